// The filters of the lines in their address: what was chosen is read back, what is malformed narrows nothing, and all of it can be cleared.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineFigures, lineSorts } from '#core/domain/lines/find-lines.ts'
import { shownClasses } from '#core/domain/lines/line-classes.ts'
import { LINES_PAGE, type LinesFilter, type LinesHead } from './lines-contract.ts'
import { clearLineFilter, inAddress, isNarrowed, lineFilterIn, writeLineFilter } from './lines-query.ts'
import { PAGE } from './use-lines.ts'

const lanes = ['FORWARD FINANCING', 'ONDECK'].map((id) => ({ id })) as unknown as LinesHead['lanes']
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const day = maybe(fc.constantFrom('2026-11-02', '2026-02-28'))
const anyFilter: fc.Arbitrary<LinesFilter> = fc.record({
  month: maybe(fc.constantFrom('2026-11', '2025-12')),
  day,
  since: day,
  until: day,
  figure: maybe(fc.constantFrom(...lineFigures)),
  class: maybe(fc.constantFrom(...shownClasses)),
  position: maybe(fc.constantFrom('FORWARD FINANCING', 'ONDECK')),
  direction: maybe(fc.constantFrom('in' as const, 'out' as const)),
  least: maybe(fc.nat()),
  most: maybe(fc.nat()),
  sort: maybe(fc.constantFrom(...lineSorts.filter((sort) => sort !== 'newest'))),
  text: maybe(fc.constantFrom('rent', 'zelle to')),
  party: maybe(fc.nat(99)),
})
const read = (query: URLSearchParams, { text, party }: LinesFilter) =>
  lineFilterIn(query, lanes, text ?? '', party === undefined ? '' : String(party))

test('what was chosen is read back, whatever stood there before, and texts stay out of the address', () => {
  fc.assert(
    fc.property(anyFilter, anyFilter, (before, chosen) => {
      const query = new URLSearchParams()
      writeLineFilter(query, before)
      writeLineFilter(query, chosen)
      expect(read(query, chosen)).toEqual(chosen)
      expect(query.toString()).not.toMatch(/text|party|FORWARD|rent/)
    }),
  )
})

test('a change leaves what it does not name', () => {
  const query = new URLSearchParams('month=2026-11&least=5')
  writeLineFilter(query, { least: undefined, direction: 'in' })
  expect(query.toString()).toBe('month=2026-11&direction=in')
  writeLineFilter(query, { position: undefined, sort: 'newest' })
  expect(query.toString()).toBe('month=2026-11&direction=in')
  // A text or a counterparty alone changes no address.
  expect(inAddress({ text: 'rent', party: 3 })).toEqual([])
})

test('cleared, nothing narrows the lines any more', () => {
  fc.assert(
    fc.property(anyFilter, (chosen) => {
      const query = new URLSearchParams()
      writeLineFilter(query, chosen)
      const { sort: _, ...narrowing } = chosen
      expect(isNarrowed(read(query, chosen))).toBe(
        Object.values(narrowing).some((each) => each !== undefined),
      )
      clearLineFilter(query)
      expect(isNarrowed(read(query, {}))).toBe(false)
      expect(query.size).toBe(0)
    }),
  )
})

test.each([
  'month=2026-1',
  'month=12026-11',
  'month=2026-111',
  'day=2026-02-30',
  'since=yesterday',
  'figure=profit',
  'class=none',
  'direction=up',
  'least=1.50',
  'most=-5',
  'least=5x',
  'sort=worst',
])('%s narrows nothing', (query) => {
  expect(isNarrowed(lineFilterIn(new URLSearchParams(query), lanes, ' ', ''))).toBe(false)
})

test('the whole of an address', () => {
  const [figure] = lineFigures
  const [shown] = shownClasses
  const query = new URLSearchParams(
    `month=2026-11&day=2026-11-03&since=2026-11-01&until=2026-11-30&figure=${figure}&class=${shown}&direction=out&least=0&most=500&sort=${lineSorts.at(-1)}`,
  )
  expect(lineFilterIn(query, lanes, ' rent ', '0')).toEqual({
    month: '2026-11',
    day: '2026-11-03',
    since: '2026-11-01',
    until: '2026-11-30',
    figure,
    class: shown,
    position: undefined,
    direction: 'out',
    least: 0,
    most: 500,
    sort: lineSorts.at(-1),
    text: 'rent',
    party: 0,
  })
  expect(isNarrowed({ sort: 'newest' })).toBe(false)
  expect(isNarrowed({ least: 0 })).toBe(true)
})

test('an empty address narrows nothing', () => {
  expect(
    Object.values(lineFilterIn(new URLSearchParams(), lanes, '', '')).filter((each) => each !== undefined),
  ).toEqual([])
})

test('a lender that the file does not have any more finds nothing, and does not find everything', () => {
  expect(lineFilterIn(new URLSearchParams('series=gone'), lanes, '', '').position).toBe('')
})

test('a page has as many lines as the server sends', () => {
  expect(PAGE).toBe(LINES_PAGE)
})
