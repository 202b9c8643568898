// One funder under two names, slices under another name, and an advance that another one bought out.
import { describe, expect, test } from 'vitest'
import { addDays } from '#core/ground/dates.ts'
import { analyseBank } from '../bank-analysis.ts'
import { onBankDays, SampleHistory, weeklyOn } from '../cases/sample-history.ts'

const sales = () =>
  new SampleHistory().every('2026-05-01', '2026-11-19', onBankDays, 2_400, 'SQUARE INC 0601')
const analysed = (history: SampleHistory) => analyseBank(history.build(), { asOf: '2026-11-20' })
const positionsOf = (history: SampleHistory) => analysed(history).positions

describe('a series that goes on under another name', () => {
  const both = (first: string, second: string, dollars = 317.5, from = '2026-09-15') =>
    sales()
      .every('2026-07-06', '2026-09-14', onBankDays, -dollars, first)
      .every(from, '2026-11-19', onBankDays, -dollars, second)
  test('a listed funder whose servicer draws from then on is one position under the funder’s name', () => {
    const found = positionsOf(both('KAPITUS DES:PMT ID:1 CCD', 'ZXQ SERVICING DES:PMT ID:1 CCD'))
    expect(found).toMatchObject([
      {
        lender: 'Kapitus',
        sureness: 'certain',
        firstPaymentOn: '2026-07-06',
        lastPaymentOn: '2026-11-19',
        missedDates: [],
      },
    ])
  })
  test('two names that nobody knows are one, likely', () =>
    expect(positionsOf(both('ZXQ HOLDCO DES:PMT CCD', 'MERIDIAN TIDE DES:PMT CCD'))).toMatchObject([
      { lender: 'Meridian Tide', sureness: 'likely', firstPaymentOn: '2026-07-06', state: 'active' },
    ]))
  test.each([
    ['a week later', 317.5, '2026-09-22', 'MERIDIAN TIDE DES:PMT CCD'],
    ['beside it', 317.5, '2026-09-08', 'MERIDIAN TIDE DES:PMT CCD'],
    ['of a round sum that many draw', 300, '2026-09-15', 'MERIDIAN TIDE DES:PMT CCD'],
  ])('another one %s stays another', (_, dollars, from, second) =>
    expect(positionsOf(both('ZXQ HOLDCO DES:PMT CCD', second, dollars, from))).toHaveLength(2),
  )
  test('two listed funders stay two', () =>
    expect(positionsOf(both('KAPITUS DES:PMT ID:1 CCD', 'FORWARD FINANCING DES:PMT ID:1 CCD'))).toHaveLength(
      2,
    ))
})

