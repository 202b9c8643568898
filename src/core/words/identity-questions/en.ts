// Hints and why we ask, of the questions about tax ids and the date of birth, English.
export const en = {
  einHint: 'Nine digits, as in 12-3456789',
  einWhy: 'it tells your business from others of the same name. It is encrypted.',
  ssnSoleWhy:
    'a sole proprietor has no separate tax ID. It is encrypted, and this does not affect your credit score.',
  ssnWhy: 'to confirm that you are you. It is encrypted, and this does not affect your credit score.',
  ssnHint: 'Nine digits, as in 123-45-6789. An ITIN works too.',
  birthWhy: 'only adults can sign, and the law asks us to confirm who applies.',
  birthHint: 'Month, day and year, as in 04/25/1980',
} as const
