// A code of six digits that was sent to somebody or stands in their app: typed, or pasted with the sentence around it.
import { digitsOf, plainSigns } from './digits.ts'
import { withoutMarks } from './marks.ts'

/** What may stand behind a space and is a figure of its own: '10 minutes', '11/27', '10:45', '11-27-2026', '2026-11-27'. */
const other = String.raw`\d{1,2}(?:[ -]?\p{L}|[/:]\d|([.-])\d{1,2}\1\d)|\d{4}([/-])\d{1,2}\2\d`
/** Six digits that belong to no longer number: '123456', '123 456', '123-456'. Before them a date or a time is none: '11/27 123456'. */
const alone = new RegExp(
  String.raw`(?<!\d-?|(?<=\d)(?<!\d[/:]\d{1,4}) )\d{3}[ -]?\d{3}(?!-?\d| (?=\d)(?!${other}))`,
  'gu',
)

/** The one code of a text, six digits; '' where there is none, or several. A longer number is not cut to six digits of another code. */
export function codeIn(text: string): string {
  const plain = plainSigns(withoutMarks(text.slice(0, 500)))
  if (/^[\d\s-]*$/.test(plain)) return digitsOf(plain).length === 6 ? digitsOf(plain) : ''
  const found = new Set(Array.from(plain.matchAll(alone), ([code]) => digitsOf(code)))
  return found.size === 1 ? [...found][0]! : ''
}

/** What does not hold one code stays as it is, to be seen. */
export const oneTimeCode = {
  name: 'code',
  format: (text: string) => codeIn(text) || text,
  inputMode: 'numeric',
} as const
