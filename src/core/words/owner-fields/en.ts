// The labels of the questions about the owner, English.
export const en = {
  creditBand: 'Estimated credit score',
  title: 'Job title',
  creditReport: 'Credit report (optional)',
  ownership: 'Ownership percentage',
} as const
