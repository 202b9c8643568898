// The filters of the lines as their address says them; names and texts, which stand elsewhere, are handed in.
import { lineFigures, lineSorts } from '#core/domain/lines/find-lines.ts'
import { shownClasses } from '#core/domain/lines/line-classes.ts'
import { shortKey } from '#core/domain/lines/line-book.ts'
import { isIsoDate } from '#core/ground/dates.ts'
import type { LinesFilter, LinesHead } from './lines-contract.ts'

const one = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((each) => each === value)
const centsOf = (value: string | null): number | undefined =>
  value !== null && /^\d+$/.test(value) ? Number(value) : undefined

/** `lanes`: the address names a lender's series by a short key, for its id holds a name. What is malformed narrows nothing. */
export function lineFilterIn(
  query: URLSearchParams,
  lanes: LinesHead['lanes'],
  text: string,
  party: string,
): LinesFilter {
  const month = query.get('month')
  const dayOf = (name: string) => {
    const value = query.get(name)
    return value !== null && isIsoDate(value) ? value : undefined
  }
  const series = query.get('series')
  return {
    month: month !== null && /^\d{4}-\d{2}$/.test(month) ? month : undefined,
    day: dayOf('day'),
    since: dayOf('since'),
    until: dayOf('until'),
    figure: one(lineFigures, query.get('figure')),
    finding: /^[a-z-]{1,40}$/.exec(query.get('finding') ?? '')?.[0],
    class: one(shownClasses, query.get('class')),
    position: series === null ? undefined : (lanes.find((lane) => shortKey(lane.id) === series)?.id ?? ''),
    direction: one(['in', 'out'], query.get('direction')),
    least: centsOf(query.get('least')),
    most: centsOf(query.get('most')),
    sort: one(lineSorts, query.get('sort')),
    text: text.trim() || undefined,
    party: party === '' ? undefined : Number(party),
  }
}

/** What of these changes stands in the address, by its name there; undefined = it goes. */
export function inAddress(
  changes: Partial<LinesFilter>,
): (readonly [name: string, value: string | number | undefined])[] {
  const { text: _text, party: _party, position, ...rest } = changes
  const series = position === undefined ? undefined : shortKey(position)
  return Object.entries({ ...rest, ...('position' in changes && { series }) })
}

/** Writes changes into an address; the usual order does not stand in it. */
export function writeLineFilter(query: URLSearchParams, changes: Partial<LinesFilter>): void {
  for (const [name, value] of inAddress(changes))
    if (value === undefined || value === 'newest') query.delete(name)
    else query.set(name, String(value))
}

export const clearLineFilter = (query: URLSearchParams): void =>
  [...query.keys()].forEach((name) => query.delete(name))

/** Whether lines are left out: an order leaves out none. */
export const isNarrowed = ({ sort: _order, ...narrowing }: LinesFilter): boolean =>
  Object.values(narrowing).some((value) => value !== undefined)
