// Reads a bank statement from the pieces of text on its pages, whatever bank it is of: makes readings and lets the statement's own proof choose.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { accountsMentioned } from './account-mentions.ts'
import { accountParts, type AccountPart } from './account-parts.ts'
import { bankOf, routingOf } from './bank-name.ts'
import { isInOtherCurrency } from './currency.ts'
import { furnitureOf } from './furniture.ts'
import { holderOf } from './holder.ts'
import type { DayBalance } from './made-lines.ts'
import { overlaidRows } from './overlaid.ts'
import type { Page, Row } from './page.ts'
import { pageCount, statementsIn, type PageCount } from './page-marks.ts'
import { periodOf, type Period } from './period.ts'
import { printedFigures, type PrintedFigure } from './printed-figures.ts'
import type { Proof, ProvenLine } from './prove.ts'
import { readAccount, type Tried } from './read-account.ts'
import { readOfPicture } from './read-of-picture.ts'
import type { Printed, Repair } from './repair.ts'
import { rowsOf } from './rows.ts'
import { withoutPanel } from './side-panel.ts'
import { oneBelowTheOther } from './side-by-side.ts'
import { withSolidDays } from './solid-days.ts'
import { boxAsShown } from './turned.ts'
import { styles, tableLines, type Style } from './table-lines.ts'

/** A line of the account: money in is positive (cents). */
export interface ReadLine extends ProvenLine {
  readonly text: string
  /** Null where the file has no pages. */
  readonly place: LinePlace | null
}

