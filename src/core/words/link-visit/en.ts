// What every link says when it is opened, English.
export const en = {
  verifying: 'Verifying your link...',
  greeting: 'Hello {firstName},',
  invalidTitle: 'This link does not work',
  failedTitle: 'We could not check your link',
  retry: 'Try again',
  contact: 'You can reach us at {contact}.',
  send: 'Sending...',
} as const
