// What every link says when it is opened, English.
export const en = {
  verifying: 'Verifying your link...',
  greeting: 'Hello {firstName},',
  send: 'Sending...',
} as const
