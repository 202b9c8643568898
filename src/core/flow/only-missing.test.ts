// A flow that asks only for what is missing, written as data and walked by the engine alone.
import { expect, test } from 'vitest'
import type { Known } from '#core/contract/field-set.ts'
import { fieldsWith } from './fields-with.ts'
import type { Flow } from './flow.ts'
import { onlyMissing, type MissingFacts } from './only-missing.ts'
import { missingFields, pathOf, stepAfter, stepBefore, visibleFields } from './walk.ts'

type Id = 'name' | 'kind' | 'ein' | 'site'
const flow: Flow<Id, MissingFacts<Id>> = {
  id: 'incomplete',
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    { id: 'personal', page: 1, kind: 'form', fields: onlyMissing<Id, MissingFacts<Id>>([ask('name')]) },
    {
      id: 'company',
      page: 2,
      kind: 'form',
      fields: onlyMissing<Id, MissingFacts<Id>>([
        ask('kind'),
        { ...ask('ein'), when: (known) => known.get('kind') !== 'sole' },
        { field: 'site', required: false },
      ]),
    },
    { id: 'finish', page: 3, kind: 'finish' },
  ],
}
function ask(field: Id) {
  return { field, required: true } as const
}
const known = (answers: Partial<Record<Id, string>> = {}): Known<Id> => ({
  has: (id) => answers[id] !== undefined,
  get: (id) => answers[id],
})
const path = (missing: readonly Id[]) => pathOf(flow, known(), { missing }).map(({ id }) => id)
const company = flow.steps[2]!

test('a step of which nothing is missing is passed over, forward and back', () => {
  expect(path(['name', 'ein'])).toEqual(['verify-link', 'personal', 'company', 'finish'])
  expect(path(['site'])).toEqual(['verify-link', 'company', 'finish'])
  expect(path([])).toEqual(['verify-link', 'finish'])
  const facts = { missing: ['name'] } as const
  expect(stepAfter(flow, { id: 'personal' }, known(), facts)?.id).toBe('finish')
  expect(stepBefore(flow, { id: 'finish' }, known(), facts)?.id).toBe('personal')
})

test('a question shows where it is listed and its own condition holds, and only then may be missing', () => {
  const shown = (missing: readonly Id[], answers = {}) =>
    visibleFields(company, known(answers), { missing }).map(({ field }) => field)
  expect(shown(['ein', 'name'])).toEqual(['ein'])
  expect(shown(['kind', 'ein', 'site'], { kind: 'sole' })).toEqual(['kind', 'site'])
  expect(missingFields(company, known({ kind: 'sole' }), { missing: ['kind', 'ein'] })).toEqual([])
  expect(missingFields(company, known(), { missing: ['kind', 'site'] })).toEqual(['kind'])
})

test('with the facts put in, what is left looks at answers alone', () => {
  const fields = fieldsWith(company, { missing: ['ein'] })
  expect(visibleFields({ fields }, known(), {}).map(({ field }) => field)).toEqual(['ein'])
  expect(visibleFields({ fields }, known({ kind: 'sole' }), {})).toEqual([])
})
