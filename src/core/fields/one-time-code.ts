// A code of six digits that was sent to somebody or stands in their app: typed, or pasted with the sentence around it.
import { digitsOf, plainSigns } from './digits.ts'
import { withoutMarks } from './marks.ts'

/** Six digits that belong to no longer number: '123456', '123 456', '123-456'. */
const alone = /(?<!\d[ -]?)\d{3}[ -]?\d{3}(?![ -]?\d)/g

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
