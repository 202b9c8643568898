// The figures that a statement prints beside its lines: balances at its ends, totals, and the labels by which they are known.
import type { Cents } from '#core/ground/money.ts'
import { plainHeading, sectionOf, spelledOut } from './headings.ts'
import type { Row, Word } from './page.ts'
import { amountsIn, dateAt, signed, type Amount } from './tokens.ts'

type FigureKind = 'opening' | 'closing' | 'in' | 'out'

export interface PrintedFigure {
  readonly kind: FigureKind
  readonly label: string
  readonly cents: Cents
  readonly row: number
  /** How many lines it is the sum of, where that is printed with it. */
  readonly count: number | null
  /** 'Total ...', as it stands below a table. */
  readonly isTotal: boolean
}

/** As it was read of the page. */
export interface ReadFigure extends PrintedFigure {
  readonly amount: Amount
}

const openings =
  /\b(?:beginning|opening|previous|starting|prior|last statement)\b[a-z ]{0,24}\bbalance\b|\bbalance (?:last statement|brought forward|forward(?! of\b)|from last|at (?:the )?(?:beginning|start))|\b(?:saldo|balance) (?:inicial|anterior|previo|al comienzo|al inicio)\b|\blast statement balance\b|^last statement$/
const closings =
  /\b(?:ending|closing|new|current|final|end)\b[a-z ]{0,24}\bbalance\b|\bbalance (?:this statement|carried forward|at (?:the )?end|on closing)|\b(?:saldo|balance) (?:final|actual|nuevo|al cierre|al final)\b|\bnuevo (?:saldo|balance)\b|\b(?:this )?statement balance\b|^this statement$/
const notOfThePeriod =
  /\b(?:average|daily|available|minimum|lowest|year|ytd|annual|apy|rate|limit|overdraft|outstanding|collected|prior year|promedio|disponible|required|waive|fee for|interest)\b/

/** Kind of a label; null where the figure is none that proves something. */
export function figureKindOf(label: string): FigureKind | null {
  const plain = spelledOut(plainHeading(label))
  if (/\bdaily\b/.test(plain) || /\baverage\b/.test(plain)) return null
  if (openings.test(plain)) return 'opening'
  if (closings.test(plain)) return 'closing'
  if (/^interest (?:paid|earned|credited|payment)$/.test(plain)) return 'in'
  if (notOfThePeriod.test(plain) || plain.length > 60) return null
  const kind = sectionOf(plain.replace(/\b(?:sub)?totale?s?\b/g, ' ').trim())
  return kind === 'in' || kind === 'out' ? kind : null
}

/** Of the rows that are no lines of the account. */
export function printedFigures(rows: readonly Row[], isLine: (row: number) => boolean): ReadFigure[] {
  const figures = labelledFigures(rows, isLine)
  const hasEnds = figures.some(({ kind }) => kind === 'opening' || kind === 'closing')
  return hasEnds ? figures : [...figures, ...balancesByDay(rows, isLine)]
}

/** 'Balance as of 01/01/2026' and 'Balance as of 01/31/2026': the first and the last one are the ends. */
function balancesByDay(rows: readonly Row[], isLine: (row: number) => boolean): ReadFigure[] {
  const found = rows.flatMap((row, at) => {
    const [amount, another] = amountsIn(row.words)
    if (isLine(at) || !amount || another) return []
    const own = row.words.slice(0, amount.at)
    const label = plainHeading(own.map(({ text }) => text).join(' '))
    const date = own.flatMap((_, index) => dateAt(own, index) ?? []).find(({ year }) => year !== null)
    if (!date || !/^(?:(?:account|ledger|statement|book|your) )*balance (?:as of|on|at)\b/.test(label))
      return []
    const day = date.year! * 372 + date.month * 31 + date.day
    return [{ day, figure: { label, cents: signed(amount), amount, row: at, count: null, isTotal: false } }]
  })
  const ordered = found.toSorted((a, b) => a.day - b.day)
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last || first.day === last.day) return []
  return [
    { kind: 'opening', ...first.figure },
    { kind: 'closing', ...last.figure },
  ]
}

