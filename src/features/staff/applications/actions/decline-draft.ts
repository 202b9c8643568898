// What somebody enters to decline: where it starts, what is wrong with it before it is sent. Pure.
import { outsideTrace } from '#core/domain/decline-trace.ts'
import { en as noticeWords } from '#core/words/notice/en.ts'
import type { StaffWord } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'
import type { ShownDecision } from '../decision-contract.ts'
import { isReasonGiven } from '../reason-given.ts'

export interface DeclineDraft {
  /** Codes of the notice, one per line. */
  readonly reasons: string
  /** What reasons rest on that the model did not find. */
  readonly justification: string
  readonly reason: string
}
export type DeclineField = keyof DeclineDraft

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

/** The codes of a decline in the order of the notice. */
export const reasonsOf = ({ reasons }: Pick<DeclineDraft, 'reasons'>): string[] =>
  reasons.split('\n').filter(Boolean)

/** The reasons of the decision that counts, as far as the notice has words for them. */
export const namedReasons = (application: Application): string[] =>
  (decisionInEffect(application)?.reasons ?? [])
    .map(({ code }) => code)
    .filter((code) => Object.hasOwn(noticeWords, code))

/** The reasons of the decision that counts, as far as the notice has words for them. */
export const startDraft = (application: Application): DeclineDraft => ({
  reasons: namedReasons(application).slice(0, MOST_REASONS).join('\n'),
  justification: '',
  reason: '',
})

/** More than four help nobody (Regulation B, comment 9(b)(2)-1). */
export const MOST_REASONS = 4

/** What the server would refuse too, by field, as the word of the message. */
export function wrongIn(
  draft: DeclineDraft,
  { declineTrace }: Pick<Application, 'declineTrace'>,
): Partial<Record<DeclineField, StaffWord>> {
  const reasons = reasonsOf(draft)
  const count = reasons.length
  const unfounded = outsideTrace(declineTrace, reasons).length > 0
  return {
    ...(count === 0 || count > MOST_REASONS ? { reasons: 'reasonsMissing' } : {}),
    ...(unfounded && !isReasonGiven(draft.justification) ? { justification: 'justificationMissing' } : {}),
    ...(isReasonGiven(draft.reason) ? {} : { reason: 'reasonMissing' }),
  }
}
