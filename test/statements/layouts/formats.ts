// How amounts and dates are printed, and which lines banks put together.
import { dayNumber, isoFromDayNumber, type IsoDate } from '#core/ground/dates.ts'
import type { Ledger, TrueLine } from '../ledger.ts'

interface Style {
  readonly sign?:
    | 'before'
    | 'behind'
    | 'apart before'
    | 'apart behind'
    | 'parentheses'
    | 'CR/DR'
    | 'both before'
    | 'none'
  /** What stands before the digits: '$', or '$ ' where a space follows it. */
  readonly dollar?: string
  /** Without a zero before the point: '.37'. */
  readonly bare?: boolean
}

/** An amount in cents as text. */
export function money(cents: number, { sign = 'before', dollar = '', bare = false }: Style = {}): string {
  const digits = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  const amount = dollar + (bare ? digits.replace(/^0\./, '.') : digits)
  if (sign === 'none') return amount
  if (sign === 'CR/DR') return `${amount} ${cents < 0 ? 'DR' : 'CR'}`
  if (sign === 'both before') return `${cents < 0 ? '-' : '+'}${amount}`
  if (cents >= 0) return amount
  if (sign === 'before') return `-${amount}`
  if (sign === 'apart before') return `- ${amount}`
  if (sign === 'behind') return `${amount}-`
  if (sign === 'apart behind') return `${amount} -`
  return `(${amount})`
}
export const usd = (cents: number, dollar = ''): string => money(cents, { dollar })

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const meses = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC']
const parts = (date: IsoDate) => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month, day, name: months[Number(month) - 1]!, mes: meses[Number(month) - 1]! }
}
export const dated =
  (write: (of: ReturnType<typeof parts>) => string) =>
  (date: IsoDate): string =>
    write(parts(date))

/** 01/05 */
export const md = dated(({ month, day }) => `${month}/${day}`)
/** 1/5 */
export const plainMd = dated(({ month, day }) => `${Number(month)}/${Number(day)}`)
/** 01-05 */
export const dashMd = dated(({ month, day }) => `${month}-${day}`)
/** 1-5 */
export const plainDash = dated(({ month, day }) => `${Number(month)}-${Number(day)}`)
/** 01/05/2026 */
export const mdy = dated(({ year, month, day }) => `${month}/${day}/${year}`)
/** 01/05/26 */
export const mdShortYear = dated(({ year, month, day }) => `${month}/${day}/${year.slice(2)}`)
/** 1/05/26 */
export const plainMdShortYear = dated(({ year, month, day }) => `${Number(month)}/${day}/${year.slice(2)}`)
/** 01-05-26 */
export const dashShortYear = dated(({ year, month, day }) => `${month}-${day}-${year.slice(2)}`)
/** January 05, 2026 */
export const long = dated(({ year, name, day }) => `${name} ${day}, ${year}`)
/** Jan 5, 2026 */
export const shortWithYear = dated(({ year, name, day }) => `${name.slice(0, 3)} ${Number(day)}, ${year}`)
/** Jan 5 */
export const short = dated(({ name, day }) => `${name.slice(0, 3)} ${Number(day)}`)
/** 05 JAN */
export const dayFirst = dated(({ name, day }) => `${day} ${name.slice(0, 3).toUpperCase()}`)
/** JAN 05 */
export const monthFirst = dated(({ name, day }) => `${name.slice(0, 3).toUpperCase()} ${day}`)
/** Jan05 */
export const monthTight = dated(({ name, day }) => `${name.slice(0, 3)}${day}`)
/** 05 ENE */
export const dia = dated(({ mes, day }) => `${day} ${mes}`)
/** 5 de ENE de 2026 */
export const diaLargo = dated(({ mes, day, year }) => `${Number(day)} de ${mes} de ${year}`)

export const daysOf = ({ from, to }: Ledger): number => dayNumber(to) - dayNumber(from) + 1
export const dayBefore = (date: IsoDate): IsoDate => isoFromDayNumber(dayNumber(date) - 1)

export const sum = (lines: readonly TrueLine[]): number => lines.reduce((all, { cents }) => all + cents, 0)
export const isIn = ({ cents }: TrueLine): boolean => cents > 0
export const textOf = ({ text, check }: TrueLine): string => (check ? `Check ${check}` : text)

/** Lines by what banks print below one head. A line is in several: 'outs' has checks, cards, fees and the others. */
export function groupsOf({ lines }: Ledger) {
  const isFee = ({ text, cents }: TrueLine) => cents < 0 && /fee|charge/i.test(text)
  const isCard = (line: TrueLine) => line.cents < 0 && !isFee(line) && /card|pos |atm/i.test(line.text)
  const isDeposit = ({ text, cents }: TrueLine) => cents > 0 && /deposit/i.test(text)
  const isInterest = ({ text, cents }: TrueLine) => cents > 0 && /^interest/i.test(text)
  const outs = lines.filter((line) => !isIn(line))
  const ins = lines.filter(isIn)
  return {
    ins,
    deposits: ins.filter(isDeposit),
    interest: ins.filter(isInterest),
    otherIns: ins.filter((line) => !isDeposit(line)),
    credits: ins.filter((line) => !isInterest(line)),
    outs,
    checks: outs.filter(({ check }) => check),
    notChecks: outs.filter(({ check }) => !check),
    fees: outs.filter(isFee),
    cards: outs.filter(isCard),
    electronic: outs.filter((line) => !line.check && !isFee(line) && !isCard(line)),
    noFees: outs.filter((line) => !line.check && !isFee(line)),
    notFees: outs.filter((line) => !isFee(line)),
  }
}

/** The balance at the end of each day that has lines. */
export function endOfDays({ lines, opening }: Ledger): { date: IsoDate; cents: number }[] {
  let balance = opening
  const days = new Map<IsoDate, number>()
  for (const { date, cents } of lines) days.set(date, (balance += cents))
  return [...days].map(([date, cents]) => ({ date, cents }))
}

/** Each line with the balance after it, and whether it is the last of its day. */
export function withBalances({ lines, opening }: Ledger) {
  let balance = opening
  return lines.map((line, at) => ({
    line,
    balance: (balance += line.cents),
    isLast: lines[at + 1]?.date !== line.date,
  }))
}
