// The labels of what is asked for, English.
export const en = {
  product: 'What do you need?',
  requestedAmount: 'How much do you need?',
  monthlySales: 'Average monthly sales',
} as const
