// Lines that come twice under new ids: by the bank's reference, as a run, as an account linked again, as pending and posted; and what stays two.
import { describe, expect, test } from 'vitest'
import { addDays } from '#core/ground/dates.ts'
import { analyseBank } from '../../bank-analysis.ts'
import type { BankTransaction } from '../../bank-history.ts'
import { checking, onBankDays, SampleHistory } from '../../cases/sample-history.ts'
import { mergeHistories } from '../../merge-histories.ts'
import { buildLedger } from '../ledger.ts'
import { noLabels } from '../labels.ts'
import { areAlike, plainOf, wordsOf } from './alike-text.ts'
import { bankReference } from './bank-reference.ts'

test.each([
  ['WIRE IN IMAD: 0301B1QGC07C001122 TRN: 0331609060FF', undefined, '0301B1QGC07C001122', 'strong'],
  ['ORIG CO NAME:STRIPE TRACE#:091000019120011 IND ID:ST-1', undefined, '91000019120011', 'strong'],
  ['GRUBHUB INC DES:ACTVTY TRN 021000021234567', undefined, '21000021234567', 'strong'],
  ['Zelle payment from GLENN PARKER Conf# 0y2k1zzt', undefined, '0Y2K1ZZT', 'strong'],
  ['Mobile Deposit : Ref Number :411240823221', undefined, '411240823221', 'strong'],
  ['Mobile Deposit Reference No. 0221133', undefined, '221133', 'weak'],
  ['Electronic Deposit From SQUARE INC REF=260610077012340N00', undefined, '260610077012340N00', 'strong'],
  ['STRIPE TRANSFER', '0910000188-12345', '91000018812345', 'strong'],
  ['Online payment Confirmation: 88QK12', undefined, '88QK12', 'strong'],
  ['Payment ID 884412 VISA', undefined, '884412', 'weak'],
  ['TRANSACTION # 10023488120', undefined, '10023488120', 'strong'],
])('%s %s names one booking', (description, reference, value, strength) =>
  expect(bankReference({ description, ...(reference === undefined ? {} : { reference }) })).toEqual({
    value,
    strength,
    from: reference === undefined ? 'text' : 'field',
  }),
)

test.each([
  ['DEPOSIT', '0000000000'],
  ['DEPOSIT', '000000'],
  ['DEPOSIT', '100000000'],
  ['DEPOSIT', '1111111'],
  ['DEPOSIT', 'N/A'],
  ['DEPOSIT', '20260914'],
  ['CHECK 1041', '1041'],
  ['SQUARE INC DES:SQ CO ID:9424300002 CCD', '9424300002'],
  ['CARD SETTLEMENT TERMINAL 004711', '004711'],
  ['CARD SETTLEMENT BATCH# 000812', '000812'],
  ['ORIG CO NAME:STRIPE TRACE#:091000019', undefined],
  ['MERCHANT DEPOSIT INV 1022', undefined],
  ['REAL TIME PAYMENT FROM STRIPE REF: INVOICE2201', undefined],
  ['BOOK TRANSFER CREDIT US TRN: XXXXXX4082 ES', undefined],
  ['CHECK # 1041', undefined],
  ['EVENTBRITE CONFERENCE2026 TICKET', undefined],
  ['STRIPE CONFIRMED2026', undefined],
  ['CONFIRMATION 2026SUMMER CAMP', undefined],
  ['PAYMENT IDAHO2026 FAIR', undefined],
  ['REF NUMBERED20261 SEATS', undefined],
  ['ACME CORP DES:PAYMENT ID:VENDOR00123 INDN:BLUE DOOR LLC CO ID:1234567890 CCD', undefined],
  ['INTUIT DES:TRANSACTION ID:5247711188900', undefined],
  ['CLOVER PAYMENT ID:4982211008 INDN:BLUE DOOR', undefined],
])('%s %s names none', (description, reference) =>
  expect(bankReference({ description, ...(reference === undefined ? {} : { reference }) })).toBeNull(),
)

