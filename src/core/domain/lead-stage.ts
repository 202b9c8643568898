// The stages of an application and which may follow which (spec 217). Page and bank state are kept apart from it.

export const stages = [
  'draft',
  'referred',
  'not-qualified',
  'bank-needed',
  'in-review',
  'offered',
  'offer-chosen',
  'contract-out',
  'contract-signed',
  'declined',
  'withdrawn',
  'expired',
] as const
export type Stage = (typeof stages)[number]

export const isStage = (text: string): text is Stage => (stages as readonly string[]).includes(text)

/** One table of allowed changes; what is not here is refused. */
const next: Readonly<Record<Stage, readonly Stage[]>> = {
  draft: ['referred', 'not-qualified', 'bank-needed', 'withdrawn', 'expired'],
  referred: ['not-qualified', 'bank-needed', 'withdrawn', 'expired'],
  'not-qualified': ['in-review', 'bank-needed', 'withdrawn', 'expired'],
  'bank-needed': ['in-review', 'offered', 'declined', 'not-qualified', 'withdrawn', 'expired'],
  'in-review': ['offered', 'declined', 'bank-needed', 'withdrawn', 'expired'],
  offered: ['offer-chosen', 'in-review', 'declined', 'withdrawn', 'expired'],
  'offer-chosen': ['contract-out', 'offered', 'in-review', 'declined', 'withdrawn', 'expired'],
  'contract-out': [
    'contract-signed',
    'offer-chosen',
    'offered',
    'in-review',
    'declined',
    'withdrawn',
    'expired',
  ],
  'contract-signed': ['in-review', 'declined', 'withdrawn'],
  declined: ['in-review', 'offered'],
  // Its owner stopped it unfinished, and goes on with it.
  withdrawn: ['in-review', 'draft', 'referred'],
  expired: ['in-review'],
}

export const mayMove = (from: Stage, to: Stage): boolean => next[from].includes(to)

/** The stages from which this one may be reached. */
export const stagesBefore = (to: Stage): Stage[] => stages.filter((from) => mayMove(from, to))

/** A move that the table allows; only `judgeMove` makes one. */
export interface StageMove {
  readonly from: Stage
  readonly to: Stage
  readonly [judged]: true
}
declare const judged: unique symbol

/** The move where the table allows it, else null. It stands only while the application is in `from`. */
export const judgeMove = (from: Stage, to: Stage): StageMove | null =>
  mayMove(from, to) ? ({ from, to } as StageMove) : null

/** Answers may still be given and changed by the applicant: nobody has looked at them yet. */
export const takesAnswers = (stage: Stage): boolean =>
  stage === 'draft' || stage === 'referred' || stage === 'bank-needed'

/** An offer stands: what was decided on is not changed by the way any more. */
export const hasOffer = (stage: Stage): boolean => stage === 'offered' || hasChosen(stage)

/** One of the offers was chosen, and what follows of it is under way. */
export const hasChosen = (stage: Stage): boolean =>
  stage === 'offer-chosen' || stage === 'contract-out' || stage === 'contract-signed'

/** Another of the offers may be chosen: nobody has signed for this one to the end. */
export const mayChoose = (stage: Stage): boolean => hasOffer(stage) && stage !== 'contract-signed'

/** An offer may come of it, or one stands and may still be changed. */
export const mayStillOffer = (stage: Stage): boolean => stage === 'in-review' || mayChoose(stage)

/** What speaks against the business may still keep the money from being sent. */
export const isBeingChecked = (stage: Stage): boolean =>
  stage === 'bank-needed' || stage === 'in-review' || hasOffer(stage)

/** Stages in which nothing more is expected of anybody. */
export const isClosed = (stage: Stage): boolean =>
  stage === 'not-qualified' || stage === 'declined' || stage === 'withdrawn' || stage === 'expired'
