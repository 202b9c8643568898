// From a bank analysis to what the model reads.
import type { BankAnalysis, ModelInputs } from './underwriting.ts'

/** The bank's part of the inputs; answers and credit come from elsewhere and are spread beside it. */
export function inputsFromAnalysis(
  analysis: Omit<BankAnalysis, 'excludedCredits'>,
): Pick<
  ModelInputs,
  | 'asOf'
  | 'months'
  | 'positions'
  | 'accountHolder'
  | 'dataFindings'
  | 'negativeToday'
  | 'undisclosedAccounts'
  | 'bankDataOn'
  | 'monthToDatePace'
  | 'sameMonthsLastYear'
  | 'topPayerShare'
  | 'fromStatements'
  | 'labels'
  | 'flows'
  | 'balanceToday'
  | 'notEarnedToday'
> {
  return {
    asOf: analysis.asOf,
    months: analysis.months
      .filter((month) => month.counted)
      .map((month) => ({
        month: month.month,
        gross: month.gross,
        averageDailyBalance: month.averageDailyBalance,
        ...(month.earnedDailyBalance !== undefined && { earnedDailyBalance: month.earnedDailyBalance }),
        negativeDays: month.negativeDays,
        deposits: month.deposits,
        nsf: month.nsf,
        trueRevenue: month.trueRevenue,
        outflow: month.outflow,
        debtService: month.debtService,
        unclassed: month.unclassed,
      })),
    positions: analysis.positions,
    accountHolder: analysis.holder,
    dataFindings: analysis.findings,
    negativeToday: analysis.negativeToday,
    undisclosedAccounts: analysis.undisclosedAccounts.length,
    bankDataOn: analysis.refreshedOn,
    monthToDatePace: analysis.monthToDate.pace,
    sameMonthsLastYear: analysis.sameMonthsLastYear,
    topPayerShare: analysis.concentration.top,
    flows: analysis.flows,
    balanceToday: analysis.currentBalance,
    ...(analysis.notEarnedToday !== undefined && { notEarnedToday: analysis.notEarnedToday }),
    ...(analysis.accounts.some(({ account, use }) => use === 'operating' && account.statements) && {
      fromStatements: true as const,
    }),
    ...(analysis.labels.count > 0 && { labels: analysis.labels }),
  }
}
