// What forgers do to a statement that a bank has printed: each changes a few cells, and says which.
import type { Drawn } from './index.ts'
import { groupsOf, isIn, money, withBalances } from './layouts/formats.ts'
import type { TrueLine } from './ledger.ts'
import { widthOf, type Cell, type Sheet } from './sheet.ts'

interface Change {
  /** From 1. */
  readonly page: number
  readonly was: string
  /** None: the cell is gone. */
  readonly now: string | null
}
interface Edited {
  readonly sheet: Sheet
  readonly changes: readonly Change[]
}
/** Changes the first account. None where the sheet has nothing of the kind. `pick`: which of its lines, any whole number. */
type Edit = (drawn: Drawn, pick: number) => Edited | null

const isAmount = (text: string): boolean =>
  /^[-\u2013+(=]?\s?\$?\s?[\d,]*\.\d\d\)?\s?(?:-|-SC|CR|DR)?$/.test(text)

/** The text with another amount in it, signs and all else left; none where the amount does not stand there. Cents. */
function withAmount(text: string, was: number, now: number): string | null {
  for (const bare of [false, true]) {
    const [before, after] = [was, now].map((cents) => money(cents, { sign: 'none', bare }))
    const found = text.search(new RegExp(`(?<![\\d,.])${before!.replace('.', '\\.')}(?!\\d)`))
    if (found >= 0) return text.slice(0, found) + after + text.slice(found + before!.length)
  }
  return null
}

const setAnew = (cell: Cell, text: string, font = cell.font): Cell => {
  const x = cell.right ? cell.x + widthOf(cell.text, cell.size) - widthOf(text, cell.size) : cell.x
  return { ...cell, text, x, font }
}

/** Changes each cell to those that `become` answers; a cell is left where it answers the same one. */
function edited({ sheet }: Drawn, become: (cell: Cell) => readonly Cell[]): Edited | null {
  const changes: Change[] = []
  const pages = sheet.pages.map((cells, page) =>
    cells.flatMap((cell) => {
      const after = become(cell)
      if (after.length !== 1 || after[0] !== cell)
        changes.push({ page: page + 1, was: cell.text, now: after.at(-1)?.text ?? null })
      return after
    }),
  )
  return changes.length ? { sheet: sheet.with(pages), changes } : null
}

/** A line of a dollar and more whose amount is not the balance after it, so that it is clear which figure is which. */
function lineOf({ accounts }: Drawn, pick: number, wanted: (line: TrueLine) => boolean): TrueLine | null {
  const lines = withBalances(accounts[0].ledger)
    .filter(({ line, balance }) => Math.abs(line.cents) !== Math.abs(balance))
    .map(({ line }) => line)
    .filter((line) => Math.abs(line.cents) >= 100 && wanted(line))
  return lines[pick % Math.max(lines.length, 1)] ?? null
}

/** Ten times as much and a little. */
const raised = (cents: number): number => cents * 10 + Math.sign(cents) * 7

/** Figures that change where a line becomes another amount, or none: what they were and what they become. */
function totalsAround({ accounts }: Drawn, line: TrueLine, cents: number): Map<number, number> {
  const [{ ledger }] = accounts
  const by = cents - line.cents
  const moved = new Map<number, number>()
  const move = (was: number): void => {
    moved.set(Math.abs(was), Math.abs(was + by))
  }
  const isOf = (lines: readonly TrueLine[]) => lines.includes(line)
  const sumOf = (lines: readonly TrueLine[]) => lines.reduce((all, each) => all + each.cents, 0)
  for (const lines of Object.values(groupsOf(ledger))) if (isOf(lines)) move(sumOf(lines))
  const ofAll = accounts.map((account) => groupsOf(account.ledger)[isIn(line) ? 'ins' : 'outs'])
  move(sumOf(ofAll.flat()))
  move(accounts.reduce((all, account) => all + account.ledger.closing, 0))
  move(ledger.closing)
  return moved
}

function withTotals(cell: Cell, totals: ReadonlyMap<number, number>, font?: string): Cell {
  for (const [was, now] of totals) {
    const text = withAmount(cell.text, was, now)
    if (text !== null) return setAnew(cell, text, font)
  }
  return cell
}

const isAmountOf = (cell: Cell, line: TrueLine): boolean => cell.of === line && isAmount(cell.text)

/** One amount is raised; totals and balances stay. */
const raiseAmount: Edit = (drawn, pick) => {
  const line = lineOf(drawn, pick, () => true)
  if (!line) return null
  return edited(drawn, (cell) => {
    const text = isAmountOf(cell, line) ? withAmount(cell.text, line.cents, raised(line.cents)) : null
    return [text === null ? cell : setAnew(cell, text)]
  })
}

/** A withdrawal is gone, with its totals and the closing balance adjusted; its place stays empty, balances of days and lines stay. */
const dropLine: Edit = (drawn, pick) => {
  const line = lineOf(drawn, pick, (each) => each.cents < 0)
  if (!line) return null
  const totals = totalsAround(drawn, line, 0)
  return edited(drawn, (cell) => (cell.of === line ? [] : [cell.of ? cell : withTotals(cell, totals)]))
}

/** The closing balance is another one wherever it stands outside of lines; nothing else changes. */
const replaceBalance: Edit = (drawn) => {
  const { closing } = drawn.accounts[0].ledger
  const totals = new Map([[Math.abs(closing), Math.abs(closing) + 2_500_000]])
  return edited(drawn, (cell) => [cell.of ? cell : withTotals(cell, totals)])
}

/** A deposit is raised, with its totals and the closing balance, in another font; balances of days and lines stay. */
const inflateDeposit: Edit = (drawn, pick) => {
  const line = lineOf(drawn, pick, isIn)
  if (!line) return null
  const cents = raised(line.cents)
  const totals = totalsAround(drawn, line, cents)
  return edited(drawn, (cell) => {
    if (!cell.of) return [withTotals(cell, totals, 'edited')]
    const text = isAmountOf(cell, line) ? withAmount(cell.text, line.cents, cents) : null
    return [text === null ? cell : setAnew(cell, text, 'edited')]
  })
}

/** A white box over each cell of a line and new text on it, with a larger amount: the old text is still there below. */
const coverLine: Edit = (drawn, pick) => {
  const line = lineOf(drawn, pick, isIn)
  if (!line) return null
  return edited(drawn, (cell) => {
    if (cell.of !== line) return [cell]
    const text = isAmount(cell.text) ? withAmount(cell.text, line.cents, raised(line.cents)) : null
    return [cell, { ...setAnew(cell, text ?? cell.text, 'edited'), cover: widthOf(cell.text, cell.size) }]
  })
}

export const edits = { raiseAmount, dropLine, replaceBalance, inflateDeposit, coverLine }
