// What one person may approve alone: every limit at its edge, what is unknown, what is knocked out, and what an offer leaves us.
import { describe, expect, test } from 'vitest'
import file from '../../../policies/2026-12.json' with { type: 'json' }
import { checkAuthority, isWithinAuthority, weightOf, type OfferWeight } from './authority.ts'
import { decideWithDeals } from './deals.ts'
import { marginOf, offerFigures } from './offer-figures.ts'
import { approvedResult, pricingOf, redated, standingGrade, standsBeside } from './override.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs } from './underwriting.ts'

const parsed = parsePolicy(file)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({
  month,
  gross: 6_000_000,
  trueRevenue: 5_250_000,
  averageDailyBalance: 1_500_000,
  negativeDays: 0,
  deposits: 20,
  nsf: 0,
}))
const inputs: ModelInputs = {
  asOf: '2026-11-16',
  months,
  bankDataOn: '2026-11-15',
  positions: [],
  timeInBusinessMonths: 60,
  requestedAmount: 5_000_000,
  ficos: [{ score: 700, source: 'stated' }],
}
const ground = (changed: Partial<ModelInputs> = {}) => {
  const given = { ...inputs, ...changed }
  return { inputs: given, result: decideWithDeals(policy, given) }
}
const underwriter = { role: 'underwriter' } as const
const light: OfferWeight = { amount: 5_000_000, burden: 2_000, paymentsInAdb: 1_500, margin: 0, grade: 'C' }
const failing = (weight: Partial<OfferWeight>, who: Parameters<typeof checkAuthority>[1] = underwriter) =>
  checkAuthority(policy, who, { ...light, ...weight }).flatMap(({ limit, within }) => (within ? [] : [limit]))

describe('the limits of a role', () => {
  test('hold at their edge and not beyond it', () => {
    expect(failing({})).toEqual([])
    expect(failing({ amount: 5_000_001 })).toEqual(['amount'])
    expect(failing({ burden: 2_001 })).toEqual(['burden'])
    expect(failing({ paymentsInAdb: 1_499 })).toEqual(['payments-in-adb'])
    expect(failing({ margin: -1 })).toEqual(['margin'])
    expect(failing({ grade: 'D' })).toEqual(['grade'])
    expect(failing({ grade: 'D' }, { role: 'admin' })).toEqual([])
  })

  test('what is not known is within nobody’s authority', () => {
    for (const weight of [{ burden: null }, { paymentsInAdb: null }, { margin: null }, { grade: null }])
      for (const role of ['underwriter', 'admin'] as const)
        expect(isWithinAuthority(checkAuthority(policy, { role }, { ...light, ...weight }))).toBe(false)
  })

  test('what a label made better is not known without it: a second person looks', () => {
    const { inputs: given, result } = ground()
    const weighed = (labels?: ModelInputs['labels']) =>
      weightOf(policy, { ...given, labels }, standingGrade({ inputs: given, result }), result.deals)
    expect(Object.values(weighed())).not.toContain(null)
    const labelled = weighed({ count: 1, loosening: 1 })
    expect(labelled).toMatchObject({ burden: null, paymentsInAdb: null, margin: null, grade: null })
    expect(failing(labelled)).toEqual(
      expect.arrayContaining(['burden', 'payments-in-adb', 'margin', 'grade']),
    )
  })

  test('a role without authority approves nothing, and a key no more than its amount', () => {
    expect(failing({}, { role: 'representative' })).toHaveLength(4)
    expect(failing({}, { ...underwriter, keyAmount: 4_999_900 })).toEqual(['amount'])
    expect(failing({ amount: 6_000_000 }, { ...underwriter, keyAmount: 9_000_000 })).toEqual(['amount'])
  })
})

