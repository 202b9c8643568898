// Texts that the operator writes and others read, in settings and in the brands' file: what is read must be what stands there.
import { printable } from '#core/ground/letters.ts'
import { turnsRound, withoutMarks } from './marks.ts'

/** On pages and in messages: nothing turns part of it round. */
export const isShownAsKept = (text: string): boolean => !turnsRound(text)
export const NOT_SHOWN_AS_KEPT = 'has hidden marks that show it in another order'

/** In papers too: no unseen marks, and every letter can be printed. */
export const isPrintedAsKept = (text: string): boolean =>
  isShownAsKept(text) && withoutMarks(text) === text && printable(text) !== null
export const NOT_PRINTED_AS_KEPT =
  'has hidden marks, or letters that papers cannot print: they have Latin, Greek, Cyrillic, Hebrew and Arabic'
