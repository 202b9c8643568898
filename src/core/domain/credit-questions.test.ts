// Which payers the owner is asked about: those whose credits decide, the fewest, in whatever order they come.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { analyseBank } from './bank-analysis.ts'
import { checking, onBankDays, SampleHistory } from './cases/sample-history.ts'
import { creditQuestions } from './credit-questions.ts'
import { inputsFromAnalysis } from './model-inputs.ts'
import { parsePolicy } from './policy.ts'
import type { BankAnalysis, ModelInputs, OpenCredit } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const asOf = '2026-11-20'

/** Card sales on every bank day; a bank's form that names nobody stands for what nobody can class. */
const shop = (dollars: number) =>
  new SampleHistory([{ ...checking, balance: 12_000_000 }])
    .every('2026-04-01', '2026-11-19', onBankDays, dollars, 'MERCHANT BANKCD DEP 4412 DEPOSIT')
    .every('2026-04-01', '2026-11-19', onBankDays, -dollars, 'PURCHASE MAIN ST FOODS')
const unknown = 'CREDIT MEMO'
const inputsOf = (analysis: BankAnalysis): ModelInputs => ({
  ...inputsFromAnalysis(analysis),
  dataFindings: [],
  timeInBusinessMonths: 60,
  ficos: [{ score: 720, source: 'stated' }],
})
const analysed = (history: SampleHistory) => analyseBank(history.build(), { asOf })
const asked = (history: SampleHistory, must: string[] = []) => {
  const analysis = analysed(history)
  return creditQuestions(policy, inputsOf(analysis), analysis.openCredits, must)
}
const amounts = ({ asked: list }: ReturnType<typeof creditQuestions>) =>
  list.map(({ lines }) => lines.map(({ amount }) => amount / 100))

describe('what is asked', () => {
  test('nothing where everything is classed, and nothing where what is not changes nothing', () => {
    expect(asked(shop(3_000))).toEqual({ asked: [], beyond: false })
    expect(asked(shop(3_000).add('2026-10-12', 200, unknown))).toEqual({ asked: [], beyond: false })
  })
  test('the credit that turns the answer, with its line', () => {
    // 12,600 a month are known, the least is 15,000.
    const found = asked(shop(600).add('2026-10-12', 60_000, unknown).add('2026-10-14', 40, unknown))
    expect(found).toEqual({
      beyond: false,
      asked: [
        {
          payer: '',
          lines: [
            {
              transactionId: expect.any(String) as string,
              date: '2026-10-12',
              amount: 6_000_000,
              description: unknown,
            },
          ],
        },
      ],
    })
  })
  test('two that decide together', () =>
    expect(
      amounts(asked(shop(600).add('2026-10-12', 9_000, unknown).add('2026-09-14', 8_000, unknown))),
    ).toEqual([[9_000], [8_000]]))
  test('what came after the months that are read decides nothing', () =>
    expect(asked(shop(600).add('2026-11-12', 60_000, unknown))).toEqual({ asked: [], beyond: false }))
  test('more than five that matter are for a person', () => {
    const history = shop(600)
    for (let at = 0; at < 12; at++) history.add(`2026-0${5 + (at % 5)}-1${at % 10}`, 1_500 + at, unknown)
    expect(asked(history)).toEqual({ asked: [], beyond: true })
  })
  test('what must be asked is asked, whatever it changes', () => {
    const history = shop(3_000).add('2026-10-12', 200, unknown)
    const [credit] = analysed(history).openCredits
    expect(amounts(asked(history, [credit!.transactionId]))).toEqual([[200]])
    expect(asked(history, ['another']).asked).toEqual([])
  })
})

describe('payers', () => {
  const credit = (id: string, date: string, dollars: number, more: Partial<OpenCredit> = {}): OpenCredit => ({
    transactionId: id,
    date,
    amount: dollars * 100,
    description: `ACH CREDIT ${id}`,
    label: null,
    ...more,
  })
  const low = inputsOf(analysed(shop(600)))
  /** The months with what these credits add to them. */
  const found = (credits: readonly OpenCredit[]) =>
    creditQuestions(
      policy,
      {
        ...low,
        months: low.months.map((each) => ({
          ...each,
          unclassed: credits
            .filter(({ date, label }) => label === null && date.startsWith(each.month))
            .reduce((sum, { amount }) => sum + amount, 0),
        })),
      },
      credits,
    )
  const orchard = { payer: 'ORCHARD HOLDINGS', party: 'orchardholdin' }
  const three = [
    credit('a', '2026-08-03', 9_000, orchard),
    credit('b', '2026-10-12', 8_000, { ...orchard, payer: 'ORCHARD HOLDI' }),
    credit('c', '2026-09-01', 50),
  ]
  test('lines of one payer are one question, under the longest name', () => {
    const [one, ...others] = found(three).asked
    expect(others).toEqual([])
    expect(one!.payer).toBe('ORCHARD HOLDINGS')
    expect(one!.lines.map(({ transactionId }) => transactionId)).toEqual(['b', 'a'])
  })
  test('the largest is not asked about where it decides nothing after all', () => {
    const large = credit('l', '2026-07-03', 90_000)
    const asked = creditQuestions(
      policy,
      {
        ...low,
        months: low.months.map((each) => ({
          ...each,
          // Of that month nobody knows the revenue, so nothing is added to it.
          ...(each.month === '2026-07' ? { trueRevenue: undefined } : {}),
          unclassed: each.month === '2026-10' ? 6_000_000 : 0,
        })),
      },
      [large, credit('b', '2026-10-12', 60_000)],
    )
    expect(asked).toMatchObject({ asked: [{ lines: [{ transactionId: 'b' }] }], beyond: false })
    expect(asked.asked).toHaveLength(1)
  })
  test('the order of the credits changes nothing', () => {
    expect(found(three.toReversed())).toEqual(found(three))
    expect(found([three[1]!, three[2]!, three[0]!])).toEqual(found(three))
  })
  test('what staff classed is not asked', () => {
    const labelled = three.map((each) => ({ ...each, label: 'refund' as const }))
    expect(found(labelled)).toEqual({ asked: [], beyond: false })
  })
  test('credits of an analysis from before stand alone', () =>
    expect(
      found([credit('a', '2026-08-03', 9_000), credit('b', '2026-10-12', 8_000)]).asked.map(
        ({ lines }) => lines.length,
      ),
    ).toEqual([1, 1]))
  test('money that stands in no list, and decides, is for a person', () => {
    const months = low.months.map((each) => ({ ...each, unclassed: 1_000_000 }))
    expect(creditQuestions(policy, { ...low, months }, [])).toEqual({ asked: [], beyond: true })
  })
})
