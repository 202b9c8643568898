// Documents that are asked for by name, English.
export const en = {
  photoId: 'Photo ID',
  voidedCheck: 'Voided check',
  statements: 'Business bank statements',
  signingAuthority: 'Paper that names who may sign',
  signingAuthorityText:
    'A signed resolution, an operating agreement or bylaws that name the person who signs. Or have somebody who may sign for the business named: write to us.',
  statementsHint: 'All pages of each month, as a PDF if you can. You can choose several files.',
} as const
