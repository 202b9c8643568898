// The labels of the questions about the business, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  yearsInBusiness: 'Años de actividad',
  startMonth: 'Mes de inicio',
  startYear: 'Año de inicio',
  classification: 'Tipo de empresa',
}
