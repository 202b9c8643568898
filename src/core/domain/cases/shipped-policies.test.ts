// Every policy file that a release had is read for ever, and decides as it did: what came later neither refuses nor approves by it.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkAuthority, isWithinAuthority, type OfferWeight } from '../authority.ts'
import { bearsAnOffer, cashModelFor } from '../cash-limit.ts'
import { decideWithDeals } from '../deals.ts'
import { decide } from '../decision.ts'
import { minimumsOf, neededOf } from '../general-minimums.ts'
import { costsOf, marginOf } from '../offer-figures.ts'
import { pricingOf } from '../override.ts'
import { parsePolicy } from '../policy.ts'
import { NEWEST_SCHEMA } from '../policy-file.ts'
import { schemaOf } from '../policy-schemas.ts'
import type { ModelInputs, Policy } from '../underwriting.ts'
import { inputsOf, readingOf, type GoldenCase } from './read-case.ts'

const folder = `${import.meta.dirname}/shipped-policies`
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Files in the order in which they were shipped, each with its schema and what it was the first to hold. 1 to 9 were policies/2026-11.json in their time. */
const shipped = [
  ['1', 1, 'the first release'],
  ['2', 2, 'limits of returned payments and negative days'],
  ['3', 3, 'authority, prices outside the model, economics'],
  ['4', 4, 'means of approved files; what is not known is not in the scale'],
  ['5', 5, 'the limit of the cash flow'],
  ['6', 5, 'owners’ names for a holder'],
  ['7', 5, 'the same months of last year, expected losses'],
  ['8', 6, 'the schema itself'],
  ['9', 7, 'who signs, the general minimums'],
  ['10', 8, 'what a business can bear: share of a payment, losses, what is left after costs'],
] as const
type Name = (typeof shipped)[number][0]

function policyOf(name: Name): Policy {
  const parsed = parsePolicy(read(`${folder}/${name}.json`))
  if (!parsed.ok) throw new Error(parsed.refusal)
  return parsed.value
}

const golden = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, ModelInputs] => [
    name.replace('.json', ''),
    inputsOf((read(`${import.meta.dirname}/${name}`) as GoldenCase).inputs),
  ])
const clean = golden.find(([name]) => name === 'clean-a-file')![1]
const low = golden.find(([name]) => name === 'low-score')![1]
const { ficos: _none, timeInBusinessMonths: _neither, industry: _nor, ...unasked } = clean
const everyMonth = (change: Partial<ModelInputs['months'][number]>): ModelInputs['months'] =>
  clean.months.map((month) => ({ ...month, ...change }))

const bankDays = 250
/** Sales of 3,000 a bank day, and more than that goes out: a payment would be missed in every course. */
const tight: ModelInputs = {
  ...clean,
  balanceToday: 20_000,
  flows: {
    lastDay: '2026-11-19',
    income: Array.from({ length: bankDays }, () => 300_000),
    other: Array.from({ length: bankDays }, () => -320_000),
    movable: Array.from({ length: bankDays }, () => 0),
    usualBalance: 20_000,
  },
}
const more: [string, ModelInputs][] = [
  ['nine returned payments', { ...clean, months: everyMonth({ nsf: 3 }) }],
  ['thirteen negative days a month', { ...clean, months: everyMonth({ negativeDays: 13 }) }],
  ['nothing asked', unasked],
  ['a cash flow that bears nothing', tight],
]

test('every policy of the folder policies stands among the cases', () => {
  for (const name of readdirSync('policies'))
    expect(shipped.map(([each]) => read(`${folder}/${each}.json`))).toContainEqual(read(`policies/${name}`))
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toHaveLength(shipped.length)
})

describe.each(shipped)('file %s, schema %i: %s', (name, schema) => {
  test('has this schema, and is read', () => {
    expect(schemaOf(read(`${folder}/${name}.json`))).toEqual({ ok: true, value: schema })
    expect(policyOf(name).version).toBe((read(`${folder}/${name}.json`) as { version: string }).version)
  })

  test('decides as it always did', async () => {
    const policy = policyOf(name)
    const told = [...golden, ...more].map(([title, inputs]) => {
      const { outcome, grade, score, points, amount, boundBy, reasons, wouldRaise, deals } = readingOf(
        decideWithDeals(policy, inputs),
      )
      return [
        title,
        `  ${outcome}, ${grade}, ${score}; ${amount} by ${boundBy}`,
        `  ${Object.entries(points)
          .map((pair) => pair.join(' '))
          .join(', ')}`,
        `  for ${reasons.join(', ') || 'nothing'}; raised by ${wouldRaise.join(', ') || 'nothing'}`,
        ...deals.map((deal) => `  ${deal}`),
      ].join('\n')
    })
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`shipped-policies/${name}.txt`)
  })
})

