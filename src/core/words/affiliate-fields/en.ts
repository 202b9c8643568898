// What an affiliate's answers are called, English.
export const en = {
  firstName: 'First name',
  lastName: 'Last name',
  oneName: 'I only have one name',
  ownName: 'Name as written in your language',
  email: 'Email',
  cellPhone: 'Phone',
  businessName: 'Company',
  ownBusinessName: 'Company name as written in your language',
  businessAddress: 'Address',
  businessAddress2: 'Suite or unit',
  businessCity: 'City',
  businessState: 'State',
  businessZip: 'Zip code',
}
