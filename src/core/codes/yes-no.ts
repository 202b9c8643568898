// The two answers of a question that is open until it is answered. A file of its own: an address asks it beside no other list.
import type { Choice } from './choice.ts'

export const yesNo: readonly Choice<'true' | 'false'>[] = [
  { value: 'true', en: 'Yes', es: 'Sí' },
  { value: 'false', en: 'No', es: 'No' },
]
