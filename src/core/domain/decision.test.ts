// The decision in whole: each cause with its figures and in its place, what an uncertain file may not do, and two ends that differ.
import { describe, expect, test } from 'vitest'
import { decide } from './decision.ts'
import { file, monthsOf, policy } from './sound-file.fixture.ts'
import type { DataFinding, Policy, PositionOffer } from './underwriting.ts'

const strict: Policy = {
  ...policy,
  knockOuts: { ...policy.knockOuts, industries: ['Gambling'], states: ['NY'] },
}

const stale: DataFinding = { code: 'feed-stale', values: { actual: 9, wanted: 5 }, account: '1234' }
const unnamed: DataFinding = { code: 'account-holder-unknown', values: {}, account: '1234' }
const declinedFor = (reasons: PositionOffer['reasons']): PositionOffer => ({
  status: 'declined',
  loanApproval: 0,
  dailyPayment: 0,
  termMonths: 3,
  factorRate: 0,
  percentOfAverageGross: 0,
  paymentsInAdb: 0,
  adb15Approval: 0,
  adb15Adjustment: false,
  limit: 'cap',
  reasons,
})

/** All that ends a review at once: three returned items and thirteen days below zero in each month. */
const worst = file({
  openBankruptcy: true,
  bankruptcies: '2+',
  priorDefault: true,
  accountHolder: 'personal-only',
  negativeToday: true,
  months: monthsOf({ gross: 1_400_000, negativeDays: 13, nsf: 3 }),
  timeInBusinessMonths: 5,
  industry: 'Gambling',
  state: 'NY',
  tamperReviewOpen: true,
})
const ofBank = [
  { code: 'negative-today', values: {} },
  { code: 'nsf-above-maximum', values: { actual: 9, wanted: 8 } },
  {
    code: 'negative-days-above-maximum',
    values: { hundredthsActual: 1_300, hundredthsWanted: 1_200 },
  },
  { code: 'revenue-below-minimum', values: { usdActual: 1_400_000, usdWanted: 2_000_000 } },
] as const
const ofPerson = [
  { code: 'open-bankruptcy', values: {} },
  { code: 'prior-default', values: {} },
  { code: 'personal-account-only', values: {} },
] as const
const ofBusiness = [
  { code: 'time-in-business-below-minimum', values: { actual: 5, wanted: 12 } },
  { code: 'industry-not-served', values: { industry: 'Gambling' } },
  { code: 'state-not-served', values: { state: 'NY' } },
] as const

