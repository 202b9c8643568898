// What of a bureau's text counts: scores and their exclusions, flags, the status of an account, single values at their edges.
import { expect, test } from 'vitest'
import { readReport } from './read-report.ts'
import { amountOf, countOf, dateOf, fieldsOf, firstAmount, listOf, textOf } from './read-values.ts'
import { isLate } from './report.ts'

const scoreOf = (score: unknown) => readReport({ riskModel: { modelIndicator: 'F', score } }).score
test.each([
  ['0001', 1, null],
  ['8999', 8_999, null],
  ['9000', null, '9000'],
  ['0000', null, '0000'],
  ['none', null, 'none'],
  [undefined, null, '-'],
])('a score of %s', (score, value, exclusion) => {
  expect(scoreOf(score)).toMatchObject({ value, exclusion })
})

test('a model that no table has is named by its code, and tells no range and no factors', () => {
  const riskModel = { modelIndicator: 'toString', score: '0700', scoreFactors: { code: '08' } }
  expect(readReport({ riskModel }).score).toEqual({
    value: 700,
    exclusion: null,
    model: { code: 'toString', text: '-' },
    range: null,
    factors: [{ code: '08', text: '-' }],
  })
  expect(readReport({ riskModel: {} }).score).toMatchObject({ model: { code: '-', text: '-' } })
  expect(readReport({}).score).toBeNull()
})

test('errors of the profile, else of the answer', () => {
  const errorsOf = (answer: object) => readReport(answer).errors
  const own = { errorCode: '1', message: 'own' }
  const whole = { errorCode: '2', message: 'whole' }
  expect(errorsOf({ creditProfile: [{ errors: [own] }], errors: [whole] })).toEqual([
    { code: '1', text: 'own' },
  ])
  expect(errorsOf({ creditProfile: [{}], errors: [whole] })).toEqual([{ code: '2', text: 'whole' }])
  expect(errorsOf({ errors: [{ errorCode: '3' }, { message: 'alone' }, {}] })).toEqual([
    { code: '3', text: '-' },
    { code: '-', text: 'alone' },
  ])
})

const flagsOf = (messageText: string, shield?: object) =>
  readReport({ informationalMessage: { messageText }, fraudShield: shield }).flags
test.each([
  ['File is FROZEN by consumer', ['frozen']],
  ['Security Freeze in effect', ['frozen']],
  ['a file freeze', ['frozen']],
  ['Unfrozen in May', []],
  ['frozenness', []],
  ['the file froze', []],
  ['Consumer DECEASED', ['deceased']],
  ['predeceased', []],
  ['deceasedness', []],
  ['Subject is a Minor', ['minor']],
  ['minority owner', []],
  ['A-minors', []],
  ['Xminor', []],
])('the message "%s" warns of %j', (text, flags) => {
  expect(flagsOf(text)).toEqual(flags)
})

test.each([
  ['05', ['deceased']],
  [5, []],
  [['01', '25'], ['deceased']],
  [' 25 ', ['deceased']],
  ['15', []],
  [undefined, []],
])('the indicators %j of the fraud check warn of %j', (indicator, flags) => {
  expect(flagsOf('x', { fraudShieldIndicators: { indicator } })).toEqual(flags)
  expect(flagsOf('x', [{}, { fraudShieldIndicators: { indicator } }])).toEqual(flags)
})

const line = (fields: object) => readReport({ tradeline: fields }).tradelines[0]!
test('an account is closed where nothing is owed any more', () => {
  const groupOf = (fields: object) => line({ openOrClosed: 'C', terms: '12', ...fields }).group
  expect(groupOf({})).toBe('closed')
  expect(groupOf({ balanceAmount: '0', amountPastDue: '0' })).toBe('closed')
  expect(groupOf({ balanceAmount: 'UNKNOWN' })).toBe('closed')
  expect(groupOf({ balanceAmount: '1' })).toBe('installment')
  expect(groupOf({ amountPastDue: '1' })).toBe('installment')
  expect(groupOf({ openOrClosed: 'O' })).toBe('installment')
  expect(groupOf({ openOrClosed: 'O', terms: 'REV' })).toBe('revolving')
  expect(groupOf({ openOrClosed: 'O', terms: 'LOC' })).toBe('revolving')
  expect(groupOf({ openOrClosed: 'O', revolvingOrInstallment: 'R' })).toBe('revolving')
})

