// The tool's figures worked out on paper: maxima, adjusted rows, the constraint, changes by hand, choosing sources, and the states of the editor.
import { describe, expect, test } from 'vitest'
import file from '../../../../policies/2026-11.json' with { type: 'json' }
import { constraintText } from '#core/words/offer-tool/constraint-text.ts'
import { parsePolicy } from '../policy.ts'
import type { ModelInputs, Position } from '../underwriting.ts'
import { dealSet, isWithinConstraints, liveFigures, modelsOffer, tableRows } from './custom-offer.ts'
import { chooseAccount, chooseFile, firstChoice, knownChoice } from './data-sources.ts'
import { moved, type Editor } from './editor.ts'
import { answerOf } from './tool-answer.ts'
import { sourceBalances, withChanges } from './tool-changes.ts'

const parsed = parsePolicy(file)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const today = '2026-11-20'

/** Six equal months of 50,000 revenue and 6,000 balance: enough points for grade A with five years and 700. */
const base: ModelInputs = {
  asOf: today,
  months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({
    month,
    gross: 5_000_000,
    trueRevenue: 5_000_000,
    averageDailyBalance: 600_000,
    negativeDays: 0,
    deposits: 25,
    nsf: 0,
  })),
  timeInBusinessMonths: 60,
  ficos: [{ score: 700, source: 'stated' }],
  positions: [],
}
const advance: Position = {
  id: 'p1',
  lender: 'Kapitus',
  known: true,
  kind: 'advance',
  payoff: true,
  cadence: 'weekly',
  payment: 97_000,
  // 97,000 x 20 / 97
  dailyEquivalent: 20_000,
  fundedAmount: null,
  fundedOn: '2026-06-01',
  firstPaymentOn: '2026-06-08',
  lastPaymentOn: '2026-11-16',
  paymentsMade: 20,
  paid: 1_940_000,
  estimatedTotal: null,
  estimatedRemaining: null,
  state: 'active',
  missedDates: [],
  returnedDates: [],
  confidence: 95,
  sureness: 'certain',
  foundBy: 'name',
  remainingRange: null,
  paymentChangedOn: null,
  transactionIds: [],
  fundingTransactionId: null,
}

describe('both positions and every term', () => {
  const answer = answerOf(policy, base, false)

  test('a term bears 21 x (ADB / 15) x term / factor, at most 150% of revenue', () => {
    expect(answer.decision.grade).toBe('A')
    // A fifteenth of 6,000 is 400: 400 x 21 x 3 / 1.12 = 22,500 even; x 12 / 1.28 = 78,750 > 75,000 = 150% of 50,000.
    const [shortest] = answer.first.terms
    expect(shortest).toMatchObject({ term: 3, factorRate: 11_200, maximum: 2_250_000, limit: 'balance' })
    expect(answer.first.terms.at(-1)).toMatchObject({ term: 12, maximum: 7_500_000, limit: 'revenue' })
    expect(answer.first.offer.loanApproval).toBe(7_500_000)
  })

  test('without other lenders the stack bears what first position bears', () => {
    expect(answer.stack.terms.at(-1)!.maximum).toBe(7_500_000)
  })

  test('beside an advance of 200 a day the stack has room for 514.28 a day; first position has not changed', () => {
    const beside = answerOf(policy, { ...base, positions: [advance] }, false)
    // 30% of 50,000 / 21 is 714.29 a day (floor of the room: 514.28). 12 months: 514.28 x 252 / factor of the grade.
    const rate = beside.stack.terms.at(-1)!.factorRate
    const cents = Math.floor((21 * 51_428 * 12 * 100) / rate) * 100
    expect(beside.stack.terms.at(-1)!.maximum).toBe(Math.min(cents, beside.first.terms.at(-1)!.maximum))
    expect(beside.decision.position).toBe('stack')
  })

  test('what the model declines is priced by the rule for what is outside, up to the formula alone', () => {
    const knocked = answerOf(policy, { ...base, negativeToday: true }, false)
    expect(knocked.first).toMatchObject({ by: 'knocked-out', grade: 'D' })
    // 400 x 21 x 12 / 1.58 = 63,797.47, rounded up to the dollar.
    expect(knocked.first.terms.at(-1)).toMatchObject({ maximum: 6_379_800, limit: 'balance' })
  })
})

