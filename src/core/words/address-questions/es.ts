// Hints and why we ask, of the questions about addresses and the phone of the business, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  homeWhy: 'la comparamos con su identificación para que nadie presente una solicitud en su nombre.',
  businessPhoneHint: 'Puede usar su celular si el negocio no tiene número propio',
  sameAsHome: 'Usar la dirección de mi casa',
  cellPhoneTaken: 'Su celular. Cámbielo si el negocio tiene número propio.',
  addressOnFile: 'Es la dirección que tenemos, abreviada. Cámbiela si no es correcta.',
}
