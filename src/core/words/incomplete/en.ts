// The link under which an owner gives the answers that are missing, English.
export const en = {
  pageTitle: 'Give the missing answers',
  personalTitle: 'Basic Information',
  personalLede: 'We ask only for what is missing. What you gave before stays as it is.',
  companyTitle: 'Business Information',
  companyLede: 'A few facts about the business.',
  ownerTitle: 'Verify Ownership',
  ownerLede:
    'This is needed to verify who owns the business. We use encryption to protect your personal information.',
} as const
