// What of a policy file is refused, to the word: each cell and each pair of cells at its limit and past it.
import { expect, test } from 'vitest'
import file from '../../../policies/2026-12.json' with { type: 'json' }
import { changed } from './changed-policy.fixture.ts'
import { parsePolicy } from './policy.ts'

const said = (path: string, value: unknown): string => {
  const parsed = parsePolicy(changed(path, value))
  return parsed.ok ? 'read' : parsed.refusal
}

const values = (section: string, key: string) => `sections.${section}.values.${key}`
const bands = (...of: [number, number][]) => of
const lower = values('numbers', 'nsf-count.bands')
const higher = values('numbers', 'credit-score.bands')
test.each<[path: string, value: unknown, sentence: string]>([
  [values('limits', 'longestTerm'), 2, 'limits: longestTerm is before shortestTerm'],
  [values('limits', 'longestTerm'), 3, 'factorRates: A needs 1 rates'],
  [values('limits', 'minimumAmount'), 100_000, 'read'],
  [values('limits', 'minimumAmount'), 100_001, 'limits: minimumAmount is above maximumAmount'],
  ...(['workingDaysPerMonth', 'minimumPaymentsInAdb', 'amountStep'] as const).flatMap(
    (key): [string, number, string][] => [
      [
        values('limits', key),
        0,
        'limits: workingDaysPerMonth, minimumPaymentsInAdb and amountStep must be above 0',
      ],
      [values('limits', key), 1, 'read'],
    ],
  ),
  [values('grades', 'A'), 65, 'grades: each cut-off must be below the one before'],
  [values('grades', 'A'), 66, 'read'],
  [values('grades', 'C'), 65, 'grades: each cut-off must be below the one before'],
  [values('grades', 'D'), 50, 'grades: each cut-off must be below the one before'],
  [values('grades', 'D'), 49, 'read'],
  [values('factorRates', 'D'), [1, 3], 'factorRates: D needs 10 rates'],
  [
    values('factorRates', 'D'),
    Array(10).fill(1),
    'factorRates: D over 3 months leaves -27.5% after costs, below minimumMargin of economics',
  ],
  // 8 of commission, 1.5 of funds, 4 of loss.
  [values('factorRates', 'A.0'), 1.135, 'read'],
  [
    values('factorRates', 'A.0'),
    1.134,
    'factorRates: A over 3 months leaves -0.1% after costs, below minimumMargin of economics',
  ],
  [values('economics', 'minimumMargin'), null, 'read'],
  [values('economics', 'minimumMargin'), undefined, 'sections.economics.values.minimumMargin is missing'],
  [
    values('economics', 'expectedLoss'),
    null,
    'economics: minimumMargin needs costOfFunds, commission and expectedLoss',
  ],
  [values('stack', 'firstPositionShare'), undefined, 'sections.stack.values.firstPositionShare is missing'],
  [values('stack', 'firstPositionShare'), null, 'read'],
  [values('review', 'losesMoney'), undefined, 'sections.review.values.losesMoney is missing'],
  [values('review', 'losesMoney'), null, 'read'],
  [values('factorRates', 'D'), Array(10).fill(3), 'read'],
  [values('factorRates', 'D'), [0.99], 'sections.factorRates.values.D.0 must be at least 1'],
  [values('factorRates', 'D'), [3.01], 'sections.factorRates.values.D.0 must be at most 3'],
  // 10 points at most.
  [lower, bands([0, 10], [5, 9]), 'read'],
  [lower, bands([0, 11]), 'numbers: nsf-count gives more points than its max'],
  [lower, bands([0, 10], [0, 9]), 'numbers: the bands of nsf-count are not in order'],
  [lower, bands([1, 10], [0, 9]), 'numbers: the bands of nsf-count are not in order'],
  [lower, bands([-5, 10], [-4, 9]), 'read'],
  [lower, bands([1, 10], [2, 9], [2, 8]), 'numbers: the bands of nsf-count are not in order'],
  [higher, bands([700, 1], [600, 0]), 'read'],
  [higher, bands([600, 1], [600, 0]), 'numbers: the bands of credit-score are not in order'],
  [higher, bands([600, 1], [601, 0]), 'numbers: the bands of credit-score are not in order'],
  [lower, [[1]], 'sections.numbers.values.nsf-count.bands.0 is too short'],
  [values('numbers', 'nsf-count.mean'), 10, 'read'],
  [values('numbers', 'nsf-count.mean'), 10.01, 'numbers: nsf-count gives more points than its max'],
  [values('numbers', 'nsf-count.unknown'), 11, 'numbers: nsf-count gives more points than its max'],
  [values('numbers', 'nsf-count.unknown'), 10, 'read'],
  [
    values('numbers', 'nsf-count.unknown'),
    9,
    "numbers: nsf-count has no words for a figure that is not known; its 'unknown' must be null",
  ],
  [values('numbers', 'nsf-count.unknown'), null, 'read'],
  [values('numbers', 'time-in-business.unknown'), 0, 'read'],
  [values('choices', 'liens.mean'), file.sections.choices.values.liens.max, 'read'],
  [
    values('choices', 'liens.mean'),
    file.sections.choices.values.liens.max + 0.01,
    'choices: liens gives more points than its max',
  ],
  [values('choices', 'liens.points'), { x: 100 }, 'choices: liens gives more points than its max'],
  [
    values('choices', 'liens.points'),
    { x: 101 },
    `${values('choices', 'liens.points.x')} must be at most 100`,
  ],
  ['version', '', 'version is too short'],
  ['version', 'x', 'read'],
  ['version', 5, 'version must be a text, and is a number'],
  ['effectiveFrom', '2026-11-31', 'effectiveFrom cannot be read'],
  [
    values('stack', 'minimumAgeDays'),
    '30',
    `${values('stack', 'minimumAgeDays')} must be a number, and is a text`,
  ],
  [
    values('review', 'acceptsOwnerNames'),
    1,
    `${values('review', 'acceptsOwnerNames')} must be true or false, and is a number`,
  ],
  [values('industries', 'fleet'), 'x', `${values('industries', 'fleet')} must be a list, and is a text`],
  [
    values('choices', 'liens.points'),
    true,
    `${values('choices', 'liens.points')} must be an object, and is true or false`,
  ],
  [values('authority', 'proposalDays'), 0, `${values('authority', 'proposalDays')} must be at least 1`],
  [values('authority', 'proposalDays'), 1, 'read'],
  [
    values('authority', 'secondApprovers'),
    ['owner'],
    `${values('authority', 'secondApprovers.0')} must be one of representative, underwriter, admin`,
  ],
  [values('authority', 'roles.admin'), undefined, `${values('authority', 'roles.admin')} is missing`],
  [
    values('outsideModel', 'withoutGrade'),
    'E',
    `${values('outsideModel', 'withoutGrade')} must be one of A, B, C, D`,
  ],
  [values('preOffers', 'fractions'), [-1], `${values('preOffers', 'fractions.0')} must be at least 0`],
])('%s = %j: %s', (path, value, sentence) => {
  expect(said(path, value)).toBe(sentence)
})

test('numbers and choices make 100 together', () => {
  const { max } = file.sections.choices.values.liens
  expect(said(values('choices', 'liens.max'), max + 1)).toBe(
    'numbers and choices: the maxima add up to 101, not to 100',
  )
})
