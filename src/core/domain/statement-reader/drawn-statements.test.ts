// Statements that are drawn from a ledger are read back to it, however their text is cut.
import { describe, expect, test } from 'vitest'
import { layouts } from '../../../../test/statements/layouts.ts'
import { madeLedger } from '../../../../test/statements/ledger.ts'
import type { Grain } from '../../../../test/statements/sheet.ts'
import { readStatement } from './read-statement.ts'

const grains: readonly Grain[] = ['line', 'cell', 'word', 'letter']
const sizes = [3, 30, 150]

describe.each(Object.keys(layouts))('%s', (name) => {
  test.each(grains.flatMap((grain) => sizes.map((size) => [grain, size] as const)))(
    'by %s, %i lines',
    (grain, size) => {
      const ledger = madeLedger(size, size, '2025-12-15', '2026-01-14')
      const read = readStatement(layouts[name]!(ledger).toPages(grain))
      if (!read.ok) throw new Error(read.refusal)
      const [account] = read.value.accounts
      expect(read.value.accounts).toHaveLength(1)
      const key = ({ date, cents }: { readonly date: string; readonly cents: number }): string =>
        `${date} ${cents}`
      expect(account!.lines.map(key).toSorted()).toEqual(ledger.lines.map(key).toSorted())
      expect(account).toMatchObject({ opening: ledger.opening, closing: ledger.closing, isProven: true })
    },
  )

  test('an amount that was changed is no longer proven', () => {
    const ledger = madeLedger(7, 40, '2025-12-15', '2026-01-14')
    const pages = layouts[name]!(ledger).toPages('cell')
    const { cents } = ledger.lines[20]!
    const shown = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
    const changed = pages.map(({ pieces }) => ({
      pieces: pieces.map((piece) => ({ ...piece, text: piece.text.replace(shown, '98,765.43') })),
    }))
    expect(changed).not.toEqual(pages)
    const read = readStatement(changed)
    expect(read.ok && read.value.accounts.some(({ isProven }) => isProven)).toBe(false)
  })
})
