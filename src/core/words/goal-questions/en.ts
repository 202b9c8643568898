// Hints and why we ask, of the questions about goals and how the owner heard of us, English.
export const en = {
  referralHint: 'Based on how you got here. Please correct it if it isn’t right.',
} as const
