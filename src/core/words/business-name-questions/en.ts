// Hints about the name of the business and what it tells, English.
export const en = {
  nameHint: 'The name on your tax return, with LLC or Inc. where it has one',
  nameTells: 'From the name of your business. Please correct it if it is not right.',
} as const
