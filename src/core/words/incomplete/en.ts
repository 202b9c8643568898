// The link under which an owner gives the answers that are missing, English.
export const en = {
  pageTitle: 'Answer the missing questions',
  personalTitle: 'Basic Information',
  personalLede: 'We only ask for what’s missing. Your earlier answers stay as they are.',
  companyTitle: 'Business Information',
  companyLede: 'A few facts about the business.',
  ownerTitle: 'Verify Ownership',
  ownerLede:
    'We need this to verify who owns the business. We use encryption to protect your personal information.',
} as const
