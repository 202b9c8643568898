// Hints and why we ask, of the questions about the business, English.
export const en = {
  yearsHint:
    'Count from this business’s first sale. We generally fund businesses that are at least {months} months old.',
  yearsBelow:
    'We generally fund businesses that are at least {months} months old. You can still continue: you’ll get an answer with the reasons.',
  startHint: 'Only if you want to be exact; otherwise your answer above counts.',
} as const
