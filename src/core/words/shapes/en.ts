// What is wrong with the form of a request, English: before its meaning is looked at.
export const en = {
  empty: "This field can't be empty",
  tooLong: 'This is too long',
  wrongForm: 'This value has the wrong form',
} as const
