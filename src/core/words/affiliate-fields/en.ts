// What an affiliate's answers are called, English.
export const en = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  cellPhone: 'Phone',
  businessName: 'Company',
  businessAddress: 'Address',
  businessAddress2: 'Suite or unit',
  businessCity: 'City',
  businessState: 'State',
  businessZip: 'Zip code',
}
