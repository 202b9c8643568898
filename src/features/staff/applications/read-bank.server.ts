// The bank's picture of one application for its staff page; money in cents, names and numbers as the analysis has them.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { fundingIds } from '#core/domain/bank/labels.ts'
import type { KeptAnalysis } from '#core/domain/kept-analysis.ts'
import type { StatedNames } from '#core/domain/bank/named-holder.ts'
import { withoutOwnersMoney } from '#core/domain/bank/owners-money.ts'
import { holderFindings } from '#core/domain/bank/strange-holder.ts'
import { givenStart } from '#core/domain/start-dates.ts'
import { statedAndSeen, type Stated } from '#core/domain/stated-and-seen.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { readAnalysis } from '#features/capabilities/bank-analysis/read-analysis.server.ts'
import { statedNames } from '#features/capabilities/decision/inputs.server.ts'
import { askedOfOwner } from '#features/capabilities/deposit-questions/owners-word.server.ts'
import { makeLinesReady } from '#features/capabilities/bank-analysis/read-lines.server.ts'
import type { Deps } from '#platform/deps.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { linkedBanks } from '../aggregation/linked-accounts.server.ts'
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
  const read = await readAnalysis(deps, id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  makeLinesReady(deps, id)
  const analysis = read.value?.analysis ?? null
  const { accounts } = await linkedBanks(deps, found.value, analysis)
  return ok({
    accounts: [...accounts],
    bank: analysis
      ? {
          ...shown(analysis, statedNames(found.value.answers)),
          ownersWord: await wordOfOwner(deps, id, analysis),
          statedAndSeen: statedAndSeen(statedOf(found.value), analysis),
        }
      : null,
  })
}

/** What the answers say of what a bank can show. */
function statedOf({ answers }: LeadRow): Stated {
  const { monthlySales } = answers
  const joined = (parts: readonly (string | undefined)[], by: string) => parts.filter(Boolean).join(by)
  return {
    monthlySales: monthlySales ?? null,
    since: givenStart(answers),
    owner: joined([answers.firstName, answers.lastName], ' '),
    business: answers.businessName ?? '',
    home: joined([answers.homeAddress, answers.homeCity], ', '),
  }
}

/** The questions with what staff said of their lines. */
async function wordOfOwner(
  deps: Deps,
  id: string,
  { openCredits }: KeptAnalysis,
): Promise<BankPicture['ownersWord']> {
  const asked = await askedOfOwner(deps, id)
  if (!asked || (!asked.questions.length && !asked.beyond)) return null
  const labels = new Map(openCredits.map(({ transactionId, label }) => [transactionId, label]))
  return {
    askedAt: asked.at.toISOString(),
    beyond: asked.beyond,
    questions: asked.questions.map((question) => ({
      id: question.id,
      payer: question.payer,
      lines: question.lines.map(({ transactionId, date, amount, description }) => ({
        transactionId,
        date,
        amount,
        description,
        label: labels.get(transactionId) ?? null,
      })),
      says: question.says,
      words: question.says === 'other' ? (question.last?.words ?? '') : '',
      saidAt: question.last?.at.toISOString() ?? null,
      document: question.needsDocument,
      against: question.against,
      before: question.earlier.map(({ at, says }) => ({ at: at.toISOString(), says })),
    })),
  }
}

function shown(
  analysis: KeptAnalysis,
  names: StatedNames,
): Omit<BankPicture, 'statedAndSeen' | 'ownersWord'> {
  const counted = analysis.months.filter((month) => month.counted)
  return {
    ...analysis,
    findings: [
      ...holderFindings(analysis.accounts, names),
      ...withoutOwnersMoney(analysis.findings, analysis.openCredits, names),
    ].map(({ code, values, account, lines }) => ({ code, values, account, lines: lines?.length ?? 0 })),
    months: [...analysis.months],
    negativeDays: counted.reduce((sum, month) => sum + month.negativeDays, 0),
    topPayerShare: analysis.concentration.top,
    positions: analysis.positions.map((position) => ({
      ...position,
      label: position.label ?? null,
      remaining: position.estimatedRemaining,
      missed: position.missedDates.length,
      returned: position.returnedDates.length,
      evidence: position.transactionIds.length + fundingIds(position).length,
      seenBy: [...(position.evidence ?? [])],
      fundedTimes: position.fundings?.length ?? (position.fundedAmount === null ? 0 : 1),
      fundedInAll: position.fundings?.reduce((sum, { amount }) => sum + amount, 0) ?? position.fundedAmount,
      inSlices: position.inSlices ?? false,
      boughtOut: position.boughtOut ?? null,
    })),
    openCredits: [...analysis.openCredits],
    staleLabels: analysis.staleLabels.map(({ transactionIds, ...stale }) => ({
      ...stale,
      of: transactionIds[0] ?? '',
    })),
    withoutLenders: analysis.withoutLenders && {
      average: analysis.averages.averageDailyBalance - analysis.withoutLenders.averageLess,
      today: analysis.currentBalance - analysis.withoutLenders.todayLess,
    },
    repeats: analysis.repeats,
    undisclosedAccounts: [...analysis.undisclosedAccounts],
    excluded: [...analysis.excluded],
    dailyBalances: { from: analysis.dailyBalances.from, balances: [...analysis.dailyBalances.balances] },
  }
}
