// A person's name as it is written: letters of every script, apostrophes and hyphens of every shape, slash names. Kept as typed.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { namingKind, printedNameKind } from './marks.ts'
import { anyTextKind, tidyLine } from './text.ts'

/** Letters, the signs that stand in names ('t Hooft, Hanakahi‘o, Ruiz–López, A/L Muthu, Robert (Bob), Downey, Jr.), spaces. */
const letters = /^[\p{L}\p{M}\u200c\u200d'‘’ʻʼ`´′"“”()\-‐‑‒–־/.,· ]+$/u
/** A sign before a letter: no name is signs alone. */
const anyLetter = /\p{L}/u
/** 'Wainwright 3rd': the one digit that names have in English. */
const ordinal = /(?<=\s)(?:2nd|3rd|[4-9]th)\.?$/i
/** A web address typed or filled in by mistake. */
const address = /^(?:https?:|www\.)|\/\/|\.(?:com|net|org)$/i

const anyLetters = namingKind({
  name: 'name',
  format: (text) => text,
  tidy: tidyLine,
  show: (value) => value,
  parse: (typed) => {
    const line = tidyLine(typed)
    if (line === '') return fieldError('empty')
    const name = line.replace(ordinal, '')
    const fits = letters.test(name) && anyLetter.test(name) && !address.test(name)
    return line.length <= 100 && fits ? ok(line) : fieldError('invalid')
  },
})

/** One letter is a whole name for some: the specification's two characters hold for other texts (spec 231). */
export const nameKind = printedNameKind(anyLetters)

/** A name that a person passes on to another, and that no paper carries: in any writing. */
export const toldNameKind: FieldKind<string> = anyLetters

/** How a member of staff is called, as their firm writes it: any signs, but none that are unseen or turn it round. May be empty. */
export const staffNameKind = namingKind({ ...anyTextKind, name: 'staff-name', tidy: tidyLine })
