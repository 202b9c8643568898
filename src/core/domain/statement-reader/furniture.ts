// Heads and feet of pages: what stands at one place of several pages belongs to no line of the account.
import type { Row } from './page.ts'

const foot =
  /^(?:page:? )?\d{1,3} (?:of|de|\/) \d{1,3}$|^page \d+|\bpage \d+ of \d+\b|\bp[aá]gina \d+|continued on|member fdic|equal housing/i

/** Indexes of such rows. */
export function furnitureOf(rows: readonly Row[]): Set<number> {
  const pages = new Map<string, Set<number>>()
  const keyOf = ({ text, y }: Row): string => `${Math.round(y / 4)}/${text.replace(/\d+/g, '0')}`
  for (const row of rows) pages.set(keyOf(row), (pages.get(keyOf(row)) ?? new Set()).add(row.page))
  const found = new Set<number>()
  for (const [at, row] of rows.entries()) {
    const isRepeated = pages.get(keyOf(row))!.size > 1 && !/\d\.\d\d\b/.test(row.text)
    if (isRepeated || foot.test(row.text)) found.add(at)
  }
  return found
}
