// Payments that vary with sales, draws of one line, and what a processor keeps back: each is a position with its evidence.
import { describe, expect, test } from 'vitest'
import { addDays } from '#core/ground/dates.ts'
import { analyseBank } from '../bank-analysis.ts'
import { onBankDays, SampleHistory } from '../cases/sample-history.ts'

const sales = () =>
  new SampleHistory().every('2026-05-01', '2026-11-19', onBankDays, 2_400, 'SQUARE INC 0601')
const positionsOf = (history: SampleHistory) =>
  analyseBank(history.build(), { asOf: '2026-11-20' }).positions.filter(
    ({ sureness }) => sureness !== 'possible',
  )

/** A share of each day's sales: $90 to $390. */
function shares(history: SampleHistory, from: string, to: string, text: string): SampleHistory {
  let i = 0
  for (let date = from; date <= to; date = addDays(date, 1))
    if (onBankDays(date)) history.add(date, -(90 + ((i++ * 137.13) % 300)), text)
  return history
}

describe('a share of each day', () => {
  test('a funder off the list: certain by words and money', () => {
    const history = sales().add('2026-07-31', 24_000, 'OAK PEAK FUNDING DES:PROCEEDS ID:1 CCD')
    expect(
      positionsOf(shares(history, '2026-08-03', '2026-11-19', 'OAK PEAK FUNDING DES:SPLIT ID:1 CCD')),
    ).toMatchObject([
      {
        sureness: 'certain',
        state: 'active',
        cadence: 'daily',
        fundedAmount: 2_400_000,
        evidence: ['funding-credit', 'lenders-words'],
      },
    ])
  })
  test('several draws are one position with all of them', () => {
    const history = sales()
    for (const [date, dollars] of [
      ['2026-06-30', 9_000],
      ['2026-08-14', 7_000],
      ['2026-09-25', 8_000],
      ['2026-10-16', 6_000],
    ] as const)
      history.add(date, dollars, 'OAK PEAK FUNDING DES:DRAW ID:1 CCD')
    const found = positionsOf(
      shares(history, '2026-07-01', '2026-11-19', 'OAK PEAK FUNDING DES:SPLIT ID:1 CCD'),
    )
    expect(found).toHaveLength(1)
    expect(found[0]!.fundings).toHaveLength(4)
    expect(found[0]).toMatchObject({ sureness: 'certain', state: 'active' })
  })
  test('a name that says nothing is likely by its money', () => {
    const history = sales().add('2026-07-31', 24_000, 'ZXQ HOLDCO DES:PAYMENT ID:1 CCD')
    expect(
      positionsOf(shares(history, '2026-08-03', '2026-11-19', 'ZXQ HOLDCO DES:PAYMENT ID:2 CCD')),
    ).toMatchObject([{ sureness: 'likely', foundBy: 'funding' }])
  })
  test('a listed funder needs no money in sight', () =>
    expect(
      positionsOf(shares(sales(), '2026-08-03', '2026-11-19', 'KAPITUS DES:SPLIT ID:1 CCD')),
    ).toMatchObject([{ sureness: 'certain', state: 'active' }]))
  test.each([
    ['a supplier who drew before it paid', '2026-06-01', 24_000],
    ['a supplier who paid little', '2026-08-03', 900],
  ])('%s is no lender', (_, from, dollars) => {
    const history = sales().add('2026-07-31', dollars, 'ZXQ HOLDCO DES:PAYMENT ID:1 CCD')
    expect(positionsOf(shares(history, from, '2026-11-19', 'ZXQ HOLDCO DES:PAYMENT ID:2 CCD'))).toEqual([])
  })
  test('a sum that is no small part of the money is no share', () => {
    const history = sales().add('2026-11-03', 2_900, 'ZXQ HOLDCO DES:PAYMENT ID:1 CCD')
    expect(
      positionsOf(shares(history, '2026-11-04', '2026-11-19', 'ZXQ HOLDCO DES:PAYMENT ID:2 CCD')),
    ).toEqual([])
  })
  test('a good day at the end is no payoff', () => {
    const history = sales().add('2026-07-31', 24_000, 'OAK PEAK FUNDING DES:PROCEEDS ID:1 CCD')
    shares(history, '2026-08-03', '2026-11-18', 'OAK PEAK FUNDING DES:SPLIT ID:1 CCD')
    history.add('2026-11-19', -790, 'OAK PEAK FUNDING DES:SPLIT ID:1 CCD')
    expect(positionsOf(history)).toMatchObject([{ state: 'active' }])
  })
  test('what costs more than money ever does was a bill', () => {
    const history = sales().add('2026-07-31', 8_000, 'ZXQ HOLDCO DES:PAYMENT ID:1 CCD')
    expect(
      positionsOf(shares(history, '2026-08-03', '2026-11-19', 'ZXQ HOLDCO DES:PAYMENT ID:2 CCD')),
    ).toEqual([])
  })
})