test.each([
  ['Zelle payment from ANA RUIZ', 'ZELLE FROM ANA RUIZ', true],
  ['ZELLE FROM ANA RUIZ', 'ZELLE FROM LUIS HALE', false],
  ['SQUARE INC DES:SQ INDN:BLUE DOOR', 'SQUARE INC', true],
  ['CHECK 1041', 'CHECK 1042', false],
  ['DEPOSIT', 'DEPOSIT 4471', true],
])('%s and %s', (a, b, alike) => expect(areAlike(wordsOf(plainOf(a)), wordsOf(plainOf(b)))).toBe(alike))

const bank = () => new SampleHistory([checking])
const counted = (history: SampleHistory, two: readonly string[] = []) => {
  const { count, repeats, alike, history: from } = buildLedger(history.build(), undefined, new Set(two))
  const id = (at: number) => from.transactions[at]!.id
  return {
    count,
    once: repeats.map(({ source, of, why }) => [id(source), id(of), why]),
    alike: alike.map((group) => group.map(id)),
  }
}

describe('the bank’s own reference', () => {
  const wire = 'WIRE FROM HOTEL GROUP'
  test('makes two lines one, days apart and with another wording', () => {
    const history = bank()
      .add('2026-10-01', 900, wire, { reference: 'A7781-20' })
      .add('2026-10-03', 900, 'Incoming wire HOTEL GROUP', { reference: '0a778120' })
    expect(counted(history)).toMatchObject({ count: 2, once: [] })
    const same = bank()
      .add('2026-10-01', 900, wire, { reference: 'A7781-20' })
      .add('2026-10-03', 900, 'Incoming wire HOTEL GROUP', { reference: 'a778120' })
    expect(counted(same)).toEqual({ count: 1, once: [['t1', 't0', 'reference']], alike: [] })
  })
  test('read from a text, joins two lines of a day or of the next, and no third', () => {
    const of = (...days: string[]) => {
      const history = bank()
      for (const day of days) history.add(day, 900, 'ZELLE FROM ANA RUIZ CONF# 0y2k1zzt')
      return counted(history).count
    }
    expect(of('2026-10-01', '2026-10-01')).toBe(1)
    expect(of('2026-10-01', '2026-10-02')).toBe(1)
    expect(of('2026-10-01', '2026-10-03')).toBe(2)
    expect(of('2026-10-01', '2026-10-01', '2026-10-02')).toBe(3)
  })
  test('does not join other amounts, other payers, later weeks', () => {
    const of = (...lines: [day: string, dollars: number, text: string][]) =>
      lines.reduce(
        (all, [day, dollars, text]) => all.add(day, dollars, text, { reference: 'A778120' }),
        bank(),
      )
    expect(counted(of(['2026-10-01', 900, wire], ['2026-10-01', -900, wire])).count).toBe(2)
    expect(counted(of(['2026-10-01', 900, wire], ['2026-10-01', 25, wire])).count).toBe(2)
    expect(counted(of(['2026-10-01', 40, 'ACH ANA RUIZ'], ['2026-10-01', 40, 'ACH LUIS HALE'])).count).toBe(2)
    expect(counted(of(['2026-10-01', 900, wire], ['2026-10-08', 900, wire])).count).toBe(2)
  })
  test('that many amounts or days share is a batch or a contract', () => {
    const batch = bank()
    for (const dollars of [10, 10, 20, 30])
      batch.add('2026-10-01', dollars, 'CARD SETTLEMENT', { reference: 'B4471' })
    expect(counted(batch)).toMatchObject({ count: 4, once: [], alike: [['t0', 't1']] })
    const loan = bank().every('2026-10-01', '2026-10-20', onBankDays, -150, 'FUNDER REF # 0088231991')
    expect(counted(loan)).toMatchObject({ count: 13, once: [] })
  })
  test('two references are two lines, and nothing is marked', () => {
    const history = bank()
      .add('2026-10-01', 900, wire, { reference: 'A778120' })
      .add('2026-10-01', 900, wire, { reference: 'A778121' })
    expect(counted(history)).toEqual({ count: 2, once: [], alike: [] })
  })
})

