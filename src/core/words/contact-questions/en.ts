// Hints of the questions about the request and the contact, and why we ask, English.
export const en = {
  amountHint: 'From $500 to $1,000,000',
  yearlySales: 'Estimated Yearly Sales: {amount}',
  salesHint: 'Per month, before costs',
  phoneWhy: 'so that your account manager can reach you.',
  emailWhy: 'your result and the way back here are sent to it.',
} as const