describe('what ends a review', () => {
  test('all of it is found, each with its figures; the notice names the first four; no grade is given', () => {
    const { outcome, grade, knockOuts, reasons, terms, firstPosition, stack } = decide(strict, worst)
    const all = [...ofPerson, ...ofBank, ...ofBusiness]
    expect(knockOuts).toEqual(all)
    expect(reasons).toEqual(all.slice(0, 4))
    expect([outcome, grade, terms]).toEqual(['declined', 'E', []])
    expect(firstPosition).toEqual(declinedFor(all))
    expect(stack).toEqual(declinedFor(all))
  })

  test('a fault of the data leaves out what rests on the bank’s figures, and nothing else', () => {
    expect(decide(strict, { ...worst, dataFindings: [stale] }).knockOuts).toEqual([
      ...ofPerson,
      ...ofBusiness,
    ])
    expect(decide(strict, { ...worst, dataFindings: [unnamed] }).knockOuts).toHaveLength(10)
  })

  test.each([
    ['an account of nobody’s business', { accountHolder: 'none' }, 'no-business-account', {}],
    ['a bankruptcy of a year', { bankruptcies: '1,<1 yr' }, 'bankruptcy-recent', { choice: '1,<1 yr' }],
    ['two bankruptcies', { bankruptcies: '2+' }, 'bankruptcies-several', { choice: '2+' }],
    ['another bankruptcy', { bankruptcies: '1,>5 yrs' }, 'bankruptcy-policy', { choice: '1,>5 yrs' }],
  ] as const)('%s', (_name, change, code, values) => {
    const all = { ...policy, knockOuts: { ...policy.knockOuts, bankruptcies: ['1,<1 yr', '2+', '1,>5 yrs'] } }
    expect(decide(all, file(change)).knockOuts).toEqual([{ code, values }])
  })

  test('what is not so ends nothing', () => {
    const change = {
      openBankruptcy: false,
      priorDefault: false,
      negativeToday: false,
      tamperReviewOpen: false,
      accountHolder: undefined,
    }
    expect(decide(policy, file(change))).toMatchObject({ outcome: 'approved', knockOuts: [], reasons: [] })
  })

  test('returned items that nobody tells are none, also where not one is borne', () => {
    const none = { ...policy, knockOuts: { ...policy.knockOuts, maximumNsfLastThreeMonths: 0 } }
    expect(decide(none, file({ months: monthsOf({ nsf: undefined }) })).knockOuts).toEqual([])
    expect(decide(none, file({ months: monthsOf({ nsf: 1 }) })).knockOuts).toEqual([
      { code: 'nsf-above-maximum', values: { actual: 3, wanted: 0 } },
    ])
  })

  test('a knock-out is the only reason, whatever the score lost', () => {
    const weak = monthsOf({ gross: 1_400_000, averageDailyBalance: 20_000, negativeDays: 10, nsf: 2 })
    const { score, reasons } = decide(
      policy,
      file({ months: weak, ficos: [{ score: 500, source: 'stated' }] }),
    )
    expect(score).toBeGreaterThan(0)
    expect(reasons).toEqual([ofBank[3]])
  })
})

describe('signs that statements were changed', () => {
  test('below the policy’s sum nobody need look, and no sum refuses', () => {
    expect(decide(policy, file({ statementSigns: 59 })).outcome).toBe('approved')
    expect(decide(policy, file({ statementSigns: 100 }))).toMatchObject({ outcome: 'review', knockOuts: [] })
  })

  test('a policy that does not weigh them asks for nothing, and ends a review on the vendor’s doubt as before', () => {
    const { tampering: _none, ...former } = policy
    expect(decide(former, file({ statementSigns: 100 })).outcome).toBe('approved')
    expect(decide(former, file({ tamperReviewOpen: true }))).toMatchObject({
      outcome: 'declined',
      knockOuts: [{ code: 'tamper-review' }],
    })
  })
})

