// The label of the name of the business, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  businessName: 'Nombre legal del negocio',
  ownBusinessName: 'Nombre del negocio, como se escribe en su idioma',
}
