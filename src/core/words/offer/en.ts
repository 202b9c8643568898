// The offer link, English. Quoted texts are the specification's.
export const en = {
  pageTitle: 'Your offer',
  goodNews: 'Good news, {name}!',
  goodNewsPlain: 'Good news!',
  offer: 'Your offer',
  approvedFor: 'Your business has been approved for',
  term: 'Term',
  months: '{count} months',
  monthOne: '1 month',
  daily: 'Estimated daily payment, on business days',
  apr: 'APR',
  total: 'You repay in total',
  estimate:
    'The daily payment is an estimate; you can pay weekly instead. The offer is final once we have verified what you told us.',
  withdraw: 'Withdraw Funds',
  withdrawText:
    'Next, you choose the amount, the term and how often you pay. Nothing is binding until you sign.',
  notHappy: "I'm not happy with this offer.",
  whyTitle: 'What doesn’t work for you?',
  'why.amount': 'The amount',
  'why.cost': 'What it costs',
  'why.term': 'The term',
  'why.frequency': 'How often I would pay',
  'why.other': 'Something else',
  mustSelect: 'You must select a value.',
  tell: 'Tell my representative',
  sending: 'Sending',
  another: 'See another amount or term',
  toldTitle: 'We told your representative',
  toldText:
    'You’ll hear from us within one business day. The offer stays open, and you lose nothing by this.',
  orReach: 'Or reach a person: {contact}',
} as const
