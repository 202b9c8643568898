// Gathers the memo of the decision that counts, and replays it: the same inputs under the same policy must give the same result.
import { createHash } from 'node:crypto'
import type { Answer } from '#core/contract/refusals.ts'
import type { ModelInputs } from '#core/domain/underwriting.ts'
import { ok } from '#core/ground/outcome.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import { shownDecision } from '#features/staff/applications/shown-decision.server.ts'
import type { Deps } from '#platform/deps.ts'
import { policyDigest } from '#platform/policy-digest.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { currentDecision, type OpenedDecision } from '#platform/store/decisions.ts'
import { decisionRows } from '#platform/store/lead-page.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { DecisionMemoFacts, Told } from './facts.ts'
import { changedInputs, inputLines, lenderRows } from './told-inputs.ts'

export async function gatherDecisionMemo(deps: Deps, lead: LeadRow): Promise<Answer<DecisionMemoFacts>> {
  const rows = await decisionRows(deps, lead.id)
  const row = await currentDecision(deps.db, lead.id)
  const page = rows.find(({ id }) => id === row?.id)
  return ok({
    sender: brandOf(deps, lead.brand).legalName,
    business: lead.answers.businessName ?? '-',
    decision:
      row && page
        ? await told(
            deps,
            openDecision(deps.keys, row),
            shownDecision(page, { opened: true, whyNotSecond: () => null }),
          )
        : null,
    course: rows
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .map(({ at, outcome, by, policyVersion }) => ({
        at: at.toISOString(),
        outcome,
        by,
        policy: policyVersion,
      })),
  })
}

async function told(deps: Deps, row: OpenedDecision, shown: ReturnType<typeof shownDecision>): Promise<Told> {
  const { inputs, tool } = row
  return {
    number: row.id.slice(-12).toUpperCase(),
    at: shown.at,
    outcome: shown.outcome,
    by: shown.by,
    second: shown.secondedBy,
    reason: shown.reason,
    justification: shown.justification,
    grade: shown.grade,
    score: shown.score,
    amount: shown.amount,
    maximum: shown.maximum,
    requested: inputs.requestedAmount ?? null,
    reasons: shown.reasons,
    knockOuts: shown.knockOuts,
    raises: shown.raises,
    factors: shown.factors.map(({ name, score, maxScore, reasons }) => ({
      name,
      score,
      most: maxScore,
      reasons,
    })),
    months: (inputs.months ?? []).map((each) => ({
      month: each.month,
      gross: each.gross,
      revenue: each.trueRevenue ?? null,
      adb: each.averageDailyBalance,
      neds: each.negativeDays,
      deposits: each.deposits,
    })),
    inputs: inputLines(inputs),
    lenders: lenderRows(inputs),
    findings: (inputs.dataFindings ?? []).map(({ code, values, account }) => ({
      code,
      values: { ...values },
      account,
    })),
    changes: changedInputs(tool?.changes ?? {}),
    deals: shown.deals.map(({ amount, term, payment, frequency, total, apr }) => ({
      amount,
      term,
      payment,
      frequency,
      total,
      apr,
    })),
    policy: row.policyVersion,
    policyHash: row.policyDigest && inGroups(row.policyDigest),
    inputsHash: inGroups(hashOf(inputs)),
    resultHash: inGroups(hashOf(row.result)),
    replay: await replayed(deps, row),
  }
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** As people compare them. */
const inGroups = (hash: string): string => hash.match(/.{1,8}/g)!.join(' ')

async function replayed(
  { threads, policy }: Deps,
  { origin, policyDigest: digest, inputs, result }: OpenedDecision,
): Promise<Told['replay']> {
  if (origin !== 'model' && origin !== 'held') return 'by-person'
  if (digest !== policyDigest(policy)) return 'other-policy'
  const again = await threads.run('decide', { policy, inputs: inputs satisfies ModelInputs })
  if (!again.ok) return 'failed'
  return isSame(again.value, result) ? 'same' : 'differs'
}

/** The order of parts differs between what is worked out and what the database gave back. */
const isSame = (a: unknown, b: unknown): boolean => ordered(a) === ordered(b)
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : part,
  )