describe('the offer as it is set', () => {
  const answer = answerOf(policy, base, false)
  const set = { position: 'first', amount: 4_000_000, term: 6, frequency: 'daily' } as const

  test('the constraint is the one of the specification, to the letter', () => {
    // 400 x 21 x 6 / 1.18 = 42,711.86
    expect(answer.first.terms[3]!.maximum).toBe(4_271_200)
    expect(isWithinConstraints(policy, answer, set)).toBe(true)
    expect(isWithinConstraints(policy, answer, { ...set, amount: 4_271_200 })).toBe(true)
    expect(isWithinConstraints(policy, answer, { ...set, amount: 4_271_300 })).toBe(false)
    expect(isWithinConstraints(policy, answer, { ...set, amount: 499_900 })).toBe(false)
    expect(constraintText(policy.limits.minimumAmount, 4_271_200, 6, 'en')).toBe(
      'The entered amount falls outside of the model constraints. Please try a value between $5000 and $42712',
    )
  })

  test('its figures: 40,000 at 1.18 over 126 days is 374.60 a day, 16 payments in ADB', () => {
    const deal = dealSet(policy, answer, set, today)!
    expect(deal).toMatchObject({ payment: 37_460, paymentsCount: 126, total: 4_720_000 })
    expect(liveFigures(policy, base, answer, set, deal)).toEqual({
      dailyPayment: 37_460,
      // 374.603 of 50,000 / 21 = 2,380.95 is 15.74% (rounded against the offer).
      burden: 1_574,
      paymentsInAdb: 1_601,
      cost: 720_000,
      // 8% of 40,000; 12% a year on half of it over six months; 4% of 40,000 for grade A.
      commission: 320_000,
      costOfFunds: 120_000,
      expectedLoss: 160_000,
      margin: 280_000,
      netMargin: 120_000,
      adjusted: false,
    })
  })

  test('an amount that leaves fewer than 15 payments is adjusted in its row, and lowered; from 5,000 on', () => {
    const rows = tableRows(policy, base, answer, 'first', 4_000_000, 'daily', today)
    expect(rows.map(({ term, amount, adjusted }) => [term, amount, adjusted]).slice(0, 4)).toEqual([
      [3, 2_250_000, true],
      // 400 x 21 x 4 / 1.14 = 29,473.68; x 5 / 1.16 = 36,206.90
      [4, 2_947_400, true],
      [5, 3_620_700, true],
      [6, 4_000_000, false],
    ])
    expect(rows[0]).toMatchObject({ payment: 40_000, paymentsInAdb: 1_500, lowered: true })
    expect(tableRows(policy, base, answer, 'first', 499_900, 'daily', today)).toEqual([])
  })

  test("revert is the model's own offer", () => {
    expect(modelsOffer(policy, answer, 'first')).toEqual({
      position: 'first',
      amount: 7_500_000,
      term: 12,
      frequency: 'daily',
    })
  })
})

describe('changes by hand', () => {
  test('a month counts by what was typed; the others stay', () => {
    const { months } = withChanges(base, { months: [{ month: '2026-10', mg: 6_000_000 }] })
    expect(months.map(({ gross }) => gross)).toEqual([...Array<number>(5).fill(5_000_000), 6_000_000])
    expect(months[5]).toMatchObject({ trueRevenue: 6_000_000, averageDailyBalance: 600_000 })
  })

  test('a month that the source lacks needs all its figures', () => {
    const typed = { month: '2026-04', mg: 4_000_000, adb: 500_000, neds: 0 }
    expect(withChanges(base, { months: [typed] }).months).toHaveLength(6)
    expect(withChanges(base, { months: [{ ...typed, deps: 12 }] }).months).toHaveLength(7)
  })

  test('a changed payment keeps the age of its position; a line taken out is no position; an added one is a balance', () => {
    const fresh = { ...base, positions: [{ ...advance, fundedOn: '2026-11-10' }] }
    const [line] = sourceBalances(fresh)
    const cheaper = withChanges(fresh, { balances: [{ ...line!, amount: 48_500 }] })
    expect(cheaper.positions![0]).toMatchObject({ fundedOn: '2026-11-10', dailyEquivalent: 10_000 })
    expect(answerOf(policy, cheaper, false).stack.offer.reasons.map(({ code }) => code)).toEqual([
      'recent-position',
    ])
    expect(withChanges(fresh, { balances: [] })).toMatchObject({ positions: [], balances: [] })
    const added = { lender: 'Bluevine', amount: 41_000, frequency: 'weekly' as const }
    expect(withChanges(base, { balances: [added] })).toMatchObject({ balances: [added] })
  })

  test('nothing by hand changes nothing', () => {
    expect(withChanges(base, {})).toEqual(base)
  })
})

