// Pages 1 to 4 of the wizard: headings and a line of help, English.
export const en = {
  businessTitle: 'Business Information',
  businessLede: 'As shown on your tax documents, so we don’t confuse your business with another one.',
  interviewTitle: 'Your funding goals',
  interviewLede: 'It tells us what matters to you.',
  ownershipTitle: 'Verify Ownership',
  ownershipNotice: 'You must manually fill in your ownership information to continue.',
  ownershipLede: 'We use encryption to protect your personal information.',
  addressTitle: 'Business address',
  addressLede: 'Where the business is. If you work from home, that is your home address.',
  lostSecrets:
    'We’ll ask again for anything that hadn’t been saved yet. Tax IDs, Social Security numbers and dates of birth are never kept in your browser.',
} as const