function labelledFigures(rows: readonly Row[], isLine: (row: number) => boolean): ReadFigure[] {
  const figures: ReadFigure[] = []
  for (const [at, row] of rows.entries()) {
    if (isLine(at)) continue
    const amounts = amountsIn(row.words)
    const ends = endsInOneText(rows, at, amounts)
    if (ends) {
      figures.push(...ends)
      continue
    }
    let from = 0
    for (const amount of amounts) {
      const own = row.words.slice(from, amount.at)
      from = amount.at + amount.words
      const ownLabel = own.map(({ text }) => text).join(' ')
      const isNamed = /[a-z]{3}/i.test(ownLabel)
      const label = isNamed ? ownLabel : labelAbove(rows, at, amount.x, amount.end)
      const kind = figureKindOf(label)
      if (!kind || isInSentence(row, own, from)) continue
      const counted = /(?:^|\s)\(?(\d{1,4})\)?(?=\s|$)/.exec(
        own
          .filter(({ text }) => /^\(?\d{1,4}\)?$/.test(text))
          .map(({ text }) => text)
          .join(' '),
      )
      const before = own.at(-1)
      const minus = before?.text === '-' && amount.x - before.end < 3 * row.size ? -1 : 1
      figures.push({
        kind,
        label: plainHeading(label),
        cents: signed(amount) * (kind === 'opening' || kind === 'closing' ? minus : 1),
        amount,
        row: at,
        count: counted ? Number(counted[1]) : null,
        isTotal: /\btotale?s?\b/i.test(label),
      })
    }
  }
  return figures
}

/** 'Offer when you deposit 5,000.00 by May 31', 'deposits of 5,525.00 or more': no total. `after`: index of the word behind the amount. */
function isInSentence({ words, size }: Row, before: readonly Word[], after: number): boolean {
  const last = before.at(-1)
  const next = words[after]
  const isClose = next !== undefined && next.x - words[after - 1]!.end < size
  return (
    (last !== undefined && /^(?:of|over|least|about|than)$/i.test(last.text)) ||
    (isClose && /^(?:by|or|per|may|will|and|if|when|within)$/.test(next.text))
  )
}

/** 'Opening balance Money in Money out Closing balance' and below it four amounts, each row one text: the first and the last one are the ends. */
function endsInOneText(rows: readonly Row[], at: number, amounts: readonly Amount[]): ReadFigure[] | null {
  const { words, page, y, size } = rows[at]!
  const [first, last] = [amounts[0], amounts.at(-1)]
  if (!first || !last || amounts.length < 3 || words.some(({ piece }) => piece !== words[0]!.piece))
    return null
  if (words.some(({ text }) => /[a-z]{3}/i.test(text))) return null
  const heads = rows.slice(Math.max(0, at - 3), at).filter((row) => row.page === page && y - row.y < 4 * size)
  const label = spelledOut(plainHeading(heads.map(({ text }) => text).join(' ')))
  const isNamed =
    /\bbalance\b/.test(label) &&
    /\b(?:beginning|opening|starting|previous|last)\b/.test(label) &&
    /\b(?:ending|closing|new|current|this|statement balance)\b/.test(label)
  if (!isNamed) return null
  const figure = (kind: 'opening' | 'closing', amount: Amount): ReadFigure => ({
    kind,
    label: `${kind} balance`,
    cents: signed(amount),
    amount,
    row: at,
    count: null,
    isTotal: false,
  })
  return [figure('opening', first), figure('closing', last)]
}

/** The words that stand over an amount, in at most three rows above it. */
function labelAbove(rows: readonly Row[], at: number, x: number, end: number): string {
  const row = rows[at]!
  const words: string[] = []
  // The topmost row of the label; cells beside it may stand between its rows.
  let low = row.y
  for (let above = at - 1; above >= Math.max(0, at - (words.length ? 8 : 4)); above--) {
    const other = rows[above]!
    const isNext = row.y - other.y <= 5 * row.size || (words.length > 0 && low - other.y <= 1.6 * row.size)
    if (other.page !== row.page || !isNext) break
    if (amountsIn(other.words).length) {
      if (words.length) break
      continue
    }
    const over = cellOver(other, x, end)
    if (over.length) {
      words.unshift(over.map(({ text }) => text).join(' '))
      low = other.y
    } else if (words.length && low - other.y > 0.8 * row.size) break
  }
  return words.join(' ')
}

/** The words of a row that stand over a place, with those that are one text with them. */
function cellOver({ words, size }: Row, x: number, end: number): Row['words'] {
  const isOver = words.map((word) => word.x < end + 2 && word.end > x - 2)
  // Cells of their own may stand close to one another.
  const joined = (at: number): boolean =>
    words[at]!.x - words[at - 1]!.end < (words[at]!.piece === words[at - 1]!.piece ? 0.8 : 0.5) * size
  for (let at = 1; at < words.length; at++) if (isOver[at - 1] && joined(at)) isOver[at] = true
  for (let at = words.length - 1; at > 0; at--) if (isOver[at] && joined(at)) isOver[at - 1] = true
  return words.filter((_, at) => isOver[at])
}
