// Around every paper: page numbers, signature lines. English.
export const en = {
  page: 'Page {page} of {pages}',
  signedBy: 'Signature of {signer}',
  oneLacking: '[1 character not printable]',
  lacking: '[{count} characters not printable]',
  signedOn: 'Date signed',
} as const
