// Hints about the name of the business and what it tells, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  nameHint: 'El nombre de su declaración de impuestos, con LLC o Inc. si lo lleva',
  nameTells: 'Según el nombre de su negocio. Corríjalo si no es correcto.',
}
