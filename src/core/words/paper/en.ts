// Around every paper: page numbers, signature lines. English.
export const en = {
  page: 'Page {page} of {pages}',
  signedBy: 'Signature of {signer}',
  signedOn: 'Date signed',
} as const
