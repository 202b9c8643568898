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
  'next.bank-login': 'Your bank asks you to log in again: until then we cannot go on.',
  'next.deciding': 'We are reading your bank data. This could take a minute or two.',
  'next.owners':
    'Before anything else we need to know who signs for the business. What we ask stands in your portal; once it is there, we go on by ourselves.',
  'next.owners-others':
    'Someone else at the business still has to answer with their own link, or we are checking the document you sent. We continue as soon as we have it.',
  'next.in-review':
    'A representative is looking at your application and will call you within one business day.',
  // Stands behind another sentence, where nothing is asked of the applicant.
  'next.nothing': 'There is nothing you need to do until then.',
  'next.representative':
    'For {product} there is no instant offer: a representative will call you within one business day to go through what is possible.',
  'next.offered':
    'Once you choose, the contract is made and goes to you by e-mail. Nothing is binding until you sign it.',
  'next.offered.post':
    'Once you choose, a representative sends you the contract by post, as you asked. Nothing is binding until you sign it.',
  'next.offer-chosen':
    'A representative goes on with your contract and contacts you within one business day. You can choose another offer until you sign.',
  'next.offer-chosen.post':
    'A representative sends you the contract by post, as you asked. You can choose another offer until you sign.',
  'next.making':
    'Your contract is being made, and goes to you by e-mail as well. Nothing is binding until you sign it.',
  'next.account':
    'Your choice is saved. Before the contract can be made, please say on the page of your offers which account gets the money and makes the payments.',
  'next.others': 'You have signed. Somebody else still has to: we write to you when everybody has.',
  'next.contract-out':
    'The contract is out for signature: the link is in your e-mail. Nothing is binding until you sign it, and you can choose another offer until then.',
  'next.contract-signed':
    'Everybody has signed. Next we make our last checks; if they need anything from you, a representative contacts you. Then the money is sent, on a bank business day: the same day is possible where the checks are done by 5:00 p.m. Eastern Time.',
  'next.money-due':
    'Everybody has signed. The contract has the money sent on {date} at the latest. If it has not reached your account, tell us.',
  'next.money-sent': 'Everybody has signed, and the money was sent on {date}.',
  'next.disclosure':
    'The law of {state} asks for a disclosure of exactly this offer before its contract ({law}). A representative goes through it with you and goes on from there.',
  'next.declined': 'You get a notice with the specific reasons by e-mail. You need not do anything for it.',
  'next.declined.post':
    'You get a notice with the specific reasons by post. You need not do anything for it.',
  'next.not-qualified': 'You get a notice with the reasons by e-mail. You need not do anything for it.',
  'next.not-qualified.post': 'You get a notice with the reasons by post. You need not do anything for it.',
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
    'The information we have about the business does not meet our conditions at this time. Tell us if you think that something in it is wrong.',
} as const
