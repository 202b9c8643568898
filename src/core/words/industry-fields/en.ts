// The labels of the two industries of a business, English.
export const en = {
  generalIndustry: 'General industry',
  industry: 'Industry',
} as const