/** Where a line stands, in points from the top left corner of its page. */
export interface LinePlace {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type AccountKind = 'checking' | 'savings' | 'loan' | 'card' | 'unknown'

export interface AccountReading {
  readonly mask: string | null
  readonly kind: AccountKind
  readonly from: IsoDate
  readonly to: IsoDate
  readonly opening: Cents | null
  readonly closing: Cents | null
  readonly lines: readonly ReadLine[]
  /** What is printed beside the lines, which the proof is made with. */
  readonly printed: { readonly figures: readonly PrintedFigure[]; readonly days: readonly DayBalance[] }
  readonly proof: Proof
  readonly isProven: boolean
  /** Of the statement that the account stands in: */
  readonly pages: PageCount
  /** The name above the address at its head, as printed; null where none is told. */
  readonly holder: string | null
  /** Nine digits; null where none are printed at its head. */
  readonly routing: string | null
  /** Last digits of other accounts that the lines speak of. */
  readonly mentions: readonly string[]
  /** Some of it was read of pictures. */
  readonly isSeen: boolean
  /** Figures that stand for others than were read of a picture. */
  readonly repairs: readonly Repair[]
}

export interface StatementFile {
  readonly bank: string
  readonly accounts: readonly AccountReading[]
  /** Pages whose pictures lay upside down, from 1; absent in readings of before. */
  readonly turned?: readonly number[]
}

/** no-text: a scan; no-statement: neither lines nor a balance that they begin with; not-dollars: of another currency. */
export type UnreadReason = 'no-text' | 'no-period' | 'no-statement' | 'not-dollars' | 'too-long'

/** Raised with every change of what is read: files that an older reader has read are read again. */
export const READER = 4

/** Each account of the file adds up. */
export const isWhollyProven = ({ accounts }: StatementFile): boolean =>
  accounts.every(({ isProven: is }) => is)

const MOST_ROWS = 20_000
/** Of text on all pages: a letter each in a long statement. */
const MOST_PIECES = 150_000
/** Never throws. A reading whose proof does not hold says by how much it misses. */
export function readStatement(pages: readonly Page[]): Outcome<StatementFile, UnreadReason> {
  if (pages.reduce((sum, { pieces }) => sum + pieces.length, 0) > MOST_PIECES) return refused('too-long')
  const rows = withSolidDays(rowsOf(pages))
  if (!rows.length) return refused('no-text')
  if (rows.length > MOST_ROWS) return refused('too-long')
  if (isInOtherCurrency(rows)) return refused('not-dollars')
  const read = accountsIn(rows)
  if (!read.ok) return read
  const accounts = pages.some(({ turn }) => turn) ? read.value.map((each) => marked(pages, each)) : read.value
  const turned = pages.flatMap(({ isTurned }, at) => (isTurned ? [at + 1] : []))
  return ok({ bank: bankOf(rows), accounts, turned })
}

/** Of the file as one statement, or part by part where more of them are proven so. */
function accountsIn(rows: readonly Row[]): Outcome<readonly AccountReading[], UnreadReason> {
  const whole = readRows(rows)
  if (whole.ok && whole.value.every(({ isProven }) => isProven)) return whole
  const statements = statementsIn(rows)
  if (statements.length < 2) return whole
  const parts = statements.flatMap((each) => {
    const read = readRows(each)
    return read.ok ? read.value : []
  })
  const proven = (accounts: readonly AccountReading[]): number =>
    accounts.filter(({ isProven }) => isProven).length
  if (whole.ok && proven(whole.value) >= proven(parts)) return whole
  return parts.length ? ok(parts) : whole
}

/** With the places of lines as their pages are shown. */
const marked = (pages: readonly Page[], account: AccountReading): AccountReading => ({
  ...account,
  lines: account.lines.map((line) => {
    const turn = line.place ? pages[line.place.page - 1]?.turn : undefined
    return line.place && turn ? { ...line, place: boxAsShown(turn, line.place) } : line
  }),
})

/** The accounts of one statement. */
function readRows(rows: readonly Row[]): Outcome<readonly AccountReading[], UnreadReason> {
  let best: Styled | null = null
  let refusal: UnreadReason = 'no-statement'
  const isProven = (read: Styled): boolean => read.accounts.every(({ far }) => far < 0)
  const bare = withoutPanel(rows, (own) => printedFigures(own, () => false).length > 0)
  for (const laid of new Set([rows, oneBelowTheOther(rows), bare])) {
    const furniture = furnitureOf(laid)
    for (const style of styles) {
      if (best && isProven(best)) break
      const read = readInStyle(laid, furniture, style)
      // Nothing less than the proof tells that what stands aside is none of the account's.
      if (laid === bare && laid !== rows && !('refusal' in read) && !isProven(read)) continue
      if ('refusal' in read) refusal = read.refusal
      else best = best ? nearer(best, read) : read
    }
  }
  if (!best) return refused(refusal)
  const { accounts, period } = best
  const facts = { pages: pageCount(rows), holder: holderOf(rows), routing: routingOf(rows) }
  return ok(withoutOverview(accounts).map((account) => told(account, period, facts)))
}

/** A list of all accounts at the head, where each of them stands below with its number, is none itself. */
function withoutOverview(accounts: readonly ReadPart[]): readonly ReadPart[] {
  const named = accounts.filter(({ part }) => part.mask !== null)
  return named.length
    ? accounts.filter(
        ({ part, lines, opening }) =>
          part.mask !== null || lines.length || !named.some((each) => each.opening === opening),
      )
    : accounts
}

interface ReadPart extends Tried {
  readonly part: AccountPart
  readonly printed: Printed
  readonly placeOf: (row: number) => { page: number; y: number }
}

interface Styled {
  readonly accounts: readonly ReadPart[]
  readonly period: Period
}

function readInStyle(
  rows: readonly Row[],
  furniture: ReadonlySet<number>,
  style: Style,
): Styled | { readonly refusal: UnreadReason } {
  const walk = tableLines(rows, (row) => furniture.has(row), style)
  const isLine = (row: number): boolean => walk.taken.has(row)
  const figures = printedFigures(rows, isLine)
  if (!walk.lines.length && !figures.some(({ kind }) => kind === 'opening'))
    return { refusal: 'no-statement' }
  const period = periodOf(rows, figures, walk.lines)
  if (!period) return { refusal: 'no-period' }
  const overlaid = overlaidRows(rows)
  const placeOf = (row: number) => ({ page: rows[row]!.page, y: rows[row]!.y })
  const accounts = accountParts(rows, figures, isLine).map((part) => {
    const isOwn = ({ row }: { readonly row: number }): boolean => row >= part.from && row < part.to
    const printed = {
      lines: walk.lines.filter(isOwn),
      figures: figures.filter(isOwn),
      overlaid: overlaid.filter((row) => isOwn({ row })).length,
    }
    return { part, printed, placeOf, ...readAccount(printed, period) }
  })
  return { accounts, period }
}

/** Account by account where both have the same ones, else the one with less that is not proven. */
function nearer(one: Styled, other: Styled): Styled {
  const isSame =
    one.period.to === other.period.to &&
    one.period.from === other.period.from &&
    one.accounts.length === other.accounts.length &&
    one.accounts.every(({ part }, at) => part.from === other.accounts[at]!.part.from)
  if (isSame)
    return {
      ...one,
      accounts: one.accounts.map((account, at) => {
        const second = other.accounts[at]!
        return second.far < account.far ? second : account
      }),
    }
  const miss = ({ accounts }: Styled): number => accounts.filter(({ far }) => far >= 0).length
  return miss(other) < miss(one) ? other : one
}

/** The proof needs the cents alone. */
const withoutAmount = ({ kind, label, cents, row, count, isTotal }: PrintedFigure): PrintedFigure => ({
  kind,
  label,
  cents,
  row,
  count,
  isTotal,
})

const told = (
  { part, printed, placeOf, ...first }: ReadPart,
  period: Period,
  facts: Pick<AccountReading, 'pages' | 'holder' | 'routing'>,
): AccountReading => {
  const { lines, days, figures, proof, opening, closing, isProven, isSeen, repairs } = readOfPicture(
    printed,
    first,
    period,
    placeOf,
  )
  return {
    mask: part.mask,
    kind: kindOf(part.head),
    ...period,
    opening,
    closing,
    lines: lines.map(({ date, text, cents, balance, isSure, section, from }) => ({
      date,
      text,
      cents,
      balance,
      isSure,
      section,
      place: { page: from.page, x: from.x, y: from.y, width: from.end - from.x, height: from.height },
    })),
    printed: { figures: figures.map(withoutAmount), days },
    proof,
    isProven,
    isSeen,
    repairs,
    mentions: accountsMentioned(
      lines.map(({ text }) => text),
      part.mask,
    ),
    ...facts,
  }
}

const kinds: readonly (readonly [RegExp, AccountKind])[] = [
  [/\b(?:credit card|visa|mastercard|minimum payment due|new purchases)\b/i, 'card'],
  [/\b(?:loan|line of credit|mortgage|prestamo|préstamo)\b/i, 'loan'],
  [/\b(?:savings?|money market|certificate|ahorros?)\b/i, 'savings'],
  [/\b(?:checking|draft|banking|cheques|corriente)\b/i, 'checking'],
]
const kindOf = (head: string): AccountKind => kinds.find(([pattern]) => pattern.test(head))?.[1] ?? 'unknown'
