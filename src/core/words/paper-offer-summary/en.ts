// The summary of an offer for its owner, English.
export const en = {
  title: 'Summary of your offer',
  lede: 'For {business}, as of {date}. It shows what each offer costs in full, with every payment. It is not a contract: nothing is owed until both sides have signed one.',
  ledeChosen:
    'For {business}, as of {date}. It shows what the offer you chose costs in full, with every payment. It is not a contract: nothing is owed until both sides have signed one.',
  disclosureTitle: 'A disclosure comes first',
  disclosure:
    'The law of your state requires a disclosure of an offer in its own form. You get it before you sign anything. If the two differ, the disclosure counts.',
  compareTitle: 'The offers side by side',
  compareCaption: 'Each offer with its full cost',
  offer: 'Offer',
  offerOf: 'Offer {at}: {term} months',
  amount: 'You receive',
  amountAbout: 'Paid in one sum. Nothing is taken out of it.',
  cost: 'Cost',
  total: 'You repay in total',
  apr: 'APR',
  term: 'Term, in months',
  payment: 'Payment',
  weekly: 'Payment each week',
  daily: 'Payment each business day',
  lastPayment: 'Last payment',
  count: 'Number of payments',
  perDollar: 'You repay for each $1',
  funded: 'Funds sent by, if you choose now',
  ends: 'Last payment on',
  aprAbout:
    'The APR is worked out from the amount, the payments and their days by the actuarial method of Regulation Z, Appendix J. It lets offers of different lengths be compared.',
  aprWeeks:
    'Weeks count as equal: where a bank holiday moves a payment to the next business day, the APR leaves that out, as Regulation Z allows (12 CFR 1026.17(c)(3)).',
  datesPast:
    'The dates this offer was based on have passed, so we cannot show payment dates. Your representative will give you new ones.',
  schedule: 'Every payment of offer {at}',
  number: 'No.',
  on: 'On',
  amountDue: 'Payment',
  left: 'Left to repay',
  sum: 'Total',
  empty: 'No dates can be given now.',
  early:
    'You may repay early at any time and without a fee. By itself that does not lower the total; ask us what you would owe.',
} as const
