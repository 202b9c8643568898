// One lane per lender below the daily balance: when it funded, was paid, was not, and was done.
import { dayNumber, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import type { BookPosition, LineBook } from './line-book.ts'

interface LenderLane {
  /** Place in the book's positions. */
  readonly position: number
  readonly lender: string
  readonly cadence: BookPosition['cadence']
  readonly payment: Cents
  readonly state: BookPosition['state']
  readonly sureness: BookPosition['sureness']
  readonly said: BookPosition['label'] | null
  readonly fundedOn: IsoDate | null
  readonly fundedAmount: Cents | null
  readonly paymentsMade: number
  readonly lastPaymentOn: IsoDate
  /** Days since `from` of each payment that went through. */
  readonly paid: readonly number[]
  readonly missed: readonly number[]
  readonly returned: readonly number[]
}

/** At most so many lanes, those that were paid last first chosen: more is no picture. */
const mostLanes = 24

/** Lanes of the positions with a line on the account (absent = any), oldest first. `from`: first day of the picture. */
export function lanesOf(
  { head, columns, count }: LineBook,
  account: number | undefined,
  from: number,
): LenderLane[] {
  const days = head.positions.map((): number[] => [])
  for (let line = 0; line < count; line++) {
    const position = columns.position[line] as number
    if (position < 0 || (account !== undefined && columns.account[line] !== account)) continue
    if ((columns.amount[line] as number) < 0) days[position]?.push((columns.day[line] as number) - from)
  }
  const since = (dates: readonly IsoDate[]): number[] =>
    dates.map((date) => dayNumber(date) - from).filter((day) => day >= 0)
  const lanes = head.positions.flatMap((each, position): LenderLane[] => {
    const drawn = days[position] ?? []
    if (account !== undefined && !drawn.length) return []
    const returned = since(each.returnedDates)
    return [
      {
        position,
        lender: each.lender,
        cadence: each.cadence,
        payment: each.payment,
        state: each.state,
        sureness: each.sureness,
        said: each.label ?? null,
        fundedOn: each.fundedOn !== null && dayNumber(each.fundedOn) >= from ? each.fundedOn : null,
        fundedAmount: each.fundedAmount,
        paymentsMade: each.paymentsMade,
        lastPaymentOn: each.lastPaymentOn,
        paid: drawn.filter((day) => day >= 0 && !returned.includes(day)),
        missed: since(each.missedDates),
        returned,
      },
    ]
  })
  const latest = [...lanes].sort((a, b) => (a.lastPaymentOn < b.lastPaymentOn ? 1 : -1)).slice(0, mostLanes)
  return lanes.filter((lane) => latest.includes(lane))
}
