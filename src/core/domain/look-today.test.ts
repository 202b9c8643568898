// What the model finds today in the figures of a decline: only causes that were given notice of, and unknown where it cannot tell.
import { expect, test } from 'vitest'
import { decide } from './decision.ts'
import { lookToday } from './look-today.ts'
import { advance } from './advances.fixture.ts'
import { file as soundFile, policy } from './sound-file.fixture.ts'
import type { ModelInputs, Policy } from './underwriting.ts'

const DECIDED = '2026-11-20'
const file = (more: Partial<ModelInputs> = {}): ModelInputs => soundFile({ bankDataOn: DECIDED, ...more })
const look = (inputs: ModelInputs, today: string, { by = policy, stated = {} }: Options = {}) =>
  lookToday(by, { inputs, reasons: decide(policy, inputs).reasons }, stated, today)
interface Options {
  readonly by?: Policy
  readonly stated?: Partial<ModelInputs>
}
const codes = (reasons: readonly { readonly code: string }[]) => reasons.map(({ code }) => code)

test('the day after, the same stands in the way, with its value of today', () => {
  const found = look(file({ positions: [advance()] }), '2026-11-21')
  if (found.found !== 'same') throw new Error(found.found)
  expect(found.still).toEqual([{ code: 'recent-position', values: { actual: 17, wanted: 30 } }])
  expect(found.gone).toEqual([])
})

test('a cause that time alone takes away is gone, and old figures count as read anew', () => {
  expect(look(file({ positions: [advance()] }), '2026-12-10')).toEqual({ found: 'other', end: 'offer' })
  const two = file({ positions: [advance()], timeInBusinessMonths: 3 })
  expect(codes(decide(policy, two).reasons)).toContain('time-in-business-below-minimum')
})

test('of two causes one may be gone; the other still ends it', () => {
  const inputs = file({ negativeToday: true, timeInBusinessMonths: 3 })
  const found = look(inputs, DECIDED, { stated: { timeInBusinessMonths: 60 } })
  if (found.found !== 'same') throw new Error(found.found)
  expect(codes(found.still)).toEqual(['negative-today'])
  expect(codes(found.gone)).toEqual(['time-in-business-below-minimum'])
})

test('what no notice named is never told, whatever the rules say today', () => {
  const stricter: Policy = {
    ...policy,
    knockOuts: { ...policy.knockOuts, minimumMonthlyRevenue: 99_000_000 },
  }
  const inputs = file({ positions: [advance()] })
  expect(look(inputs, '2026-12-10', { by: stricter })).toEqual({ found: 'unknown', why: 'other-causes' })
})

test('without bank data nothing is known; what only a person can settle is theirs', () => {
  expect(look({ asOf: DECIDED, months: [] }, DECIDED)).toEqual({ found: 'unknown', why: 'no-bank-data' })
  const watched = file({ positions: [advance()], undisclosedAccounts: 9 })
  expect(look(watched, '2026-12-10')).toEqual({ found: 'other', end: 'person' })
})