test('a condition that says nothing of payment gives way to the status', () => {
  const conditionOf = (condition: string | undefined, status?: string, enhancedPaymentStatus?: string) =>
    line({
      status,
      enhancedPaymentData: { enhancedAccountCondition: condition, enhancedPaymentStatus },
    }).condition.code
  expect(conditionOf('A1', '11')).toBe('11')
  expect(conditionOf('00', '11')).toBe('11')
  expect(conditionOf('A1', undefined, '11')).toBe('11')
  expect(conditionOf('A1', '12', '11')).toBe('12')
  expect(conditionOf(undefined, '11')).toBe('11')
  expect(conditionOf('10', '11')).toBe('10')
  expect(conditionOf('A1', 'no such')).toBe('A1')
  expect(conditionOf('A1')).toBe('A1')
})

test.each([
  ['1', true],
  ['Y', true],
  ['y', true],
  ['11', false],
  ['YES', false],
  ['N', false],
  ['', false],
])('a dispute flag of "%s" is %s', (consumerDisputeFlag, disputed) => {
  expect(line({ consumerDisputeFlag }).disputed).toBe(disputed)
})

test('an older amount is told by its letter, first or second', () => {
  const amounts = { amount1: '1', amount1Qualifier: 'L', amount2: '2', amount2Qualifier: 'H' }
  expect(line(amounts)).toMatchObject({ creditLimit: 100, highBalance: 200, originalAmount: null })
  expect(line({ amount2: '3', amount2Qualifier: 'O' })).toMatchObject({
    originalAmount: 300,
    creditLimit: null,
  })
})

test('revolving accounts first, then lines of credit, then by months, the unknown last', () => {
  const terms = ['UNK', '120', 'LOC', '6', 'REV', '999']
  const { tradelines } = readReport({ tradeline: terms.map((each) => ({ terms: each })) })
  expect(tradelines.map((each) => each.terms.code)).toEqual(['REV', 'LOC', '6', '120', '999', 'UNK'])
})

test('single values', () => {
  expect([fieldsOf(null), fieldsOf('x'), fieldsOf([1]), fieldsOf({ a: 1 })]).toEqual([{}, {}, {}, { a: 1 }])
  expect([listOf([{ a: 1 }, null, 'x', 3]), listOf({ a: 1 }), listOf(null), listOf('x')]).toEqual([
    [{ a: 1 }],
    [{ a: 1 }],
    [],
    [],
  ])
  expect([textOf(' a '), textOf(7), textOf(NaN), textOf(Infinity), textOf(true), textOf(null)]).toEqual([
    'a',
    '7',
    '',
    '',
    '',
    '',
  ])
  expect(textOf('x'.repeat(2_001))).toHaveLength(2_000)
  expect(['003', '123456789', '1234567890', '', '1a', 'a1', '-1'].map(countOf)).toEqual([
    3,
    123_456_789,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(
    ['00021412', '1'.repeat(12), '1'.repeat(13), 'Unknown', 'unknowns', 'xunknown', 'x1', '1x'].map(amountOf),
  ).toEqual([2_141_200, 11_111_111_111_100, null, 'UNKNOWN', null, null, null, null])
  expect([firstAmount(undefined, '2', '3'), firstAmount('0', '3'), firstAmount()]).toEqual([200, 0, null])
  expect(['02292024', '02292023', '0229202', '022920244', 'x2292024'].map(dateOf)).toEqual([
    '2024-02-29',
    null,
    null,
    null,
    null,
  ])
})

test('a mark of a month is late from 30 days on', () => {
  const marks = [...'0123456789ABCDEGHJKLN-'].filter(isLate).join('')
  expect(marks).toBe('123456789GHJKL')
  expect([isLate('12'), isLate('x1'), isLate('')]).toEqual([false, false, false])
})