describe('what is kept back before the payout', () => {
  const funded = (text: string, date: string) => positionsOf(sales().add(date, 22_000, text))
  test('a processor’s advance is open for nine months, though no debit shows it', () =>
    expect(funded('ORIG CO NAME:SHOPIFY CAPITAL CO ENTRY DESCR:CAPITAL SEC:CCD', '2026-05-04')).toMatchObject(
      [{ lender: 'Shopify', state: 'active', sureness: 'certain', paymentsMade: 0 }],
    ))
  test('another funder’s, unanswered for half a year, is not', () =>
    expect(funded('KAPITUS DES:PROCEEDS ID:1 CCD', '2026-05-04')).toEqual([]))
})

describe('two amounts', () => {
  const days = (dollars: (date: string, i: number) => readonly number[], text: string) => {
    const history = sales()
    let i = 0
    for (let date = '2026-08-03'; date <= '2026-11-19'; date = addDays(date, 1))
      if (onBankDays(date)) for (const each of dollars(date, i++)) history.add(date, -each, text)
    return positionsOf(history)
  }
  const text = 'ZXQ FUNDING DES:PMT ID:1 CCD'
  test('a payment that was halved midway is one position of a funder off the list', () =>
    expect(days((date) => [date < '2026-10-01' ? 301.25 : 150.5], text)).toMatchObject([
      { sureness: 'likely', payment: 15_050, paymentChangedOn: '2026-10-01' },
    ]))
  test('drawn in two parts a day', () =>
    expect(days(() => [180.5, 120.75], text)).toMatchObject([{ payment: 30_125, dailyEquivalent: 30_125 }]))
  test('drawn twice a day', () =>
    expect(days(() => [180.5, 180.5], text)).toMatchObject([{ payment: 36_100, dailyEquivalent: 36_100 }]))
  test('of a supplier’s many prices none is a payment', () =>
    expect(days((_, i) => [[80, 95, 110, 140, 170][i % 5]!], 'ZXQ HOLDCO DES:PMT CCD')).toEqual([]))
  test('a listed funder’s weekly money without a debit is one position', () => {
    const history = sales()
    for (let date = '2026-09-14'; date <= '2026-11-19'; date = addDays(date, 7))
      history.add(date, 7_150, 'KAPITUS DES:FUNDING ID:1 CCD')
    const found = positionsOf(history)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ inSlices: true, fundedAmount: 7_150_00 * 10 })
  })
})

describe('the trap list', () => {
  const daily = (text: string) => sales().every('2026-06-01', '2026-11-19', onBankDays, -180, text)
  test.each(['MERIDIAN TIDE LLC DES:PAYMENT CCD', 'BLUE HERON PARTNERS', 'ACME ROUTE 9 DES:DEBIT CCD'])(
    'an innocent daily debit under a name that no table explains is never certain: %s',
    (text) => expect(positionsOf(daily(text)).every(({ sureness }) => sureness !== 'certain')).toBe(true),
  )
  test('a payment that came back and was drawn again counts once', () => {
    const text = 'KAPITUS DES:DAILY PMT ID:1 CCD'
    const history = sales().every('2026-08-03', '2026-11-19', onBankDays, -300, text)
    const before = positionsOf(history)[0]!
    history
      .add('2026-10-14', 300, 'RETURNED ACH KAPITUS DAILY PMT NSF')
      .add('2026-10-16', -300, 'KAPITUS DES:RETRY PYMT ID:1 CCD')
    const [after, ...more] = positionsOf(history)
    expect(more).toEqual([])
    expect(after!.paid).toBe(before.paid)
  })
})
