// What the reading of a picture makes of figures: letters among the digits, points for commas, lost points; put right where the shape leaves one way.

const digitOf: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
  g: '9',
}
const letters = /[OoQDlIi|ZzSsBg]/g

const amount = /^[-+]?\(?[-+]?\$?[-+]?(?:\d{1,3}(?:,\d{3})+|\d{1,9})?\.\d\d\)?[-+]?$/
const date = /^\d{1,2}([/-])\d{1,2}(?:\1(?:\d{4}|\d{2}))?$/

/** The word as a figure or a day is written, where its shape leaves no other way; else the word as it is. */
export function likelyFigure(word: string): string {
  const plain = word
    .replace(/[—–~]/g, '-')
    .replace(/^[§]/, '$')
    .replace(/[|'`‘’:]$/, '')
    .replace(/^['`‘’|](?=[\d$])/, '')
  if (!/\d/.test(plain) || amount.test(plain) || date.test(plain)) return shaped(plain) ? plain : word
  const digits = plain.replace(letters, (letter) => digitOf[letter]!)
  // More letters than digits is a name with a number.
  const swapped = plain.match(letters)?.length ?? 0
  const trusted = swapped * 2 <= digits.replace(/\D/g, '').length
  for (const tried of trusted ? [plain, digits] : [plain]) {
    if (shaped(tried)) return tried
    const mended = withPoint(tried)
    if (mended && shaped(mended)) return mended
  }
  return word
}

const shaped = (text: string): boolean => amount.test(text) || date.test(text)

/** Points and commas in their places: '1.250.00', '1,250,00', '1,23456', '12 .50'. Null: it has none of these forms. */
function withPoint(text: string): string | null {
  const found = /^([-+($]*)(\d{1,3}(?:[.,]\d{3})*)[.,]?(\d\d)([)+-]*)$/.exec(
    text.replace(/([.,])[.,]/g, '$1'),
  )
  if (!found || !/[.,]/.test(text)) return null
  const [, before, whole, cents, after] = found
  return `${before}${whole!.replaceAll('.', ',')}.${cents}${after}`
}
