// What an owner's word changes: against their interest at once, for them within the policy's limit, and never against the evidence.
import { describe, expect, test } from 'vitest'
import { decide } from './decision.ts'
import {
  againstCustomer,
  lastWords,
  onWordAlone,
  spokenCredits,
  spokenQuestions,
  withOwnersWord,
  type CreditWord,
  type OwnersAnswer,
} from './owners-word.ts'
import { parsePolicy } from './policy.ts'
import { file, monthsOf, policy as written } from './sound-file.fixture.ts'
import { changed } from './changed-policy.fixture.ts'
import type { ModelInputs, OpenCredit } from './underwriting.ts'

const policy = { ...written, questions: { withoutDocument: 500_000 } }
const credit = (id: string, date: string, dollars: number, more: Partial<OpenCredit> = {}): OpenCredit => ({
  transactionId: id,
  date,
  amount: dollars * 100,
  description: 'ACH CREDIT',
  label: null,
  payer: '',
  party: '',
  ...more,
})
const says = (word: CreditWord, ...credits: OpenCredit[]): OwnersAnswer => ({ says: word, lines: credits })
const nothing = () => null
const six = (change: { trueRevenue: number; unclassed: number }): ModelInputs =>
  file({ months: monthsOf(change) })
const october = (inputs: ModelInputs) => {
  const { trueRevenue, unclassed } = inputs.months.find(({ month }) => month === '2026-10')!
  return [trueRevenue! / 100, unclassed! / 100]
}
const told = (inputs: ModelInputs, open: readonly OpenCredit[], ...answers: OwnersAnswer[]) =>
  withOwnersWord(policy, inputs, spokenCredits(open, answers, nothing))

describe('what a word changes', () => {
  const inputs = six({ trueRevenue: 1_000_000, unclassed: 600_000 })
  const one = credit('a', '2026-10-12', 4_000)
  test.each([
    ['customer', [14_000, 2_000], { count: 1, counted: 400_000, looks: 0, documents: 0 }],
    ['loan', [10_000, 2_000], { count: 1, counted: 0, looks: 1, documents: 0 }],
    ['own', [10_000, 2_000], { count: 1, counted: 0, looks: 0, documents: 0 }],
    ['other', [10_000, 6_000], { count: 1, counted: 0, looks: 0, documents: 0 }],
    ['unknown', [10_000, 6_000], { count: 1, counted: 0, looks: 0, documents: 0 }],
  ] as const)('%s', (word, month, ownersWord) => {
    const after = told(inputs, [one], says(word, one))
    expect(october(after)).toEqual(month)
    expect(after.ownersWord).toEqual(ownersWord)
  })
  test('no more counts than the month holds of what nobody could class', () => {
    const after = told(six({ trueRevenue: 1_000_000, unclassed: 300_000 }), [one], says('customer', one))
    expect(october(after)).toEqual([13_000, 0])
    expect(after.ownersWord).toMatchObject({ counted: 300_000 })
  })
  test.each(['loan', 'own', 'other', 'unknown'] as const)('the evidence says nothing against ‘%s’', (word) =>
    expect(spokenCredits([one], [says(word, one)], () => 'circle')).toEqual([
      { credit: one, says: word, against: null },
    ]),
  )
  test('nothing said leaves the inputs as they are', () => expect(told(inputs, [one])).toBe(inputs))
  test('a customer above the limit counts at the upper end alone, and needs a document', () => {
    const large = credit('a', '2026-10-12', 5_001)
    const after = told(inputs, [large], says('customer', large))
    expect(october(after)).toEqual([10_000, 6_000])
    expect(after.ownersWord).toEqual({ count: 1, counted: 0, looks: 0, documents: 1 })
  })
  test('a policy that says nothing of it counts nothing on a word', () => {
    const spoken = spokenCredits([one], [says('customer', one)], nothing)
    const { questions, ...silent } = policy
    expect(questions).toBeDefined()
    expect(withOwnersWord(silent, inputs, spoken).ownersWord).toMatchObject({ counted: 0, documents: 1 })
  })
  test('the limit is of a month, over all payers: smallest first, payer by payer', () => {
    const of = (party: string) => ({ party, payer: party })
    const open = [
      credit('a', '2026-10-02', 3_000, of('x')),
      credit('b', '2026-10-20', 2_500, of('y')),
      credit('c', '2026-09-20', 2_500, of('y')),
      credit('d', '2026-08-01', 5_000, of('z')),
    ]
    const spoken = spokenCredits(open, [says('customer', ...open)], nothing)
    const { counted, needDocument } = onWordAlone(policy, spoken)
    const ids = (list: typeof counted) => list.map((each) => each.credit.transactionId)
    expect(ids(counted)).toEqual(['b', 'c', 'd'])
    expect(ids(needDocument)).toEqual(['a'])
  })
})

