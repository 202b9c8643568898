// The labels of the questions about the business, English.
export const en = {
  yearsInBusiness: 'Years in business',
  startMonth: 'Start month',
  startYear: 'Start year',
  classification: 'Business classification',
} as const
