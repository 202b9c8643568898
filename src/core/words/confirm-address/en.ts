// The link under which the address of the business is confirmed, English.
export const en = {
  pageTitle: 'Confirm your business address',
  addressTitle: 'Is this where your business is?',
  addressLede: 'Please check the address and correct anything that’s wrong. Then continue.',
  doneTitle: 'Thank you',
  doneText: 'Your business address is confirmed. There’s nothing more to do here.',
} as const
