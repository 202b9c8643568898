// How the link for missing answers ends, English.
export const en = {
  success: 'Success',
  statements:
    'We have your answers. We sent you a secure upload link by email, and by text if you agreed to texts. Please use it to upload your most recent 4 months of business bank statements. Then an account manager will reach out to you.',
  statementsLater:
    'We have your answers. We still need your most recent 4 months of business bank statements: your representative can send you a secure upload link for them. Then an account manager will reach out to you.',
  signature:
    'We have your answers. We still need your signature: we emailed you a link that opens your application, where you can sign.',
  contact:
    'We have your answers, and there’s nothing more to do here. An account manager will reach out to you.',
  nothingTitle: 'Nothing is missing',
  nothing: 'We already have all your answers. There’s nothing to do on this page.',
  nothingStatements:
    'We already have all your answers. We still need your bank connection or your bank statements: your representative can send you a link for either one.',
  nothingButSent:
    'We already have all your answers. We still need your most recent 4 months of business bank statements: we emailed you a secure upload link for them. If you can’t find it, your representative can send you another.',
  nothingSignature:
    'We already have all your answers. Only your signature is missing: you sign in the application itself, and your representative can send you the link to it.',
  openTitle: 'Some answers are still missing',
  open: 'We don’t have everything yet. Please answer what’s still missing.',
  goOn: 'Answer the missing questions',
  looking: 'Checking that we have everything...',
} as const