describe('sources', () => {
  const offered = {
    accounts: [
      { id: 'a', counts: true },
      { id: 'b', counts: true },
      { id: 'card', counts: false },
    ],
    files: [{ id: 'ba' }, { id: 'statements' }],
    ficos: [{ src: 'experian' }, { src: 'stated' }],
  }
  const first = firstChoice(offered)

  test('at first: all accounts that count, no file, the first FICO source', () => {
    expect(first).toEqual({ accounts: ['a', 'b'], file: null, fico: 'experian' })
  })
  test('a file is exclusive, an account lets go of it, and the FICO source stays', () => {
    const file = chooseFile(first, 'ba', true)
    expect(file).toEqual({ accounts: [], file: 'ba', fico: 'experian' })
    expect(chooseFile(file, 'statements', true).file).toBe('statements')
    expect(chooseAccount(offered, file, 'b', true)).toEqual({ accounts: ['b'], file: null, fico: 'experian' })
    expect(chooseAccount(offered, file, 'card', true)).toEqual(file)
    expect(chooseAccount(offered, first, 'a', false).accounts).toEqual(['b'])
  })
  test('names that are not offered fall away', () => {
    const asked = { accounts: ['b', 'x', 'card'], file: 'x', fico: 'x' }
    expect(knownChoice(offered, asked)).toEqual({ accounts: ['b'], file: null, fico: null })
  })
})

test('sources, summary, customize, view: Modify, Commit, Cancel, Revert, Submit', () => {
  const set = { position: 'first', amount: 4_000_000, term: 6, frequency: 'daily' } as const
  let editor: Editor = { at: 'sources' }
  const go = (...moves: Parameters<typeof moved>[1][]) => (editor = moves.reduce(moved, editor))
  expect(go({ move: 'customize', set })).toEqual({ at: 'sources' })
  expect(go({ move: 'continue', position: 'stack' })).toEqual({ at: 'summary', position: 'stack' })
  expect(go({ move: 'toggle', position: 'first' })).toEqual({ at: 'summary', position: 'first' })
  go({ move: 'customize', set }, { move: 'change', part: { amount: 3_000_000 } })
  expect(editor).toMatchObject({ mode: 'edit', set: { amount: 3_000_000 }, before: { amount: 4_000_000 } })
  expect(go({ move: 'submit' })).toMatchObject({ mode: 'edit' })
  expect(go({ move: 'cancel' })).toMatchObject({ mode: 'edit', set })
  go({ move: 'change', part: { term: 9 } }, { move: 'commit' })
  expect(editor).toEqual({ at: 'customize', mode: 'view', set: { ...set, term: 9 } })
  go({ move: 'modify' }, { move: 'revert', to: set })
  expect(editor).toMatchObject({ mode: 'edit', set })
  go({ move: 'commit' }, { move: 'submit' })
  expect(editor).toEqual({ at: 'closed' })
  // What was committed before is opened from the sources, to be viewed first.
  expect(go({ move: 'reopen', set })).toEqual({ at: 'closed' })
  editor = { at: 'sources' }
  expect(go({ move: 'reopen', set })).toEqual({ at: 'customize', mode: 'view', set })
})
