// Who earns the name of a customer by coming again, which deposits lose it, and what may never raise the lower end.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '#core/ground/dates.ts'
import { analyseBank } from '../bank-analysis.ts'
import { onBankDays, SampleHistory } from '../cases/sample-history.ts'
import { evidences } from './credit-codes.ts'
import { noLabels } from './labels.ts'
import { markLedger } from './mark-ledger.ts'

/** A shop with card sales of $1,000 to $1,400 on every bank day. */
function shop(): SampleHistory {
  const history = new SampleHistory()
  let i = 0
  for (let date = '2026-06-01'; date < '2026-11-20'; date = addDays(date, 1))
    if (onBankDays(date)) history.add(date, 1_000 + ((i++ * 37) % 400), 'SQUARE INC DES:SQ1001')
  return history
}
/** Evidence of each added line that is income; null where it is none. */
function evidenceOf(history: SampleHistory, from: number): (string | null)[] {
  const { ledger, codes, evidence } = markLedger(history.build(), noLabels)
  const byId = new Map<string, string | null>()
  for (let row = 0; row < ledger.count; row++) {
    const { id } = history.transactions[ledger.source[row] as number]!
    byId.set(id, codes[row] === 0 ? (evidences[evidence[row]! - 1] ?? null) : null)
  }
  return history.transactions.slice(from).map(({ id }) => byId.get(id) ?? null)
}
function added(lines: readonly (readonly [date: string, dollars: number, text: string])[]) {
  const history = shop()
  const from = history.transactions.length
  for (const [date, dollars, text] of lines) history.add(date, dollars, text)
  return evidenceOf(history, from)
}
const hotel = 'PINE RIDGE HOTELS DES:PAYMENT ID:1'
const monthly = (dollars: readonly number[], text: string) =>
  dollars.map((each, i) => [`2026-${String(7 + i).padStart(2, '0')}-09`, each, text] as const)

describe('a payer who comes again', () => {
  test('three times at like amounts over a month: a customer', () =>
    expect(added(monthly([812.4, 1_180.15, 940], hotel))).toEqual(['repeat', 'repeat', 'repeat']))
  test('twice is not enough', () => expect(added(monthly([812.4, 940], hotel))).toEqual([null, null]))
  test('a large one among like ones is asked about', () =>
    expect(added(monthly([812.4, 1_180.15, 940, 9_400], hotel))).toEqual([
      'repeat',
      'repeat',
      'repeat',
      null,
    ]))
  test('each needs two like it', () =>
    expect(added(monthly([812.4, 1_180.15, 940, 9_411, 9_380], hotel))).toEqual([
      'repeat',
      'repeat',
      'repeat',
      null,
      null,
    ]))
  test('all within three weeks is not enough', () =>
    expect(
      added([
        ['2026-10-01', 812.4, hotel],
        ['2026-10-08', 940, hotel],
        ['2026-10-20', 1_004, hotel],
      ]),
    ).toEqual([null, null, null]))
  test('three on one day are one coming', () =>
    expect(
      added([
        ['2026-09-01', 812.4, hotel],
        ['2026-10-08', 940, hotel],
        ['2026-10-08', 941, hotel],
        ['2026-10-08', 942, hotel],
      ]),
    ).toEqual([null, null, null, null]))
  test('round sums of size may be a lender’s or the owner’s', () =>
    expect(added(monthly([10_000, 10_000, 10_000, 10_000], hotel))).toEqual([null, null, null, null]))
  test('where four companies pay in round sums, they are customers; one that stands out among them is not', () => {
    const four = ['PINE', 'OAK', 'ELM', 'FIR'].flatMap((name) =>
      monthly([6_000, 6_000, 6_000, 6_000], `${name} RIDGE HOTELS DES:PAYMENT ID:1`),
    )
    expect(added(four).every((each) => each === 'repeat')).toBe(true)
    expect(added(four.slice(4)).every((each) => each === null)).toBe(true)
    const large = monthly([40_000, 40_000, 40_000, 40_000], hotel.replace('HOTELS', 'SUPPLY'))
    expect(added([...four, ...large]).slice(-4)).toEqual([null, null, null, null])
  })
  test('an insurer that pays again and again pays for repairs', () => {
    const claim = 'STATE FARM DES:CLAIM PMT ID:1'
    expect(added(monthly([812.4, 1_180.15, 940], claim))).toEqual(['repeat', 'repeat', 'repeat'])
    expect(added(monthly([12_000], claim))).toEqual([null])
  })
  test('whom the business pays back is none', () =>
    expect(
      added([
        ...monthly([4_812.4, 5_180.15, 4_940], hotel),
        ['2026-10-01', -5_000, 'PINE RIDGE HOTELS DES:INVOICE ID:1'],
      ]),
    ).toEqual([null, null, null, null]))
  test.each(['PINE CAPITAL DES:PAYMENT ID:1', 'TRANSFER FROM PINE SUPPLY', 'PINE HOTELS DES:PAYROLL ID:1'])(
    '%s never is',
    (text) => expect(added(monthly([812.4, 1_180.15, 940], text))).toEqual([null, null, null]),
  )
})

