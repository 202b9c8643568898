// The labels of the questions about goals and how the owner heard of us, English.
export const en = {
  interest: 'What are you interested in?',
  fundsNeeded: 'When are funds needed?',
  mostImportant: 'What matters most in financing?',
  referral: 'How did you hear about us?',
  otherReferrer: 'Other referrer',
} as const
