// The labels of what is asked for, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  product: '¿Qué necesita?',
  requestedAmount: '¿Cuánto necesita?',
  monthlySales: 'Ventas mensuales promedio',
}