describe('lines alike without a reference', () => {
  test('stay two and are marked; staff’s word ends the mark', () => {
    const history = bank()
      .add('2026-10-01', 900, 'CARD SETTLEMENT')
      .add('2026-10-01', 900, 'CARD SETTLEMENT')
      .add('2026-10-02', 900, 'CARD SETTLEMENT')
    expect(counted(history)).toEqual({ count: 3, once: [], alike: [['t0', 't1']] })
    expect(counted(history, ['t0', 't1']).alike).toEqual([])
  })
  test('equal deposits day by day, two checks, one price twice a day for months are no run', () => {
    expect(
      counted(bank().every('2026-05-01', '2026-11-19', onBankDays, 500, 'CARD SETTLEMENT')).alike,
    ).toEqual([])
    const checks = bank().add('2026-10-01', -50, 'CHECK 1041').add('2026-10-01', -50, 'CHECK 1042')
    expect(counted(checks)).toMatchObject({ count: 2, alike: [] })
    const gym = bank()
    for (let i = 0; i < 2; i++) gym.every('2026-05-01', '2026-11-19', onBankDays, 49, 'STRIPE TRANSFER')
    expect(counted(gym).once).toEqual([])
    expect(counted(gym).alike.length).toBe(counted(gym).count / 2)
  })
  test('the same prices day after day are no copy of the day before', () => {
    const rents = bank()
    for (let day = 0; day < 30; day++)
      for (const price of [100, 150, 220, 310, 480, 620])
        rents.add(addDays('2026-10-01', day), price, 'RENT OF A BOOTH')
    expect(counted(rents).once).toEqual([])
  })
  const pairs = (days: readonly string[], prices: readonly number[], text: string, history = bank()) => {
    for (const day of days) for (const price of prices) history.add(day, price, text).add(day, price, text)
    return history
  }
  const weeks = Array.from({ length: 26 }, (_, at) => addDays('2026-05-22', at * 7))
  const months = Array.from({ length: 7 }, (_, at) => `2026-${String(5 + at).padStart(2, '0')}-01`)
  const clients = [210, 340, 425, 515, 690]
  test.each([
    ['a week’s bills of five clients with two sites each', pairs(weeks, clients, 'CLEANCO ACH')],
    ['rents of two tenants at each price', pairs(months, [1100, 1250, 1400, 1600, 1850], 'RENT PAYMENT')],
    [
      'wages twice a month',
      pairs(
        months.flatMap((day) => [day, addDays(day, 14)]),
        [-910, -1040, -1125, -1315],
        'STAFF PAY',
      ),
    ],
    [
      'bills on two days of the week',
      pairs(
        weeks.flatMap((day) => [day, addDays(day, 3)]),
        clients,
        'CLEANCO ACH',
      ),
    ],
    [
      'the same prices on five irregular days',
      pairs(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'], clients, 'CLEANCO ACH'),
    ],
    [
      'a week’s bills, and cards that came before',
      pairs(
        weeks.slice(8),
        clients,
        'CLEANCO ACH',
        weeks
          .slice(0, 7)
          .reduce(
            (all, day, at) => all.add(day, 77 + at, 'SQUARE').add(addDays(day, 2), 99 + at, 'SQUARE'),
            bank(),
          ),
      ),
    ],
  ])('%s are no run: marked, and both revenues shown', (_, history) => {
    const { count, once, alike } = counted(history)
    expect({ count, once }).toEqual({ count: history.transactions.length, once: [] })
    expect(alike.length).toBeGreaterThan(0)
    const { repeats, averages } = analyseBank(history.build(), { asOf: '2026-11-20' })
    if (averages.trueRevenue > 0) expect(repeats.leastTrueRevenue).toBeLessThan(averages.trueRevenue)
  })
  test('a car wash with the same few prices all day is no run', () => {
    const wash = bank()
    // Cars of a day by price, up to a dozen; no clock and no chance.
    for (let day = 0; day < 120; day++)
      for (const [at, price] of [6, 9, 12, 15, 22].entries())
        for (let car = 0; car <= (day * 7 + at * 5 + ((day * at) % 11)) % 12; car++)
          wash.add(addDays('2026-07-01', day), price, 'CARD SALE')
    expect(counted(wash).once).toEqual([])
  })
})

/** Half a year of a shop; every line's amount is its own. */
const shop = () => {
  const history = bank()
  for (let day = 0; day < 180; day++) {
    history.add(addDays('2026-05-20', day), 400 + day * 3.17, 'SQUARE INC SQ PAYMENTS')
    if (day % 3 === 0) history.add(addDays('2026-05-20', day), -50 - day * 1.31, 'SYSCO FOODS')
  }
  return history
}
const again = (history: SampleHistory, which: (line: BankTransaction) => boolean, shift = 0) => {
  for (const line of history.transactions.filter(which))
    history.transactions.push({ ...line, id: `again-${line.id}`, date: addDays(line.date, shift) })
  return history
}

describe('a run that stands twice', () => {
  test.each([
    ['a whole history', () => true, 0],
    ['a month', ({ date }: BankTransaction) => date.startsWith('2026-10'), 0],
    [
      'nine days in the middle',
      ({ date }: BankTransaction) => date >= '2026-08-03' && date < '2026-08-12',
      0,
    ],
    ['a month, dated a day later', ({ date }: BankTransaction) => date.startsWith('2026-10'), 1],
  ])('%s counts once, whatever the order, and is a finding', (_, which, shift) => {
    const whole = analyseBank(shop().build(), { asOf: '2026-11-20' })
    const history = again(shop(), which, shift)
    const mixed = { ...history.build(), transactions: history.transactions.toReversed() }
    for (const each of [history.build(), mixed]) {
      const twice = analyseBank(each, { asOf: '2026-11-20' })
      expect(twice.averages.trueRevenue).toBe(whole.averages.trueRevenue)
      expect(twice.findings.find(({ code }) => code === 'lines-twice')).toMatchObject({
        values: { actual: history.transactions.filter(({ id }) => id.startsWith('again')).length },
        account: '1093',
      })
    }
    expect(whole.findings.map(({ code }) => code)).not.toContain('lines-twice')
  })
  test('three times is once, too', () => {
    const history = again(shop(), () => true)
    for (const line of shop().transactions) history.transactions.push({ ...line, id: `third-${line.id}` })
    expect(counted(history).count).toBe(shop().transactions.length)
  })
  test('staff say that they are two, and the word counts as one that may turn an answer', () => {
    const history = again(shop(), ({ date }) => date.startsWith('2026-10')).build()
    const { repeats } = buildLedger(history)
    const transactionIds = repeats.flatMap(({ source, of }) => [
      history.transactions[source]!.id,
      history.transactions[of]!.id,
    ])
    const said = analyseBank(history, {
      asOf: '2026-11-20',
      labels: { ...noLabels, repeats: [{ transactionIds }] },
    })
    expect(said.findings.map(({ code }) => code)).not.toContain('lines-twice')
    expect(said.labels).toEqual({ count: 1, loosening: 1 })
    expect(said.repeats.once.count).toBe(0)
  })
})

test('a word on a copy is a word on the line that counts', () => {
  const history = bank()
    .add('2026-10-01', 900, 'WIRE FROM HOTEL GROUP', { reference: 'A778120' })
    .add('2026-10-01', 900, 'WIRE FROM HOTEL GROUP', { reference: 'A778120' })
    .build()
  const labels = { ...noLabels, credits: [{ transactionId: 't1', says: 'refund' as const }] }
  expect(analyseBank(history, { asOf: '2026-11-20', labels })).toMatchObject({
    excludedCredits: [{ transactionId: 't0', reason: 'refund' }],
    staleLabels: [],
    labels: { count: 1 },
  })
})

describe('two links of one account', () => {
  const linked = (shift: number, more: object = {}) => {
    const first = shop().build()
    const second = {
      ...first,
      accounts: [{ ...checking, id: 'new', name: 'BUS CHK', balance: 1, ...more }],
      transactions: first.transactions.map((line) => ({
        ...line,
        id: `new-${line.id}`,
        accountId: 'new',
        date: addDays(line.date, shift),
        description: line.description.toLowerCase(),
      })),
    }
    return [first, second] as const
  }
  test.each([
    ['dated alike', 0, {}],
    ['dated a day later', 1, {}],
    ['under other digits, as a virtual number', 0, { mask: '7720' }],
    ['without digits', 0, { mask: '' }],
  ])('%s: the same figures, whichever came first', (_, shift, more) => {
    const [first, second] = linked(shift, more)
    const alone = analyseBank(first, { asOf: '2026-11-20' })
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      const both = analyseBank(mergeHistories(order)!, { asOf: '2026-11-20' })
      const months = ({ months: all }: typeof both) =>
        all.filter(({ counted: is }) => is).reduce((sum, { trueRevenue }) => sum + trueRevenue, 0)
      expect(Math.abs(months(both) - months(alone))).toBeLessThanOrEqual(shift ? 200_000 : 0)
      expect(both.findings.map(({ code }) => code)).toContain('accounts-may-be-one')
    }
  })
})

