// The shell around every page, English.
export const en = {
  notFoundTitle: 'There is no page at this address',
  notFoundText:
    'The address may be mistyped, or the link may have been cut off in a message. A link that was sent to you works only as a whole.',
  apply: 'Go to the application',
} as const