describe('people who pay by app', () => {
  const people = ['ANA QUISPE', 'BO LINDEN', 'CY MARSH', 'DI PARKER', 'ED ROSE', 'FAY STONE']
  const twelve = Array.from(
    { length: 12 },
    (_, i) =>
      [
        `2026-${String(7 + (i % 4)).padStart(2, '0')}-${10 + i}`,
        140 + i * 3,
        `ZELLE FROM ${people[i % 6]}`,
      ] as const,
  )
  // Each of them only twice, so that none earns it alone.
  test('many of them at the usual size are this business’s rhythm', () =>
    expect(
      added(
        [...twelve, ...twelve].map(([date, dollars, who], i) => [date, dollars, `${who} JR${'AB'[i % 2]}`]),
      ).every(Boolean),
    ).toBe(true))
  test('a large one among them is asked about', () =>
    expect(
      added([
        ...twelve,
        ...twelve.map(([d, c, w]) => [d, c, `${w} SR`] as const),
        ['2026-10-02', 5_000, 'ZELLE FROM GUS VALE'],
      ]).at(-1),
    ).toBeNull())
  test('five people are not many, however much they pay', () =>
    expect(
      added(
        people
          .slice(0, 5)
          .flatMap((name, at) =>
            [1, 3, 5, 7, 9].map(
              (day) =>
                [`2026-${String(6 + at).padStart(2, '0')}-0${day}`, 140 + day, `ZELLE FROM ${name}`] as const,
            ),
          ),
      ).every((each) => each === null),
    ).toBe(true))
  test('eighteen credits, or one month of them, are no rhythm', () => {
    const eighteen = people.flatMap((name, at) =>
      [1, 3, 5].map(
        (day) =>
          [`2026-${String(6 + (at % 5)).padStart(2, '0')}-0${day}`, 150, `ZELLE FROM ${name}`] as const,
      ),
    )
    const oneMonth = Array.from(
      { length: 24 },
      (_, i) =>
        [
          `2026-09-${String(1 + i).padStart(2, '0')}`,
          150,
          `ZELLE FROM ${people[i % 6]} ${'ABCD'[i % 4]}`,
        ] as const,
    )
    for (const lines of [eighteen, oneMonth]) expect(added(lines).every((each) => each === null)).toBe(true)
  })
  test('among sixty, three times the usual is asked about', () => {
    const sixty = Array.from(
      { length: 60 },
      (_, i) =>
        [
          `2026-${String(6 + (i % 5)).padStart(2, '0')}-${10 + (i % 15)}`,
          150,
          `ZELLE FROM ${people[i % 6]} ${'ABCDEFGHIJ'[i % 10]}${'KLMNOP'[i % 6]}`,
        ] as const,
    )
    expect(added([...sixty, ['2026-10-02', 451, 'ZELLE FROM GUS VALE']]).at(-1)).toBeNull()
    expect(added([...sixty, ['2026-10-02', 290, 'ZELLE FROM GUS VALE']]).at(-1)).toBe('rhythm')
  })
  test('a few are none', () => expect(added(twelve.slice(0, 5)).every((each) => each === null)).toBe(true))
})

