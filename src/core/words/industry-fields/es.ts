// The labels of the two industries of a business, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  generalIndustry: 'Sector',
  industry: 'Actividad del negocio',
}
