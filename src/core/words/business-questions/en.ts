// Hints and why we ask, of the questions about the business, English.
export const en = {
  yearsHint: 'Since the first sale under this business. In general we fund from {months} months.',
  yearsBelow:
    'In general we fund businesses of {months} months or more. You may go on all the same: you get an answer with its reasons.',
  startHint: 'Only if you want to say it exactly: otherwise your answer above counts.',
} as const
