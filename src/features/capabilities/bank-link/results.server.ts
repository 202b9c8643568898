// The specification's summary of a linked bank, in dollars; empty until its history is here.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { mergeHistories } from '#core/domain/merge-histories.ts'
import type { Cents } from '#core/ground/money.ts'
import type { Deps } from '#platform/deps.ts'
import { easternDay } from '#platform/providers/bank-data/eastern-day.ts'
import { latestHistories } from '#platform/store/bank-data.ts'
import type { getAccessToken } from './contract.ts'

type Results = ResponseOf<ReturnType<typeof getAccessToken>>['results']

const dollars = (cents: Cents): number => cents / 100

export async function resultsOf(deps: Deps, leadId: string): Promise<Results> {
  const stored = await latestHistories(deps.db, deps.keys, leadId)
  const history = mergeHistories(stored.map((row) => row.history))
  if (!history)
    return {
      revenue: 0,
      last_three_months: [],
      adb: 0,
      has_mca_payments_by_month: [],
      has_biz_account: false,
      MCA_deposits: 0,
      MC_Payments: 0,
    }
  const analysis = analyseBank(history, { asOf: easternDay(deps.clock()) })
  const counted = analysis.months.filter((month) => month.counted)
  return {
    revenue: dollars(analysis.averages.trueRevenue),
    last_three_months: counted.slice(-3).map((month) => dollars(month.trueRevenue)),
    adb: dollars(analysis.averages.averageDailyBalance),
    has_mca_payments_by_month: counted.map((month) => month.debtService > 0),
    has_biz_account: analysis.holder === 'business',
    MCA_deposits: dollars(counted.reduce((sum, month) => sum + (month.excluded['advance-funding'] ?? 0), 0)),
    MC_Payments: dollars(counted.reduce((sum, month) => sum + month.debtService, 0)),
  }
}
