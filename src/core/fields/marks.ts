// Marks that nobody sees and that come along when text is copied: they are dropped from every answer, and refused where they turn a name round.
import { ok } from '#core/ground/outcome.ts'
import { printable } from '#core/ground/letters.ts'
import { fieldError, type FieldKind } from './field-kind.ts'

/** Letters and signs that stand on a keyboard of the United States: most texts hold nothing else. */
const plain = /^[\n\r -~]*$/
/** What Unicode lets a font leave undrawn (Default_Ignorable_Code_Point), the marks between lines of a gloss, and Braille's empty cell. */
const unseen = /[\p{DI}\u2800\ufff9-\ufffb]/gu
/** Scripts from Arabic to Myanmar, Khmer and Mongolian: there a joiner changes how two letters are drawn. */
const joining = /[\u0600-\u10ff\u1780-\u18af]/
/** Embeddings, overrides and isolates: what follows is shown in another direction than it is kept. */
const turning = /[\u202a-\u202e\u2066-\u2069]/

/** More marks on one letter than any script sets (Tibetan and Burmese have five or six): they would cover the lines above and below. */
const stacked = /[\p{Mn}\p{Me}]{9}/u

/** Whether marks are heaped on a letter. */
export const heapsMarks = (text: string): boolean => !plain.test(text) && stacked.test(text.normalize('NFC'))

/** Whether part of it is shown in another order than it is kept. */
export const turnsRound = (text: string): boolean => turning.test(text)

/** The text without marks that nobody sees. Joiners stay between two letters of a script that joins. */
export const withoutMarks = (text: string): string =>
  plain.test(text)
    ? text
    : text.replace(unseen, (mark, at: number) => {
        const joins = mark === '\u200c' || mark === '\u200d'
        return joins && joining.test(text[at - 1] ?? '') && joining.test(text[at + 1] ?? '') ? mark : ''
      })

/**
 * A kind that is typed: it reads no unseen marks, and takes none that are heaped up. While it is typed they are dropped from figures and addresses alone, since a joiner
 * stands at the end of a text until the next letter comes; from words they are dropped when the field is left.
 */
export const typedKind = <V>(kind: FieldKind<V>): FieldKind<V> => ({
  ...kind,
  ...(kind.inputMode && { format: (text, options) => kind.format(withoutMarks(text), options) }),
  tidy: (text, options) => (kind.tidy ?? String)(withoutMarks(text), options),
  parse: (text, options) => {
    const seen = withoutMarks(text)
    return heapsMarks(seen) ? fieldError('invalid') : kind.parse(seen, options)
  },
})

/** The same for a name: what turns part of it round is refused, for the name that is kept must be the one that is read. */
export const namingKind = (kind: FieldKind<string>): FieldKind<string> => {
  const typed = typedKind(kind)
  return {
    ...typed,
    tidy: (text) => (turnsRound(text) ? text : typed.tidy!(text)),
    parse: (text, options) => (turnsRound(text) ? fieldError('turned') : typed.parse(text, options)),
  }
}

/** The same for a name that goes into papers and to banks: in letters that they can print, full-width ones among them as plain ones. */
export const printedNameKind = (kind: FieldKind<string>): FieldKind<string> => {
  const naming = namingKind(kind)
  return {
    ...naming,
    parse: (text, options) => {
      const read = naming.parse(text, options)
      if (!read.ok) return read
      const printed = printable(read.value)
      return printed === null ? fieldError('latin') : ok(printed)
    },
  }
}
