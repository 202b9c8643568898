// Why somebody does not sign, as a short list: what they choose is read at a glance, their own words stand beside it.

export const declineWhys = ['cost', 'terms', 'elsewhere', 'not-now', 'mistake', 'not-mine', 'other'] as const
export type DeclineWhy = (typeof declineWhys)[number]

/** Whether what was chosen says nothing without a word to it. */
export const needsWords = (why: DeclineWhy | undefined): boolean => why === undefined || why === 'other'
