// The shell around every page, English.
export const en = {
  notFoundTitle: 'There is no page at this address',
  notFoundText:
    'The address may be mistyped, or the link may have been cut off in a message. A link that was sent to you works only as a whole.',
  apply: 'Go to the application',
  failedTitle: 'Something on this page broke',
  failedText: 'It is our fault, not yours. What you saved is safe; load the page again to go on.',
  failedReload: 'Load the page again',
} as const
