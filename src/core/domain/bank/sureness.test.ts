// How sure a position is, by kinds of evidence: rhythm alone never proves one, and what proves one is kept with it.
import { describe, expect, test } from 'vitest'
import { addDays } from '#core/ground/dates.ts'
import { analyseBank } from '../bank-analysis.ts'
import { onBankDays, SampleHistory, weeklyOn } from '../cases/sample-history.ts'
import { bankForms } from '../../../../bench/quality/forms.ts'

/** Sales of $2,400 on each bank day: about 50,000 a month. */
const sales = () =>
  new SampleHistory().every('2026-05-01', '2026-11-19', onBankDays, 2_400, 'SQUARE INC 0601')
const found = (history: SampleHistory) => {
  const { positions, findings } = analyseBank(history.build(), { asOf: '2026-11-20' })
  return { positions, codes: findings.map(({ code }) => code) }
}
const daily = (text: string, dollars = 320, from = '2026-08-03') =>
  sales().every(from, '2026-11-19', onBankDays, -dollars, text)
const weekly = (text: string, dollars = 1_550) =>
  sales().every('2026-08-03', '2026-11-19', weeklyOn(1), -dollars, text)
const surenessOf = (history: SampleHistory) => found(history).positions.map(({ sureness }) => sureness)

describe('rhythm alone', () => {
  test.each([
    ['a form for businesses', 'ZXQ HOLDCO DES:PAYMENT ID:1 CO ID:1852277104 CCD', ['likely']],
    ['a form that tells nothing', 'ZXQ HOLDCO', ['likely']],
    ['a form for people', 'ZXQ HOLDCO DES:PAYMENT ID:1 CO ID:1852277104 PPD', ['possible']],
    ['a payment that a person allowed on a site', 'ELECTRONIC PMT-WEB, ZXQ HOLDCO', ['possible']],
    ['a card', 'CHECKCARD 0503 ZXQ HOLDCO', []],
    ['a person', 'ZELLE TO ZXQ HOLDCO', []],
    ['tolls', 'ZXQ TOLLWAY DES:REBILL ID:1 CO ID:1852277104 CCD', []],
    ['bread', 'ZXQ BREAD CO DES:PAYMENT ID:1 CO ID:1852277104 CCD', []],
    ['day labour', 'ZXQ STAFFING DES:PAYMENT ID:1 CO ID:1852277104 CCD', []],
  ])('daily by %s', (_, text, sureness) => expect(surenessOf(daily(text))).toEqual(sureness))
  test.each([
    ['a form for businesses', 'ZXQ HOLDCO DES:PAYMENT ID:1 CO ID:1852277104 CCD', ['likely']],
    ['a form that tells nothing', 'ZXQ HOLDCO', ['likely']],
    ['a form for people', 'ZXQ HOLDCO DES:PAYMENT ID:1 CO ID:1852277104 PPD', ['possible']],
    ['a company id and no name', 'ACH WITHDRAWAL CO ID 1834471902 CCD', ['likely']],
  ])('weekly by %s', (_, text, sureness) => expect(surenessOf(weekly(text))).toEqual(sureness))
  test('weekly by a form that tells nothing, of sums that stray by a few dollars: a bill as well as a lender', () => {
    const history = sales()
    for (let i = 0; i < 15; i++) history.add(addDays('2026-08-03', i * 7), -1_550 - i * 1.37, 'ZXQ HOLDCO')
    expect(surenessOf(history)).toEqual(['possible'])
  })
  test.each([
    [11, 'possible'],
    [12, 'likely'],
  ])('%i weekly payments by a form that tells nothing: %s', (count, sureness) => {
    const from = addDays('2026-11-16', -7 * (count - 1))
    const history = sales().every(from, '2026-11-19', weeklyOn(1), -1_550, 'ZXQ HOLDCO')
    expect(surenessOf(history)).toEqual([sureness])
  })
  // 21 payments a month of 50,400, more or less: 48 a day are 2%, 720 are 30%.
  test.each([
    [40, 'possible'],
    [60, 'likely'],
    [650, 'likely'],
    [800, 'possible'],
  ])('$%d a day: %s', (dollars, sureness) =>
    expect(surenessOf(daily('ZXQ HOLDCO', dollars))).toEqual([sureness]),
  )
  test('who is told by a company id alone is called by it', () =>
    expect(found(weekly('ACH WITHDRAWAL CO ID 1834471902 CCD')).positions).toMatchObject([
      { lender: 'Company ID 1834471902' },
    ]))
})

