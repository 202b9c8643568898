// Faults of bank data, as they were seen: each names its figure, none refuses on an unknown figure, none approves.
import { expect, test } from 'vitest'
import file from '../../../../policies/2026-11.json' with { type: 'json' }
import { reasonText } from '#core/words/underwriting/reason-text.ts'
import { analyseBank } from '../bank-analysis.ts'
import type { BankAccount } from '../bank-history.ts'
import { checking, onBankDays, SampleHistory } from '../cases/sample-history.ts'
import { decide } from '../decision.ts'
import { traceOf } from '../decline-trace.ts'
import { inputsFromAnalysis } from '../model-inputs.ts'
import { parsePolicy } from '../policy.ts'

const parsed = parsePolicy(file)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const asOf = '2026-11-20'

const analysed = (history: SampleHistory) => analyseBank(history.build(), { asOf })
const decided = (history: SampleHistory) =>
  decide(policy, {
    ...inputsFromAnalysis(analysed(history)),
    requestedAmount: 5_000_000,
    timeInBusinessMonths: 60,
    industry: 'Retail',
    state: 'MA',
    ficos: [{ score: 720, source: 'bureau' }],
  })
/** What was found, with the account's last digits. */
const found = (history: SampleHistory) =>
  analysed(history).findings.map(({ code, account }) => (account === null ? code : `${code} ${account}`))

/** Card sales on every bank day, and bills. */
const shop = (accounts: BankAccount[] = [checking], until = '2026-11-20', from = '2026-03-01') =>
  new SampleHistory(accounts)
    .every(from, until, onBankDays, 2_900, 'STRIPE DES:TRANSFER ID:ST-1 INDN:BLUE DOOR BAKERY CO ID:18 CCD')
    .every(from, until, onBankDays, -2_800, 'CHECKCARD 0415 SYSCO FOODS BOSTON MA')
const wealthy: BankAccount = { ...checking, balance: 12_000_000 }
const open = (code: string) => ({ outcome: 'review', knockOuts: [], reasons: [{ code }] })

test('a sound history has no finding and is approved', () => {
  expect(found(shop([wealthy]))).toEqual([])
  expect(decided(shop([wealthy])).outcome).toBe('approved')
})

test('sales until July and three empty months: a person looks, with the days that passed', () => {
  const history = shop([wealthy], '2026-07-31')
  expect(found(history)).toEqual(['no-recent-deposits', 'history-gap 1093'])
  expect(analysed(history).findings[0]?.values).toEqual({ actual: 112, wanted: 31 })
  // A line of nothing is no sale.
  history.add('2026-11-18', 0, 'STRIPE DES:TRANSFER ID:ST-1 INDN:BLUE DOOR BAKERY CO ID:18 CCD')
  expect(analysed(history).findings[0]?.values).toEqual({ actual: 112, wanted: 31 })
  expect(decided(history)).toMatchObject({
    outcome: 'review',
    reasons: expect.arrayContaining([expect.objectContaining({ code: 'no-recent-deposits' })]) as unknown,
  })
})

test('bills go on, but a month between others has no deposit: its own finding, with its figure', () => {
  const sale = 'STRIPE DES:TRANSFER ID:ST-1 INDN:BLUE DOOR BAKERY CO ID:18 CCD'
  const history = (pause: boolean) =>
    new SampleHistory([wealthy])
      .every('2026-03-01', '2026-06-30', onBankDays, 2_900, sale)
      .every(pause ? '2026-09-01' : '2026-07-01', '2026-11-20', onBankDays, 2_900, sale)
      .every('2026-03-01', '2026-11-20', onBankDays, -1_800, 'CHECKCARD 0415 SYSCO FOODS BOSTON MA')
  expect(found(history(false))).toEqual([])
  expect(analysed(history(true)).findings).toEqual([
    { code: 'empty-months', values: { actual: 2 }, account: null },
  ])
  expect(decided(history(true))).toMatchObject(open('empty-months'))
  const beganLate = shop([wealthy], '2026-11-20', '2026-08-03').add(
    '2026-05-29',
    -10,
    'CHECKCARD 0415 STAPLES',
  )
  expect(found(beganLate)).not.toContain('empty-months')
})

test('three days of history and a large balance: no decline for a revenue that nobody knows', () => {
  const history = shop([{ ...wealthy, balance: 15_000_000 }], '2026-11-20', '2026-11-18')
  expect(found(history)).toEqual(['history-too-short'])
  expect(decided(history)).toMatchObject({
    ...open('history-too-short'),
    reasons: [{ code: 'history-too-short', values: { actual: 3, wanted: 60 } }, { code: 'too-few-months' }],
  })
})

test.each([
  ['2026-07-25', ['2026-08', '2026-09', '2026-10']],
  ['2026-07-03', ['2026-07', '2026-08', '2026-09', '2026-10']],
])('data that begin on %s: only months known as a whole count', (from, months) => {
  const counted = analysed(shop([wealthy], '2026-11-20', from)).months.filter((month) => month.counted)
  expect(counted.map(({ month }) => month)).toEqual(months)
})

