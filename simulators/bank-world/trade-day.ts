// One day in the life of a simulated merchant, as its bank sees it.
import type { IsoDate } from '#core/ground/dates.ts'
import { addDays, dayNumber, weekday } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { bankDayFrom, isBankDay } from './bank-days.ts'
import type { Dice } from './dice.ts'
import { dice } from './dice.ts'
import type { Ledger } from './ledger.ts'
import { filled } from './line-text.ts'
import type { MerchantPlan } from './merchant-plan.ts'

interface TradeDay {
  readonly date: IsoDate
  readonly plan: MerchantPlan
  readonly ledger: Ledger
  readonly seed: number
  /** Day on which the bank was linked: advances and growth are reckoned from it. */
  readonly linkedOn: IsoDate
  /** Calendar days since the previous bank day, this one included: what was due on them is posted now. */
  readonly due: readonly IsoDate[]
  readonly luck: Dice
}

const checkingId = 'a1'
const savingsId = 'a2'
const payrollId = 'a3'

/** Sales of a month at the season and growth of this day (cents). */
function monthlySales({ plan, linkedOn }: TradeDay, date: IsoDate): number {
  const years = (dayNumber(date) - dayNumber(linkedOn)) / 365
  return plan.sales * (plan.season[Number(date.slice(5, 7)) - 1] ?? 1) * Math.pow(1 + plan.growth, years)
}

function salesOn(day: TradeDay, date: IsoDate): number {
  const week = day.plan.week
  const mean = week.reduce((a, b) => a + b, 0) / 7
  const noise = 0.85 + 0.3 * dice(day.seed, 'sales', date).unit()
  return (monthlySales(day, date) / 30.4) * ((week[weekday(date)] ?? 1) / mean) * noise
}

const fellDue = (day: TradeDay, dayOfMonth: number): boolean =>
  day.due.some((date) => Number(date.slice(8)) === dayOfMonth)
const weekdayFell = (day: TradeDay, which: number): boolean => day.due.some((date) => weekday(date) === which)
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const hasStopped = ({ plan, linkedOn }: TradeDay, date: IsoDate): boolean =>
  plan.soldUntilDaysBefore !== undefined && date > addDays(linkedOn, -plan.soldUntilDaysBefore)

function takeIn(day: TradeDay): void {
  takeOneOffs(day)
  if (hasStopped(day, day.date)) return
  const { plan, ledger, date, luck } = day
  const settled = sum(day.due.map((d) => salesOn(day, addDays(d, -1))))
  const week = sum(Array.from({ length: 7 }, (_, i) => salesOn(day, addDays(date, -1 - i))))
  for (const card of plan.cards) {
    if (card.weeklyOn !== undefined && !weekdayFell(day, card.weeklyOn)) continue
    const amount = luck.around(card.share * (card.weeklyOn === undefined ? settled : week), 0.04)
    ledger.post(checkingId, date, amount, filled(card.text, luck))
  }
  if (plan.cash > 0 && weekdayFell(day, 1)) {
    ledger.post(
      checkingId,
      date,
      Math.round(luck.around(plan.cash * week, 0.1) / 100) * 100,
      'COUNTER DEPOSIT',
    )
  }
  const invoices = plan.invoices
  if (invoices && luck.chance(invoices.count / 21)) {
    const amount = (invoices.share * monthlySales(day, date)) / invoices.count
    const text = `${luck.pick(invoices.payers)} INV ${luck.between(10_000, 99_999)}`
    ledger.post(checkingId, date, luck.around(amount, 0.45), text)
  }
}

function takeOneOffs({ plan, ledger, date, linkedOn, due }: TradeDay): void {
  for (const { daysBefore, amount, text } of plan.oneOffs ?? [])
    if (due.includes(addDays(linkedOn, -daysBefore))) ledger.post(checkingId, date, amount, text)
}

/** A cost that can wait: not paid when it would bring the balance under the floor. */
function spend(day: TradeDay, amount: Cents, text: string): void {
  if (day.ledger.balance(checkingId) - amount < day.plan.floor) return
  day.ledger.post(checkingId, day.date, -amount, text)
}