describe('two links of one account that share some days', () => {
  type Line = readonly [day: string, dollars: number, text: string]
  const both = (first: readonly Line[], second: readonly Line[]) => {
    const history = new SampleHistory([checking, { ...checking, id: 'new' }])
    for (const line of first) history.add(...line)
    for (const line of second) history.add(...line, { accountId: 'new' })
    return counted(history)
  }
  const day = (at: number) => `2026-10-${String(at).padStart(2, '0')}`
  const debits = (...days: readonly number[]) => days.map((at): Line => [day(at), -312.5, 'ACH QUICKFUND'])

  test('what lies before the one and after the other is two', () => {
    expect(both(debits(12, 13, 14), debits(14, 15, 16))).toMatchObject({
      count: 5,
      once: [['t3', 't2', 'account']],
    })
    expect(both(debits(12, 13), debits(14, 15)).count).toBe(4)
    expect(both(debits(13), debits(12, 14)).count).toBe(3)
  })
  test('a line that one of them dates otherwise is one, at the end of the shared days as well', () => {
    const daily = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at): Line => [day(from + at), 40 + from + at, 'SQUARE INC'])
    const first = [...daily(1, 12), [day(12), 77, 'TOAST DEP'] as const]
    const second = [...daily(3, 14), [day(13), 77, 'Toast deposit'] as const]
    expect(both(first, second).count).toBe(14 + 1)
  })
  test('checks of one amount are told by their numbers, where both have one', () => {
    const check = (text: string): Line => [day(5), -900, text]
    expect(
      both(['CHECK 2207', 'CHECK 2208'].map(check), ['Check #2208', 'Check #2209'].map(check)),
    ).toMatchObject({ count: 3, once: [['t2', 't1', 'account']] })
    expect(both(['CHECK 2207'].map(check), ['CHK NO. 002207'].map(check)).count).toBe(1)
    expect(both(['CHECK 2207'].map(check), ['CHECK'].map(check)).count).toBe(1)
    expect(both(['CHECK'].map(check), ['CHECK 2207', 'CHECK 2208'].map(check)).count).toBe(2)
    expect(both(['CHECK 2207'].map(check), ['CHECK 2208'].map(check)).count).toBe(2)
    for (const text of ['CHECK PAID #2208', 'Paid check no. 2208', 'CHECK NUMBER: 0000002208', 'CK # 2208'])
      expect(both(['CHECK 2207'].map(check), [text].map(check)).count, text).toBe(2)
    // Six digits that would be a day of another year.
    expect(both(['CHECK 101245'].map(check), ['CHECK 101246'].map(check)).count).toBe(2)
  })
  test.each([
    [900, 'DEPOSIT CHECK 10032026', 'Mobile deposit check #4471'],
    [900, 'CHECK 2207', 'CHECK 2208'],
    [-900, 'CHECK 10052026', 'CHECK 2207'],
    [-900, 'CHECK 01052026', 'CHECK 2207'],
    [-900, 'CHECK 100526', 'CHECK 2207'],
    [-900, 'CHECK 10/05/2026', 'CHECK 2207'],
    [-900, 'CHK 1234', 'CHECK 2207'],
    [-900, 'TRANSFER TO CHK 1234', 'TRANSFER TO CHECK 5678'],
    [-900, 'CHECK 2207 REF 8812', 'CHECK 2210'],
    [-900, 'CHECK 4471820033', 'CHECK 2207'],
  ])('%d: %s, %s is no check’s number, and one line', (dollars, one, other) => {
    const line = (text: string): Line => [day(5), dollars, text]
    expect(both([line(one)], [line(other)]).count).toBe(1)
  })
  test('a line that tells no number is kept back for one that does', () => {
    const check = (text: string): Line => [day(5), -900, text]
    const sides = [
      ['CHECK 2207', 'CHECK'],
      ['CHECK', 'CHECK 2209'],
    ].map((texts) => texts.map(check)) as [Line[], Line[]]
    expect(both(...sides).count).toBe(2)
    expect(both(...(sides.toReversed() as [Line[], Line[]])).count).toBe(2)
    // The same where the one link dates them a day later.
    const daily = Array.from({ length: 9 }, (_, at): Line => [day(1 + at), 40 + at, 'SQUARE INC'])
    const later = sides[1].map(([, ...rest]): Line => [day(6), ...rest])
    expect(both([...daily, ...sides[0]], [...daily, ...later]).count).toBe(9 + 2)
    expect(both([...daily, ...later], [...daily, ...sides[0]]).count).toBe(9 + 2)
  })
})

