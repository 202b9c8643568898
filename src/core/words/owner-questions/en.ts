// Hints and why we ask, of the questions about the owner, English.
export const en = {
  creditHint: 'Your best guess is enough',
  creditWhy: 'it narrows down the offers. We do not pull your report here.',
  titleHint: 'Suggested from your business classification',
  ownershipHint: 'Your own share, from 1 to 100',
  ownershipWhy: 'owners with a larger share are named and sign too.',
  ownershipOthers:
    'After this application your portal asks for the other owners with a larger share. Each gets a link of their own and signs for their own share; until then there is no contract.',
  ownershipSole:
    'A sole proprietorship belongs to one person alone. If others own part of it, please go back and choose another kind of business; if it is all yours, enter 100.',
  ownAll: 'I own 100%',
} as const