describe('a short name with another word behind it', () => {
  test.each([
    ['CLEARCO DES:PAYMENT ID:1', ['certain']],
    ['CLEARCO QUIMBY DES:PAYMENT ID:1', ['likely']],
    ['MUDFLAP', []],
  ])('%s: %j', (text, sureness) => expect(surenessOf(daily(text))).toEqual(sureness))
  test('one line that names it plainly is enough', () => {
    const history = daily('CLEARCO QUIMBY DES:PAYMENT ID:1').add(
      '2026-11-20',
      -320,
      'CLEARCO INC DES:PAYMENT ID:1',
    )
    expect(surenessOf(history)).toEqual(['certain'])
  })
})

describe('two kinds beside the rhythm', () => {
  const at = '2026-07-31'
  test.each([
    [
      'a name of the tables',
      'KAPITUS DES:PAYMENT ID:1',
      null,
      'certain',
      ['named-funder', 'rhythm', 'amount'],
    ],
    [
      'words of the trade',
      'OAK PEAK FUNDING DES:PMT ID:1',
      null,
      'likely',
      ['lenders-words', 'rhythm', 'amount'],
    ],
    [
      'words that only funders write',
      'OAK PEAK DES:MCA PMT ID:1',
      null,
      'certain',
      ['lenders-words', 'rhythm', 'amount'],
    ],
    [
      'words, and money that fits',
      'OAK PEAK FUNDING DES:PMT ID:1',
      'WIRE IN ORIG:HUDSON TRUST BANK',
      'certain',
      ['funding-credit', 'lenders-words', 'rhythm', 'amount'],
    ],
    [
      'money under the same name',
      'OAK PEAK DES:PMT ID:1',
      'OAK PEAK DES:PROCEEDS ID:1',
      'certain',
      ['funding-credit', 'rhythm', 'amount'],
    ],
    [
      'money under the name, shortened',
      'NRTHQYCAPFND ACHDAILY',
      'NORTHQUAY CAPIT ACHPAYMEN',
      'certain',
      ['funding-credit', 'rhythm', 'amount'],
    ],
    // Somebody else's money proves nothing of a name that says nothing.
    [
      'money under another name',
      'ZXQ HOLDCO',
      'WIRE IN ORIG:HUDSON TRUST BANK',
      'likely',
      ['rhythm', 'amount'],
    ],
  ])('%s', (_, text, funding, sureness, evidence) => {
    const history = daily(text)
    if (funding) history.add(at, 28_000, funding)
    expect(found(history).positions).toMatchObject([{ sureness, evidence }])
  })
  test('the company id of a named funder is not his name: likely, with either of the two', () => {
    const history = daily('ZXQ HOLDCO DES:PAYMENT ID:1 CO ID:1852277104 PPD').every(
      '2026-05-04',
      '2026-06-30',
      onBankDays,
      -200,
      'KAPITUS DES:PAYMENT ID:9 CO ID:1852277104 CCD',
    )
    expect(found(history).positions[1]).toMatchObject({
      sureness: 'likely',
      evidence: ['company-id', 'rhythm', 'amount'],
    })
  })
})

test('a likely one is a finding with who and how much, until staff say what it is', () => {
  const history = daily('ZXQ HOLDCO').build()
  const said = (says?: 'confirmed' | 'rejected') =>
    analyseBank(history, {
      asOf: '2026-11-20',
      labels: {
        credits: [],
        positions: says
          ? [{ says, transactionIds: [history.transactions.find(({ amount }) => amount < 0)!.id] }]
          : [],
      },
    })
  expect(said().findings).toContainEqual({
    code: 'likely-advance',
    values: { lender: 'Zxq Holdco', usdActual: 32_000 },
    account: null,
  })
  for (const says of ['confirmed', 'rejected'] as const)
    expect(said(says).findings.map(({ code }) => code)).not.toContain('likely-advance')
  expect([
    said().activePositions,
    said('confirmed').activePositions,
    said('rejected').activePositions,
  ]).toEqual([0, 1, 0])
})

