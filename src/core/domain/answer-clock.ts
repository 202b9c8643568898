// When an applicant must hear from us: the clock of Regulation B for a complete application and for an incomplete one. Pure.
import type { Stage } from './lead-stage.ts'

const DAY_MS = 86_400_000

/** A complete application is answered within 30 days (12 CFR 1002.9(a)(1)(i)). */
export const ANSWER_DAYS = 30
/** Days after which a complete application without an answer is warned of. */
export const WARNING_DAYS = [20, 25, 29] as const
/** An incomplete application gets its notice within 30 days (1002.9(c)); ten of them are left for a letter that does not arrive. */
export const NOTICE_DAYS = 20
/** How long the applicant has to complete it once noticed: a reasonable period (1002.9(c)(2)). */
export const COMPLETION_DAYS = 30

export const incompleteStages = ['draft', 'referred', 'bank-needed'] as const satisfies readonly Stage[]

export interface AnswerClock {
  readonly kind: 'answer' | 'notice'
  readonly dueAt: Date
  /** Whole days since it began to run. */
  readonly days: number
}

/**
 * `completedAt`: when everything was there, or a closed application was reopened; null = not known, then the clock runs from the start of
 * the application, which is never too late. `noticedAt`: when the notice of incompleteness went out. Null where nothing is due.
 */
export function answerClock(
  lead: {
    readonly stage: Stage
    readonly createdAt: Date
    readonly completedAt: Date | null
    readonly noticedAt: Date | null
  },
  now: Date,
): AnswerClock | null {
  const running = (kind: AnswerClock['kind'], from: Date): AnswerClock => ({
    kind,
    dueAt: new Date(from.getTime() + ANSWER_DAYS * DAY_MS),
    days: Math.floor((now.getTime() - from.getTime()) / DAY_MS),
  })
  if (lead.stage === 'in-review') return running('answer', lead.completedAt ?? lead.createdAt)
  const incomplete = (incompleteStages as readonly Stage[]).includes(lead.stage)
  return incomplete && !lead.noticedAt ? running('notice', lead.createdAt) : null
}

/** The latest warning that is due after so many days; null before the first. */
export const warningAfter = (days: number): number | null =>
  WARNING_DAYS.findLast((each) => days >= each) ?? null
