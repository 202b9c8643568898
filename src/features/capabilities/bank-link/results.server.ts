// The specification's summary of a linked bank, in dollars; all of it null until its history is here and analysed.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Cents } from '#core/ground/money.ts'
import type { Deps } from '#platform/deps.ts'
import { readAnalysis } from '../bank-analysis/read-analysis.server.ts'
import type { getAccessToken } from './contract.ts'

type Results = ResponseOf<ReturnType<typeof getAccessToken>>['results']

const dollars = (cents: Cents): number => cents / 100

export async function resultsOf(deps: Deps, leadId: string): Promise<Results> {
  const read = await readAnalysis(deps, leadId)
  if (!read.ok || !read.value)
    return {
      revenue: null,
      last_three_months: null,
      adb: null,
      has_mca_payments_by_month: null,
      has_biz_account: null,
      MCA_deposits: null,
      MC_Payments: null,
    }
  const { analysis } = read.value
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
