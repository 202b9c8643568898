// A date of birth in three parts, month, day, year; the value is the ISO date. Adults only.
import { isIsoDate, type IsoDate } from '#core/ground/dates.ts'
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind, type FieldOptions } from './field-kind.ts'
import { typedKind } from './marks.ts'

/** Adulthood in most states; the spec's list starts at 20 and shuts out owners of 18 and 19. */
const adultAge = 18
const firstBirthYear = 1900

interface DateParts {
  readonly month: string
  readonly day: string
  readonly year: string
}

/** The parts of 'M/D/YYYY' (any of them may be empty yet) or of an ISO date, without leading zeros. */
function partsOf(text: string): DateParts {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text)
  const [month = '', day = '', year = ''] = iso ? [iso[2], iso[3], iso[1]] : text.split('/')
  const bare = (part = '') => part.trim().replace(/^0+(?=\d)/, '')
  return { month: bare(month), day: bare(day), year: year.trim() }
}

/** 'M/D/YYYY' of the parts, '' when all are empty. */
const textOfParts = ({ month, day, year }: DateParts): string =>
  month === '' && day === '' && year === '' ? '' : `${month}/${day}/${year}`

const lengths = [2, 2, 4]
const most = [12, 31, 9999]

/** What is typed as 'MM/DD/YYYY': digits alone get their slashes, a slash ends a part that is shorter ('4/12/1980'), an ISO date is turned round. */
export function formatTypedDate(text: string): string {
  if (/^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text)) return textOfParts(partsOf(text))
  const parts = ['']
  for (const sign of text) {
    const last = parts.length - 1
    const full = parts[last]!.length >= lengths[last]! || Number(parts[last]! + sign) > most[last]!
    if (/\d/.test(sign)) {
      if (!full) parts[last] += sign
      else if (last < 2) parts.push(sign)
    } else if (/[/.\s-]/.test(sign) && parts[last] !== '' && last < 2) parts.push('')
  }
  return parts.join('/')
}

/** Whole years between two ISO dates; somebody born on February 29 is a year older on March 1. */
export const ageOn = (born: IsoDate, today: IsoDate): number =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0)

const todayOf = (options: FieldOptions | undefined): IsoDate => {
  if (!options?.today) throw new RangeError('date of birth needs today')
  return options.today
}

/** Needs `today` in its options. Text is 'M/D/YYYY' (an ISO date is read too), value 'YYYY-MM-DD'. */
export const dateOfBirthKind: FieldKind<IsoDate> = typedKind({
  name: 'date-of-birth',
  inputMode: 'numeric',
  secret: true,
  format: formatTypedDate,
  show: (value) => textOfParts(partsOf(value)),
  mask: () => '••/••/••••',
  parse: (text, options) => {
    const { month, day, year } = partsOf(text)
    if (month === '' && day === '' && year === '') return fieldError('empty')
    const born = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    if (!isIsoDate(born) || Number(year) < firstBirthYear) return fieldError('date')
    const today = todayOf(options)
    if (born > today) return fieldError('date')
    return ageOn(born, today) < adultAge ? fieldError('underage', { age: adultAge }) : ok(born)
  },
})
