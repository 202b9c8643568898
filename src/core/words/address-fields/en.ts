// The labels of the questions about addresses and the phone of the business, English.
export const en = {
  homeAddress: 'Home address',
  homeAddress2: 'Apartment or unit',
  homeCity: 'City',
  homeState: 'State',
  homeZip: 'Zip code',
  businessAddress: 'Business address',
  businessAddress2: 'Suite or unit',
  businessCity: 'City',
  businessState: 'State',
  businessZip: 'Zip code',
  businessPhone: 'Business phone',
  homeBased: 'Is this a home-based business?',
} as const