describe('pending and posted under another id', () => {
  test('by the vendor’s link, or by amount, payer and days; the nearest day first', () => {
    const history = bank()
      .add('2026-10-05', 50, 'ZELLE FROM ANA RUIZ', { pending: true })
      .add('2026-10-02', 50, 'Zelle payment from ANA RUIZ')
      .add('2026-10-06', 50, 'Zelle payment from ANA RUIZ')
      .add('2026-10-07', -20, 'COPPER KETTLE', { pending: true, id: 'hold' })
      .add('2026-10-09', -24, 'COPPER KETTLE PORTLAND ME', { replaces: 'hold' })
      .add('2026-10-07', 70, 'ZELLE FROM LUIS HALE', { pending: true })
      .add('2026-10-08', 70, 'ZELLE FROM ANA RUIZ')
    expect(counted(history)).toMatchObject({
      count: 4,
      once: [
        ['t0', 't2', 'pending'],
        ['hold', 't4', 'pending'],
      ],
    })
  })
  test('where only the text says pending', () => {
    const history = bank()
      .add('2026-10-05', 812.4, 'PENDING - SQUARE INC')
      .add('2026-10-06', 812.4, 'SQUARE INC DES:SQ261006')
      .add('2026-10-07', 90, 'PENDING - SQUARE INC')
    expect(counted(history)).toMatchObject({ count: 2, once: [['t0', 't1', 'pending']] })
    // Of equal deposits the one of its own day, not an earlier one.
    const daily = bank()
      .add('2026-10-04', 500, 'SQUARE INC SQ')
      .add('2026-10-05', 500, 'SQUARE INC SQ')
      .add('2026-10-06', 500, 'SQUARE INC SQ')
      .add('2026-10-05', 500, 'PENDING - SQUARE INC')
    expect(counted(daily).once).toEqual([['t3', 't1', 'pending']])
  })
})

