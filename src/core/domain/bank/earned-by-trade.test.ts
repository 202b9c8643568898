// A payer whose kind buys from this trade: with a second thing a customer, alone asked about; of no worth where the trade is not known.
import { describe, expect, it, test } from 'vitest'
import { generalIndustries } from '#core/codes/industries.ts'
import { subIndustriesOf } from '#core/codes/sub-industries.ts'
import { tradeOf, type Trade } from '#core/codes/trade-buyers.ts'
import { addDays } from '#core/ground/dates.ts'
import { makeLineBook } from '../lines/make-line-book.ts'
import { idOf } from '../lines/line-book.ts'
import { whys } from '../lines/line-classes.ts'
import { onBankDays, SampleHistory } from '../cases/sample-history.ts'
import { unclassed } from './credit-codes.ts'
import { noLabels } from './labels.ts'
import { markLedger } from './mark-ledger.ts'

type Line = readonly [date: string, dollars: number, text: string]

/** Card sales of some $25,000 a month, and these lines: of each its class and why, as staff read it. */
function whyOf(trade: Trade | null, lines: readonly Line[]): string[] {
  const history = new SampleHistory()
  let i = 0
  for (let date = '2026-06-01'; date < '2026-11-20'; date = addDays(date, 1))
    if (onBankDays(date)) history.add(date, 1_000 + ((i++ * 37) % 400), 'SQUARE INC DES:SQ1001')
  const from = history.transactions.length
  for (const [date, dollars, text] of lines) history.add(date, dollars, text)
  const labels = { ...noLabels, ...(trade && { trade }) }
  const { ledger, codes } = markLedger(history.build(), labels)
  const isOpen = new Map<string, boolean>()
  for (let row = 0; row < ledger.count; row++)
    isOpen.set(history.transactions[ledger.source[row] as number]!.id, codes[row] === unclassed)
  const book = makeLineBook(history.build(), labels)
  const why = new Map<string, string>()
  for (let at = 0; at < book.count; at++) why.set(idOf(book, at), whys[book.columns.why[at]!]!)
  return history.transactions
    .slice(from)
    .map(({ id }) => `${isOpen.get(id) ? 'open' : 'sale'}: ${why.get(id)}`)
}

const homes = 'STONECREST HOMES DES:PAYMENT ID:88 INDN:ACME CO ID:1234567890 CCD'
const district = 'ELMWOOD SCHOOL DISTRICT DES:PAYMENT ID:88 CO ID:1234567890 CCD'

describe('one payment of a home builder', () => {
  test('to a contractor, with odd cents: a sale', () =>
    expect(whyOf('building', [['2026-09-09', 1_843.27, homes]])).toEqual(['sale: trade']))
  test('round as a loan is: asked, with the word', () =>
    expect(whyOf('building', [['2026-09-09', 1_800, homes]])).toEqual(['open: trade-alone']))
  test('sent as a person sends: asked', () =>
    expect(whyOf('building', [['2026-09-09', 1_843.27, 'ZELLE FROM STONECREST HOMES CONF# 77']])).toEqual([
      'open: trade-alone',
    ]))
  it.each([
    ['a clinic', 'medical'],
    ['a business of which nothing is known', null],
  ] as const)('to %s it says nothing', (_, trade) =>
    expect(whyOf(trade, [['2026-09-09', 1_843.27, homes]])).toEqual(['open: text']),
  )
  test('who is paid as well is no customer by one payment', () =>
    expect(
      whyOf('building', [
        ['2026-09-09', 1_843.27, homes],
        ['2026-09-20', -400, homes],
      ])[0],
    ).toBe('open: trade-alone'))
  test('a large one that is like no other is asked about', () =>
    expect(whyOf('building', [['2026-09-09', 61_843.27, homes]])).toEqual(['open: trade-alone']))
  test('a lender’s name says more than the trade’s', () =>
    expect(
      whyOf('building', [['2026-09-09', 1_843.27, homes.replace('STONECREST', 'STONECREST CAPITAL')]]),
    ).toEqual(['open: text']))
})

describe('two payments', () => {
  const two = (first: number, second: number, days: number, text: string): Line[] => [
    ['2026-09-09', first, text],
    [addDays('2026-09-09', days), second, text],
  ]
  it.each([
    ['like each other', two(1_800, 2_150.5, 30, homes), 'sale: trade'],
    ['both round', two(1_800, 2_100, 30, homes), 'open: trade-alone'],
    ['of one day', two(1_800, 2_150.5, 0, homes), 'open: trade-alone'],
    ['of a school district', two(1_800, 2_150.5, 30, district), 'sale: trade'],
  ] as const)('%s', (_, lines, expected) => expect(whyOf('building', lines)[0]).toBe(expected))
  test('one of a school district may be money given back', () =>
    expect(whyOf('building', [['2026-09-09', 1_843.27, district]])).toEqual(['open: trade-alone']))
  test('a trucker is not paid by schools', () =>
    expect(whyOf('hauling', two(1_800, 2_150.5, 30, district))).toEqual(['open: text', 'open: text']))
})

test.each([
  ['Construction and Contracting', 'Roofing', 'building'],
  ['Construction and Contracting', 'Landscaping', 'grounds'],
  ['Construction and Contracting', undefined, 'building'],
  ['Wholesale', 'Food and Beverage', 'food'],
  ['Manufacturing', 'Food and Beverage', 'food'],
  ['Healthcare', 'Veterinarian', null],
  ['Transportation and Logistics', 'Limousine and Taxi', null],
  ['Retail', 'Clothing Store', null],
  [undefined, undefined, null],
])('%s, %s: %s', (general, below, trade) => expect(tradeOf(general, below)).toBe(trade))

test('what the form offers and the table names is the same', () => {
  const known = new Set<string | null>()
  for (const { value } of generalIndustries)
    for (const below of [undefined, ...subIndustriesOf(value).map((each) => each.value)])
      known.add(tradeOf(value, below))
  expect(known).toEqual(
    new Set(
      'building grounds design hauling food catering making wholesale medical repair'
        .split(' ')
        .map((each): string | null => each)
        .concat(null),
    ),
  )
})
