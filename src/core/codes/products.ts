// The products that an owner may ask for. A file of its own: the first page loads no other list.
import type { Choice } from './choice.ts'

/** Specification 1, section 3. */
export const products: readonly Choice<
  'Working Capital' | 'Credit Line' | 'Invoice Factoring' | 'Equipment Financing' | 'Vehicle Financing'
>[] = [
  {
    value: 'Working Capital',
    en: 'Working Capital',
    es: 'Capital de trabajo',
    hint: { en: 'Cash for everyday costs', es: 'Efectivo para los gastos del día a día' },
  },
  {
    value: 'Credit Line',
    en: 'Credit Line',
    es: 'Línea de crédito',
    hint: { en: 'Draw when you need it', es: 'Úsela cuando la necesite' },
  },
  {
    value: 'Invoice Factoring',
    en: 'Invoice Factoring',
    es: 'Factoraje de facturas',
    hint: { en: 'Get paid on invoices now', es: 'Cobre sus facturas ahora' },
  },
  {
    value: 'Equipment Financing',
    en: 'Equipment Financing',
    es: 'Financiamiento de equipo',
    hint: { en: '2+ years time in business', es: 'Con 2 años o más de actividad' },
  },
  {
    value: 'Vehicle Financing',
    en: 'Vehicle Financing',
    es: 'Financiamiento de vehículos',
    hint: { en: 'Vans, trucks and fleets', es: 'Camionetas, camiones y flotas' },
  },
]

/** The two that count as the equipment product type (specification 1, section 3). */
export const isEquipmentProduct = (product: string): boolean =>
  product === 'Equipment Financing' || product === 'Vehicle Financing'

/** The policy prices and refuses these (spec 219); for any other a person looks, whatever the bank says. */
export const isModelled = (product: string | undefined): boolean =>
  product === 'Working Capital' || product === 'Credit Line'
