// An answer that stands until it is changed, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  changeAnswer: 'Cambiar',
}
