// What the server reads of an application's wire model: which path of several, what is emptied, and the message of each bad field.
import { expect, test } from 'vitest'
import { leadSet, type FieldId } from './lead-fields.ts'
import { invalidAnswer, leadModel, missingAnswer, readAnswers, readTexts, wireName } from './lead-model.ts'

const today = '2026-11-20'
const none = { values: {}, emptied: [] }

const readOf = (model: object, soleBefore?: boolean) =>
  readAnswers(leadModel.parse(model), today, 'en', soleBefore)
/** What was read, else the messages by the name of their field. */
const told = (model: object, soleBefore?: boolean) => {
  const outcome = readOf(model, soleBefore)
  return outcome.ok
    ? outcome.value
    : Object.fromEntries(outcome.refusal.map(({ field, message }) => [field, message]))
}

test('a model is an object whose parts are objects, null or absent', () => {
  for (const good of [{}, { business: {} }, { business: null, pg: null, financials: null, sfleadid: null }])
    expect(leadModel.safeParse(good).success, JSON.stringify(good)).toBe(true)
  for (const bad of [null, { business: [] }, { pg: 'x' }, { financials: 1 }, { sfleadid: 1 }])
    expect(leadModel.safeParse(bad).success, JSON.stringify(bad)).toBe(false)
  const long = (count: number) => leadModel.safeParse({ sfleadid: 'x'.repeat(count) }).success
  expect([long(100), long(101)]).toEqual([true, false])
})

const values = (read: object) => ({ values: read, emptied: [] })
const reads: readonly (readonly [why: string, model: object, read: object, soleBefore?: boolean])[] = [
  ['nothing', {}, none],
  ['unknown fields are ignored', { business: { color: 'red' }, other: { name: 'x' } }, none],
  ['null is absent', { business: { name: null }, pg: null }, none],
  ['a path without a part', { interest: 'Inventory' }, values({ interest: 'Inventory' })],
  [
    'the first path that is there',
    { pg: { fn: 'Ana' }, business: { fn: 'Eva' } },
    values({ firstName: 'Ana' }),
  ],
  ['a later path', { business: { fn: 'Eva' } }, values({ firstName: 'Eva' })],
  ['numbers as texts', { business: { requestedAmount: 50_000 } }, values({ requestedAmount: 5_000_000 })],
  ['yes and no as texts', { pg: { creditReport: true } }, values({ creditReport: true })],
  ['a list of one', { business: { products: ['Credit Line'] } }, values({ product: 'Credit Line' })],
  [
    'several, in the order of the list',
    { business: { loanuse: ['Supplies', 'Inventory'] } },
    values({ loanUses: 'Inventory\nSupplies' }),
  ],
  ['white space empties', { business: { website: '  ' } }, { values: {}, emptied: ['website'] }],
  ['words for nothing empty', { business: { website: 'No tengo' } }, { values: {}, emptied: ['website'] }],
  ['so does an empty text', { pg: { address2: '' } }, { values: {}, emptied: ['homeAddress2'] }],
  ['a tax id is the business’s', { business: { tid: '12-3456789' } }, values({ ein: '123456789' })],
  [
    'of a sole proprietorship the owner’s, however it is written',
    { business: { tid: '219-09-9999', classification: 'Sole Proprietorship' } },
    values({ ssn: '219099999', classification: 'Sole Proprietorship' }),
  ],
  ['... by what is kept', { business: { tid: '219-09-9999' } }, values({ ssn: '219099999' }), true],
  [
    '... unless the model says otherwise',
    { business: { tid: '12-3456789', classification: 'LLC' } },
    values({ ein: '123456789', classification: 'LLC' }),
    true,
  ],
  [
    'the business’s phone is the person’s only beside the email',
    { business: { phone: '2075550142', email: 'ana@example.com' } },
    values({ cellPhone: '2075550142', businessPhone: '2075550142', email: 'ana@example.com' }),
  ],
  ['and not without', { business: { phone: '2075550142' } }, values({ businessPhone: '2075550142' })],
  [
    'a start that has come',
    { business: { startMonthNumber: 11, startYear: 2026 } },
    values({ startMonth: 11, startYear: 2026 }),
  ],
]
test.each(reads.map(([why, model, read, sole = false]) => [why, model, read, sole] as const))(
  'reads: %s',
  (_, model, read, soleBefore) => {
    expect(told(model, soleBefore)).toEqual(read)
  },
)

