// The bank screens: why, linking, what came of it, English.
export const en = {
  continue: 'Continue',
  introTitle: 'Connect your business bank account',
  introPromise: 'To provide an instant approval, we need to verify your business bank account information.',
  validating: 'Validating...',
} as const
