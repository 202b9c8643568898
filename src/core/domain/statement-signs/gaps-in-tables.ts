// A row of a table that stands empty where all others follow each other at one distance: a line was taken out.
import type { AccountReading } from '../statement-reader/read-statement.ts'
import type { PageFacts } from './file-facts.ts'
import type { Sign } from './sign.ts'

const ENOUGH_ROWS = 12

/** One alone in an account: spaces that a layout leaves between groups are more, or in no table. */
export function gapsInTables(pages: readonly PageFacts[], { lines }: AccountReading): Sign[] {
  const found = pages.flatMap((page, at) => gapsOnPage(page, lines, at + 1))
  return found.length === 1 ? found : []
}

function gapsOnPage({ marks }: PageFacts, lines: AccountReading['lines'], page: number): Sign[] {
  const own = lines.flatMap(({ place }) => (place?.page === page ? place : [])).toSorted((a, b) => a.y - b.y)
  const first = own[0]
  const last = own.at(-1)
  if (!first || !last || own.length < ENOUGH_ROWS) return []
  const isLine = (y: number): boolean => own.some((place) => Math.abs(place.y - y) < 1.5)
  const rows: number[] = []
  for (const y of marks.map((mark) => mark.y).toSorted((a, b) => a - b))
    if (y > first.y - 1 && y < last.y + 1 && !(y - (rows.at(-1) ?? -99) < 3)) rows.push(y)
  const steps = rows.slice(1).map((y, at) => ({ from: rows[at]!, to: y, by: y - rows[at]! }))
  const sorted = steps.map(({ by }) => by).toSorted((a, b) => a - b)
  const usual = sorted[sorted.length >> 1] ?? 0
  if (!usual || sorted.filter((by) => Math.abs(by - usual) < 0.6).length < 0.85 * sorted.length) return []
  return steps
    .filter(({ by, from, to }) => {
      const rowsLeftOut = by / usual
      const isWhole = Math.abs(rowsLeftOut - Math.round(rowsLeftOut)) < 0.12
      return (
        rowsLeftOut > 1.8 && rowsLeftOut < 4.2 && isWhole && isLine(to) && (isLine(from) || from > first.y)
      )
    })
    .map(({ from, to }) => ({
      code: 'gap-in-table',
      weight: 'weak',
      page,
      box: { x: first.x, y: from + 1, width: Math.max(first.width, 20), height: to - from - usual },
      evidence: { rows: Math.round((to - from) / usual) - 1 },
    }))
}