test('the classification is known by its words, whatever their case and the space around', () => {
  const paths = (classification: string) => {
    const read = told({ business: { tid: '1', classification } })
    return (read as Record<string, string>)['business.tid']
  }
  for (const sole of ['Sole Proprietorship', ' sole proprietorship ', 'SOLE PROPRIETORSHIP'])
    expect([sole, paths(sole)]).toEqual([sole, 'Please enter a valid SSN'])
  for (const other of ['LLC', 'Sole'])
    expect([other, paths(other)]).toEqual([other, 'Please enter a valid FEIN'])
})

const refusals: readonly (readonly [why: string, model: object, errors: object])[] = [
  [
    'each bad field with its own words, named by the path it came by',
    { business: { zip: '1', fn: 'x\u0000y' }, pg: { email: 'no' } },
    {
      'business.zip': 'Please enter a valid zip code',
      'business.fn': 'Please enter a valid first name',
      'pg.email': 'Please enter a valid email',
    },
  ],
  [
    'an object is no answer',
    { business: { zip: {} }, pg: { ssn: { a: 1 } } },
    { 'business.zip': 'Please enter a valid zip code', 'pg.ssn': 'Please enter a valid SSN' },
  ],
  [
    '... not even where any text will do',
    { pg: { creditReport: {} } },
    { 'pg.creditReport': 'Please enter a valid credit report (optional)' },
  ],
  [
    'nor is a list of several where one is asked',
    { business: { products: ['Credit Line', 'Working Capital'] } },
    { 'business.products': 'Please enter a valid choice' },
  ],
  [
    'nor one that holds no texts only',
    { business: { loanuse: ['Inventory', 7] } },
    { 'business.loanuse': 'Please enter a valid choice' },
  ],
  [
    'the field’s own limits',
    { business: { requestedAmount: '499' } },
    { 'business.requestedAmount': 'Please enter an amount between $500.00 and $1,000,000.00' },
  ],
  [
    'right by itself, wrong beside the other: a start ahead',
    { business: { startMonthNumber: 12, startYear: 2026 } },
    { 'business.startMonthNumber': 'Please enter a valid start month' },
  ],
]
test.each(refusals)('refuses: %s', (_, model, errors) => {
  expect(told(model)).toEqual(errors)
})

test('a business is no sole proprietorship unless somebody said so', () => {
  expect(told({ business: { tid: '12-3456789' } })).toEqual(values({ ein: '123456789' }))
})

test('in Spanish', () => {
  const outcome = readAnswers(leadModel.parse({ business: { zip: '1' } }), today, 'es')
  expect(outcome).toEqual({
    ok: false,
    refusal: [{ field: 'business.zip', message: 'Escriba un código postal válido' }],
  })
})

test('texts of staff, by field id: read, emptied where that is allowed, or refused each with its message', () => {
  const read = (texts: Partial<Record<FieldId, string>>) =>
    readTexts(texts, (id) => id === 'website' || id === 'businessZip', today, 'en')
  expect(read({})).toEqual({ ok: true, value: none })
  expect(read({ firstName: 'Ana', startYear: '2026', website: ' ', monthlySales: '1,000' })).toEqual({
    ok: true,
    value: { values: { firstName: 'Ana', startYear: 2026, monthlySales: 100_000 }, emptied: ['website'] },
  })
  expect(read({ website: 'example.com', businessZip: '1', firstName: '', email: ' ', ein: '1' })).toEqual({
    ok: false,
    refusal: [
      { field: 'businessZip', message: 'Please enter a valid zip code' },
      { field: 'firstName', message: "This field can't be empty" },
      { field: 'email', message: "This field can't be empty" },
      { field: 'ein', message: 'Please enter a valid FEIN' },
    ],
  })
})

test('an answer’s name on the wire is its first path without its condition', () => {
  const names: readonly (readonly [FieldId, string])[] = [
    ['ein', 'business.tid'],
    ['ssn', 'pg.ssn'],
    ['interest', 'interest'],
    ['cellPhone', 'pg.phone'],
  ]
  for (const [id, name] of names) expect(wireName(leadSet.fields, id)).toBe(name)
})

test('what is missing or does not fit the others is told in its field’s words', () => {
  expect(missingAnswer(leadSet, 'loanUses', 'en')).toEqual({
    field: 'loan.loanuse',
    message: 'Please select at least one option.',
  })
  // Kinds that read an empty text say what any required field says.
  for (const id of ['ein', 'smsConsent', 'website'] as const)
    expect(missingAnswer(leadSet, id, 'en').message).toBe("This field can't be empty")
  expect(invalidAnswer(leadSet, 'ein', 'en')).toEqual({
    field: 'business.tid',
    message: `Please enter a valid ${leadSet.labels.en.ein.charAt(0).toLowerCase()}${leadSet.labels.en.ein.slice(1)}`,
  })
})