test.each([
  'REVOLVING CREDIT ADVANCE',
  'CREDIT LINE ADV',
  'OVERDRAFT PROTECTION DEPOSIT',
  'PROCEEDS OF LN 0091',
])('words of the bank’s books are no payer, however often they come: %s', (text) =>
  expect(added(monthly([1_012.33, 1_183.5, 1_354.67], text))).toEqual([null, null, null]),
)

test.each(['NORTHLINE GROUP LLC DES:PAYMENT CCD', 'WIRE IN NORTHLINE GROUP LLC', 'ZELLE FROM OLIVIA FENN'])(
  'three large sums of one payer, unlike all else, are asked about: %s',
  (text) => {
    const large = [9_012.33, 9_183.5, 9_354.67]
    expect(added(monthly(large, text))).toEqual([null, null, null])
    const half = ['04', '05', '06', '07', '08', '09'].map(
      (month, i) => [`2026-${month}-17`, 9_012.33 + i * 71, text] as const,
    )
    // In a shop that cards fill nobody else pays so, however long.
    expect(added(half)).toEqual(half.map(() => null))
    const others = ['ALDER', 'BIRCH'].flatMap((name) =>
      half.map(([date, dollars]) => [date, dollars + 91, text.replace(/NORTHLINE|OLIVIA/, name)] as const),
    )
    expect(added([...half, ...others])).toEqual([...half, ...others].map(() => 'repeat'))
  },
)

const every = (days: number, count: number, dollars: (at: number) => number, text: string) =>
  Array.from({ length: count }, (_, at) => [addDays('2026-06-08', at * days), dollars(at), text] as const)

describe('who comes again and is asked about all the same', () => {
  test('a person of an owner’s last name, however many people pay', () => {
    const others = ['GUS VALE', 'OLIVIA FENN', 'RAY OPALKO'].flatMap((name) =>
      every(14, 8, (at) => 200.5 + at, `ZELLE FROM ${name}`),
    )
    const family = every(14, 8, (at) => 210.5 + at, 'ZELLE FROM CARLOS LOPEZ')
    expect(added([...others, ...family])).toEqual([...others.map(() => 'repeat'), ...family.map(() => null)])
  })
  test.each([
    ['one', 1, null],
    ['two', 2, null],
    ['three', 3, 'repeat'],
  ])('%s of companies that pay a shop of cards', (_, count, evidence) => {
    const lines = ['ALDER', 'BIRCH', 'CEDAR']
      .slice(0, count)
      .flatMap((name) => every(28, 5, (at) => 1_912.33 + at * 7, `${name} OFFICES DES:PAYMENT ID:1 CCD`))
    expect(new Set(added(lines))).toEqual(new Set([evidence]))
  })
  test('of less than a thirtieth of a month: a customer', () =>
    expect(
      new Set(added(every(28, 5, (at) => 312.33 + at * 7, 'ALDER OFFICES DES:PAYMENT ID:1 CCD'))),
    ).toEqual(new Set(['repeat'])))
  test.each([
    ['even sums of cash', (at: number) => 800 + (at % 3) * 100, 'ATM CASH DEPOSIT', null],
    ['what was in the till', (at: number) => 800 + (at % 3) * 107, 'ATM CASH DEPOSIT', 'counter'],
    ['even sums beside cards', (at: number) => 800 + (at % 3) * 100, 'DEPOSIT', null],
    ['even checks', (at: number) => 800 + (at % 3) * 100, 'MOBILE DEPOSIT', 'counter'],
  ])('%s', (_, dollars, text, evidence) =>
    expect(new Set(added(every(7, 20, dollars, text)))).toEqual(new Set([evidence])),
  )
  test('even sums of cash among three times as many others count', () => {
    const uneven = every(2, 60, (at) => 801.5 + at, 'CASH DEPOSIT')
    expect(new Set(added([...uneven, ...every(7, 20, () => 900, 'CASH DEPOSIT')]))).toEqual(
      new Set(['counter']),
    )
  })
})

