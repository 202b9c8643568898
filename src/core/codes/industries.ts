// The eighteen general industries; their second lists are in sub-industries.ts.
import type { Choice } from './choice.ts'

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
