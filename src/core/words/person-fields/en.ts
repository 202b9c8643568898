// The labels of a person's name, English.
export const en = {
  firstName: 'First name',
  lastName: 'Last name',
  oneName: 'I only have one name',
  ownName: 'Name as written in your language',
} as const
