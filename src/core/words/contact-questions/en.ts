// Hints of the questions about the request and the contact, and why we ask, English.
export const en = {
  amountHint: 'From $500 to $1,000,000. Offers made here go from {least} to {most}.',
  amountBelow: 'Offers made here start at {least}. You can ask for less and see what’s possible.',
  amountAbove:
    'Offers made here go up to {most}. You can ask for more: an account manager will talk with you about it.',
  yearlySales: 'Estimated Yearly Sales: {amount}',
  salesHint: 'Per month, before expenses. We generally fund businesses with at least {least} a month.',
  salesBelow:
    'We generally fund businesses with at least {least} a month. You can continue with less: you’ll get an answer with the reasons.',
  phoneWhy: 'so that we can reach you.',
  emailWhy: 'we use it to send your result and the link back to this application.',
} as const