const codes = (name: Name, inputs: ModelInputs) =>
  decide(policyOf(name), inputs).knockOuts.map(({ code }) => code)

test('before schema 2 no number of returned payments or negative days ends a review', () => {
  const returned = { ...clean, months: everyMonth({ nsf: 3 }) }
  const negative = { ...clean, months: everyMonth({ negativeDays: 13 }) }
  expect(codes('1', returned)).toEqual([])
  expect(codes('2', returned)).toEqual(['nsf-above-maximum'])
  expect(codes('1', negative)).toEqual([])
  expect(codes('2', negative)).toEqual(['negative-days-above-maximum'])
})

describe('before schema 3', () => {
  const unknown: OfferWeight = {
    amount: 10_000_000,
    burden: null,
    paymentsInAdb: null,
    margin: null,
    grade: null,
  }
  const alone = (name: Name, role: 'representative' | 'underwriter' | 'admin', keyAmount?: number) =>
    isWithinAuthority(checkAuthority(policyOf(name), { role, keyAmount }, unknown))

  test.each(['1', '2'] as const)('whoever decides does so alone, by file %s', (name) => {
    expect(alone(name, 'underwriter')).toBe(true)
    expect(alone(name, 'admin')).toBe(true)
    expect(alone(name, 'representative')).toBe(false)
    // An auth key is bound to its own amount, whatever the policy.
    expect(alone(name, 'admin', 9_999_900)).toBe(false)
    expect(alone('3', 'admin')).toBe(false)
  })

  test('a person’s offer is priced at the score’s own grade, and at D below it', () => {
    const priced = (name: Name, inputs: ModelInputs, amount: number) => {
      const result = decideWithDeals(policyOf(name), inputs)
      const { by, grade } = pricingOf(policyOf(name), { inputs, result }, amount)
      return `${by} ${grade}`
    }
    expect(priced('2', clean, 10_000_000)).toBe('above A')
    expect(priced('3', clean, 10_000_000)).toBe('above B')
    const out = { ...clean, openBankruptcy: true }
    expect(priced('2', out, 2_000_000)).toBe('knocked-out A')
    expect(priced('3', out, 2_000_000)).toBe('knocked-out D')
    const weak = { ...low, openBankruptcy: true }
    expect(decide(policyOf('2'), weak).score).toBeLessThan(policyOf('2').grades.D)
    expect(priced('2', weak, 2_000_000)).toBe('knocked-out D')
  })

  test('what a deal costs us is not known', () => {
    const deal = { amount: 5_000_000, total: 6_000_000, term: 6 }
    expect([costsOf(policyOf('2'), deal), marginOf(policyOf('2'), deal)]).toEqual([
      { funds: null, commission: null },
      null,
    ])
    expect(marginOf(policyOf('3'), deal)).toBe(450_000)
  })
})

describe('before schema 4', () => {
  const factors = (name: Name, inputs: ModelInputs) =>
    Object.fromEntries(
      decide(policyOf(name), inputs).factors.map(({ name: of, score, maxScore, reasons }) => [
        of,
        `${score} of ${maxScore} ${reasons.map(({ code }) => code).join(' ')}`.trim(),
      ]),
    )

  test('what is not known has its points, and no reason says so', () => {
    expect(factors('3', unasked)).toMatchObject({ credit: '10 of 15', business: '7 of 10' })
    expect(factors('4', unasked)).toMatchObject({
      credit: '3 of 8 credit-unverified',
      business: '1 of 4 time-in-business-unverified',
    })
  })

  test('a choice that was not asked may cost points too, and no reason says so', () => {
    const file = read(`${folder}/3.json`) as { sections: { choices: { values: { liens: object } } } }
    file.sections.choices.values.liens = { ...file.sections.choices.values.liens, unknown: 1 }
    const parsed = parsePolicy(file)
    if (!parsed.ok) throw new Error(parsed.refusal)
    const credit = (policy: Policy) => decide(policy, clean).factors.find(({ name }) => name === 'credit')
    expect(credit(policyOf('3'))).toMatchObject({ score: 15, maxScore: 15 })
    expect(credit(parsed.value)).toMatchObject({ score: 14, maxScore: 15, reasons: [] })
  })

  test('the scale is 100, whatever is known', () => {
    const scale = (name: Name) =>
      decide(policyOf(name), unasked).factors.reduce((sum, f) => sum + f.maxScore, 0)
    expect([scale('1'), scale('2'), scale('3')]).toEqual([100, 100, 100])
    expect(scale('4')).toBeLessThan(100)
  })

  test('reasons rank by the points that were lost', () => {
    const lost = (name: Name) => decide(policyOf(name), low).reasons.map(({ code }) => code)
    expect(lost('3')).toEqual(['balance-level', 'revenue-level', 'nsf-count', 'credit-score'])
    expect(lost('4')).not.toEqual(lost('3'))
  })
})

