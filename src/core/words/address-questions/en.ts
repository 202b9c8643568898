// Hints and why we ask, of the questions about addresses and the phone of the business, English.
export const en = {
  homeWhy: 'we compare it with your ID, so nobody else can apply in your name.',
  businessPhoneHint: 'Your cell phone is fine if the business has no number of its own',
  sameAsHome: 'Use my home address',
  cellPhoneTaken: 'We filled in your cell phone. Change it if the business has its own number.',
  addressOnFile: 'This is what we have on file, partly hidden. Change it if it isn’t right.',
} as const
