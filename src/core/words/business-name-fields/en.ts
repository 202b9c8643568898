// The label of the name of the business, English.
export const en = {
  businessName: 'Legal business name',
  ownBusinessName: 'Business name in your own writing',
} as const
