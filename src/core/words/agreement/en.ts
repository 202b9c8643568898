// What is agreed to by going on from a first page, English.
export const en = {
  before: 'By continuing you agree to the',
  agreement: 'application agreement',
  and: 'and the',
  eSign: 'e-sign consent',
  confirm: 'and confirm that you have read the',
  privacy: 'privacy notice',
  newWindow: '(opens in a new window)',
} as const