test('before schema 5 no cash flow is simulated: it limits nothing, and no deal has an outlook', () => {
  const by = (name: Name) => decideWithDeals(policyOf(name), tight)
  expect(by('4').outcome).toBe('approved')
  expect(by('4').deals.length).toBeGreaterThan(0)
  for (const deal of by('4').deals) expect(deal).not.toHaveProperty('outlook')
  expect(bearsAnOffer(policyOf('4'), tight, by('4'))).toBe(true)
  expect(cashModelFor(policyOf('4'), tight)).toBeNull()
  expect(by('5')).toMatchObject({ outcome: 'review', reasons: [{ code: 'cash-flow-too-tight' }] })
  expect(cashModelFor(policyOf('5'), tight)).not.toBeNull()
})

test('before schema 6 a key that is not there asks for nothing', () => {
  const later = (name: Name) => {
    const { review, economics } = policyOf(name)
    return [review.acceptsOwnerNames, review.sameMonthsLastYear, economics.expectedLoss]
  }
  expect(later('5')).toEqual([false, null, null])
  expect(later('6')).toEqual([true, null, null])
  expect(later('7')).toEqual([true, -3_000, { A: 400, B: 750, C: 1_200, D: 1_800 }])
  expect(policyOf('8')).toEqual(policyOf('7'))
})

test('before schema 7 nobody is asked who signs', () => {
  const alone = {
    classification: 'LLC',
    othersBelow: null,
    people: [
      {
        who: 'applicant',
        role: 'applicant',
        title: 'Manager',
        share: 500,
        known: true,
        report: true,
        authorized: false,
      },
    ],
  } as const
  const by = (name: Name) => decide(policyOf(name), { ...clean, signing: alone })
  expect(policyOf('8')).not.toHaveProperty('signing')
  expect(by('8')).toEqual(decide(policyOf('8'), clean))
  expect(by('9')).toMatchObject({ outcome: 'review', reasons: [{ code: 'signers-open' }] })
  expect(decide(policyOf('9'), clean)).toEqual(decide(policyOf('8'), clean))
})

test('before schema 8 no single payment, no loss and no deal below cost asks for anything', () => {
  const [former, today] = [policyOf('9'), policyOf('10')]
  expect(former.stack).not.toHaveProperty('firstPositionShare')
  expect(former.review).not.toHaveProperty('losesMoney')
  expect(former.economics).not.toHaveProperty('minimumMargin')
  const losing = { ...clean, months: everyMonth({ outflow: 7_000_000, trueRevenue: 6_000_000 }) }
  expect(decide(former, losing).outcome).toBe('approved')
  expect(decide(today, losing)).toMatchObject({
    outcome: 'review',
    reasons: [{ code: 'costs-exceed-sales' }],
  })
  const below: OfferWeight = { amount: 500_000, burden: 0, paymentsInAdb: 9_999, margin: -1, grade: 'A' }
  const alone = (policy: Policy) => isWithinAuthority(checkAuthority(policy, { role: 'admin' }, below))
  expect([alone(former), alone(today)]).toEqual([true, false])
})

test('before schema 7 the general minimums are those that every release told, whatever ends a review', () => {
  const young = { ...clean, timeInBusinessMonths: 5 }
  for (const name of ['1', '8', '9'] as const) {
    expect(minimumsOf(policyOf(name))).toEqual({ monthlySales: 2_000_000, monthsInBusiness: 12 })
    // What ends the review stays; what is told to be needed is what the form asks for.
    expect(codes(name, { ...clean, timeInBusinessMonths: 6 })).toEqual([])
    expect(decide(policyOf(name), young).knockOuts).toEqual([
      { code: 'time-in-business-below-minimum', values: { actual: 5, wanted: 12 } },
    ])
  }
  expect(policyOf('8')).not.toHaveProperty('generalMinimums')
  const former = read(`${folder}/8.json`) as { sections: { knockOuts: { values: object } } }
  former.sections.knockOuts.values = { ...former.sections.knockOuts.values, minimumTimeInBusinessMonths: 24 }
  const parsed = parsePolicy(former)
  if (!parsed.ok) throw new Error(parsed.refusal)
  expect([minimumsOf(parsed.value).monthsInBusiness, neededOf(parsed.value).monthsInBusiness]).toEqual([
    12, 24,
  ])
  expect(NEWEST_SCHEMA).toBe(8)
})
