// What answers out of a list give: points, silence where nobody answered, and which words a lost point gets.
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { figuresOf } from './figures.ts'
import { parsePolicy } from './policy.ts'
import { scoreOf } from './scoring.ts'
import type { ModelInputs, Policy } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const { value: shipped } = parsed

const part = (points: Record<string, number>, max = 4) => ({ points, max, mean: 300 })
const policy: Policy = {
  ...shipped,
  industries: { core: 'Retail', nonCore: ['Pawn Shops'], fleet: ['Trucking'] },
  numbers: {},
  choices: {
    liens: part({ '0-$75k': 4, '$250k+': 1 }),
    'revolving-credit': part({ '50%+': 1 }),
    'bankruptcy-history': part({ '2+': 1 }),
    'commercial-credit': part({ No: 1 }),
    'industry-risk': part({ core: 4, 'non-core': 1 }),
    'tax-returns': part({ Yes: 4, No: 1, 'Yes + 20% NL': 2 }),
    'online-presence': part({ yes: 4, no: 1 }),
    'home-ownership': part({ yes: 4, no: 1 }),
    'fleet-size': part({ '0 to 5': 1, '6+': 4 }),
  },
}
const score = (more: Partial<ModelInputs>, by = policy) => {
  const inputs: ModelInputs = { asOf: '2026-11-20', months: [], ...more }
  const { points, scale, shortfalls } = scoreOf(by, inputs, figuresOf(by, inputs))
  return [points, scale, shortfalls.map(({ reason }) => reason)]
}
const lost = (code: string, choice: string, points = 1) => [points, 4, [{ code, values: { choice } }]]

test.each<[string, Partial<ModelInputs>, unknown]>([
  ['nothing answered', {}, [0, 0, []]],
  ['all points', { liens: '0-$75k' }, [4, 4, []]],
  ['some', { liens: '$250k+' }, lost('liens', '$250k+')],
  ['an answer that the policy does not know', { liens: '$75-125k' }, [0, 0, []]],
  ['revolving', { revolving: '50%+' }, lost('revolving-credit', '50%+')],
  ['bankruptcies', { bankruptcies: '2+' }, lost('bankruptcy-history', '2+')],
  ['commercial credit', { commercialCredit: 'No' }, lost('commercial-credit', 'No')],
  ['no tax returns', { taxReturns: 'No' }, lost('tax-returns-missing', 'No')],
  ['tax returns with a loss', { taxReturns: 'Yes + 20% NL' }, lost('tax-returns-loss', 'Yes + 20% NL', 2)],
  ['tax returns', { taxReturns: 'Yes' }, [4, 4, []]],
  ['seen online', { onlinePresence: true }, [4, 4, []]],
  ['not seen online', { onlinePresence: false }, lost('online-presence', 'no')],
  ['a home of their own', { homeOwner: true }, [4, 4, []]],
  ['none', { homeOwner: false }, lost('home-ownership', 'no')],
  ['an industry that was named', { industry: 'Bakery' }, [4, 4, []]],
  ['one of the policy’s list', { industry: 'Pawn Shops' }, lost('industry-risk', 'non-core')],
  ['non-core by name', { industry: 'Non-Core' }, lost('industry-risk', 'non-core')],
  [
    'a small fleet',
    { industry: 'Trucking', trucks: '0 to 5' },
    [5, 8, [{ code: 'fleet-size', values: { choice: '0 to 5' } }]],
  ],
  ['a large fleet', { industry: 'Trucking', trucks: '6+' }, [8, 8, []]],
  ['trucks of another trade count nowhere', { industry: 'Bakery', trucks: '0 to 5' }, [4, 4, []]],
  ['trucks without a trade too', { trucks: '0 to 5' }, [0, 0, []]],
])('%s', (_, inputs, told) => {
  expect(score(inputs)).toEqual(told)
})

test('former files give points for what nobody answered, and say nothing of it', () => {
  const former: Policy = {
    ...policy,
    choices: { liens: { ...part({ '$250k+': 1 }), unsaid: 3 } },
  }
  expect(score({}, former)).toEqual([3, 4, []])
  expect(score({ liens: '$250k+' }, former)).toEqual(lost('liens', '$250k+'))
})

test('a lost choice: points, hundredths below the mean, and no next band', () => {
  const inputs: ModelInputs = { asOf: '2026-11-20', months: [], liens: '$250k+', taxReturns: 'Yes + 20% NL' }
  const { shortfalls, factors } = scoreOf(policy, inputs, figuresOf(policy, inputs))
  expect(shortfalls.map(({ lost, below, gain }) => [lost, below, gain])).toEqual([
    [3, 200, 0],
    [2, 100, 0],
  ])
  expect(factors.find(({ name }) => name === 'credit')?.inputs).toMatchObject({ liens: '$250k+' })
  expect(factors.find(({ name }) => name === 'business')?.inputs).toMatchObject({
    taxReturns: 'Yes + 20% NL',
  })
})
