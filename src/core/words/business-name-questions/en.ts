// Hints about the name of the business and what it tells, English.
export const en = {
  nameHint: 'The name on your tax return, including LLC or Inc. if it has one',
  nameTells: 'Suggested from your business name. Please correct it if it isn’t right.',
} as const