test('the lower figure is known, and a person looks where it makes a difference', () => {
  const history = bank().every('2026-05-01', '2026-11-19', onBankDays, 500, 'CARD SETTLEMENT')
  for (const line of history.build().transactions.filter((_, at) => at % 2 === 0))
    history.transactions.push({ ...line, id: `more-${line.id}` })
  const { repeats, averages, findings } = analyseBank(history.build(), { asOf: '2026-11-20' })
  expect(repeats.once.count).toBe(0)
  expect(repeats.alike.revenue).toBe(repeats.alike.count * 50_000)
  expect(repeats.leastTrueRevenue).toBeLessThan(averages.trueRevenue * 0.7)
  expect(findings.find(({ code }) => code === 'lines-alike')?.values.actual).toBe(repeats.alike.count)
})

test('references that take more than a tenth of a month’s money in are a finding, with how much', () => {
  const of = (dollars: number) => {
    const history = bank().every('2026-05-01', '2026-11-19', onBankDays, 500, 'CARD SETTLEMENT')
    for (const id of ['one', 'other'])
      history.add('2026-10-05', dollars, 'WIRE FROM HOTEL GROUP', { id, reference: 'A778120' })
    return analyseBank(history.build(), { asOf: '2026-11-20' }).findings.find(
      ({ code }) => code === 'lines-one-reference',
    )
  }
  expect(of(600)).toBeUndefined()
  expect(of(6_000)?.values).toMatchObject({ actual: 1, usdActual: 600_000, pctWanted: 1_000 })
})
