// The bank's picture of one application for its staff page; money in cents, names and numbers as the analysis has them.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { statedAndSeen, type Stated } from '#core/domain/stated-and-seen.ts'
import type { BankAnalysis, ExcludedCredit } from '#core/domain/underwriting.ts'
import { ok } from '#core/ground/outcome.ts'
import { readBankPicture } from '#features/capabilities/decision/bank-picture.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import type { BankPicture, readBank as declared } from './bank-contract.ts'
import { openedLeadFor } from './open-file.server.ts'

export async function readBank(
  deps: Deps,
  staff: LoggedIn,
  { id }: { id: string },
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const found = await openedLeadFor(deps, staff, id, 'view')
  if (!found.ok) return found
  // Logged before it is shown.
  await addEvent(deps.db, { leadId: id, kind: 'bank-viewed', ...byStaff(staff, call) }, deps.clock())
  const { analysis } = await readBankPicture(deps, id)
  return ok({
    bank: analysis && { ...shown(analysis), statedAndSeen: statedAndSeen(statedOf(found.value), analysis) },
  })
}

/** What the answers say of what a bank can show. */
function statedOf({ answers }: LeadRow): Stated {
  const text = (id: string) => (typeof answers[id] === 'string' ? answers[id] : '')
  const { startYear, startMonth, monthlySales } = answers
  const since =
    typeof startYear === 'number' && typeof startMonth === 'number'
      ? `${startYear}-${String(startMonth).padStart(2, '0')}`
      : null
  return {
    monthlySales: typeof monthlySales === 'number' ? monthlySales : null,
    since,
    owner: `${text('firstName')} ${text('lastName')}`.trim(),
    business: text('businessName'),
    address: [text('businessAddress'), text('businessCity')].filter(Boolean).join(', '),
  }
}

function shown(analysis: BankAnalysis): Omit<BankPicture, 'statedAndSeen'> {
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
    excluded: byReason(analysis.excludedCredits),
    dailyBalances: { from: analysis.dailyBalances.from, balances: [...analysis.dailyBalances.balances] },
  }
}

/** Largest sum first. */
function byReason(credits: readonly ExcludedCredit[]): BankPicture['excluded'] {
  const sums = new Map<string, { reason: string; amount: number; count: number }>()
  for (const { reason, amount } of credits) {
    const sum = sums.get(reason) ?? { reason, amount: 0, count: 0 }
    sums.set(reason, { reason, amount: sum.amount + amount, count: sum.count + 1 })
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount)
}
