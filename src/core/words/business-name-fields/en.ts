// The label of the name of the business, English.
export const en = {
  businessName: 'Legal business name',
} as const
