// The eighteen general industries and which of them ask a second question; the second lists are in sub-industries.ts, loaded with the page that asks.
import type { Choice } from './choices.ts'

const names = {
  'Auto Sales': 'Venta de automóviles',
  Automotive: 'Servicios automotrices',
  'Beauty and Wellness': 'Belleza y bienestar',
  'Construction and Contracting': 'Construcción y contratistas',
  'E-commerce': 'Comercio electrónico',
  'Education and Childcare': 'Educación y cuidado infantil',
  Healthcare: 'Salud',
  Hospitality: 'Hotelería y turismo',
  Manufacturing: 'Manufactura',
  'Non-profits': 'Organizaciones sin fines de lucro',
  'Professional Services': 'Servicios profesionales',
  'Real Estate': 'Bienes raíces',
  Retail: 'Comercio minorista',
  'Restaurants and Food Services': 'Restaurantes y servicios de comida',
  Technology: 'Tecnología',
  'Transportation and Logistics': 'Transporte y logística',
  Wholesale: 'Comercio mayorista',
  'Other Services': 'Otros servicios',
} as const

export type GeneralIndustry = keyof typeof names

export const generalIndustries: readonly Choice<GeneralIndustry>[] = (
  Object.keys(names) as GeneralIndustry[]
).map((value) => ({ value, en: value, es: names[value] }))

/** Whether a general industry has a list of its own to choose from; texts that are no general industry have none. */
export const hasSubIndustries = (general: string): boolean =>
  Object.hasOwn(names, general) && general !== 'Non-profits' && general !== 'Other Services'
