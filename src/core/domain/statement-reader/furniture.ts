// Heads and feet of pages: what stands at one place of several pages belongs to no line of the account.
import type { Row } from './page.ts'
import { dateFirst } from './tokens.ts'

/** Numbers of pages, and marks that programs of print shops leave. */
const foot =
  /^(?:page:? )?\d{1,3} (?:of|de|\/) \d{1,3}$|^page \d+|\bpage \d+ of \d+\b|\bp[aá]gina \d+|continued on|^\*(?:start|end)\*|member fdic|equal housing/i

/** Indexes of such rows. */
export function furnitureOf(rows: readonly Row[]): Set<number> {
  const pages = new Map<string, Set<number>>()
  const bodies = bodiesOf(rows)
  const keyOf = (row: Row, at: number): string => {
    const body = bodies.get(row.page)
    // Lines of one text with other days and numbers stand at one place of two pages by chance.
    const isLine = (body && at > body.first && at < body.last) || dateFirst(row.words) !== null
    return `${Math.round(row.y / 4)}/${isLine ? row.text : row.text.replace(/\d+/g, '0')}`
  }
  const keys = rows.map(keyOf)
  for (const [at, row] of rows.entries())
    pages.set(keys[at]!, (pages.get(keys[at]!) ?? new Set()).add(row.page))
  const found = new Set<number>()
  for (const [at, row] of rows.entries()) {
    const isRepeated = pages.get(keys[at]!)!.size > 1 && !hasAmount.test(row.text)
    if (isRepeated || foot.test(row.text)) found.add(at)
  }
  return found
}

const hasAmount = /\d\.\d\d\b/

/** The first and the last row with an amount of each page, by their indexes. */
function bodiesOf(rows: readonly Row[]): Map<number, { readonly first: number; readonly last: number }> {
  const bodies = new Map<number, { readonly first: number; readonly last: number }>()
  for (const [at, { page, text }] of rows.entries())
    if (hasAmount.test(text)) bodies.set(page, { first: bodies.get(page)?.first ?? at, last: at })
  return bodies
}
