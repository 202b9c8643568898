// The person without a business account: a paycheck, a rent, groceries and a little side income.
import type { IsoDate } from '#core/ground/dates.ts'
import { addDays, dayNumber, weekday } from '#core/ground/dates.ts'
import { bankDayFrom, isBankDay } from './bank-days.ts'
import { dice } from './dice.ts'
import type { AccountPlan, Ledger } from './ledger.ts'
import { filled } from './line-text.ts'

export const householdOwners = ['Jordan Ellis'] as const

export const householdAccounts: readonly AccountPlan[] = [
  {
    id: 'a1',
    name: 'Everyday Checking',
    kind: 'checking',
    mask: '4406',
    holder: 'personal',
    opening: 310_000,
  },
  {
    id: 'a2',
    name: 'Rainy Day Savings',
    kind: 'savings',
    mask: '4413',
    holder: 'personal',
    opening: 520_000,
  },
]

const sellers = [
  'HANNAFORD #####',
  'SHELL OIL ########',
  'NETFLIX.COM',
  'TARGET ########',
  'DUNKIN #######',
  'CVS/PHARMACY #####',
]
const bills: readonly (readonly [number, number, string])[] = [
  [2, 165_000, 'GREEN MOUNTAIN APTS WEB PMT RENT'],
  [7, 9_400, 'GREEN MTN POWER DES:ELEC PYMT'],
  [14, 11_200, 'GEICO DES:PREM COLL'],
  [21, 8_500, 'VERIZON WIRELESS DES:PAYMENTS'],
]

/** One day of the household. */
export function liveDay(ledger: Ledger, seed: number, date: IsoDate): void {
  if (!isBankDay(date)) return
  const luck = dice(seed, 'household', date)
  const day = Number(date.slice(8))
  if (weekday(date) === 5 && Math.floor(dayNumber(date) / 7) % 2 === 0)
    ledger.post('a1', date, luck.around(214_000, 0.01), 'MAPLE LEAF CLINIC DES:PAYROLL ID:7714')
  if (luck.chance(0.12))
    ledger.post('a1', date, luck.between(3_000, 24_000), 'VENMO DES:CASHOUT ID:10########'.replace(/#/g, '4'))
  for (const [due, amount, text] of bills) {
    const month = date.slice(0, 8)
    if (bankDayFrom(`${month}${String(due).padStart(2, '0')}`) === date)
      ledger.post('a1', date, -luck.around(amount, 0.02), text)
  }
  if (luck.chance(0.55) && ledger.balance('a1') > 60_000)
    ledger.post('a1', date, -luck.between(900, 14_500), `POS PURCHASE ${filled(luck.pick(sellers), luck)}`)
  if (day === 15 && ledger.balance('a1') > 120_000) {
    ledger.post('a1', date, -20_000, 'ONLINE TRANSFER TO SAV ...4413')
    ledger.post('a2', date, 20_000, 'ONLINE TRANSFER FROM CHK ...4406')
  }
  // What is left over is spent, and a shortfall is met from savings, so that the balance stays where a paycheck keeps it.
  if (ledger.balance('a1') > 420_000)
    ledger.post('a1', date, -luck.between(60_000, 120_000), 'CAPITAL ONE DES:CRCARDPMT')
  if (ledger.balance('a1') < 30_000) {
    const need = 100_000
    ledger.post('a1', date, need, 'ONLINE TRANSFER FROM SAV ...4413')
    ledger.post('a2', date, -need, 'ONLINE TRANSFER TO CHK ...4406')
  }
  if (addDays(date, 1).slice(0, 7) !== date.slice(0, 7))
    ledger.post('a2', date, luck.between(140, 320), 'INTEREST PAYMENT')
}
