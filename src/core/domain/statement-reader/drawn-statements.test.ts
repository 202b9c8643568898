// Statements that another hand draws are read back to their ledgers, however their text is cut; what is not read is never proven.
import { describe, expect, test } from 'vitest'
import { edits } from '../../../../test/statements/edits.ts'
import { drawn, layoutNames, type Drawn, type LayoutName } from '../../../../test/statements/index.ts'
import type { Grain, Sheet } from '../../../../test/statements/sheet.ts'
import { readStatement } from './read-statement.ts'

const grains: readonly Grain[] = ['line', 'cell', 'word', 'letter']
/** Cells that touch: letter by letter nothing tells where one ends. */
const touching: ReadonlySet<LayoutName> = new Set(['dayBalanceFirst'])
const sizes = [3, 30, 150]
/** Whole rows as one text, in which nothing tells columns: not read as far as to their proof, in these sizes. */
const open: Readonly<Partial<Record<LayoutName, readonly number[]>>> = {
  endingDaily: [150],
  mAndT: [150],
  shares: [3, 30, 150],
  novo: [30, 150],
  carriedForward: [3, 30, 150],
  firstBank: [150],
  centredCells: [3, 30, 150],
  datesOnce: [3, 30, 150],
  amountThenDay: [3, 30, 150],
  sideBySide: [30, 150],
}

const keyOf = ({ date, cents }: { readonly date: string; readonly cents: number }): string =>
  `${date} ${cents}`

/** Accounts that are proven and are not those of the truth. */
function wronglyProven(sheet: Sheet, { accounts }: Drawn, grain: Grain): string[] {
  const read = readStatement(sheet.toPages(grain))
  if (!read.ok) return []
  const truths = new Set(accounts.map(({ ledger }) => ledger.lines.map(keyOf).toSorted().join()))
  return read.value.accounts
    .filter(({ isProven, lines }) => isProven && !truths.has(lines.map(keyOf).toSorted().join()))
    .map(({ mask }) => mask ?? '-')
}

function expectRead({ sheet, accounts }: Drawn, grain: Grain): void {
  const read = readStatement(sheet.toPages(grain))
  if (!read.ok) throw new Error(read.refusal)
  expect(read.value.accounts).toHaveLength(accounts.length)
  for (const { mask, ledger } of accounts) {
    const account = read.value.accounts.find((each) => each.mask === mask)!
    expect(account.lines.map(keyOf).toSorted()).toEqual(ledger.lines.map(keyOf).toSorted())
    expect(account).toMatchObject({
      mask,
      opening: ledger.opening,
      closing: ledger.closing,
      isProven: true,
    })
  }
}

describe.each(layoutNames)('%s', (name) => {
  test.each(sizes)('of %i lines', (size) => {
    const truth = drawn(name, size + 7, size)
    for (const grain of grains) {
      if (grain === 'letter' && touching.has(name)) continue
      if (grain === 'line' && open[name]?.includes(size))
        expect(wronglyProven(truth.sheet, truth, grain)).toEqual([])
      else expectRead(truth, grain)
    }
  })

  // A line that is gone with all totals, or a deposit raised with all of them, adds up: other signs tell those.
  test.each(['raiseAmount', 'replaceBalance', 'coverLine'] as const)(
    'after %s nothing else than the truth is proven',
    (edit) => {
      const truth = drawn(name, 4, 40)
      for (const pick of [1, 17]) {
        const edited = edits[edit](truth, pick)
        if (edited) expect(wronglyProven(edited.sheet, truth, 'cell')).toEqual([])
      }
    },
  )
})

test('one balance amid the lines that is another one than they come to is told, and nothing is proven', () => {
  const truth = drawn('trailingMinus', 4, 40)
  const { opening, lines } = truth.accounts[0].ledger
  const after = lines.slice(0, 20).reduce((sum, { cents }) => sum + cents, opening)
  const shown = (after / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  const pages = truth.sheet.toPages('cell').map(({ pieces }) => ({
    pieces: pieces.map((piece) => (piece.text === shown ? { ...piece, text: '98,765.43' } : piece)),
  }))
  const read = readStatement(pages)
  const [account] = read.ok ? read.value.accounts : []
  expect(account).toMatchObject({
    isProven: false,
    proof: { balance: 0, firstBreak: { line: 19, by: after - 98_765_43 } },
  })
})
