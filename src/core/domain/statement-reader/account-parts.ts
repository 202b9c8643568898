// Parts a file into its accounts: each begins where its number stands and has balances and lines of its own.
import type { PrintedFigure } from './printed-figures.ts'
import type { Row } from './page.ts'

export interface AccountPart {
  /** Rows from here on, up to the next part. */
  readonly from: number
  readonly to: number
  /** The last four digits of its number, or the suffix of a share; null where none is printed. */
  readonly mask: string | null
  readonly head: string
}

const typeWords =
  /\b(?:account|acct|checking|savings?|share|shares|loan|money market|certificate|draft|suffix|cuenta|ahorros?|cheques|line of credit|visa|mastercard|id)\b/i
const numbered =
  /(?:\b(?:account|acct|a\/c|cuenta|share|loan|suffix|id)\b\.?(?: (?:number|no\.?|nbr|num\.?|ending(?: in)?|suffix|de cuenta|n[uú]mero))*|ending in|number|checking|savings|n[uú]mero(?: de cuenta)?|market|x{2,}|\*{2,}|\.{3})[:#\s-]*([x*•.#-]*(?:[\dx*•]{1,6}[ -]?){0,6}\d{2,})/i

/** The end of the account's number that a line names; null where it names none. */
function maskOf(text: string): string | null {
  // A day beside the number is no part of it.
  const found = numbered.exec(text.replace(/(?<!\d)\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/g, ';'))
  const digits = found?.[1]?.replace(/\D/g, '') ?? ''
  return digits.length >= 4
    ? digits.slice(-4)
    : digits.length >= 2 && /\b(?:share|suffix|loan|id)\b/i.test(text)
      ? digits
      : null
}

const titles =
  /\b(?:account|acct|checking|savings?|shares?|loan|money market|certificate|draft|cuenta|ahorros?)\b/i

/** The end of the number of the account that a heading names; null where it is none, as where an amount stands in it. */
export const accountNamed = (text: string): string | null =>
  text.length < 90 && titles.test(text) && !/\d\.\d\d\b/.test(text) ? maskOf(text) : null

/** Of money that is owed: where no balance is printed that it begins with, its lines are no other account's either. */
const owed = /\b(?:loan|line of credit|mortgage|visa|mastercard|credit card|prestamo|préstamo)\b/i

/** How far above its first balance an account's heading stands, in rows. */
const HEAD_ROWS = 14

/** Accounts in the order of the file; a figure for each of them in an overview makes no part. */
export function accountParts(
  rows: readonly Row[],
  figures: readonly PrintedFigure[],
  isLine: (row: number) => boolean,
): AccountPart[] {
  const anchors = figures.filter(({ kind }) => kind === 'opening')
  const starts: { from: number; mask: string | null; cents: number; row: number }[] = []
  for (const { row, cents } of anchors) {
    const last = starts.at(-1)
    const head = headingAbove(rows, row, last ? last.row + 1 : 0, isLine)
    const mask = head === null ? null : maskOf(rows[head]!.text)
    const isSame = last && (mask === null || mask === last.mask)
    // One balance in the summary and once more above the lines.
    if (last && isSame && (last.cents === cents || mask !== null || !hasClosed(figures, last.row, row)))
      continue
    starts.push({ from: head ?? row, mask, cents, row })
  }
  if (starts.length < 2) {
    const mask = firstMask(rows)
    const own = starts[0]?.mask ?? mask
    const to = starts[0]
      ? owedFrom(rows, figures, isLine, { from: starts[0].row, to: rows.length, own })
      : rows.length
    return [{ from: 0, to, mask: own, head: headText(rows, 0) }]
  }
  return starts.map(({ from, mask, row }, at) => ({
    from,
    to: owedFrom(rows, figures, isLine, { from: row, to: starts[at + 1]?.from ?? rows.length, own: mask }),
    mask,
    head: headText(rows, from),
  }))
}

/** Where within these rows another account of money owed begins, once the one before has its closing balance; else their end. A line may speak of a loan. */
function owedFrom(
  rows: readonly Row[],
  figures: readonly PrintedFigure[],
  isLine: (row: number) => boolean,
  { from, to, own }: { readonly from: number; readonly to: number; readonly own: string | null },
): number {
  for (let at = from + 1; at < to; at++) {
    const { text } = rows[at]!
    if (isLine(at) || !owed.test(text)) continue
    const named = accountNamed(text)
    if (named !== null && named !== own && hasClosed(figures, from, at)) return at
  }
  return to
}

const hasClosed = (figures: readonly PrintedFigure[], from: number, to: number): boolean =>
  figures.some(({ kind, row }) => kind === 'closing' && row > from && row < to)

function headingAbove(
  rows: readonly Row[],
  at: number,
  from: number,
  isLine: (row: number) => boolean,
): number | null {
  for (let above = at; above >= Math.max(from, at - HEAD_ROWS); above--) {
    if (isLine(above)) return null
    const { text } = rows[above]!
    if (typeWords.test(text) && maskOf(text) !== null) return above
  }
  return null
}

const firstMask = (rows: readonly Row[]): string | null => {
  for (const [at, { text }] of rows.entries()) {
    const mask = typeWords.test(text) ? (maskOf(text) ?? maskBelow(rows, at)) : null
    if (mask !== null && mask.length === 4) return mask
  }
  return null
}

/** The end of a number that stands below its label. */
function maskBelow(rows: readonly Row[], at: number): string | null {
  const { words, page } = rows[at]!
  const label = words.findIndex(
    ({ text }, index) =>
      /^(?:account|acct)$/i.test(text) && /^(?:number|no\.?|#):?$/i.test(words[index + 1]?.text ?? ''),
  )
  if (label < 0) return null
  const [x, end] = [words[label]!.x, words[label + 1]!.end]
  const below = rows
    .slice(at + 1, at + 3)
    .filter((row) => row.page === page)
    .flatMap((row) => row.words)
    .find((word) => /^[\dx*-]*\d{4}$/i.test(word.text) && word.x < end && word.end > x)
  return below?.text.slice(-4) ?? null
}

const headText = (rows: readonly Row[], from: number): string =>
  rows
    .slice(from, from + 12)
    .map(({ text }) => text)
    .join('\n')
