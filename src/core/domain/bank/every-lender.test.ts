// Every listed lender in every form of a bank: its money is never sales, its debit never an ordinary purchase.
import { expect, test } from 'vitest'
import { allLenders } from '#core/codes/all-lenders.ts'
import { bankForms } from '../../../../bench/quality/forms.ts'
import { historyOf } from '../../../../bench/quality/corpus.ts'
import { creditCode } from './credit-codes.ts'
import { holderOf } from './holder.ts'
import { knownAtStart } from './known-names.ts'
import { classOf } from './line-class.ts'
import { parseShape } from './parse/descriptor.ts'
import { shapeOf } from './parse/words.ts'

const holder = holderOf(historyOf([]).accounts)
const short = (name: string): string => name.toUpperCase().slice(0, 16).trimEnd()
const forms: Readonly<Record<string, (name: string, cadence: 'daily' | 'weekly') => string>> = {
  ...bankForms,
  'ach credit, fields': (name) => `ACH CREDIT ${short(name)} DES:PROCEEDS ID:1 INDN:SAMPLE BISTRO`,
  'ach debit, fields': (name) => `ACH DEBIT ${short(name)} DES:ACH PMT ID:1`,
  'number glued': (name) => `${name.toUpperCase()}8882711420 DES:PAYMENT ID:1`,
  'tail glued': (name) => `${name.toUpperCase().replaceAll(' ', '')}GROUACHPAYMENT DES:ACH PMT ID:1`,
  'run together': (name) => `${name.toUpperCase().replaceAll(' ', '').slice(0, 16)} DES:ACH PMT ID:1`,
  wire: (name) =>
    `WIRE TYPE:WIRE IN DATE: 260114 TIME:1104 ET TRN:2026011400388122 SEQ:011460551/002299 ORIG:${name.toUpperCase()} ID:8890011 SND BK:CITY BANK ID:066004367 PMT DET:FUNDS`,
}
/** A bank's name needs a word of a loan, which these forms do not hold. */
const names = allLenders()
  .flatMap(({ aliases }) => aliases)
  .filter((alias) => !alias.startsWith('+'))
  .map((alias) => alias.replace('=', ''))

/** Names that a form cuts to another party's, or to nobody's: the text cannot tell them. */
const cutAway = names.filter((name) => {
  const cuts = [short(name), name.replaceAll(' ', '').slice(0, 16)]
  return cuts.some((cut) => knownAtStart(cut.toLowerCase())?.kind !== 'lender')
})

/**
 * Initials that something is glued to, an ordinary word before the holder's own name; and what is no party's whole name but a clearing-house
 * entry's, and so on no wire.
 */
const isUntold = (form: unknown, name: string): boolean =>
  (form === forms['number glued'] && (/\d$/.test(name) || name.replaceAll(' ', '').length < 4)) ||
  (form === forms['tail glued'] && name.replaceAll(' ', '').length < 6) ||
  (form === forms['wire'] && /debit|lease|corp 504/.test(name)) ||
  (form === forms['truist'] && name === '250 ventures')

test('hardly a name cannot be told when it is cut', () => expect(cutAway.length).toBeLessThan(50))

test.each(Object.entries(forms))('%s', (_, form) => {
  const wrong: string[] = []
  for (const name of names) {
    if (cutAway.includes(name) || isUntold(form, name)) continue
    const shape = shapeOf(form(name, 'daily'))
    const read = classOf(parseShape(shape), holder, true)
    const debit = classOf(parseShape(shape), holder, false).debit
    if (creditCode(read) === 0 || debit === 'purchase') wrong.push(`${name}: ${read.credit}, ${debit}`)
  }
  expect(wrong).toEqual([])
})