function payCosts(day: TradeDay): void {
  const { plan, ledger, date, luck } = day
  const { supplies, payroll, salesTax } = plan.costs
  const month = monthlySales(day, date)
  const pay = (amount: Cents, text: string): void =>
    ledger.post(checkingId, date, -amount, filled(text, luck))

  if (fellDue(day, 1)) pay(plan.costs.rent, 'RENT PMT WEB PROPERTY MGMT')
  for (const [on, amount, spread, text] of plan.costs.bills) {
    if (fellDue(day, on)) pay(luck.around(amount, spread), text)
  }
  if (fellDue(day, 28)) pay(1_500, 'MONTHLY SERVICE FEE')
  if (hasStopped(day, date)) return
  if (payroll && isPayday(date)) payWages(day, Math.round((payroll.share * month * 14) / 30.4), payroll.text)
  if (payroll && fellDue(day, 15))
    pay(luck.around(payroll.share * 0.2 * month, 0.05), 'IRS DES:USATAXPYMT ID:2704########')
  if (salesTax && fellDue(day, 20)) pay(luck.around(salesTax.share * month, 0.05), salesTax.text)

  const wanted = supplies.count / 21
  const count = Math.floor(wanted) + (luck.chance(wanted % 1) ? 1 : 0)
  for (let i = 0; i < count; i++) {
    const amount = luck.around((supplies.share * month) / supplies.count, 0.6)
    spend(day, amount, filled(luck.pick(supplies.sellers), luck))
  }
}

/** Every second Friday, or the bank day before when that Friday is a holiday. */
function isPayday(date: IsoDate): boolean {
  for (let ahead = 0; ahead <= 2; ahead++) {
    const friday = addDays(date, ahead)
    if (weekday(friday) !== 5 || Math.floor(dayNumber(friday) / 7) % 2 !== 0) continue
    if (bankDayFrom(friday, -1) === date) return true
  }
  return false
}

function payWages({ plan, ledger, date, luck }: TradeDay, amount: Cents, text: string): void {
  const separate = plan.accounts.find((account) => account.id === payrollId)
  if (!separate) return ledger.post(checkingId, date, -amount, filled(text, luck))
  ledger.post(checkingId, date, -amount, `ONLINE TRANSFER TO CHK ...${separate.mask}`)
  ledger.post(payrollId, date, amount, `ONLINE TRANSFER FROM CHK ...${plan.accounts[0]?.mask ?? ''}`)
  ledger.post(payrollId, date, -amount, filled(text, luck))
}

function useCard({ plan, ledger, date, luck, due }: TradeDay): void {
  const card = plan.accounts.find((account) => account.kind === 'card')
  if (!card) return
  const shops = [
    'AMZN MKTP US*#######',
    'CHEVRON #######',
    'UBER TRIP',
    'STAPLES ########',
    'FACEBK ADS ######',
    'DELTA AIR LINES',
  ]
  for (let i = luck.between(2, 5); i > 0; i--)
    ledger.post(card.id, date, -luck.between(1_200, 38_000), filled(luck.pick(shops), luck))
  if (due.some((d) => d.endsWith('-25')) && ledger.balance(card.id) < 0) {
    const owed = -ledger.balance(card.id)
    ledger.post(checkingId, date, -owed, `CARDMEMBER SERV DES:WEB PYMT ...${card.mask}`)
    ledger.post(card.id, date, owed, 'PAYMENT THANK YOU')
  }
}

