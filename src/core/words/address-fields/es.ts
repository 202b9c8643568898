// The labels of the questions about addresses and the phone of the business, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  homeAddress: 'Dirección particular',
  homeAddress2: 'Apartamento o unidad',
  homeCity: 'Ciudad',
  homeState: 'Estado',
  homeZip: 'Código postal',
  businessAddress: 'Dirección del negocio',
  businessAddress2: 'Local o unidad',
  businessCity: 'Ciudad',
  businessState: 'Estado',
  businessZip: 'Código postal',
  businessPhone: 'Teléfono del negocio',
  homeBased: '¿Opera su negocio desde su casa?',
}
