// What the offer tool's options are called: the wire texts in English, to the letter of the specification, and their Spanish names.
import type { Choice } from './choice.ts'

const names: Readonly<Record<string, string>> = {
  Yes: 'Sí',
  No: 'No',
  'Yes + 20% NL': 'Sí, con pérdida neta del 20%',
  'Yes + Past due': 'Sí, con atrasos',
  '1,<1 yr': '1, hace menos de 1 año',
  '1,2-5 yrs': '1, hace 2 a 5 años',
  '1,>5 yrs': '1, hace más de 5 años',
  '2+': '2 o más',
  '0 to 5': '0 a 5',
  '6+': '6 o más',
}

/** Ranges of figures are read in both languages, and have no row. */
export const toolOptions: readonly Choice[] = Object.entries(names).map(([value, es]) => ({
  value,
  en: value,
  es,
}))
