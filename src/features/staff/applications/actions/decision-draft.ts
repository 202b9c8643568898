// What somebody enters to decide: where it starts, what is wrong with it before it is sent. Pure.
import { outsideTrace } from '#core/domain/decline-trace.ts'
import { fundingNeededKind } from '#core/fields/currency.ts'
import type { Cents } from '#core/ground/money.ts'
import { en as noticeWords } from '#core/words/notice/en.ts'
import type { StaffWord } from '../../room/words.ts'
import type { Application, ShownDecision } from '../application-contract.ts'
import { isReasonGiven } from '../reason-given.ts'

export interface DecisionDraft {
  /** '' until somebody chooses: nothing is decided by default. */
  readonly outcome: '' | 'approved' | 'declined'
  /** As typed. */
  readonly amount: string
  /** Codes of the notice, one per line. */
  readonly reasons: string
  /** What reasons rest on that the model did not find. */
  readonly justification: string
  readonly reason: string
}
export type DecisionField = keyof DecisionDraft

/** The decision that counts now. */
export const decisionInEffect = ({ decisions }: Application) => decisions.find((each) => each.current)

/** The latest decision that the model made by itself. */
export const modelDecision = ({ decisions }: Application): ShownDecision | undefined =>
  decisions
    .filter(({ origin }) => origin === 'model' || origin === 'held')
    .toSorted((a, b) => b.at.localeCompare(a.at))[0]

/** The longest term for which the model bears any amount, in months. */
export const longestTerm = ({ terms }: ShownDecision): number | null =>
  terms.length ? Math.max(...terms.map(({ term }) => term)) : null

/** Cents; null when nothing readable stands there. */
export function amountOf({ amount }: Pick<DecisionDraft, 'amount'>): Cents | null {
  const parsed = fundingNeededKind.parse(amount)
  return parsed.ok ? parsed.value : null
}

/** The codes of a decline in the order of the notice. */
export const reasonsOf = ({ reasons }: Pick<DecisionDraft, 'reasons'>): string[] =>
  reasons.split('\n').filter(Boolean)

/** The reasons of the decision that counts, as far as the notice has words for them. */
export const namedReasons = (application: Application): string[] =>
  (decisionInEffect(application)?.reasons ?? [])
    .map(({ code }) => code)
    .filter((code) => Object.hasOwn(noticeWords, code))

/**
 * No outcome; the amount that is offered now, else what was asked for, within the limits; the reasons of the decision that counts, as
 * far as the notice has words for them.
 */
export function startDraft(application: Application): DecisionDraft {
  const { minimum, maximum, step } = application.limits
  const cents = decisionInEffect(application)?.amount ?? application.requestedAmount
  const fitting = cents && Math.max(minimum, Math.floor(Math.min(cents, maximum) / step) * step)
  return {
    outcome: '',
    amount: fitting ? fundingNeededKind.show(fitting) : '',
    reasons: namedReasons(application).slice(0, MOST_REASONS).join('\n'),
    justification: '',
    reason: '',
  }
}

/** More than four help nobody (Regulation B, comment 9(b)(2)-1). */
export const MOST_REASONS = 4

/** Whether an amount (cents) may be approved at all. */
export const fitsLimits = ({ limits }: Pick<Application, 'limits'>, amount: Cents | null): boolean =>
  amount !== null && amount >= limits.minimum && amount <= limits.maximum && amount % limits.step === 0

/** What the server would refuse too, by field, as the word of the message. */
export function wrongIn(
  draft: DecisionDraft,
  { limits, declineTrace }: Pick<Application, 'limits' | 'declineTrace'>,
): Partial<Record<DecisionField, StaffWord>> {
  const fits = fitsLimits({ limits }, amountOf(draft))
  const reasons = reasonsOf(draft)
  const count = reasons.length
  const unfounded = outsideTrace(declineTrace, reasons).length > 0
  return {
    ...(draft.outcome === '' ? { outcome: 'outcomeMissing' } : {}),
    ...(draft.outcome === 'approved' && !fits ? { amount: 'amountWrong' } : {}),
    ...(draft.outcome === 'declined' && (count === 0 || count > MOST_REASONS)
      ? { reasons: 'reasonsMissing' }
      : {}),
    ...(draft.outcome === 'declined' && unfounded && !isReasonGiven(draft.justification)
      ? { justification: 'justificationMissing' }
      : {}),
    ...(isReasonGiven(draft.reason) ? {} : { reason: 'reasonMissing' }),
  }
}