test('a customer who needs a document takes no room from another one', () => {
  const open = [
    credit('a', '2026-10-02', 2_500, { party: 'x' }),
    credit('b', '2026-10-20', 3_000, { party: 'y' }),
    credit('c', '2026-09-20', 3_000, { party: 'y' }),
    credit('d', '2026-09-01', 4_000, { party: 'z' }),
  ]
  const { counted } = onWordAlone(policy, spokenCredits(open, [says('customer', ...open)], nothing))
  expect(counted.map((each) => each.credit.transactionId)).toEqual(['a', 'd'])
})

describe('that much is unclassed', () => {
  const finding = {
    code: 'credits-unclassed',
    values: { pctActual: 3_750, pctWanted: 2_000 },
    account: null,
  } as const
  const other = { code: 'feed-stale', values: { actual: 9, wanted: 5 }, account: '0001' } as const
  const inputs: ModelInputs = {
    ...file({ months: monthsOf({ gross: 1_600_000, trueRevenue: 1_000_000, unclassed: 600_000 }) }),
    dataFindings: [finding, other],
  }
  const each = (dollars: number) =>
    inputs.months.map(({ month }) => credit(month, `${month}-12`, dollars, { party: 'x', payer: 'X' }))
  const after = (word: CreditWord, dollars: number, against: 'lender' | null = null) => {
    const open = each(dollars)
    const spoken = spokenCredits(open, [says(word, ...open)], () => against)
    return withOwnersWord(policy, inputs, spoken).dataFindings
  }
  test.each(['loan', 'own', 'customer'] as const)('is settled by %s', (word) =>
    expect(after(word, 5_000)).toEqual([other]),
  )
  test.each(['other', 'unknown'] as const)('is not by %s', (word) =>
    expect(after(word, 5_000)).toEqual([finding, other]),
  )
  test('nor by a customer above the limit, or against the evidence', () => {
    expect(after('customer', 5_001)).toEqual([finding, other])
    expect(after('customer', 5_000, 'lender')).toEqual([finding, other])
  })
  test('what is left is told as it is', () =>
    expect(after('own', 2_000)).toEqual([
      { ...finding, values: { pctActual: 2_500, pctWanted: 2_000 } },
      other,
    ]))
})

describe('what a word can do to a decision', () => {
  // 13,000 are known, 15,000 are asked for.
  const inputs = six({ trueRevenue: 1_300_000, unclassed: 300_000 })
  const months = ['05', '06', '07', '08', '09', '10']
  const open = months.map((month, at) =>
    credit(`l${at}`, `2026-${month}-12`, 3_000, { party: 'x', payer: 'X' }),
  )
  test('small customers bring a review to a decision', () => {
    expect(decide(policy, inputs)).toMatchObject({ outcome: 'review', reasons: [{ code: 'ends-disagree' }] })
    expect(decide(policy, told(inputs, open, says('customer', ...open)))).toMatchObject({
      outcome: 'approved',
    })
  })
  test('loans and own money bring it to a decline, by the revenue that is known', () =>
    expect(decide(policy, told(inputs, open, says('own', ...open)))).toMatchObject({
      outcome: 'declined',
      reasons: [{ code: 'revenue-below-minimum' }],
    }))
  test('no word is a review all the same', () =>
    expect(decide(policy, told(inputs, open, says('unknown', ...open)))).toMatchObject({ outcome: 'review' }))
  test('against the evidence it is for a person, and counts nothing', () => {
    const spoken = spokenCredits(open, [says('customer', ...open)], () => 'lender')
    const after = withOwnersWord(policy, inputs, spoken)
    expect(after.months).toEqual(inputs.months)
    expect(after.ownersWord).toEqual({ count: 6, counted: 0, looks: 6, documents: 0 })
    expect(decide(policy, { ...after, months: monthsOf() })).toMatchObject({
      outcome: 'review',
      reasons: [{ code: 'deposits-to-look-at', values: { actual: 6 } }],
    })
  })
  test('whatever is said, no word raises the offer of a file above the limit', () => {
    const large = months.map((month, at) =>
      credit(`l${at}`, `2026-${month}-12`, 20_000, { party: 'x', payer: 'X' }),
    )
    const good = six({ trueRevenue: 3_000_000, unclassed: 2_000_000 })
    const before = decide(policy, good).firstPosition.loanApproval
    for (const word of ['customer', 'loan', 'own', 'other', 'unknown'] as const)
      expect(decide(policy, told(good, large, says(word, ...large))).firstPosition.loanApproval).toBe(before)
  })
})

