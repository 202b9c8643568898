// Hints and why we ask, of the questions about tax ids and the date of birth, English.
export const en = {
  einHint: 'Nine digits, as in 12-3456789',
  einWhy: 'it sets your business apart from others with the same name. It’s encrypted.',
  ssnSoleWhy:
    'a sole proprietor has no separate tax ID. It is encrypted, and this does not affect your credit score.',
  ssnWhy: 'to verify your identity. It’s encrypted, and this does not affect your credit score.',
  ssnHint: 'Nine digits, as in 123-45-6789. An ITIN works too.',
  birthWhy: 'only adults can sign, and we need to verify who is applying.',
  birthHint: 'Month, day and year, as in 04/25/1980',
} as const
