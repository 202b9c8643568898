// A date of birth, shown as month, day, year; the value is the ISO date. Adults only.
import { isIsoDate, type IsoDate } from '#core/ground/dates.ts'
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind, type FieldOptions } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'

/** Adulthood in most states; the spec's list starts at 20 and shuts out owners of 18 and 19. */
export const adultAge = 18
export const firstBirthYear = 1900

/**
 * What is typed as 'MM/DD/YYYY': a slash comes by itself where a month or a day can only be over, and a typed sign ends one that is shorter
 * ('4-12-1980'). Where the first figures are no month, the text stays: they are a day or a year ('15/03/1981', '19810315').
 */
function formatTypedDate(text: string): string {
  if (/^[/-]*$/.test(text)) return ''
  if (!/^[\d/-]+$/.test(text) || /^\d{3,}[/-]/.test(text) || /^\d{5,}$/.test(text)) return text
  const parts = text.split(/[/-]/)
  for (const most of [12, 31].slice(parts.length - 1)) {
    const last = parts.at(-1)!
    // No month or day begins with 4 to 9 and goes on.
    const ends = /^[4-9]\d/.test(last) ? 1 : last.length > 2 && Number(last.slice(0, 2)) <= most ? 2 : 0
    if (!ends) break
    parts.splice(-1, 1, last.slice(0, ends), last.slice(ends))
  }
  return parts.length > 3 ? text : parts.join('/')
}

/** Whole years between two ISO dates; somebody born on February 29 is a year older on March 1. */
export const ageOn = (born: IsoDate, today: IsoDate): number =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0)

const todayOf = (options: FieldOptions | undefined): IsoDate => {
  if (!options?.today) throw new RangeError('date of birth needs today')
  return options.today
}

/** Needs `today` in its options. Text is 'M/D/YYYY' (an ISO date is read too), value 'YYYY-MM-DD'. */
export const dateOfBirthKind: FieldKind<IsoDate> = figureKind({
  name: 'date-of-birth',
  inputMode: 'numeric',
  secret: true,
  late: true,
  format: formatTypedDate,
  show: (value) => value.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1'),
  mask: () => '••/••/••••',
  parse: (text, options) => {
    if (text === '') return fieldError('empty')
    const today = todayOf(options)
    const born = text.replace(
      /^(\d\d?)[/ -](\d\d?)[/ -](\d{4})$/,
      (_, month: string, day: string, year: string) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    )
    if (!isIsoDate(born) || Number(born.slice(0, 4)) < firstBirthYear || born > today)
      return fieldError('date')
    return ageOn(born, today) < adultAge ? fieldError('underage', { age: adultAge }) : ok(born)
  },
})
