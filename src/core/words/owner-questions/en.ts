// Hints and why we ask, of the questions about the owner, English.
export const en = {
  creditHint: 'Your best guess is enough',
  creditWhy: 'it narrows down the offers. We do not pull your report here.',
  titleHint: 'Suggested from your business classification',
  ownershipHint: 'Your own share, from 1 to 100',
  ownershipWhy: 'larger owners sign the agreement in the end.',
  ownAll: 'I own 100%',
} as const
