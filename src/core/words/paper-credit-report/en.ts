// The credit report as a paper, English: what it says beside the words of its page (`words/credit`).
export const en = {
  title: 'Credit report',
  titleOf: 'Credit report of {name}',
  none: 'No credit report of this application is kept.',
  bureau: 'Bureau',
  inquiry: 'Inquiry',
  soft: 'Soft: it does not change the score',
  obtained: 'Obtained',
  consented: 'Consent given',
  purpose: 'Purpose',
  opened: 'Opened for',
  until: 'Counts until',
  onScale: 'On a scale from {lowest} to {highest}.',
  late: '{days} days late',
} as const
