// The funding-offer tool while somebody types: the model's answer for changed inputs against one decision, and a changed amount against the APRs of its rows.
import policyFile from '../policies/2026-12.json' with { type: 'json' }
import { dealOf } from '#core/domain/deals.ts'
import { decideAndExplain } from '#core/domain/decision.ts'
import { dealSet, liveFigures, tableRows } from '#core/domain/offer-tool/custom-offer.ts'
import { answerOf } from '#core/domain/offer-tool/tool-answer.ts'
import { withChanges } from '#core/domain/offer-tool/tool-changes.ts'
import { parsePolicy } from '#core/domain/policy.ts'
import type { ModelInputs } from '#core/domain/underwriting.ts'
import { median, reached, reported, type Figure } from './figures.ts'

const today = '2026-11-20'
const base: ModelInputs = {
  asOf: today,
  timeInBusinessMonths: 60,
  ficos: [{ score: 700, source: 'stated' }],
  positions: [],
  months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month, at) => ({
    month,
    gross: 6_000_000 + at * 10_000,
    averageDailyBalance: 1_100_000,
    negativeDays: 0,
    deposits: 25,
  })),
}

/** Medians in milliseconds of both, done by turns. */
function byTurns(work: (at: number) => unknown, floor: (at: number) => unknown, rounds: number) {
  const took = { work: [] as number[], floor: [] as number[] }
  const timed = (run: (at: number) => unknown, at: number): number => {
    const begun = performance.now()
    run(at)
    return performance.now() - begun
  }
  for (let at = -rounds / 4; at < rounds; at++) {
    const [ofWork, ofFloor] = [timed(work, at), timed(floor, at)]
    if (at < 0) continue
    took.work.push(ofWork)
    took.floor.push(ofFloor)
  }
  return { work: median(took.work), floor: median(took.floor) }
}

/** Three figures; only ratios pass or fail. */
export function benchOfferTool(): Figure[] {
  const parsed = parsePolicy(policyFile)
  if (!parsed.ok) throw new Error(parsed.refusal)
  const policy = parsed.value
  const typed = (at: number): ModelInputs =>
    withChanges(base, { months: [{ month: '2026-10', mg: 6_000_000 + Math.abs(at) * 100 }] })
  const answers = byTurns(
    (at) => answerOf(policy, typed(at), false),
    (at) => decideAndExplain(policy, typed(at)),
    2_000,
  )
  const answer = answerOf(policy, base, false)
  const setAt = (at: number) =>
    ({ position: 'first', amount: 2_000_000 + Math.abs(at) * 100, term: 8, frequency: 'daily' }) as const
  const amounts = byTurns(
    (at) => {
      const set = setAt(at)
      const deal = dealSet(policy, answer, set, today)
      if (deal) liveFigures(policy, base, answer, set, deal)
      return tableRows(policy, base, answer, 'first', set.amount, set.frequency, today)
    },
    (at) => answer.first.terms.map((row) => dealOf(policy, setAt(at).amount, row, today, 'daily').apr),
    200,
  )
  const ms = (value: number): string => value.toFixed(3)
  return [
    reached(
      "offer tool: the model's answer in both positions, all terms / one explained decision",
      answers.work / answers.floor,
      { most: 3 },
      `${ms(answers.work)} of ${ms(answers.floor)} ms`,
    ),
    reached(
      'offer tool: a typed amount with its ten rows and figures / the prices of ten deals',
      amounts.work / amounts.floor,
      { most: 1.5 },
      `${ms(amounts.work)} of ${ms(amounts.floor)} ms`,
    ),
    reported('offer tool: one keystroke, inputs and amount together, ms', ms(answers.work + amounts.work)),
  ]
}
