// What the sender of bank statements reads of them, English.
export const en = {
  'state.complete': 'complete',
  'state.received': 'received, we are looking at it',
  'state.pages-missing': 'not complete',
  'state.elsewhere': 'some pages missing here, but we have all of them',
  ending: 'account ...{mask}',
  anAccount: 'bank account',
  lines: '{count} lines',
  oneLine: '1 line',
  noLines: 'no lines',
  reading: 'We’re reading this file.',
  readingPage: 'Reading page {page} of {pages}.',
  kept: 'Received. We’re looking at it.',
  pageMissing: 'Page {pages} of {of} of the statement of {period} is missing. Please send the whole file.',
  pagesMissing: 'Pages {pages} of {of} of the statement of {period} are missing. Please send the whole file.',
  twice:
    'You sent the statement of {period} of account ...{mask} twice. One is enough; you don’t need to do anything.',
  mentioned:
    'Your lines speak of an account ...{mask}. If it belongs to your business, please send its statements too. If it is not yours, you don’t need to do anything.',
  noteTitle: 'What we noticed',
  'unread.no-text':
    'We couldn’t read any words in this file. Please send the PDF from your bank’s website, or a sharp photo of each page.',
  'unread.no-statement':
    'We didn’t find an account’s balances and lines in this file. If it is a bank statement, leave it here and we will look at it. Otherwise, please send the statement as a PDF from your bank’s website.',
  'unread.no-period':
    'We didn’t find the dates that this statement covers. Please send the whole file, with its first page.',
  'unread.not-dollars':
    'The amounts in this file are not in US dollars. Please send the statement of your business account in dollars.',
  'unread.too-long': 'This file is longer than we can read at once. Please send one file for each month.',
  'unread.unreadable':
    'We couldn’t open this file. Please download the statement from your bank’s website again and send the new PDF.',
} as const