describe('one funder, one thread', () => {
  test('money in by the week and one debit a day is a reverse consolidation', () => {
    const { positions, codes } = found(
      daily('LAKEMONT CONSOL DES:REMIT ID:1', 650, '2026-08-11')
        .every('2026-08-10', '2026-09-25', weeklyOn(1), 7_150, 'LAKEMONT CONSOL DES:FUNDING ID:2')
        .every('2026-09-28', '2026-11-19', weeklyOn(1), 4_980, 'LAKEMONT CONSOL DES:FUNDING ID:2'),
    )
    expect(positions).toMatchObject([
      { lender: 'Lakemont Consol', state: 'active', sureness: 'certain', inSlices: true, payment: 65_000 },
    ])
    expect(positions[0]!.fundings).toHaveLength(15)
    expect(codes).toContain('reverse-consolidation')
  })
  test('so is a named funder’s', () => {
    const { positions, codes } = found(
      daily('KAPITUS DES:REMIT ID:1', 899, '2026-08-11').every(
        '2026-08-10',
        '2026-11-19',
        weeklyOn(1),
        7_150,
        'KAPITUS DES:FUNDING ID:2',
      ),
    )
    expect(positions).toMatchObject([{ lender: 'Kapitus', state: 'active', inSlices: true }])
    expect(codes).toContain('reverse-consolidation')
  })
  test('a customer who pays by the week and is paid by nobody daily is none', () =>
    expect(
      found(sales().every('2026-08-10', '2026-11-19', weeklyOn(1), 7_150, 'LAKEMONT CONSOL DES:AP ID:2'))
        .codes,
    ).not.toContain('reverse-consolidation'))
  test('a payment drawn in two amounts a day is one position', () => {
    const two = sales()
      .add('2026-07-31', 40_000, 'KAPITUS DES:FUNDING ID:2')
      .every('2026-08-03', '2026-11-19', onBankDays, -310, 'KAPITUS DES:PMT ID:1')
      .every('2026-08-03', '2026-11-19', onBankDays, -140, 'KAPITUS DES:PMT ID:1')
    expect(found(two).positions).toMatchObject([
      {
        payment: 45_000,
        dailyEquivalent: 45_000,
        cadence: 'daily',
        missedDates: [],
        fundedAmount: 4_000_000,
      },
    ])
  })
  test('one that is paused and then made smaller keeps its thread, with all that was paid', () => {
    const paused = sales()
      .add('2026-04-30', 50_000, 'KAPITUS DES:FUNDING ID:2')
      .every('2026-05-04', '2026-07-20', onBankDays, -415, 'KAPITUS DES:PMT ID:1')
      .every('2026-09-21', '2026-11-19', onBankDays, -210, 'KAPITUS DES:PMT ID:1')
    expect(found(paused).positions).toMatchObject([
      {
        payment: 21_000,
        state: 'active',
        paymentChangedOn: '2026-09-21',
        paid: 54 * 41_500 + 42 * 21_000,
        fundings: [{ amount: 5_000_000 }],
      },
    ])
  })
  test('a payoff by wire ends it', () =>
    expect(
      found(
        sales()
          .every('2026-08-03', '2026-11-12', onBankDays, -310, 'OAK PEAK FUNDING DES:PMT ID:1')
          .add('2026-11-13', -9_000, 'OUTGOING WIRE TO OAK PEAK FUNDING'),
      ).positions,
    ).toMatchObject([{ state: 'paid-off', estimatedRemaining: 0 }]))
})

describe('a funder’s name before a word of another trade', () => {
  test.each([
    'ONDECK MARINA',
    'CLEARCO POOL SERVICE',
    'ON DECK YACHT SALES',
    'KAPITUS TRUCKING',
    'FUNDBOX DOCKS',
  ])('%s is at most possible in every bank’s form', (name) => {
    for (const [form, write] of Object.entries(bankForms))
      for (const rhythm of ['daily', 'weekly'] as const) {
        const text = write(name, rhythm)
        const sureness = surenessOf(rhythm === 'daily' ? daily(text) : weekly(text))
        expect({ form, rhythm, sureness: sureness.filter((each) => each !== 'possible') }).toEqual({
          form,
          rhythm,
          sureness: [],
        })
      }
  })
  test('the funder under its own name is certain', () =>
    expect(surenessOf(daily(bankForms.bofa!('ONDECK CAPITAL', 'daily')))).toEqual(['certain']))
})
