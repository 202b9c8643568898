// The shell around every page, English.
export const en = {
  notFoundTitle: 'There is no page at this address',
  notFoundText:
    'The address may be mistyped, or the link may have been cut off in a message. A link we send works only when it is complete.',
  apply: 'Go to the application',
  failedTitle: 'Something went wrong on this page',
  failedText: 'It’s our fault, not yours. What you saved is safe; reload the page to continue.',
  failedReload: 'Reload the page',
} as const
