// Hints and why we ask, of the questions about addresses and the phone of the business, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  homeWhy: 'lo comparamos con su identificación para que nadie solicite en su nombre.',
  businessPhoneHint: 'Puede usar su celular si el negocio no tiene número propio',
  sameAsHome: 'Usar la dirección de mi casa',
  cellPhoneTaken: 'Su celular. Cámbielo si el negocio tiene número propio.',
  addressOnFile: 'Consta así, y se muestra abreviada. Cámbiela si no está bien.',
}
