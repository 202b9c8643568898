// What moves on one bank day of a made business: its trade, and beside it a lender and what it hides. In the words of a bank.
import { isBankDay, weekdayOf } from '#core/domain/bank-days.ts'
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { bellOf, last, type Plan } from './made-plan.ts'

/** What a line is, in truth. */
type Kind = 'sale' | 'cost' | 'lender' | 'owner' | 'other'
export type Say = (kind: Kind, cents: number, text: string) => void

/** Every second Friday: wages first, then the owner. */
export const isPayday = (day: number): boolean => weekdayOf(day) === 5 && Math.floor(day / 7) % 2 === 0

/** One bank day; what is said of it is all that moves. */
export function trading(plan: Plan, dice: () => number, day: number, say: Say): void {
  const { trade, sales, name, trick } = plan
  const month = (day - last) / 30.4
  const usual =
    (sales *
      (1 + trade.season * Math.sin((month / 12) * 2 * Math.PI + plan.phase)) *
      (1 + plan.growth) ** month) /
    21
  for (const rail of trade.rails)
    if (dice() < rail.chance)
      say(
        'sale',
        Math.round(((usual * rail.share) / rail.chance) * Math.max(0.15, 1 + bellOf(dice) * rail.spread)),
        rail.text(name, day, Math.floor(dice() * 6)),
      )
  const margin = trick === 'turned to loss' && day < plan.lossFrom ? 0.06 : plan.margin
  const date = Number(isoFromDayNumber(day).slice(8))
  const isFirst = date <= 3 && !(isBankDay(day - 1) && date > 1) && !(date === 3 && isBankDay(day - 2))
  const cost = (cents: number, text: string) => say('cost', -Math.round(cents), text)
  if (isFirst) cost(sales * trade.rent, `CHECK ${1000 + (day % 900)}`)
  // Wages and rent stay when sales do not; goods follow sales.
  if (isPayday(day))
    cost(
      (sales * trade.payroll * 14) / 30.4,
      `GUSTO DES:PAYROLL ID:6SEMK${day % 9_973} INDN:${name} CO ID:9138864001 CCD`,
    )
  const goods = 1 - margin - trade.rent - trade.payroll - 0.1
  if (day % 7 === 1 || day % 7 === 4)
    cost(
      ((usual * 21 * goods) / 8.2) * Math.max(0.3, 1 + bellOf(dice) * 0.25),
      `${trade.supplier} DES:ACH PMT ID:${day % 99_991} INDN:${name} CO ID:1741648137 CCD`,
    )
  cost(
    ((sales * 0.06) / 21) * Math.max(0.2, 1 + bellOf(dice) * 0.5),
    `PURCHASE ${date % 2 ? 'SHELL OIL' : 'STAPLES'} ${day % 9_001} CARD 4471`,
  )
  if (date >= 20 && date <= 22 && isBankDay(day) && !(date > 20 && isBankDay(day - 1)))
    cost(sales * 0.04, `IRS DES:USATAXPYMT ID:22${day % 99_991} INDN:${name} CO ID:3387702000 CCD`)
}

/** What comes and goes beside the trade; what the business hides ends on the last day. */
export function beside(plan: Plan, dice: () => number, day: number, say: Say): void {
  const { lender, trick, sales } = plan
  if (lender && day >= lender.from) {
    if (day === lender.from)
      say('lender', lender.advance, `WIRE TYPE:WIRE IN DATE:${day} ORIG:${lender.name} LLC`)
    else if (day - lender.from < 215)
      say(
        'lender',
        -lender.payment,
        `${lender.name} DES:PAYMENT ID:${day % 99_991} INDN:${plan.name} CO ID:5${day % 9}41 CCD`,
      )
  }
  if (day > last) return
  const before = last - day
  if (trick === 'kiting' && before < 200 && before > 3) {
    // Each check covers the one before it; the float grows.
    const turn = Math.floor(before / 4)
    const cents = Math.round(sales * 0.25 * 1.01 ** (50 - turn) * (0.97 + ((turn * 37) % 7) / 100))
    if (before % 4 === 2) say('other', cents, 'DEPOSIT ID NUMBER 448120')
    if (before % 4 === 1 || (before % 4 === 0 && !isBankDay(day - 1)))
      say('other', -cents, `CHECK ${2000 + turn}`)
  }
  if (
    trick === 'loan as a sale' &&
    (before === 45 || before === 46 || before === 44) &&
    isBankDay(day) &&
    (before === 46 || !isBankDay(day - 1))
  )
    say(
      'other',
      Math.round(sales * 1.4),
      `ORCHARD HOLDINGS DES:ACH CREDIT ID:${day % 9_973} INDN:${plan.name} CO ID:1${day % 97}2234 CCD`,
    )
  if (trick === 'loan as a sale' && before < 40 && before > 25)
    say('other', -Math.round(sales * 0.13), `PURCHASE EQUIPMENT DEPOT ${day % 997} CARD 4471`)
  if (trick === 'client money' && weekdayOf(day) === 3)
    say(
      'other',
      Math.round(sales * 0.5 * (0.9 + dice() * 0.2)),
      `CLIENT FUNDING DES:PAYROLL ID:${day % 97} INDN:${plan.name} CO ID:1841234567 CCD`,
    )
  if (trick === 'client money' && weekdayOf(day) === 4)
    say('other', -Math.round(sales * 0.5), `DIRECT DEPOSIT BATCH ${day % 997} CLIENT EMPLOYEES`)
}
