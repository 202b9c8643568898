// What the offer and pre-offer calls answer in words, English. No price stands in any of them.
export const en = {
  mustSelect: 'You must select a value.',
  byPerson: 'A person looked at your application and made you this offer.',
  lowerAmount: 'Please type a lower amount',
  validAmount: 'Please select a valid amount',

  bankNeeded: 'Please enter the name of the bank',
  lastFourNeeded: 'Please enter the last four digits of the account number',

  'next.draft': 'Please finish the questions of your application.',
  'next.referred': 'Please finish the questions of your application.',
  'next.bank-needed':
    'Connect your business bank account, or upload the last 4 months of statements, so we can make offers.',
  'next.bank-statements':
    '{told} Send what is missing, or connect your business bank account, so we can make offers.',
  'next.bank-login': 'Your bank asks you to log in again: until then we cannot continue.',
  'next.deciding': 'We are reading your bank data. This could take a minute or two.',
  'next.owners':
    'First, we need to know who signs for the business. Your portal shows what we need; once we have it, we continue on our own.',
  'next.owners.portal':
    'First, we need to know who signs for the business. Below you see what we need; once we have it, we continue on our own.',
  'next.owners-others':
    'Someone else at the business still has to answer with their own link, or we are checking the document you sent. We continue as soon as we have it. If their link did not arrive, write to us.',
  'next.in-review':
    'A representative is reviewing your application and will contact you, usually within one business day.',
  // Stands behind another sentence, where nothing is asked of the applicant.
  'next.nothing': 'There is nothing you need to do until then.',
  'next.representative':
    'There’s no instant offer for {product}: a representative will contact you, usually within one business day, to talk about what’s possible.',
  'next.offered':
    'Once you choose, we’ll prepare the contract and email you the link to it. Nothing is binding until you sign it.',
  'next.offered.post':
    'Once you choose, a representative will send you the contract by mail, as you asked. Nothing is binding until you sign it.',
  'next.offer-chosen':
    'A representative will continue with your contract and contact you, usually within one business day. You can choose another offer until you sign.',
  'next.offer-chosen.post':
    'A representative will send you the contract by mail, as you asked. You can choose another offer until you sign.',
  'next.making':
    'We’re preparing your contract and will also email you the link to it. Nothing is binding until you sign it.',
  'next.account':
    'Your choice is saved. Before we can prepare the contract, please tell us which account should get the money and make the payments.',
  'next.account.portal':
    'Your choice is saved. Before we can prepare the contract, please tell us on your offers page which account should get the money and make the payments.',
  'next.others': 'You’ve signed. Someone else still has to: we’ll write to you when everyone has.',
  'next.contract-out':
    'The contract is ready to sign: the link is in your email. Nothing is binding until you sign it, and you can choose another offer until then.',
  'next.contract-signed':
    'Everyone has signed. Next we make our last checks; if we need anything from you, a representative will contact you. Then we send the money on a business day; the same day is possible if the checks are done by 5:00 p.m. Eastern Time.',
  'next.money-due':
    'Everyone has signed. Under the contract, the money is sent on {date} at the latest. If it has not reached your account, tell us.',
  'next.money-sent': 'Everyone has signed, and the money was sent on {date}.',
  'next.disclosure':
    'The law of {state} requires a disclosure of this exact offer before its contract ({law}). Your representative will go through it with you and take it from there.',
  'next.declined':
    'You will get a notice with the specific reasons by email. You do not need to do anything to get it.',
  'next.declined.post':
    'You will get a notice with the specific reasons by mail. You do not need to do anything to get it.',
  'next.declined.sent':
    'We sent you the notice with the specific reasons by email. It is also kept in your portal.',
  'next.declined.sent.portal':
    'We sent you the notice with the specific reasons by email. It is also kept here.',
  'next.not-qualified':
    'You will get a notice with the reasons by email. You do not need to do anything to get it.',
  'next.not-qualified.post':
    'You will get a notice with the reasons by mail. You do not need to do anything to get it.',
  'next.not-qualified.sent':
    'We sent you the notice with the reasons by email. It is also kept in your portal.',
  'next.not-qualified.sent.portal': 'We sent you the notice with the reasons by email. It is also kept here.',
  'next.returned': 'Our email with the notice could not be delivered. The notice is kept in your portal.',
  'next.returned.portal': 'Our email with the notice could not be delivered. The notice is kept here.',
  'next.withdrawn': 'This application was withdrawn. Please contact us if you want to reopen it.',
  'next.stopped':
    'Nothing was decided, and we ask you for nothing more. You can continue this application for as long as we keep your answers.',
  'next.to-be-erased':
    'You asked us to erase this application. We erase it as early as the law allows, and nothing new is made from it. To apply, please start a new application; it starts empty.',
  'next.expired': 'This application has expired. Please start a new one.',
  'next.offer-expired':
    'The offer went a long time without a contract, so it has expired. You owe nothing for it. You can start a new application whenever you like.',

  'unqualified.sales': 'Your monthly sales are {actual}; we fund businesses with {wanted} or more a month.',
  'unqualified.time-in-business':
    'Your business is younger than {wanted} months, and we fund businesses that have been open for at least that long.',
  'unqualified.other':
    'The information we have about the business does not meet our requirements at this time. Tell us if you think something in it is wrong.',
} as const
