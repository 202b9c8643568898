// A decline as a plan: what would have to change, by how much and by when, every step tried on the model before it is shown. Pure.
import type { IsoDate } from '#core/ground/dates.ts'
import { bearsAnOffer } from './cash-limit.ts'
import { decide } from './decision.ts'
import { traceOf } from './decline-trace.ts'
import { withPlannedCash } from './plan-cash.ts'
import { stepFor, type PlanStep } from './plan-steps.ts'
import { withStep } from './plan-with-step.ts'
import type { Decision, ModelInputs, Policy, Reason, ReasonCode } from './underwriting.ts'

export interface DeclinePlan {
  /** In the order in which they were tried, each upon those before it. */
  readonly steps: readonly PlanStep[]
  /** Where the model comes to when all have come about. */
  readonly end: 'offer' | 'person' | 'declined'
  /** The day by which all can have come about; null where one of them has none, or the end is still a decline. */
  readonly by: IsoDate | null
  /** What no step takes away. */
  readonly stays: readonly ReasonCode[]
  /** What could not be known: to be shown, since nothing can be promised on it. */
  readonly missing: readonly ReasonCode[]
}

/** Reasons that rest on nothing known: asked for instead of promised upon. */
const unknowns: readonly ReasonCode[] = [
  'no-business-account',
  'personal-account-only',
  'credit-unverified',
  'time-in-business-unverified',
]
/** Rounds over the reasons: each lifts a part of the score by one band, or ends one advance. */
const mostRounds = 6

/**
 * The plan of a decline on these frozen inputs; null where the model does not decline them. A step is named only if the model, with it and
 * those before it, comes to something other than a decline, or no longer finds the reason.
 */
export function declinePlan(policy: Policy, inputs: ModelInputs): DeclinePlan | null {
  const first = decide(policy, inputs)
  if (first.outcome !== 'declined') return null
  const found = search(policy, inputs, first)
  let steps = needless(policy, inputs, found)
  let last = decide(policy, afterSteps(policy, inputs, steps))
  if (last.outcome === 'declined') {
    const trace = traceOf(last)
    steps = steps.filter(({ reason }) => !trace.includes(reason))
    last = decide(policy, afterSteps(policy, inputs, steps))
  }
  const isDeclined = last.outcome === 'declined'
  const left = isDeclined ? last.reasons.map(({ code }) => code) : []
  const days = steps.map(({ by }) => by)
  return {
    steps,
    end: isDeclined ? 'declined' : endOf(policy, inputs, steps, last),
    by: isDeclined || days.includes(null) ? null : latestOf(days),
    stays: left.filter((code) => !unknowns.includes(code)),
    missing: unknowns.filter((code) => left.includes(code)),
  }
}

/** An offer needs a cash flow that bears one; where it does not, a person decides, as for every application (ADR 053). */
function endOf(
  policy: Policy,
  inputs: ModelInputs,
  steps: readonly PlanStep[],
  last: Decision,
): 'offer' | 'person' {
  const then = withPlannedCash(policy, inputs, afterSteps(policy, inputs, steps))
  return last.outcome === 'approved' && bearsAnOffer(policy, then, last) ? 'offer' : 'person'
}

/** The inputs when all of the steps have come about. */
export const afterSteps = (policy: Policy, inputs: ModelInputs, steps: readonly PlanStep[]): ModelInputs =>
  steps.reduce((file, step) => withStep(policy, file, step), inputs)

const latestOf = (days: readonly (IsoDate | null)[]): IsoDate | null =>
  days.reduce((latest, day) => (latest === null || (day !== null && day > latest) ? day : latest), null)

/** What bars; where nothing does, what the offer or the score lacks, most telling first. */
const causesOf = (decision: Decision): readonly Reason[] =>
  decision.knockOuts.length
    ? decision.knockOuts
    : [...decision.reasons, ...decision.factors.flatMap(({ reasons }) => reasons)]

/** Steps until the model declines no more, or nothing is left to try. */
function search(policy: Policy, inputs: ModelInputs, first: Decision): PlanStep[] {
  let steps: PlanStep[] = []
  let decision = first
  for (let round = 0; round < mostRounds; round++) {
    const before = steps
    const tried = new Set<ReasonCode>()
    for (;;) {
      if (decision.outcome !== 'declined') return steps
      const cause = causesOf(decision).find(({ code }) => !tried.has(code))
      if (!cause) break
      tried.add(cause.code)
      const step = stepFor(policy, afterSteps(policy, inputs, steps), cause)
      if (!step) continue
      const next = joined(policy, inputs, steps, step)
      const after = decide(policy, afterSteps(policy, inputs, next))
      if (!isNearer(decision, after, cause.code)) continue
      steps = next
      decision = after
    }
    if (steps === before) break
  }
  return steps
}

/** A further step of the same kind takes the place of the one before it; what it starts from and its day are those of the file as it is. */
function joined(policy: Policy, inputs: ModelInputs, steps: readonly PlanStep[], step: PlanStep): PlanStep[] {
  const at = steps.findIndex(({ code }) => code === step.code)
  const before = steps[at]
  if (!before) return [...steps, step]
  const from = step.code === 'end-advances' ? null : stepBetween(policy, inputs, step, before)
  const whole = { ...step, ...from, reason: before.reason, now: before.now }
  return steps.map((each, index) => (index === at ? whole : each))
}

/** From where the file stands to what is needed last; null where either is no number. */
const stepBetween = (
  policy: Policy,
  inputs: ModelInputs,
  { reason, needed }: PlanStep,
  { now }: PlanStep,
): PlanStep | null =>
  now === null || needed === null
    ? null
    : stepFor(policy, inputs, { code: reason, values: { actual: now, wanted: needed } })

const isNearer = (before: Decision, after: Decision, code: ReasonCode): boolean =>
  after.outcome !== 'declined' ||
  !traceOf(after).includes(code) ||
  (before.knockOuts.length === 0 && after.score > before.score)

/** Without the steps that the end does not need. */
function needless(policy: Policy, inputs: ModelInputs, steps: readonly PlanStep[]): readonly PlanStep[] {
  if (decide(policy, afterSteps(policy, inputs, steps)).outcome === 'declined') return steps
  return [...steps].reverse().reduce<readonly PlanStep[]>((kept, step) => {
    const without = kept.filter((each) => each !== step)
    return decide(policy, afterSteps(policy, inputs, without)).outcome === 'declined' ? kept : without
  }, steps)
}
