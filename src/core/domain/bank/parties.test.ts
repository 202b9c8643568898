// Which parties may be lenders: a known name, a steady payment, one name however it is cut.
import { describe, expect, test } from 'vitest'
import { lenders } from '#core/codes/lenders.ts'
import { dayNumber } from '#core/ground/dates.ts'
import { checking, SampleHistory } from '../cases/sample-history.ts'
import { buildLedger } from './ledger.ts'
import { findParties } from './parties.ts'

const day = dayNumber('2026-10-05')
const partiesOf = (lines: readonly (readonly [number, string, string?])[]) => {
  const history = new SampleHistory([checking, { ...checking, id: 'savings', kind: 'savings', mask: '7' }])
  for (const [dollars, text, accountId = 'checking'] of lines)
    history.add('2026-10-05', dollars, text, { accountId })
  return findParties(buildLedger(history.build()))
}
const acme = 'ACME DES:DEBIT ID:1'
const drawn = (amounts: readonly number[], text = acme) =>
  partiesOf(amounts.map((dollars) => [-dollars, text])).map(({ name, debits }) => `${name} ${debits.length}`)

describe('steady payments', () => {
  test.each([
    ['four of one amount', [10, 10, 10, 10], ['Acme 4']],
    ['three', [10, 10, 10], []],
    ['three of five', [10, 10, 10, 90, 500], ['Acme 5']],
    ['three of five, whatever their order', [90, 10, 500, 10, 10], ['Acme 5']],
    ['four of seven', [10, 10, 10, 10, 90, 500, 900], []],
    ['a tenth apart', [90, 110, 90, 110], ['Acme 4']],
    ['more than that', [89, 111, 89, 111], []],
  ])('%s', (_, amounts, names) => expect(drawn(amounts)).toEqual(names))
  test.each([
    ['SUMMIT PEAK CAPITAL DES:PAYMENT ID:1', ['Summit Peak Capital 4']],
    ['SUMMIT PEAK CAPITAL PARTNERS GROUP DES:PAYMENT ID:1', ['Summit Peak Capital Partners 4']],
    ['ACME', ['Acme 4']],
    ['SYSCO DES:PAYMENT ID:1', []],
    ['ACME DES:RENT ID:1', []],
    ['CHECKCARD 0503 ACME', []],
    ['OUTGOING WIRE TO ACME', []],
    ['FUNDS TRANSFER TO ACME SUPPLY', []],
  ])('%s', (text, names) => expect(drawn([10, 10, 10, 10], text)).toEqual(names))
  test('of the operating accounts alone', () =>
    expect(partiesOf([...Array<[number, string]>(3).fill([-10, acme]), [-10, acme, 'savings']])).toEqual([]))
  test('money that came in is no payment', () =>
    expect(partiesOf([...Array<[number, string]>(3).fill([-10, acme]), [10, acme]])).toEqual([]))
})

test('a known lender, at once: its payments, what it funded, and no more', () =>
  expect(
    partiesOf([
      [5_000, 'KAPITUS DES:FUNDING ID:1'],
      [-20, 'KAPITUS DES:PAYMENT ID:1'],
      [20, 'KAPITUS DES:RETURN ID:1'],
      [-30, 'KAPITUS DES:DAILY ID:1'],
      [-40, 'KAPITUS DES:DAILY ID:1', 'savings'],
      // A line of nothing is no payment.
      [0, 'KAPITUS DES:DAILY ID:1'],
      [7, acme],
    ]),
  ).toEqual([
    {
      name: 'Kapitus',
      lender: lenders.findIndex(({ name }) => name === 'Kapitus'),
      hasTradeWords: true,
      debits: [
        { row: 1, day, cents: 2_000, returned: false },
        { row: 3, day, cents: 3_000, returned: false },
      ],
      fundings: [{ row: 0, day, cents: 500_000 }],
      credits: [],
    },
  ]))
test('what a lender of loans or a name of the trade put in', () => {
  expect(partiesOf([[5_000, 'LENDING CLUB DES:FUNDING ID:1']])[0]!.fundings).toHaveLength(1)
  expect(partiesOf([[5_000, 'SUMMIT PEAK CAPITAL DES:FUNDING ID:1']])).toMatchObject([
    { name: 'Summit Peak Capital', lender: -1, debits: [], fundings: [{ cents: 500_000 }] },
  ])
})
test('nobody', () => expect(partiesOf([[7, acme]])).toEqual([]))

test.each([
  ['the longest', ['FRO', 'FRONTIER', 'FRON'], 'Consolidated Frontier'],
  ['the longest, wherever it stands', ['FRONTIER', 'FRO', 'FRON'], 'Consolidated Frontier'],
  ['of two as long, the first by letters', ['FRYB', 'FRYA'], 'Consolidated Frya'],
  ['whichever came first', ['FRYA', 'FRYB'], 'Consolidated Frya'],
])('one name of several cuts: %s', (_, cuts, name) => {
  const found = partiesOf([...cuts, ...cuts].map((cut) => [-10, `CONSOLIDATED ${cut} DES:DEBIT ID:1`]))
  expect(found.map((party) => [party.name, party.debits.length])).toEqual([[name, cuts.length * 2]])
})
