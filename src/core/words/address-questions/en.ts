// Hints and why we ask, of the questions about addresses and the phone of the business, English.
export const en = {
  homeWhy: 'it is compared with your ID, so that nobody applies in your name.',
  businessPhoneHint: 'Your cell phone is fine if the business has no number of its own',
  sameAsHome: 'Use my home address',
  cellPhoneTaken: 'Your cell phone. Change it if the business has a number of its own.',
  addressOnFile: 'On file, and shown shortened. Change it where it is not right.',
} as const
