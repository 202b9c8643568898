// The labels of the first page, English.
export const en = {
  product: 'What do you need?',
  requestedAmount: 'How much do you need?',
  monthlySales: 'Average monthly sales',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Business email',
  cellPhone: 'Cell phone',
  smsConsent: 'Text me about my application',
} as const