describe('whose line a word is about', () => {
  const a = credit('a', '2026-10-12', 4_000)
  const b = credit('b', '2026-10-12', 4_000)
  const wordsOf = (open: readonly OpenCredit[], ...answers: OwnersAnswer[]) =>
    spokenCredits(open, answers, nothing).map(
      ({ credit: { transactionId }, says: word }) => `${transactionId} ${word}`,
    )
  test('the last word counts', () =>
    expect(wordsOf([a], says('customer', a), says('loan', a))).toEqual(['a loan']))
  test('what staff classed is theirs', () =>
    expect(wordsOf([{ ...a, label: 'refund' }], says('customer', a))).toEqual([]))
  test('under another id by day and amount, each line once', () => {
    const anew = [credit('n1', '2026-10-12', 4_000), credit('n2', '2026-10-12', 4_000)]
    expect(wordsOf(anew, says('own', a))).toEqual(['n1 own'])
    expect(wordsOf(anew, says('own', a, b))).toEqual(['n1 own', 'n2 own'])
    expect(wordsOf([credit('n1', '2026-10-13', 4_000)], says('own', a))).toEqual([])
  })
  test('of two alike that were called otherwise nobody can tell which is which', () =>
    expect(wordsOf([credit('n1', '2026-10-12', 4_000)], says('customer', a), says('loan', b))).toEqual([
      'n1 unknown',
    ]))
  test('a line that is there keeps its own word, and lends it to no other', () =>
    expect(wordsOf([a, b], says('loan', a))).toEqual(['a loan']))
})

test.each([
  ['ACH CREDIT KAPITUS PROCEEDS', 'lender'],
  ['ONLINE CREDIT FROM CHK 1093', 'own-account'],
  ['ACH CREDIT ORCHARD HOLDINGS 10931', null],
  ['ACH CREDIT ORCHARD HOLDINGS', null],
])('%s: %s', (description, against) =>
  expect(againstCustomer(credit('a', '2026-10-12', 4_000, { description }), ['1093', ''])).toBe(against),
)
test('a line that goes round is none of a customer’s', () =>
  expect(againstCustomer(credit('a', '2026-10-12', 4_000), [], new Set(['a']))).toBe('circle'))
test.each([
  [['loan'], 'said-otherwise'],
  [['own'], 'said-otherwise'],
  [['customer', 'loan'], 'said-otherwise'],
  [['loan', 'customer'], null],
  [['other'], null],
  [['unknown'], null],
] as const)('what was said of it in an earlier application, %s: %s', (words, against) => {
  const [now, then] = [credit('n', '2026-10-12', 4_000), credit('a', '2026-10-12', 4_000)]
  const before = lastWords(words.map((word) => says(word, then)))
  expect(againstCustomer(now, [], new Set(), before)).toBe(against)
  expect(againstCustomer(credit('n', '2026-10-12', 4_001), [], new Set(), before)).toBe(null)
  expect(againstCustomer(credit('n', '2026-10-13', 4_000), [], new Set(), before)).toBe(null)
})

test('a question is answered once all of its lines are, with one word', () => {
  const lines = [credit('a', '2026-10-12', 9_000), credit('b', '2026-09-12', 100)]
  const question = { payer: 'ORCHARD', lines }
  const of = (...answers: OwnersAnswer[]) => spokenQuestions(policy, [question], answers)[0]
  expect(of()).toEqual({ says: null, needsDocument: false, against: null })
  expect(of(says('customer', lines[0]!))).toMatchObject({ says: null, needsDocument: true })
  expect(of(says('customer', ...lines))).toEqual({ says: 'customer', needsDocument: true, against: null })
  expect(of(says('customer', ...lines), says('loan', lines[0]!))).toMatchObject({ says: null })
  const circle = { payer: 'X', lines: lines.map((line) => ({ ...line, against: 'circle' as const })) }
  expect(spokenQuestions(policy, [circle], [says('customer', ...lines)])[0]).toEqual({
    says: 'customer',
    needsDocument: false,
    against: 'circle',
  })
})

test('the policy says the limit in whole dollars, and may leave it out', () => {
  const section = { owner: 'operator', status: 'default', why: '', values: { withoutDocument: 5_000 } }
  const parsed = parsePolicy(changed('sections.questions', section))
  expect(parsed.ok && parsed.value.questions).toEqual({ withoutDocument: 500_000 })
  const without = parsePolicy(changed('sections.questions', undefined))
  expect(without.ok && 'questions' in without.value).toBe(false)
  for (const wrong of [-1, 12.5, null])
    expect(
      parsePolicy(changed('sections.questions', { ...section, values: { withoutDocument: wrong } })).ok,
    ).toBe(false)
})
