// The bank's picture of one application for its staff page; money in cents, names and numbers as the analysis has them.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import type { KeptAnalysis } from '#core/domain/kept-analysis.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { readAnalysis } from '#features/capabilities/bank-analysis/read-analysis.server.ts'
import type { Deps } from '#platform/deps.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import type { LoggedIn } from '../login/session.server.ts'
import type { BankPicture, readBank as declared } from './bank-contract.ts'
import { leadFor } from './lead-for.server.ts'

export async function readBank(
  deps: Deps,
  staff: LoggedIn,
  { id }: { id: string },
): Promise<Answer<ResponseOf<typeof declared>>> {
  const found = await leadFor(deps.db, staff, id, 'view')
  if (!found.ok) return found
  const read = await readAnalysis(deps, id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  return ok({ bank: read.value && shown(read.value.analysis) })
}

function shown(analysis: KeptAnalysis): BankPicture {
  const counted = analysis.months.filter((month) => month.counted)
  return {
    ...analysis,
    accounts: analysis.accounts.map(({ account, use }) => ({
      institution: account.institution,
      name: account.name,
      mask: account.mask,
      type: account.kind,
      use,
      balance: account.balance,
    })),
    months: [...analysis.months],
    negativeDays: counted.reduce((sum, month) => sum + month.negativeDays, 0),
    topPayerShare: analysis.concentration.top,
    positions: analysis.positions.map((position) => ({
      ...position,
      remaining: position.estimatedRemaining,
      missed: position.missedDates.length,
      returned: position.returnedDates.length,
    })),
    undisclosedAccounts: [...analysis.undisclosedAccounts],
    excluded: [...analysis.excluded],
    dailyBalances: { from: analysis.dailyBalances.from, balances: [...analysis.dailyBalances.balances] },
  }
}
