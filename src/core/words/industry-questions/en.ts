// How the industry is asked, English.
export const en = {
  industryLabel: 'What does the business do?',
  industryHint: 'Type a word, such as bakery or trucking, and choose from the list.',
} as const
