// What the hand-over to a partner lender answers, English.
export const en = {
  alreadySubmitted: 'Your information is already submitted!',
  consentNeeded: 'Please agree to share your information with the lender first.',
  answersMissing: 'Please finish your contact and business answers first.',
  declined: 'This lender cannot offer funding right now. You can continue with your application here.',
  unavailable: 'The lender is not answering right now. Try again, or continue with your application here.',
} as const
