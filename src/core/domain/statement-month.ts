// The month that a bank statement is of, by the name of its file, in English and Spanish.
import { addMonths, monthsBetween, type IsoMonth } from '#core/ground/dates.ts'

/** As old as a statement may be to count, in months. */
export const OLDEST_STATEMENT = 24

const names = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feb', 'febrero'],
  ['march', 'mar', 'marzo'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dic'],
]
/** 1 to 12 by a month's name or its short form, in lower case without accents. */
export const monthNumber = (name: string): number | undefined => numberOf.get(name)
const numberOf = new Map(names.flatMap((words, at) => words.map((word) => [word, at + 1] as const)))

const iso = (year: number | string, month: number | string): IsoMonth =>
  `${year}-${String(month).padStart(2, '0')}`

const month = '(0[1-9]|1[0-2])'
const day = '(?:0[1-9]|[12]\\d|3[01])'
const year = '(20\\d\\d)'
/** Figures that hold year and month, whole groups of digits only; each with the places of its year and month. */
const figures: readonly (readonly [RegExp, number, number])[] = [
  [new RegExp(`(?<!\\d)${year}[-_. ]?${month}(?:[-_. ]?${day})?(?!\\d)`, 'g'), 1, 2],
  [new RegExp(`(?<!\\d)${month}[-_. ]?(?:${day}[-_. ]?)?${year}(?!\\d)`, 'g'), 2, 1],
]

/**
 * 'YYYY-MM' of 'Statement_2026-05.pdf', '05312026.pdf', 'mayo 2026.pdf' or 'may.pdf' (the latest May that is over on the first day of
 * `currentMonth`). Null where the name tells none, several, or one that no statement can be of: that is then asked.
 */
export function monthInFileName(name: string, currentMonth: IsoMonth): IsoMonth | null {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  const dated = figures.flatMap(([pattern, y, m]) =>
    [...plain.matchAll(pattern)].map((hit) => iso(hit[y]!, hit[m]!)),
  )
  const found = new Set(dated.length ? dated : byWord(plain, currentMonth))
  const [only] = found
  if (!only || found.size > 1) return null
  const age = monthsBetween(only, currentMonth)
  return age < 0 || age > OLDEST_STATEMENT ? null : only
}

function byWord(plain: string, currentMonth: IsoMonth): IsoMonth[] {
  const years = [...plain.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([text]) => text)
  const months = [...plain.matchAll(/[a-z]+/g)].flatMap(([word]) => numberOf.get(word) ?? [])
  if (new Set(years).size > 1) return []
  return months.map((of) => {
    if (years[0]) return iso(years[0], of)
    const thisYear = iso(currentMonth.slice(0, 4), of)
    return thisYear < currentMonth ? thisYear : addMonths(thisYear, -12)
  })
}
