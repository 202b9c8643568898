// What the offer and pre-offer calls answer in words, English. No price stands in any of them.
export const en = {
  mustSelect: 'You must select a value.',
  byPerson: 'A person looked at your application and made you this offer.',
  lowerAmount: 'Please type a lower amount',
  validAmount: 'Please select a valid amount',

  bankNeeded: 'Please give the name of the bank',
  lastFourNeeded: 'Please give the last four digits of the account number',

  'next.draft': 'Please finish the questions of your application.',
  'next.referred': 'Please finish the questions of your application.',
  'next.bank-needed':
    'Connect your business bank account, or upload the last 4 months of statements, so that we can make offers.',
  'next.deciding': 'We are reading your bank data. This could take a minute or two.',
  'next.in-review':
    'A representative is looking at your application and will call you within one business day. There is nothing you need to do.',
  'next.representative':
    'For {product} there is no instant offer: a representative will call you within one business day to go through what is possible.',
  'next.offered':
    'Once you choose, the contract is made and goes to you by e-mail. Nothing is binding until you sign it.',
  'next.offer-chosen':
    'Your account manager will contact you within one business day to check the last details and send the contract. You can choose another offer until you sign.',
  'next.making':
    'Your contract is being made, and goes to you by e-mail as well. Nothing is binding until you sign it.',
  'next.account':
    'Your choice is saved. Before the contract can be made, please say on the page of your offers which account gets the money and makes the payments.',
  'next.others': 'You have signed. Somebody else still has to: we write to you when everybody has.',
  'next.contract-out':
    'The contract is out for signature: the link is in your e-mail. Nothing is binding until you sign it, and you can choose another offer until then.',
  'next.contract-signed':
    'The contract is signed. Your account manager contacts you about the last checks before the money is sent.',
  'next.disclosure':
    'The law of {state} asks for a disclosure of exactly this offer before its contract ({law}). A representative goes through it with you and goes on from there.',
  'next.declined': 'You get a notice with the specific reasons by e-mail. There is nothing you need to do.',
  'next.not-qualified': 'You get a notice with the reasons by e-mail. There is nothing you need to do.',
  'next.withdrawn': 'This application was withdrawn. Please contact us if you want to take it up again.',
  'next.stopped':
    'Nothing was decided, and nothing more is asked of you. You can take this application up again for as long as we keep your answers.',
  'next.expired': 'This application has expired. Please start a new one.',
  'next.offer-expired':
    'No contract came of the offer for a long time, so it has expired. You owe nothing for it. You can start a new application whenever you like.',

  'unqualified.sales': 'Your monthly sales are {actual}; we fund businesses with {wanted} or more a month.',
  'unqualified.time-in-business':
    'Your business is younger than {wanted} months, and we fund businesses that have been open for at least that long.',
  'unqualified.other':
    'The information we have about the business does not meet our conditions at this time. Call us and we look at it together.',
} as const
