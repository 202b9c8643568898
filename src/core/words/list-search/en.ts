// The field that searches a list, English.
export const en = {
  listLabel: 'Choices',
  listFound: '{count} choices. Use the arrow keys.',
  listNone: 'Nothing found. Try another word, or type Other Services.',
} as const
