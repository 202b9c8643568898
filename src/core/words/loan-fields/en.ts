// The labels of the questions about what the longer forms ask, English.
export const en = {
  businessDescription: 'Business description',
  loanUses: 'What will the funds be used for?',
  contactMethod: 'Preferred contact method',
  website: 'Website or social page',
} as const
