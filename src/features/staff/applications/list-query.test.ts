// The filters of the list in its address: what was chosen is read back, and each can be taken away.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  everyApplication,
  filtersIn,
  isNarrowed,
  sortOptions,
  writeFilters,
  type Filters,
} from './list-query.ts'

const nothing: Filters = { search: '', state: '', stage: '', assigned: '', affiliate: '', sort: 'newest' }
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  search: fc.string(),
  state: fc.constantFrom('', 'MA', 'NY'),
  stage: fc.constantFrom('', 'in-review', 'offered'),
  assigned: fc.constantFrom('', 'mine', 'nobody', '0192f0c0-0000-7000-8000-000000000001'),
  affiliate: fc.constantFrom('', '0192f0c0-0000-7000-8000-000000000002'),
  sort: fc.constantFrom(...sortOptions),
})
const addressOf = ({ search: _, ...rest }: Partial<Filters>, before = '') => {
  const query = new URLSearchParams(before)
  writeFilters(query, rest)
  return query
}

test('what was chosen is read back, whatever stood there before', () => {
  fc.assert(
    fc.property(anyFilters, anyFilters, (before, chosen) => {
      const query = addressOf(chosen, addressOf(before).toString())
      expect(filtersIn(query, chosen.search)).toEqual(chosen)
    }),
  )
})

describe('clearing', () => {
  test('shows every application again, in the order that was chosen', () => {
    fc.assert(
      fc.property(anyFilters, (chosen) => {
        const query = addressOf(everyApplication, addressOf(chosen).toString())
        const search = everyApplication.search ?? chosen.search
        expect(filtersIn(query, search)).toEqual({ ...nothing, sort: chosen.sort })
        expect(isNarrowed(query, search)).toBe(false)
      }),
    )
  })

  test.each(['state', 'stage', 'assigned', 'affiliate'] as const)('%s alone can be cleared', (name) => {
    const query = addressOf({ [name]: 'x' }, 'file=7')
    expect(isNarrowed(query, '')).toBe(true)
    writeFilters(query, { [name]: '' })
    expect(query.toString()).toBe('file=7')
    expect(isNarrowed(query, '')).toBe(false)
  })

  test('a search narrows; an order does not', () => {
    expect(isNarrowed(new URLSearchParams(), 'harbor')).toBe(true)
    expect(isNarrowed(new URLSearchParams('sort=amount'), '')).toBe(false)
  })
})

test('an order that is none is the usual one, which stands in no address', () => {
  expect(filtersIn(new URLSearchParams('sort=largest'), '').sort).toBe('newest')
  expect(addressOf({ sort: 'newest' }, 'sort=name').toString()).toBe('')
})