describe('slices under another name', () => {
  const old = (history: SampleHistory) =>
    history
      .every('2026-06-01', '2026-11-19', onBankDays, -434, 'KAPITUS DES:PMT ID:1 CCD')
      .every('2026-06-01', '2026-11-19', onBankDays, -379, 'FORWARD FINANCING DES:PMT ID:1 CCD')
  const reverse = (slice: number, from: string, text: string) =>
    old(sales())
      .every(from, '2026-11-19', weeklyOn(1), slice, text)
      .every('2026-08-11', '2026-11-19', onBankDays, -499, 'ZXQ REMIT DES:PMT ID:1 CO ID:1852277104 CCD')
  const found = (history: SampleHistory) => {
    const { positions, findings, months } = analysed(history)
    const at = positions.find(({ lender }) => lender.startsWith('Zxq'))
    return {
      slices: at?.fundings?.length ?? 0,
      sureness: at?.sureness,
      isFound: findings.some(({ code }) => code === 'reverse-consolidation'),
      revenue: months.find(({ month }) => month === '2026-10')!.trueRevenue,
    }
  }
  const none = found(old(sales())).revenue
  // 434 and 379 a day are 4,065 a week.
  test('of what the other lenders draw in a week: found, likely, and no revenue', () =>
    expect(found(reverse(4_065, '2026-08-10', 'LAKEMONT GROUP DES:PAYMENT ID:9 CCD'))).toEqual({
      slices: 15,
      sureness: 'likely',
      isFound: true,
      revenue: none,
    }))
  test('of what a weekly lender draws beside them, too', () =>
    expect(
      found(
        reverse(5_290, '2026-08-10', 'LAKEMONT GROUP DES:PAYMENT ID:9 CCD').every(
          '2026-06-01',
          '2026-11-19',
          weeklyOn(3),
          -1_225,
          'GREENBOX CAPITAL DES:ACH DEBIT ID:1 CCD',
        ),
      ),
    ).toMatchObject({ slices: 15, isFound: true, revenue: none }))
  test.each([
    (name: string) => `RTP CREDIT RECEIVED ${name} 2026081002100`,
    (name: string) => `RTP CREDIT FROM ${name} PMT INFO:9 ID:20260811021000021P1BRJPM01`,
    (name: string) => `FEDNOW CREDIT ${name} 20260810`,
    (name: string) => `Instant Pmt From ${name} on 08/10 Ref#20260810021000021P1Brjpm05510098812`,
    (name: string) =>
      `REAL TIME PAYMENT CREDIT RECD FROM ABA/CONTR BNK-021000021 FROM: ${name} REF: 9 INFO: TEXT-RmtInf-9 IID: 20260810021000021P1B RECD: 16:02:11 TRN: 0441220020GC`,
  ])('by instant payment, beside a customer who pays so: form %#', (form) => {
    const customer = (history: SampleHistory) => {
      for (let at = 0; at < 40; at++)
        history.add(addDays('2026-06-02', at * 4), 700 + ((at * 377) % 911), form('CEDAR HOMES'))
      return history
    }
    expect(found(customer(reverse(4_065, '2026-08-10', form('LAKEMONT GROUP'))))).toEqual({
      slices: 15,
      sureness: 'likely',
      isFound: true,
      revenue: found(customer(old(sales()))).revenue,
    })
  })
  test('whose words say so', () =>
    expect(found(reverse(3_100, '2026-08-10', 'LAKEMONT CONSOL DES:PAYMENT ID:9 CCD')).isFound).toBe(true))
  test.each([
    ['of another sum and no words', 3_100, '2026-08-10', 'GROUP'],
    ['that began two months before', 4_065, '2026-06-08', 'GROUP'],
    ['smaller than what is drawn', 2_400, '2026-08-10', 'CONSOL'],
  ])('a weekly customer %s is a customer', (_, slice, from, word) => {
    const { slices, isFound } = found(reverse(slice, from, `LAKEMONT ${word} DES:PAYMENT ID:9 CCD`))
    expect({ slices, isFound }).toEqual({ slices: 0, isFound: false })
  })
})

describe('bought out without a payoff in sight', () => {
  const old = (to: string) =>
    sales()
      .add('2026-07-31', 20_000, 'KAPITUS DES:PROCEEDS ID:1 CCD')
      .every('2026-08-03', to, onBankDays, -250, 'KAPITUS DES:PMT ID:1 CCD')
  const bought = (dollars: number, on: string) =>
    positionsOf(
      old('2026-10-09')
        .add(on, dollars, 'FORWARD FINANCING DES:PROCEEDS ID:1 CCD')
        .every('2026-10-14', '2026-11-19', onBankDays, -410, 'FORWARD FINANCING DES:PMT ID:1 CCD'),
    ).find(({ lender }) => lender === 'Kapitus')
  test('is said, and what is left counts all the same', () => {
    const { state, boughtOut, estimatedRemaining } = bought(15_000, '2026-10-13')!
    expect({ state, boughtOut }).toEqual({
      state: 'paused',
      boughtOut: { by: 'Forward Financing', on: '2026-10-13' },
    })
    expect(estimatedRemaining).toBeGreaterThan(1_000_000)
  })
  test.each([
    ['fewer than ten payments', 2_400, '2026-10-13'],
    ['too little beside what was left', 4_500, '2026-10-13'],
    ['weeks before', 15_000, '2026-09-25'],
    ['weeks after', 15_000, '2026-10-29'],
  ])('%s says nothing', (_, dollars, on) => expect(bought(dollars, on)?.boughtOut).toBeUndefined())
})
