// What a link says that could not be opened, English.
export const en = {
  invalidTitle: 'This link does not work',
  // The specification's sentence, as every refusal of a link says it (words/refusals).
  invalid:
    'The link you followed is invalid or has expired. Please contact your representative for a new link.',
  newLinkText: 'We can also send you a new link.',
  newLink: 'Send me a new link',
  newLinkSentTitle: 'Please check your inbox',
  newLinkSent:
    'If we can send a new link, it goes to the email address or cell phone on file within a few minutes. If you don’t get one, please contact your representative.',
  failedTitle: 'We could not check your link',
  retry: 'Try again',
  contact: 'You can reach us at {contact}.',
} as const