describe('what a person must look at', () => {
  test.each([
    ['too-few-months', { months: monthsOf({}, 2) }, { actual: 2, wanted: 3 }],
    ['undisclosed-account', { undisclosedAccounts: 2 }, { actual: 2 }],
    ['account-holder-unknown', { accountHolder: 'unknown' }, {}],
    ['identity-in-doubt', { identityInDoubt: true }, {}],
    ['tamper-review', { tamperReviewOpen: true }, {}],
    ['tamper-review', { statementSigns: 60 }, {}],
    ['default-check-pending', { priorDefault: 'unknown' }, {}],
    ['bank-data-stale', { bankDataOn: '2026-10-20' }, { actual: 31, wanted: 30 }],
    ['month-to-date-down', { monthToDatePace: -2_600 }, { pctActual: -2_600 }],
    ['below-last-year', { sameMonthsLastYear: -3_100 }, { pctActual: -3_100, pctWanted: -3_000 }],
    ['revenue-concentrated', { topPayerShare: 6_100 }, { pctActual: 6_100, pctWanted: 6_000 }],
    ['feed-stale', { dataFindings: [stale, { ...stale, account: '5678' }] }, { actual: 9, wanted: 5 }],
    ['account-holder-unknown', { dataFindings: [unnamed], accountHolder: 'unknown' }, {}],
    ['rests-on-labels', { labels: { count: 3, loosening: 2 } }, { actual: 2 }],
    ['read-from-statements', { fromStatements: true }, {}],
    [
      'deposits-to-look-at',
      { ownersWord: { count: 3, counted: 100, looks: 1, documents: 0 } },
      { actual: 1 },
    ],
  ] as const)('%s, once and with its figures', (code, change, values) => {
    const { outcome, grade, reasons } = decide(policy, file(change))
    expect([outcome, grade, reasons]).toEqual(['review', 'A', [{ code, values }]])
  })

  test('statements alone neither approve nor decline, unless the policy says so', () => {
    const own = { ...policy, review: { ...policy.review, statementsDecide: true } }
    const read = { fromStatements: true } as const
    const bad = file({ months: monthsOf({ gross: 1_400_000 }) })
    expect(decide(policy, { ...bad, ...read })).toMatchObject({
      outcome: 'review',
      grade: 'E',
      knockOuts: [{ code: 'revenue-below-minimum' }],
      reasons: [{ code: 'read-from-statements' }],
    })
    expect(decide(own, { ...bad, ...read })).toEqual(decide(policy, bad))
    expect(decide(own, file(read))).toEqual(decide(policy, file()))
    // What is suggested is what would be offered.
    expect(decide(policy, file(read)).terms).toEqual(decide(policy, file()).terms)
  })

  test('a person is told of four at most', () => {
    const { reasons } = decide(
      policy,
      file({
        dataFindings: [stale],
        undisclosedAccounts: 1,
        accountHolder: 'unknown',
        identityInDoubt: true,
        priorDefault: 'unknown',
        labels: { count: 1, loosening: 1 },
      }),
    )
    expect(reasons.map(({ code }) => code)).toEqual([
      'feed-stale',
      'undisclosed-account',
      'account-holder-unknown',
      'identity-in-doubt',
    ])
  })

  test('nobody need look where the policy sets no limit, or nothing is known', () => {
    const free = { ...policy, review: { ...policy.review, sameMonthsLastYear: null } }
    expect(decide(free, file({ sameMonthsLastYear: -9_000 })).outcome).toBe('approved')
    const rising = { ...policy, review: { ...policy.review, monthToDatePace: 100, sameMonthsLastYear: 100 } }
    for (const change of [{}, { monthToDatePace: null, sameMonthsLastYear: null }])
      expect(decide(rising, file(change)).outcome).toBe('approved')
    expect(decide(policy, file({ labels: { count: 4, loosening: 0 } })).outcome).toBe('approved')
    const each = { ...policy, review: { ...policy.review, undisclosedAccounts: 0 } }
    expect(decide(each, file()).reasons).toEqual([{ code: 'undisclosed-account', values: { actual: 0 } }])
  })

  test('a fault of the data neither fails a score nor refuses an amount: a person looks', () => {
    const weak = {
      ficos: [{ score: 500, source: 'stated' as const }],
      timeInBusinessMonths: 7,
      industry: 'Technology',
      liens: '$250k+' as const,
      revolving: '0-25%' as const,
      taxReturns: 'No' as const,
      balances: [{ lender: 'OnDeck', amount: 21_000, frequency: 'daily' as const }],
    }
    const months = monthsOf({ gross: 1_600_000, averageDailyBalance: 5_000, negativeDays: 11, nsf: 2 })
    const failed = decide(policy, file({ ...weak, months }))
    expect([failed.outcome, failed.grade, failed.reasons.length]).toEqual(['declined', 'E', 4])
    expect(failed.firstPosition).toEqual(declinedFor(failed.reasons))
    expect(decide(policy, file({ ...weak, months, dataFindings: [stale] }))).toMatchObject({
      outcome: 'review',
      grade: 'E',
      reasons: [{ code: 'feed-stale' }],
      firstPosition: declinedFor([]),
      stack: declinedFor([]),
    })
    const poor = { months: monthsOf({ averageDailyBalance: 10_000 }) }
    expect(decide(policy, file(poor)).reasons.map(({ code }) => code)).toEqual([
      'balance-supports-too-little',
    ])
    expect(decide(policy, file({ ...poor, dataFindings: [stale] }))).toMatchObject({
      outcome: 'review',
      reasons: [{ code: 'feed-stale' }],
    })
  })
})
