// The question about an e-mail address with a slip in it, English.
export const en = {
  didYouMean: 'Did you mean {address}?',
} as const
