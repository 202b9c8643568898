// Hints and why we ask, of the questions about goals and how the owner heard of us, English.
export const en = {
  referralHint: 'From how you came here. Please correct it if it is not right.',
} as const