describe('the weight of an offer', () => {
  const base = ground()
  const { deals } = approvedResult(policy, base, 5_000_000, '2026-11-16')

  test('is that of its heaviest deal', () => {
    const weight = weightOf(policy, inputs, 'A', deals)
    const shortest = deals.toSorted((a, b) => a.term - b.term)[0]!
    const { burden, paymentsInAdb, dailyPayment } = offerFigures(policy, inputs, shortest)
    expect(weight).toEqual({ amount: 5_000_000, burden, paymentsInAdb, margin: weight.margin, grade: 'A' })
    // 5,250,000 cents a month are 250,000 a working day; 1,500,000 cents of balance.
    expect(burden).toBe(Math.ceil((dailyPayment / 250_000) * 10_000))
    expect(paymentsInAdb).toBe(Math.floor((1_500_000 * 100) / dailyPayment))
  })

  test('counts what other lenders take already', () => {
    const balances = [{ lender: 'Kapitus', amount: 97_000, frequency: 'weekly' as const }]
    const alone = offerFigures(policy, inputs, deals[0]!).burden!
    // 970 dollars a week are exactly 200 a working day: 8% of 2,500.
    expect(offerFigures(policy, { ...inputs, balances }, deals[0]!).burden! - alone).toBe(800)
  })

  test('is not known without months, and its burden not without a look at other lenders', () => {
    const { balances: _none, positions: _nobody, ...unseen } = { ...inputs, balances: undefined }
    expect(weightOf(policy, unseen, 'A', deals).burden).toBeNull()
    const empty = weightOf(policy, { asOf: inputs.asOf, months: [] }, null, deals)
    expect(empty).toMatchObject({ burden: null, paymentsInAdb: null, grade: null })
  })

  test('margin is total - amount - cost of funds - commission', () => {
    // 12% a year on half of 50,000 over 6 months = 1,500; 8% of 50,000 = 4,000.
    expect(marginOf(policy, { amount: 5_000_000, total: 6_000_000, term: 6 })).toBe(450_000)
  })
})

describe('what lies outside the model', () => {
  test('a knocked-out file has no grade of a score, and is priced by the rule', () => {
    const out = ground({ openBankruptcy: true })
    expect(out.result.score).toBeGreaterThanOrEqual(policy.grades.A)
    expect(out.result.grade).toBe('E')
    expect(standingGrade(out)).toBe('E')
    // As it was stored before: the score's grade beside the knock-out.
    const older = { ...out, result: { ...out.result, grade: 'A' as const } }
    expect(standingGrade(older)).toBe('E')
    expect(pricingOf(policy, older, 2_000_000)).toMatchObject({ by: 'knocked-out', grade: 'D' })
    const { deals } = approvedResult(policy, older, 2_000_000, '2026-11-16')
    const weight = weightOf(policy, older.inputs, standingGrade(older), deals)
    expect(isWithinAuthority(checkAuthority(policy, { role: 'admin' }, weight))).toBe(false)
  })

  test('above the model it is priced one grade lower, below every grade and without bank data by the rule', () => {
    const base = ground()
    expect(base.result.grade).toBe('A')
    expect(pricingOf(policy, base, 500_000).by).toBe('model')
    expect(pricingOf(policy, base, 10_000_000)).toMatchObject({ by: 'above', grade: 'B' })
    const low = { ...base, result: { ...base.result, grade: 'E' as const, terms: [] } }
    expect(pricingOf(policy, low, 500_000)).toMatchObject({ by: 'no-grade', grade: 'D' })
    const none = standsBeside(policy, null, '2026-11-16')
    expect(pricingOf(policy, none, 500_000)).toMatchObject({ by: 'no-bank-data', grade: 'D' })
    expect(standingGrade(none)).toBeNull()
  })

  test('some days later the same price goes out with other days', () => {
    const before = approvedResult(policy, ground(), 2_000_000, '2026-11-16')
    const after = redated(policy, before, '2026-11-19')
    const priceOf = ({ amount, term, total, apr }: (typeof before.deals)[number]) => [
      amount,
      term,
      total,
      apr,
    ]
    expect(after.deals.map(priceOf)).toEqual(before.deals.map(priceOf))
    expect(after.deals[0]!.finalDate > before.deals[0]!.finalDate).toBe(true)
  })
})
