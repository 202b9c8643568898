// The link under which requested documents are uploaded, English.
export const en = {
  pageTitle: 'Upload your documents',
  title: 'Upload your documents',
  lede: 'Your representative needs the following to continue with your application. Please do not cover or black out anything.',
  doneTitle: 'Thank you. We received everything',
  doneText: 'There’s nothing more to do here. We told your representative, who will contact you.',
  noneTitle: 'We don’t need any documents right now',
  noneText: 'You can close this page.',
  handedOverLede:
    'Send the photos from here: they appear right away on the screen you came from. Please do not cover or black out anything.',
  handBack: 'Done, back to my computer',
  handedBackTitle: 'Thank you. Continue on your computer',
  handedBackText: 'What you sent is already there. You can close this page.',
} as const
