// When an applicant must hear from us: the clocks of Regulation B for a complete application, an incomplete one and a counteroffer. Pure.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Cents } from '#core/ground/money.ts'
import type { Stage } from './lead-stage.ts'

const DAY_MS = 86_400_000

/** A complete application is answered within 30 days (12 CFR 1002.9(a)(1)(i)). */
const ANSWER_DAYS = 30
/** Days after which a complete application without an answer is warned of. */
export const WARNING_DAYS = [20, 25, 29] as const
/** An offer of less than was asked for is a counteroffer: unless it is accepted, its notice is due within 90 days (1002.9(a)(1)(iv)). */
const COUNTEROFFER_DAYS = 90
/** Days after which a counteroffer that nobody accepted is warned of. */
export const COUNTEROFFER_WARNING_DAYS = [75, 85, 89] as const
/** An incomplete application gets its notice within 30 days (1002.9(c)); ten of them are left for a letter that does not arrive. */
export const NOTICE_DAYS = 20
/** How long the applicant has to complete it once noticed: a reasonable period (1002.9(c)(2)). */
export const COMPLETION_DAYS = 30

const incompleteStages = ['draft', 'referred', 'bank-needed'] as const satisfies readonly Stage[]

export interface AnswerClock {
  readonly kind: 'answer' | 'notice' | 'counteroffer'
  /** The last day on which it is in time, on the calendar of US Eastern time: days of the law are days of a calendar, not spans of 24 hours. */
  readonly dueOn: IsoDate
  /** Whole days (of 24 hours) since it began to run. */
  readonly days: number
}

/**
 * `completedAt`: when everything was there, or a closed application was reopened; null = not known, then the clock runs from the start of
 * the application, which is never too late. `noticedAt`: when the notice of incompleteness went out. `offer`: the one in effect, cents.
 * Null where nothing is due.
 */
export function answerClock(
  lead: {
    readonly stage: Stage
    readonly createdAt: Date
    readonly completedAt: Date | null
    readonly noticedAt: Date | null
    readonly offer: { readonly at: Date; readonly amount: Cents } | null
    /** Cents; null = not known. */
    readonly requested: Cents | null
  },
  now: Date,
): AnswerClock | null {
  const running = (kind: AnswerClock['kind'], from: Date, within = ANSWER_DAYS): AnswerClock => ({
    kind,
    dueOn: addDays(easternDay(from), within),
    days: Math.floor((now.getTime() - from.getTime()) / DAY_MS),
  })
  if (lead.stage === 'in-review') return running('answer', lead.completedAt ?? lead.createdAt)
  const { offer, requested } = lead
  if (lead.stage === 'offered')
    return offer && requested !== null && offer.amount < requested
      ? running('counteroffer', offer.at, COUNTEROFFER_DAYS)
      : null
  const incomplete = (incompleteStages as readonly Stage[]).includes(lead.stage)
  return incomplete && !lead.noticedAt ? running('notice', lead.createdAt) : null
}

/** The latest warning that is due; null before the first, and for what goes out by itself. */
export function warningDue({ kind, days }: Pick<AnswerClock, 'kind' | 'days'>): number | null {
  const all: Readonly<Record<AnswerClock['kind'], readonly number[]>> = {
    answer: WARNING_DAYS,
    counteroffer: COUNTEROFFER_WARNING_DAYS,
    notice: [],
  }
  return all[kind].findLast((each) => days >= each) ?? null
}
