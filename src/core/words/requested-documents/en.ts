// Documents that are asked for by name, English.
export const en = {
  photoId: 'Photo ID',
  voidedCheck: 'Voided check',
  statements: 'Business bank statements',
  statementsHint: 'All pages of each month, as PDF where you can. You may choose several files.',
} as const
