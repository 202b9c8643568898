// The label of the name of the business, English.
export const en = {
  businessName: 'Legal business name',
  ownBusinessName: 'Business name as written in your language',
} as const
