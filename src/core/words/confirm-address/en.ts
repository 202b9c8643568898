// The link under which the address of the business is confirmed, English.
export const en = {
  pageTitle: 'Confirm your business address',
  addressTitle: 'Is this where your business is?',
  addressLede: 'Please check the address and correct it where it is not right. Then continue.',
  doneTitle: 'Thank you',
  doneText: 'The address of your business is confirmed. There is nothing more to do here.',
} as const
