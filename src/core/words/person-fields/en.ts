// The labels of a person's name, English.
export const en = {
  firstName: 'First name',
  lastName: 'Last name',
  oneName: 'I have one name only',
  ownName: 'Name in your own writing',
} as const
