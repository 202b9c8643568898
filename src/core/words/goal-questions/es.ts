// Hints and why we ask, of the questions about goals and how the owner heard of us, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  referralHint: 'Según cómo llegó aquí. Corríjalo si no es correcto.',
}
