// The link under which requested documents are uploaded, English.
export const en = {
  pageTitle: 'Upload your documents',
  title: 'Upload your documents',
  lede: 'Your representative needs the following to continue with your application. Please do not cover or black out anything.',
  doneTitle: 'Thank you, everything has arrived',
  doneText: 'There is nothing more to do. Your representative has been told and will contact you.',
  noneTitle: 'Nothing is asked for at this time',
  noneText: 'You may close this page.',
} as const
