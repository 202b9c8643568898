// A signature: lines drawn by hand (or their picture, a PNG as a data address), or a name that was typed in their place by whoever cannot draw.
import { printable } from '#core/ground/letters.ts'
import { ok } from '#core/ground/outcome.ts'
import { isLines, linesOf } from './drawn-lines.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { heapsMarks, withoutMarks } from './marks.ts'
import { tidyLine } from './text.ts'

/** Longest signature, as text: drawn lines take some 3,000 letters, a picture of 600 by 240 dots some 8,000. */
export const SIGNATURE_MOST = 60_000
const DRAWN = 'data:image/png;base64,'
/** Dots of the largest picture. A small picture may claim any size. */
export const SIGNATURE_WIDE = 1_600
export const SIGNATURE_HIGH = 640

export type SignedHow = 'drawn' | 'typed'

/** How it was given. */
export const signedHow = (signature: string): SignedHow => (signature.startsWith('data:') ? 'drawn' : 'typed')

// What every PNG begins with, up to the upper half of its width, and the three spellings of its end. Nothing is unpacked here: a picture
// from outside is only ever shown as one.
const begins = 'iVBORw0KGgoAAAANSUhEUgAA'
const ends = /(?:AAAAASUVORK5CYII=|AAAABJRU5ErkJggg==|AAAAElFTkSuQmCC)$/
const letters = /^[A-Za-z0-9+/]+={0,2}$/

const isPicture = (base64: string): boolean =>
  base64.startsWith(begins) &&
  ends.test(base64) &&
  base64.length % 4 === 0 &&
  letters.test(base64) &&
  isSignatureSize(base64)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The eight letters after what every PNG begins with are the lower half of its width, and its height: 16 and 32 bits. */
function isSignatureSize(base64: string): boolean {
  let bits = 0
  for (const letter of base64.slice(begins.length, begins.length + 8))
    bits = bits * 64 + alphabet.indexOf(letter)
  const [width, height] = [Math.floor(bits / 2 ** 32), bits % 2 ** 32]
  return width > 0 && width <= SIGNATURE_WIDE && height > 0 && height <= SIGNATURE_HIGH
}

/** Two letters at least, of any script; no digits, no signs but those of names. */
const name = /^(?=(?:.*\p{L}){2})[\p{L}\p{M}\u200c\u200d'‘’ʻʼ`´′"“”()\-‐‑‒–־/.,· ]+$/u

/** Refused with 'Please provide a valid signature.', empty or not; a typed one that no paper can print with how to go on. */
export const signatureKind: FieldKind<string> = {
  name: 'signature',
  format: (text) => text,
  show: (value) => value,
  parse: (text) => {
    if (text.length > SIGNATURE_MOST) return fieldError('signature')
    if (isLines(text)) return linesOf(text).ok ? ok(text) : fieldError('signature')
    if (text.startsWith('data:'))
      return text.startsWith(DRAWN) && isPicture(text.slice(DRAWN.length))
        ? ok(text)
        : fieldError('signature')
    const line = tidyLine(withoutMarks(text))
    if (line.length > 100 || heapsMarks(line) || !name.test(line)) return fieldError('signature')
    // Papers show a typed signature as it was typed.
    return printable(line) === null ? fieldError('latin') : ok(line)
  },
  // What an application keeps under this name says only that and when it was signed; the signature itself lies apart.
  mask: (kept) => `✓ ${/\d{4}-\d\d-\d\d/.exec(kept)?.[0] ?? ''}`.trim(),
  secret: true,
}
