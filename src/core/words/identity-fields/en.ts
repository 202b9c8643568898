// The labels of the questions about tax ids and the date of birth, English.
export const en = {
  ein: 'Federal tax ID (EIN)',
  ssn: 'Social Security number',
  dateOfBirth: 'Date of birth',
} as const
