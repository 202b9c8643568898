// A made file of a shop with cards and costs, to which tests add what a whole look must find: other names, rails and orders each time.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { analyseBank } from '../../bank-analysis.ts'
import type { BankAccount } from '../../bank-history.ts'
import { checking, onBankDays, SampleHistory, weeklyOn } from '../../cases/sample-history.ts'

export const second: BankAccount = {
  ...checking,
  id: 'second',
  institution: 'Second Bank',
  mask: '5521',
  name: 'Business Checking 2',
}

/** Card sales of about $2,000 a bank day, checks of customers, wages, goods and rent; profitable; May to November 20, 2026. */
export function shop(accounts: BankAccount[] = [checking], from: IsoDate = '2026-05-01'): SampleHistory {
  const history = new SampleHistory(accounts)
  let k = 0
  for (let date = from; date <= '2026-11-20'; date = addDays(date, 1)) {
    if (!onBankDays(date)) continue
    k++
    history.add(date, 1_700 + ((k * 377) % 631), `SQUARE INC SQ${date.slice(5)} T3${k}`)
    if (weeklyOn(2)(date)) {
      history.add(date, 380 + ((k * 91) % 240), 'DEPOSIT')
      history.add(date, -(2_600 + ((k * 53) % 900)), `SYSCO FOOD DES:PAYMENT ID:${k} CCD`)
    }
    if (weeklyOn(5)(date)) history.add(date, -(3_900 + ((k * 31) % 300)), 'GUSTO DES:NET PAY CCD')
    if (date.endsWith('-01') || date.endsWith('-02')) history.add(date, -3_300, `CHECK ${1000 + k}`)
  }
  return history
}

export const looked = (history: SampleHistory) => analyseBank(history.build(), { asOf: history.refreshedOn })

export const codesOf = (history: SampleHistory): string[] => looked(history).findings.map(({ code }) => code)

/** True revenue of all months, dollars. */
export const revenueOf = (history: SampleHistory): number =>
  looked(history).months.reduce((sum, { trueRevenue }) => sum + trueRevenue, 0) / 100

/** Bank day on which something due posts. */
export function posted(date: IsoDate): IsoDate {
  let day = date
  while (!onBankDays(day)) day = addDays(day, 1)
  return day
}
export const after = (date: IsoDate, days: number): IsoDate => posted(addDays(date, days))
/** A varied sum in dollars and odd cents. */
export const odd = (least: number, k: number, at: number): number =>
  least + ((k * 37 + at * 419) % 900) + (((k + at * 31) % 89) + 7) / 100
export const monthsFrom = (first: number): string[] =>
  Array.from({ length: 7 - (first - 5) }, (_, at) => String(first + at).padStart(2, '0')).filter(
    (m) => m <= '11',
  )