function serveAdvances(day: TradeDay): void {
  const { plan, ledger, date, linkedOn, due } = day
  for (const advance of plan.advances) {
    const funded = bankDayFrom(addDays(linkedOn, -advance.fundedDaysBefore), -1)
    if (date === funded) ledger.post(checkingId, date, advance.funded, advance.creditText)
    const age = dayNumber(date) - dayNumber(funded)
    if (age < 2) continue
    // The money is put to work within the next two weeks.
    if ([2, 6, 11].some((after) => due.includes(addDays(funded, after))))
      ledger.post(
        checkingId,
        date,
        -Math.round(advance.funded * 0.3),
        'WIRE TYPE:WIRE OUT BNF:KITCHEN EQUIPMENT CO',
      )
    const dueToday = advance.every === 'daily' || (age >= 5 && weekdayFell(day, advance.every))
    if (dueToday) ledger.post(checkingId, date, -advance.payment, advance.debitText)
  }
}

/** Payments that the bank sends back: the money was taken out in cash just before, and the fee makes the day negative. */
function bounce(day: TradeDay): void {
  const { plan, ledger, date, luck } = day
  const dates = [4, 10, 16, 22, 27].slice(0, plan.bounces)
  if (!dates.some((on) => fellDue(day, on))) return
  const left = luck.between(500, 2_500)
  const balance = ledger.balance(checkingId)
  if (balance > left) ledger.post(checkingId, date, left - balance, `CHECK ${luck.between(1_100, 4_900)}`)
  const amount = luck.between(38_000, 95_000)
  const seller = filled(luck.pick(plan.costs.supplies.sellers), luck)
  ledger.post(checkingId, date, -amount, `${seller} DES:ACH PMT`)
  ledger.post(checkingId, date, amount, `RETURNED ITEM NSF ${seller}`)
  ledger.post(checkingId, date, -3_600, 'NSF RETURNED ITEM FEE')
}

/** The fortnight after an advance came in: its money is meant for something, the owner leaves it alone. */
const freshlyFunded = ({ plan, date, linkedOn }: TradeDay): boolean =>
  plan.advances.some((advance) => {
    const age = dayNumber(date) - (dayNumber(linkedOn) - advance.fundedDaysBefore)
    return age >= -5 && age < 14
  })

function keepTreasury(day: TradeDay): void {
  const { plan, ledger, date, luck, due } = day
  const own = plan.accounts.find((account) => account.id === savingsId)
  const main = plan.accounts[0]?.mask ?? ''
  const move = (amount: Cents): void => {
    if (!own || amount === 0) return
    ledger.post(checkingId, date, -amount, `ONLINE TRANSFER ${amount > 0 ? 'TO' : 'FROM'} SAV ...${own.mask}`)
    ledger.post(savingsId, date, amount, `ONLINE TRANSFER ${amount > 0 ? 'FROM' : 'TO'} CHK ...${main}`)
  }
  const balance = ledger.balance(checkingId)
  if (balance < plan.floor && own) {
    const lift = Math.min(ledger.balance(savingsId), Math.round((plan.floor + plan.target) / 2) - balance)
    move(-Math.max(0, Math.floor(lift / 10_000) * 10_000))
  }
  const draws = plan.bounces === 0 && !freshlyFunded(day)
  if (draws && weekdayFell(day, 5) && balance > plan.target + 50_000) {
    const spare = Math.floor((balance - plan.target) / 5_000) * 5_000
    const kept = own ? Math.floor((spare * plan.saves) / 5_000) * 5_000 : 0
    move(kept)
    ledger.post(checkingId, date, -(spare - kept), `CHECK ${luck.between(1_100, 4_900)}`)
  }
  if (own && due.some((d) => d.endsWith('-28')))
    ledger.post(savingsId, date, Math.round(ledger.balance(savingsId) * 0.0008), 'INTEREST PAYMENT')
}

/** Posts a day's lines: money in first, as banks do. Nothing is posted on a day that is no bank day. */
export function tradeDay(day: Omit<TradeDay, 'due' | 'luck'>): void {
  if (!isBankDay(day.date)) return
  const due = [day.date]
  for (let d = addDays(day.date, -1); !isBankDay(d); d = addDays(d, -1)) due.push(d)
  const today: TradeDay = { ...day, due, luck: dice(day.seed, 'day', day.date) }
  takeIn(today)
  serveAdvances(today)
  payCosts(today)
  useCard(today)
  bounce(today)
  keepTreasury(today)
}
