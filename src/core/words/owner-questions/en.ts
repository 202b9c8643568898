// Hints and why we ask, of the questions about the owner, English.
export const en = {
  creditHint: 'Your best guess is enough',
  creditWhy: 'it helps narrow down the offers. We don’t pull your credit report here.',
  titleHint: 'Suggested from your business classification',
  ownershipHint: 'Your own share, from 1 to 100',
  ownershipSole: 'A sole proprietorship belongs to one person: enter 100, or choose another kind of business',
  ownershipWhy:
    'other owners with a larger share are named after this application; they get their own link and sign too.',
  shareWhy: 'whoever holds a larger share signs because of that share, and for no other reason.',
  ownAll: 'I own 100%',
} as const
