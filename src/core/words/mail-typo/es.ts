// The question about an e-mail address with a slip in it, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  didYouMean: '¿Quiso escribir {address}?',
}
