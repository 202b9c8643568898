// The v1 summary of a book: figures as text with two places, months MM/YYYY, an account's number in full.
import { dice as diceOf } from '../bank-world/dice.ts'

const money = (dollars: number): string => dollars.toFixed(2)

/** One checking account over as many full months as there were files, six at most, before `now`. */
export function makeSummary(seed: string, files: number, now: Date): object {
  const dice = diceOf('statements', seed).unit
  const keys = Array.from({ length: Math.min(6, files) }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - back, 1))
    return `${String(month.getUTCMonth() + 1).padStart(2, '0')}/${month.getUTCFullYear()}`
  })
  const byMonth = (of: () => string): Record<string, string> =>
    Object.fromEntries(keys.map((key) => [key, of()]))
  const sales = 18_000 + dice() * 40_000
  const deposits = byMonth(() => money(sales * (0.9 + dice() * 0.2)))
  const balances = byMonth(() => money(sales * (0.2 + dice() * 0.1)))
  const revenue = Object.fromEntries(
    Object.entries(deposits).map(([key, sum]) => [key, money(Number(sum) * 0.96)]),
  )
  return {
    pk: 18_843_681,
    name: 'Book',
    average_daily_balance_by_month: balances,
    bank_accounts: keys.length
      ? [
          {
            pk: 9_662_788,
            account_number: '488083738759',
            account_type: 'CHECKING',
            account_holder: 'SAMPLE BUSINESS',
            bank_name: 'Bank of Marigold Bay',
            average_daily_balance_by_month: balances,
            negative_balances_by_month: Object.fromEntries(
              keys.map((key) => [key, dice() < 0.3 ? [`${key.slice(0, 2)}/12/${key.slice(3)}`] : []]),
            ),
            nsf_count_by_month: byMonth(() => '0.00'),
            estimated_revenue_by_month: revenue,
            deposits_sum_by_month: deposits,
            deposits_count_by_month: Object.fromEntries(
              keys.map((key) => [key, Math.round(18 + dice() * 20)]),
            ),
            withdrawals_sum_by_month: byMonth(() => money(sales * (0.85 + dice() * 0.15))),
          },
        ]
      : [],
  }
}