test.each([
  ['one cent apart', 'Harbor Bank', '1093', 1],
  ['through two vendors', 'HARBOR BANK NA', '93', 0],
])(
  'one account linked twice, %s: revenue counts once, and a person looks',
  (_how, institution, mask, apart) => {
    const once = shop([wealthy])
    const again: BankAccount = {
      ...wealthy,
      id: 'again',
      institution,
      mask,
      name: 'CHK',
      balance: (wealthy.balance ?? 0) + apart,
    }
    const twice = shop([wealthy, again])
    for (const line of once.transactions)
      twice.transactions.push({
        ...line,
        id: `again-${line.id}`,
        accountId: 'again',
        description: 'STRIPE TRANSFER',
      })
    expect(analysed(twice).averages).toEqual(analysed(once).averages)
    expect(found(twice)).toEqual([`accounts-may-be-one ${mask}`])
    expect(decided(twice)).toMatchObject(open('accounts-may-be-one'))
    // Every line of the one is in the other.
    expect(analysed(twice).findings).toContainEqual(
      expect.objectContaining({ values: { pctActual: 10_000 } }),
    )
  },
)

test('two accounts of equal last digits that do different things stay two', () => {
  const history = shop([wealthy, { ...wealthy, id: 'other' }])
  for (const line of shop().transactions)
    history.transactions.push({ ...line, id: `o-${line.id}`, accountId: 'other', amount: line.amount + 7 })
  expect(found(history)).toEqual([])
})

test('an account of unknown holder beside the business’s: its salary is no sale', () => {
  const joint: BankAccount = {
    ...checking,
    id: 'joint',
    mask: '4410',
    holder: 'unknown',
    owners: ['Maria Lopez'],
  }
  const history = shop([wealthy, joint]).every(
    '2026-03-01',
    '2026-11-20',
    (date) => date.endsWith('-13'),
    4_000,
    'ACME HOSPITAL DES:PAYROLL ID:22 INDN:MARIA LOPEZ',
  )
  for (const line of history.transactions.filter(({ description }) => description.startsWith('ACME')))
    Object.assign(line, { accountId: 'joint' })
  expect(analysed(history).averages).toEqual(analysed(shop([wealthy])).averages)
  expect(found(history)).toEqual(['account-holder-unknown 4410'])
  expect(decided(history).outcome).toBe('review')
})

test('a balance that the bank did not tell is not zero: no negative day refuses', () => {
  const history = shop([{ ...checking, balance: null }])
  expect(found(history)).toEqual(['balance-missing 1093'])
  expect(decided(history)).toMatchObject(open('balance-missing'))
})

test('a balance filled with zero: the days below zero that follow from it refuse nobody', () => {
  const history = shop([{ ...checking, balance: 0 }])
  expect(analysed(history).lastNegativeDay).not.toBeNull()
  expect(decided(history)).toMatchObject(open('balance-zero-filled'))
})

test.each([
  ['no balance told', [{ ...checking, balance: null }], '2026-03-01', 'balances', /balance|cover|negative/],
  [
    'a balance filled with zero',
    [{ ...checking, balance: 0 }],
    '2026-03-01',
    'balances',
    /balance|cover|negative/,
  ],
  ['no whole month', [wealthy], '2026-11-18', 'revenue', /revenue|deposit|balance|cover|negative/],
] as const)(
  '%s: what nobody knows scores nothing, and carries no decline by a person',
  (_what, accounts, from, factor, unknown) => {
    const decision = decided(shop([...accounts], '2026-11-20', from))
    const scored = decision.factors.find(({ name }) => name === factor)!
    expect([scored.maxScore, scored.reasons]).toEqual([0, []])
    expect(Object.values(scored.inputs).every((value) => value === null)).toBe(true)
    expect(traceOf(decision).filter((code) => unknown.test(code))).toEqual([])
  },
)

test('an account in another currency is not added up', () => {
  const history = shop([wealthy, { ...checking, id: 'pesos', mask: '7000', currency: 'MXN' }])
  for (const line of shop().transactions)
    history.transactions.push({ ...line, id: `p-${line.id}`, accountId: 'pesos', amount: line.amount * 18 })
  expect(analysed(history).averages).toEqual(analysed(shop([wealthy])).averages)
  expect(found(history)).toEqual(['currency-not-usd 7000'])
  expect(reasonText('reason', analysed(history).findings[0]!, 'es')).toContain('MXN')
})

test('a feed that stopped, and a stretch without lines', () => {
  const history = new SampleHistory([{ ...wealthy, balanceDate: '2026-11-08' }])
    .every('2026-03-01', '2026-07-31', onBankDays, 2_900, 'STRIPE DES:TRANSFER ID:ST-1')
    .every('2026-09-01', '2026-11-20', onBankDays, 2_900, 'STRIPE DES:TRANSFER ID:ST-1')
  expect(analysed(history).findings).toEqual([
    { code: 'empty-months', values: { actual: 1 }, account: null },
    { code: 'feed-stale', values: { actual: 12, wanted: 5 }, account: '1093' },
    { code: 'history-gap', values: { actual: 32, wanted: 21 }, account: '1093' },
  ])
  expect(decided(history).outcome).toBe('review')
})

test('credits that could not be classed: their share is named', () => {
  const history = shop([wealthy]).every('2026-03-01', '2026-11-20', onBankDays, 1_450, 'FUNDS TRANSFER')
  expect(analysed(history).findings).toEqual([
    { code: 'credits-unclassed', values: { pctActual: 3_333, pctWanted: 2_000 }, account: null },
  ])
  expect(decided(history)).toMatchObject(open('credits-unclassed'))
})

test('what the data do not bear on still refuses', () => {
  const { outcome, knockOuts } = decide(policy, {
    ...inputsFromAnalysis(analysed(shop([{ ...checking, balance: null }]))),
    openBankruptcy: true,
  })
  expect([outcome, knockOuts.map(({ code }) => code)]).toEqual(['declined', ['open-bankruptcy']])
})
