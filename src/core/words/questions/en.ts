// The questions after the first page: hints and why we ask, English.
export const en = {
  nameHint: 'The name on your tax return, with LLC or Inc. where it has one',
  yearsHint: 'Since the first sale under this business. In general we fund from {months} months.',
  yearsBelow:
    'In general we fund businesses of {months} months or more. You may go on all the same: you get an answer with its reasons.',
  beforeSsn:
    'Good to know before you give your number: in general we fund from {least} in sales a month and {months} months in business, and you told us less. You may go on: you get an answer with its reasons.',
  startHint: 'Worked out from your answer. Please correct it if it is not right.',
  einHint: 'Nine digits, as in 12-3456789',
  einWhy: 'it tells your business from others of the same name. It is encrypted.',
  ssnSoleWhy:
    'a sole proprietor has no separate tax ID. It is encrypted, and this does not affect your credit score.',
  ssnWhy: 'to confirm that you are you. It is encrypted, and this does not affect your credit score.',
  ssnHint: 'Nine digits, as in 123-45-6789. An ITIN works too.',
  creditHint: 'Your best guess is enough',
  creditWhy: 'it narrows down the offers. We do not pull your report here.',
  titleHint: 'Suggested from your business classification',
  ownershipHint: 'Your own share, from 1 to 100',
  ownershipWhy: 'larger owners sign the agreement in the end.',
  homeWhy: 'it is compared with your ID, so that nobody applies in your name.',
  birthWhy: 'only adults can sign, and the law asks us to confirm who applies.',
  birthHint: 'Month, day and year, as in 04/12/1980',
  industryLabel: 'What does the business do?',
  industryHint: 'Type a word, such as bakery or trucking, and choose from the list.',
  ownAll: 'I own 100%',
  referralHint: 'From how you came here. Please correct it if it is not right.',
  businessPhoneHint: 'Your cell phone is fine if the business has no number of its own',
  sameAsHome: 'Use my home address',
  cellPhoneTaken: 'Your cell phone. Change it if the business has a number of its own.',
  changeAnswer: 'Change',
  nameTells: 'From the name of your business. Please correct it if it is not right.',
} as const
