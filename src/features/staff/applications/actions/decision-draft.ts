// What somebody enters to decide: where it starts, what is wrong with it before it is sent, what an amount would mean. Pure.
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
  readonly reason: string
}
export type DecisionField = keyof DecisionDraft

/** The decision that counts now. */
export const decisionInEffect = ({ decisions }: Application) => decisions.find((each) => each.current)

/** The latest decision that the model made by itself. */
export const modelDecision = ({ decisions }: Application): ShownDecision | undefined =>
  decisions.filter(({ origin }) => origin !== 'staff').toSorted((a, b) => b.at.localeCompare(a.at))[0]

/** The longest term for which the model bears any amount, in months. */
export const longestTerm = ({ terms }: ShownDecision): number | null =>
  terms.length ? Math.max(...terms.map(({ term }) => term)) : null

/** Cents; null when nothing readable stands there. */
export function amountOf({ amount }: Pick<DecisionDraft, 'amount'>): Cents | null {
  const parsed = fundingNeededKind.parse(amount)
  return parsed.ok ? parsed.value : null
}

/**
 * No outcome; the amount that is offered now, else what was asked for, within the limits; the reasons of the decision that counts, as
 * far as the notice has words for them.
 */
export function startDraft(application: Application): DecisionDraft {
  const { minimum, maximum, step } = application.limits
  const cents = decisionInEffect(application)?.amount ?? application.requestedAmount
  const fitting = cents && Math.max(minimum, Math.floor(Math.min(cents, maximum) / step) * step)
  const reasons = (decisionInEffect(application)?.reasons ?? [])
    .map(({ code }) => code)
    .filter((code) => Object.hasOwn(noticeWords, code))
  return {
    outcome: '',
    amount: fitting ? fundingNeededKind.show(fitting) : '',
    reasons: reasons.slice(0, MOST_REASONS).join('\n'),
    reason: '',
  }
}

/** More than four help nobody (Regulation B, comment 9(b)(2)-1). */
const MOST_REASONS = 4

/** What the server would refuse too, by field, as the word of the message. */
export function wrongIn(
  draft: DecisionDraft,
  { limits }: Pick<Application, 'limits'>,
): Partial<Record<DecisionField, StaffWord>> {
  const cents = amountOf(draft)
  const fits =
    cents !== null && cents >= limits.minimum && cents <= limits.maximum && cents % limits.step === 0
  const count = draft.reasons.split('\n').filter(Boolean).length
  return {
    ...(draft.outcome === '' ? { outcome: 'outcomeMissing' } : {}),
    ...(draft.outcome === 'approved' && !fits ? { amount: 'amountWrong' } : {}),
    ...(draft.outcome === 'declined' && (count === 0 || count > MOST_REASONS)
      ? { reasons: 'reasonsMissing' }
      : {}),
    ...(isReasonGiven(draft.reason) ? {} : { reason: 'reasonMissing' }),
  }
}

export type Meaning =
  | { readonly kind: 'borne'; readonly from: number; readonly to: number }
  | { readonly kind: 'above' | 'beyond'; readonly grade: string; readonly from: number; readonly to: number }

/** Over which terms an amount would be offered: those that the model bears it for, else all of the policy's, priced by the grade. */
export function meaningOf(application: Application, cents: Cents): Meaning {
  const decision = decisionInEffect(application)
  const terms = (decision?.terms ?? []).filter(({ amount }) => amount >= cents).map(({ term }) => term)
  if (terms.length) return { kind: 'borne', from: Math.min(...terms), to: Math.max(...terms) }
  // The lowest priced grade stands in for one without a price.
  const grade = decision?.grade && decision.grade !== 'E' ? decision.grade : 'D'
  return {
    kind: modelDecision(application)?.maximum ? 'above' : 'beyond',
    grade,
    from: application.limits.shortestTerm,
    to: application.limits.longestTerm,
  }
}
