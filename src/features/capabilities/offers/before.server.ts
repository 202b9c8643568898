// That a decline is not the first: when the one before was given, and what is the same and what is not since.
import { compareDeclines, type ComparedDeclines } from '#core/domain/declines-compared.ts'
import type { Reason } from '#core/domain/underwriting.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { reasonText } from '#core/words/underwriting/reason-text.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { begunFrom } from '#platform/store/declines-before.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { currentDecision, type DecisionRow } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { WireBefore } from './contract.ts'

interface Compared extends ComparedDeclines {
  /** Those before, newest first; at least one. */
  readonly declines: readonly DecisionRow[]
}

/**
 * Of an application that was begun from a declined one; null for any other, and where the decline before is not kept or was taken back.
 * Only what the owner's own press joined counts: that the same address applied before proves nothing of who reads.
 */
export async function comparedBefore(
  db: Queryable,
  lead: Pick<LeadRow, 'id' | 'againOf'>,
  decision: DecisionRow,
): Promise<Compared | null> {
  if (!lead.againOf || decision.outcome !== 'declined') return null
  const declines: DecisionRow[] = []
  for (const id of await begunFrom(db, lead.id)) {
    const each = await currentDecision(db, id)
    if (each?.outcome === 'declined') declines.push(each)
  }
  const [last] = declines
  if (last?.leadId !== lead.againOf) return null
  return { declines, ...compareDeclines(last.result.reasons, decision.result.reasons) }
}

/** The same on the wire, in the language of the call. */
export async function readBefore(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  lead: Pick<LeadRow, 'id' | 'againOf'>,
  decision: DecisionRow,
  language: Language,
): Promise<WireBefore | null> {
  const compared = await comparedBefore(db, lead, decision)
  if (!compared) return null
  const { declines, same, gone, added } = compared
  const [last, first] = [declines[0]!, declines.at(-1)!]
  const text = (reason: Reason) => reasonText('reason', reason, language)
  const readOn = (row: DecisionRow) => openDecision(keys, row).inputs.bankDataOn ?? null
  return {
    count: declines.length + 1,
    on: easternDay(decision.at),
    last_on: easternDay(last.at),
    first_on: easternDay(first.at),
    same: same.map(({ now, then }) => ({
      now: text(now),
      then: text(then) === text(now) ? null : text(then),
    })),
    gone: gone.map(text),
    added: added.map(text),
    bank_then: readOn(last),
    bank_now: readOn(decision),
    rules_changed:
      last.policyVersion !== decision.policyVersion || last.policyDigest !== decision.policyDigest,
  }
}
