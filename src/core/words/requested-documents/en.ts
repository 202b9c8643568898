// Documents that are asked for by name, English.
export const en = {
  photoId: 'Photo ID',
  voidedCheck: 'Voided check',
  statements: 'Business bank statements',
  signingAuthority: 'Document that names who may sign',
  signingAuthorityText:
    'A signed resolution, operating agreement or bylaws that name the person who signs. Or write to us and name someone who may sign for the business.',
  customerPaper: 'Invoice or contract of a customer',
  customerPaperText:
    'For a deposit that you said a customer paid: an invoice or a contract with that customer.',
  statementsHint: 'All pages of each month, as a PDF if you can. You can choose several files.',
} as const
