// The stage of an application, apart from its page and its bank state, and which changes are allowed.

export const stages = [
  'draft',
  'referred',
  'not-qualified',
  'bank-needed',
  'in-review',
  'offered',
  'offer-chosen',
  'declined',
  'withdrawn',
  'expired',
] as const
export type Stage = (typeof stages)[number]

/** From -> to. Withdrawn and expired applications can be taken up again as drafts; nothing returns from an accepted offer to a draft. */
const allowed: Readonly<Record<Stage, readonly Stage[]>> = {
  draft: ['referred', 'not-qualified', 'bank-needed', 'in-review', 'withdrawn', 'expired'],
  referred: ['draft', 'not-qualified', 'bank-needed', 'withdrawn', 'expired'],
  'not-qualified': ['draft', 'bank-needed', 'in-review', 'withdrawn', 'expired'],
  'bank-needed': ['not-qualified', 'in-review', 'offered', 'declined', 'withdrawn', 'expired'],
  'in-review': ['bank-needed', 'offered', 'declined', 'withdrawn', 'expired'],
  offered: ['in-review', 'offer-chosen', 'declined', 'withdrawn', 'expired'],
  'offer-chosen': ['offered', 'in-review', 'declined', 'withdrawn', 'expired'],
  declined: ['in-review', 'offered', 'withdrawn'],
  withdrawn: ['draft'],
  expired: ['draft', 'withdrawn'],
}

/** Whether an application may pass from one stage to another; staying is no change and not allowed here. */
export const canChange = (from: Stage, to: Stage): boolean => allowed[from].includes(to)

/** No further step of the applicant's is expected. */
export const isClosed = (stage: Stage): boolean =>
  stage === 'not-qualified' || stage === 'declined' || stage === 'withdrawn' || stage === 'expired'
