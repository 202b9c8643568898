// What is wrong with the form of a request, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  empty: 'Este campo no puede quedar vacío',
  tooLong: 'Es demasiado largo',
  wrongForm: 'Este valor no tiene la forma correcta',
}
