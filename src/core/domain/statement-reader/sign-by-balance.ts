// Signs of lines that a statement prints without: found by the balances that stand at the ends of days.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'

/** A line of the account: money in is positive (cents). */
export interface Line {
  readonly date: IsoDate
  readonly text: string
  readonly cents: Cents
}

export interface UnsignedLine extends Line {
  /** The sign is the table's; else it is a first guess by the words. */
  readonly isSure: boolean
  /** After this line; null where none is printed. */
  readonly balance: Cents | null
}

/** More sums than that are not looked at: then the words stay, and the statement does not add up. */
const MOST_SUMS = 20_000

interface Turned {
  /** How many signs were turned. */
  readonly count: number
  readonly line: number
  readonly before: Turned | null
}

/**
 * The same lines, oldest first, with the signs that lead from balance to balance; of several ways the one that turns fewest. All ways of one
 * stretch have the same sum of credits and of debits, because both their sum and their difference are fixed: totals never rest on a choice.
 */
export function signByBalance<Line extends UnsignedLine>(
  lines: readonly Line[],
  opening: Cents | null,
  closing: Cents | null,
): Line[] {
  const signed: Line[] = []
  let start = 0
  let from = opening
  for (let at = 0; at < lines.length; at++) {
    const to = lines[at]!.balance ?? (at === lines.length - 1 ? closing : null)
    if (to === null && at < lines.length - 1) continue
    const stretch = lines.slice(start, at + 1)
    signed.push(...(from === null || to === null ? stretch : turnSigns(stretch, to - from)))
    start = at + 1
    from = to
  }
  return signed
}

function turnSigns<Line extends UnsignedLine>(lines: readonly Line[], wanted: Cents): readonly Line[] {
  const missing = wanted - lines.reduce((sum, { cents }) => sum + cents, 0)
  let sums = new Map<Cents, Turned | null>([[0, null]])
  for (const [line, { cents, isSure }] of lines.entries()) {
    if (sums.has(missing) && sums.get(missing) === null) break
    if (isSure || !cents) continue
    const next = new Map(sums)
    for (const [sum, before] of sums) {
      const count = (before?.count ?? 0) + 1
      const known = next.get(sum - 2 * cents)
      if (known === undefined || (known?.count ?? 0) > count)
        next.set(sum - 2 * cents, { count, line, before })
    }
    if (next.size > MOST_SUMS) return lines
    sums = next
  }
  const turned = new Set<number>()
  for (let each = sums.get(missing) ?? null; each; each = each.before) turned.add(each.line)
  return lines.map((line, at) => (turned.has(at) ? { ...line, cents: -line.cents } : line))
}
