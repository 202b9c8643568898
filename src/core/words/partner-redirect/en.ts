// Handing over to a partner lender, English.
export const en = {
  title: 'An immediate funding option',
  partnering: '{brand} is partnering with {lender} to offer you an immediate funding option.',
  why: 'With monthly sales below {limit}, we often cannot make an offer ourselves. {lender} decides on its own terms.',
  notSent: 'Your Social Security number is not sent.',
  consentMissing: 'Check the box to send your data, or continue here.',
  terms: 'Terms',
  newWindow: '(opens in a new window)',
  start: 'Start with {lender}',
  sending: 'Sending',
  decline: 'No, continue here',
  correct: 'Correct my sales',
  declineText: 'Your application stays here and continues without {lender}.',
  waiting: 'Saving your application first.',
  opened: '{lender} is ready for you. You can also continue with your application here.',
  open: 'Open {lender}',
  goOn: 'Continue with my application',
} as const
