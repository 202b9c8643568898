// The months as they are written in English and Spanish, whole or shortened.

const names = [
  'january enero',
  'february febrero',
  'march marzo',
  'april abril',
  'may mayo',
  'june junio',
  'july julio',
  'august agosto',
  'september septiembre setiembre',
  'october octubre',
  'november noviembre',
  'december diciembre',
].map((month) => month.split(' '))

/** 1 to 12 for a month's name or its first three letters or more, with a dot or without; 0 for any other text. */
export function monthNamed(text: string): number {
  const word = text.toLowerCase().replace(/\.$/, '')
  return word.length < 3 ? 0 : names.findIndex((month) => month.some((name) => name.startsWith(word))) + 1
}
