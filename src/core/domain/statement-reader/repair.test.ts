// Drawn statements as a picture's reading garbles them: mended where the proof leaves one way, else not proven, and never wrong unseen.
import { describe, expect, test } from 'vitest'
import { drawn, layoutNames, type Drawn, type LayoutName } from '../../../../test/statements/index.ts'
import { chance } from '../../../../test/statements/ledger.ts'
import { likelyFigure } from './likely-figures.ts'
import type { Page, Piece } from './page.ts'
import { readStatement, type AccountReading } from './read-statement.ts'

const amount = /^[-+(]?\$?[\d,]*\.\d\d\)?-?$/
const seen = (truth: Drawn): Page[] =>
  truth.sheet
    .toPages('word')
    .map(({ pieces }) => ({ pieces: pieces.map((each) => ({ ...each, confidence: 0.95 })) }))

/** Changes the amounts that `pick` chooses, by their order on the pages. */
function garbled(pages: readonly Page[], change: (text: string, at: number) => string): Page[] {
  let at = -1
  const of = (piece: Piece): Piece => {
    if (!amount.test(piece.text)) return piece
    at++
    return { ...piece, text: change(piece.text, at) }
  }
  return pages.map(({ pieces }) => ({ pieces: pieces.map(of) }))
}

const keyOf = ({ date, cents }: { readonly date: string; readonly cents: number }): string =>
  `${date} ${cents}`
const linesOf = ({ lines }: { readonly lines: readonly { date: string; cents: number }[] }): string =>
  lines.map(keyOf).toSorted().join()
const read = (pages: readonly Page[]): readonly AccountReading[] => {
  const outcome = readStatement(pages)
  return outcome.ok ? outcome.value.accounts : []
}

const alike: Readonly<Record<string, string>> = {
  0: '8',
  1: '7',
  2: '7',
  3: '8',
  4: '9',
  5: '6',
  6: '5',
  7: '1',
  8: '3',
  9: '4',
}
/** Another digit in the word's place. */
const misread = (text: string, place: number): string => {
  const places = [...text].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []))
  const at = places[place % places.length]!
  return text.slice(0, at) + alike[text[at]!]! + text.slice(at + 1)
}

test.each([
  ['1,25O.0O', '1,250.00'],
  ['$S5.l0', '$55.10'],
  ['1.250.00', '1,250.00'],
  ['1,250,00', '1,250.00'],
  ['1,23456', '1,234.56'],
  ['34.72—', '34.72-'],
  ['§12.00', '$12.00'],
  ['0l/O5/26', '01/05/26'],
  ['SQ260104', 'SQ260104'],
  ['1,250', '1,250'],
  ['#0611', '#0611'],
  ['Bill', 'Bill'],
])('%s is taken for %s', (was, is) => {
  expect(likelyFigure(was)).toBe(is)
})

describe('beside a running balance', () => {
  const truth = drawn('trailingMinus', 37, 30)
  const pages = seen(truth)
  // Each line has its amount and its balance; before them stands the opening balance.
  test.each([
    ['a line', [9]],
    ['a balance', [10]],
    ['two lines and a balance', [9, 24, 41]],
  ])('%s that was misread is found', (_what, which) => {
    const [account] = read(garbled(pages, (text, at) => (which.includes(at) ? misread(text, 1) : text)))
    expect(account).toMatchObject({ isProven: true, isSeen: true })
    expect(linesOf(account!)).toBe(linesOf(truth.accounts[0].ledger))
    expect(account!.repairs).toHaveLength(which.length)
    for (const { was, cents } of account!.repairs) expect(was).not.toBe((cents / 100).toFixed(2))
  })

  test('a minus that was not seen is found; of the first line it may be the opening balance that is wrong', () => {
    const { lines } = truth.accounts[0].ledger
    const without = (line: number): AccountReading =>
      read(garbled(pages, (text, at) => (at === 1 + 2 * line ? text.replace('-', '') : text)))[0]!
    const later = without(lines.findIndex(({ cents }, at) => at > 1 && cents < 0))
    expect(later).toMatchObject({ isProven: true })
    expect(linesOf(later)).toBe(linesOf(truth.accounts[0].ledger))
    expect(lines[0]!.cents).toBeLessThan(0)
    expect(without(0)).toMatchObject({ isProven: false })
  })

  test('the same digits in a file’s own text are an edit, and nothing is mended', () => {
    const text = truth.sheet.toPages('word')
    const [account] = read(garbled(text, (each, at) => (at === 9 ? misread(each, 1) : each)))
    expect(account).toMatchObject({ isProven: false, isSeen: false, repairs: [] })
  })

  test('a day out of order is no proven one', () => {
    const days = pages.map(({ pieces }) => {
      const dates = pieces.filter(({ text }) => /^\d\d\/\d\d\/\d\d$/.test(text))
      const early = dates[4]!
      return { pieces: pieces.map((each) => (each === early ? { ...each, text: dates.at(-2)!.text } : each)) }
    })
    expect(read(days)[0]).toMatchObject({ isProven: false })
  })
})

test('where two lines would do as well nothing is chosen', () => {
  const truth = drawn('usBank', 5, 30)
  const twice = seen(truth)
  const accounts = [3, 4, 5, 6].map(
    (which) => read(garbled(twice, (text, at) => (at === which ? misread(text, 0) : text)))[0]!,
  )
  for (const account of accounts.filter(({ isProven }) => isProven))
    expect(linesOf(account)).toBe(linesOf(truth.accounts[0].ledger))
})

/** Proven accounts whose lines are not the ledger's. */
const wrong = (accounts: readonly AccountReading[], truth: Drawn): AccountReading[] => {
  const known = new Set(truth.accounts.map(({ ledger }) => linesOf(ledger)))
  return accounts.filter((account) => account.isProven && !known.has(linesOf(account)))
}

test.each(layoutNames)(
  '%s: whatever digits are misread, nothing but the truth is proven',
  (name: LayoutName) => {
    const next = chance(name.length * 7)
    const truth = drawn(name, 4, 24)
    const pages = seen(truth)
    for (let round = 0; round < 8; round++) {
      const share = round < 4 ? 0.02 : 0.06
      const accounts = read(
        garbled(pages, (text) => (next() < share ? misread(text, Math.floor(next() * 9)) : text)),
      )
      expect(wrong(accounts, truth).map(({ repairs }) => repairs)).toEqual([])
    }
  },
)
