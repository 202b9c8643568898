// The labels of a person's name, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  oneName: 'Tengo un solo nombre, sin apellido',
  ownName: 'Su nombre, como se escribe en su idioma',
}
