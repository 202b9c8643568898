// Hints of the questions about the request and the contact, and why we ask, English.
export const en = {
  amountHint: 'From $500 to $1,000,000. Offers made here go from {least} to {most}.',
  amountBelow: 'Offers made here start at {least}. You may ask for less and see what is possible.',
  amountAbove:
    'Offers made here go up to {most}. You may ask for more: an account manager talks with you about it.',
  yearlySales: 'Estimated Yearly Sales: {amount}',
  salesHint: 'Per month, before costs. In general we fund from {least} a month.',
  salesBelow:
    'In general we fund from {least} a month. You may go on with less: you get an answer with its reasons.',
  phoneWhy: 'so that we can reach you.',
  emailWhy: 'your result and the way back here are sent to it.',
} as const
