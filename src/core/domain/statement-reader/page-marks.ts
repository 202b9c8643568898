// 'Page 2 of 7': which pages of a statement are there, and where another statement begins in the same file.
import { findPeriods } from '../statement-text.ts'
import type { Row } from './page.ts'

export interface PageCount {
  /** How many pages the statement says it has; null where it does not say. */
  readonly of: number | null
  /** Numbers of pages that are not in the file, from 1. */
  readonly missing: readonly number[]
}

const mark = /\b(?:page|p[aá]gina|p[aá]g|pg|sheet|hoja)\b\.?:?\s*(\d{1,3})\s*(?:of|de|\/)\s*(\d{1,3})\b/i
const bare = /^(\d{1,3}) (?:of|\/) (\d{1,3})$/i
/** More pages than that no statement has: the number is another one. */
const MOST_PAGES = 400
/** Rows at the head of a page that say its period. */
const HEAD_ROWS = 15

interface Mark {
  readonly page: number
  readonly number: number
  readonly of: number
}

function markOf(rows: readonly Row[]): Omit<Mark, 'page'> | null {
  for (const { text } of rows) {
    const found = mark.exec(text) ?? bare.exec(text)
    const [number, of] = [Number(found?.[1]), Number(found?.[2])]
    if (number >= 1 && number <= of && of <= MOST_PAGES) return { number, of }
  }
  return null
}

const pagesOf = (rows: readonly Row[]): Map<number, Row[]> => {
  const pages = new Map<number, Row[]>()
  for (const row of rows) {
    const page = pages.get(row.page)
    if (page) page.push(row)
    else pages.set(row.page, [row])
  }
  return pages
}

/** What the pages of one statement say of their number. Where they do not agree how many there are, nothing is known. */
export function pageCount(rows: readonly Row[]): PageCount {
  const marks = [...pagesOf(rows).values()].flatMap((page) => markOf(page) ?? [])
  const of = marks[0]?.of ?? null
  if (of === null || marks.some((each) => each.of !== of)) return { of: null, missing: [] }
  const found = new Set(marks.map(({ number }) => number))
  return { of, missing: Array.from({ length: of }, (_, at) => at + 1).filter((page) => !found.has(page)) }
}

/** The rows of each statement that a file has: another one begins with a first page, or with another period at the head of a page. */
export function statementsIn(rows: readonly Row[]): Row[][] {
  const statements: Row[][] = []
  let period: string | null = null
  for (const page of pagesOf(rows).values()) {
    const found = findPeriods(
      page
        .slice(0, HEAD_ROWS)
        .map(({ text }) => text)
        .join('\n'),
    )[0]
    const own: string | null = found ? `${found.from}/${found.to}` : null
    const begins =
      markOf(page)?.number === 1 || (own !== null && period !== null && own !== period && !markOf(page))
    if (begins || !statements.length) {
      statements.push(page)
      period = own
    } else {
      statements.at(-1)!.push(...page)
      period ??= own
    }
  }
  return statements
}
