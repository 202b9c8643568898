// Why an owner is not happy with an offer: one of these, in the order in which they are asked.

export const offerObjections = ['amount', 'cost', 'term', 'frequency', 'other'] as const
export type OfferObjection = (typeof offerObjections)[number]
