// The summary of an offer for its owner, English.
export const en = {
  title: 'Summary of your offer',
  lede: 'For {business}, as of {date}. It tells what each offer costs in full, with every payment. It is not a contract: nothing is owed before both sides have signed one.',
  ledeChosen:
    'For {business}, as of {date}. It tells what the offer that you chose costs in full, with every payment. It is not a contract: nothing is owed before both sides have signed one.',
  disclosureTitle: 'A disclosure comes first',
  disclosure:
    'The law of your state asks for a disclosure of an offer in a form of its own. You get it before you sign anything, and it counts where the two differ.',
  compareTitle: 'The offers beside each other',
  compareCaption: 'Each offer with its whole cost',
  offer: 'Offer',
  offerOf: 'Offer {at}: {term} months',
  amount: 'You receive',
  amountAbout: 'Paid in one sum. Nothing is taken out of it.',
  cost: 'Cost',
  total: 'You repay in all',
  apr: 'APR',
  term: 'Term, in months',
  payment: 'Payment',
  weekly: 'Payment each week',
  daily: 'Payment each bank day',
  lastPayment: 'Last payment',
  count: 'Number of payments',
  perDollar: 'You repay for each $1',
  funded: 'Funds sent by, if you choose now',
  ends: 'Last payment on',
  aprAbout:
    'The APR is worked out from the amount, the payments and their days by the actuarial method of Regulation Z, Appendix J. It lets offers of different lengths be compared.',
  aprWeeks:
    'Weeks count as equal: where a bank holiday moves a payment to the next bank day, the APR leaves that out, as Regulation Z allows (12 CFR 1026.17(c)(3)).',
  datesPast:
    'The days on which this offer rested have passed, so that no day of a payment can be named. A representative names new ones.',
  schedule: 'Every payment of offer {at}',
  number: 'No.',
  on: 'On',
  amountDue: 'Payment',
  left: 'Left to repay',
  sum: 'In all',
  empty: 'No day can be named now.',
  early:
    'You may repay early at any time and without a fee. By itself that does not lower the total; ask us what you would owe.',
} as const
