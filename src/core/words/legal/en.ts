// Around a legal text: loading, failure, its date, whom to write to. English.
export const en = {
  loading: 'Loading the text',
  failed: 'The text could not be loaded.',
  retry: 'Try again',
  version: 'In use since {date}',
  contact: 'Contact: {contact}',
  print: 'Print or save as PDF',
  others: 'Other texts',
  agreement: 'Application agreement',
  'e-sign': 'E-sign consent',
  privacy: 'Privacy notice',
} as const