describe('what is paid in by hand', () => {
  test('a large check that is like no other is asked about, a usual one counts', () =>
    expect(
      added([
        ['2026-09-02', 900, 'MOBILE DEPOSIT'],
        ['2026-10-05', 24_000, 'MOBILE DEPOSIT'],
      ]),
    ).toEqual(['counter', null]))
  test('who lives on large checks has six like them, over four months', () => {
    const six = [24_000, 19_500, 21_000, 22_700, 18_300, 25_900]
    const since = six.map((each, i) => [`2026-0${4 + i}-17`, each, 'MOBILE DEPOSIT'] as const)
    expect(added(since)).toEqual(six.map(() => 'counter'))
    expect(added(monthly(six.slice(0, 3), 'MOBILE DEPOSIT'))).toEqual([null, null, null])
  })
})

/** Mean true revenue of the counted months, cents. */
const lowerEnd = (history: SampleHistory): number =>
  analyseBank(history.build(), { asOf: history.refreshedOn }).averages.trueRevenue

it('no loan, own transfer, investor, or one-off deposit raises the lower end', () => {
  const plain = lowerEnd(shop())
  const texts = [
    'ORCHARD HOLDINGS DES:PAYMENT ID:1',
    'ORIG CO NAME:ORCHARD LENDERS LLC CO ENTRY DESCR:PROCEEDS SEC:CCD',
    'FEDWIRE CREDIT VIA: PINE BANK/121000248 B/O: QUARRY PEAK LLC REF: BNF=BLUE DOOR',
    'WIRE TYPE:WIRE IN ORIG:QUARRY PEAK INVESTORS ID:1 PMT DET:SAFE',
    'BOOK TRANSFER CREDIT B/O: QUARRY PEAK LLC',
    'REAL TIME PAYMENT CREDIT RECD FROM ABA/CONTR BNK-1 FROM: QUARRY PEAK REF: 1',
    'ONLINE TRANSFER FROM QUARRY PEAK REF 12',
    'TRANSFER FROM SAV 4471',
    'ZBA CREDIT TRANSFER FR 0310317929',
    'ZELLE FROM GUS VALE',
    'MOBILE DEPOSIT',
    'COUNTER DEPOSIT',
    'LOAN PROCEEDS 4421',
    'ACH CREDIT',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...texts), fc.integer({ min: 4_000, max: 90_000 }), fc.nat(160)), {
        minLength: 1,
        maxLength: 1,
      }),
      (lines) => {
        const history = shop()
        for (const [text, dollars, day] of lines) history.add(addDays('2026-06-03', day), dollars, text)
        expect(lowerEnd(history)).toBeLessThanOrEqual(plain)
      },
    ),
    { numRuns: 60 },
  )
})

it('draws and sweeps in round sums do not either, however often they come', () => {
  const plain = lowerEnd(shop())
  for (const text of ['PINE CREDIT LINE DES:DRAW ID:1', 'QUARRY PEAK DES:TRANSFER ID:1', 'SWEEP CREDIT 0012'])
    for (const dollars of [5_000, 10_000, 12_500]) {
      const history = shop()
      for (const [date, each] of monthly([dollars, dollars, dollars, dollars], text))
        history.add(date, each, text)
      expect(lowerEnd(history)).toBe(plain)
    }
})
