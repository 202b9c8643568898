// What an affiliate's answers are called, English.
export const en = {
  firstName: 'First name',
  lastName: 'Last name',
  oneName: 'I have one name only',
  ownName: 'Name in your own writing',
  email: 'Email',
  cellPhone: 'Phone',
  businessName: 'Company',
  ownBusinessName: 'Company name in your own writing',
  businessAddress: 'Address',
  businessAddress2: 'Suite or unit',
  businessCity: 'City',
  businessState: 'State',
  businessZip: 'Zip code',
}
