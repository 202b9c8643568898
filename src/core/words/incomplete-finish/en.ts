// How the link for missing answers ends, English.
export const en = {
  success: 'Success',
  statements:
    'Your answers have arrived. We sent you a secure upload link by e-mail, and by text where you agreed to texts. Please upload your most recent 4 months of business bank statements there. An account manager then reaches out to you.',
  statementsLater:
    'Your answers have arrived. Still missing are your most recent 4 months of business bank statements: your representative can send you a secure upload link for them. An account manager then reaches out to you.',
  signature:
    'Your answers have arrived. Your signature is still missing: we sent you a link by e-mail that opens your application, where you can sign.',
  contact:
    'Your answers have arrived, and there is nothing more to do here. An account manager reaches out to you.',
  nothingTitle: 'Nothing is missing',
  nothing: 'All answers are here already. There is nothing to do on this page.',
  nothingStatements:
    'All answers are here already. What is still missing is your bank or your bank statements: your representative can send you a link for either.',
  nothingButSent:
    'All answers are here already. Still missing are your most recent 4 months of business bank statements: we sent you a secure upload link for them by e-mail. If you cannot find it, your representative can send you another.',
  nothingSignature:
    'All answers are here already. Only your signature is missing: it is given in your application itself, and your representative can send you the link to it.',
  openTitle: 'Some answers are still missing',
  open: 'Not everything has arrived yet. Please give what is still open.',
  goOn: 'Give the open answers',
  looking: 'Checking that everything has arrived...',
} as const
