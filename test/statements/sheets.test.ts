// Drawn statements show their own truth: each amount, both balances, nothing over another text; edits change what they say; the PDF keeps places.
import { describe, expect, test } from 'vitest'
import { edits } from './edits.ts'
import { drawn, layoutNames, type Drawn, type LayoutName } from './index.ts'
import * as formats from './layouts/formats.ts'
import type { TrueLine } from './ledger.ts'
import { pdfOf } from './pdf.ts'
import { widthOf, type Cell, type Grain, type Sheet } from './sheet.ts'

const cellsOf = ({ pages }: Sheet): Cell[] => pages.flat()
const shows = (text: string, cents: number): boolean =>
  [false, true].some((bare) => {
    const amount = formats.money(cents, { sign: 'none', bare }).replace('.', '\\.')
    return new RegExp(`(?<![\\d,.])${amount}(?!\\d)`).test(text)
  })
const isMinus = (text: string): boolean =>
  /^(?:[-\u2013(]\s?\$?\s?[\d,]*\.\d\d\)?|\$?\s?[\d,]*\.\d\d(?:-SC| ?-| DR))$/.test(text)

/** Lists of deposits that have numbers and amounts only. */
const isUntold = (name: LayoutName, { text }: TrueLine): boolean => name === 'usBank' && /deposit/i.test(text)

const {
  md,
  plainMd,
  dashMd,
  plainDash,
  mdy,
  mdShortYear,
  dashShortYear,
  short,
  dayFirst,
  monthFirst,
  monthTight,
  dia,
} = formats
const writtenDates = (date: string): string[] => [
  // As Jan05.
  monthTight(date),
  ...[md, plainMd, dashMd, plainDash, mdy, mdShortYear, dashShortYear, short, dayFirst, monthFirst, dia].map(
    (write) => write(date),
  ),
  // As 1/05.
  md(date).replace(/^0/, ''),
  date,
]
/** The date stands once for all lines of a day. */
const datedOnce: ReadonlySet<LayoutName> = new Set([
  'belowDays',
  'carriedForward',
  'datesOnce',
  'belowWeekdays',
])

/** Cells that touch, or stand at half the height of a text, as their programs set them. */
const isTight: ReadonlySet<LayoutName> = new Set(['centredCells', 'dayBalanceFirst'])

/** Figures beside the lines that follow from no ledger: averages, fees of other months, the interest of a loan. */
const others = new Set(
  '0.00 .00 72.00 36.00 7431.19 1000.00 9402.18 50.40 22981.40 18204.77 11200.31 10988.02 1.04'.split(' '),
)

/** Figures outside of lines that are neither a balance nor a sum of lines. */
function unknownFigures({ sheet, accounts }: Drawn): string[] {
  const known = new Set<number>()
  const add = (cents: number) => known.add(Math.abs(cents))
  const groups = accounts.map(({ ledger }) => formats.groupsOf(ledger))
  for (const [nth, { ledger }] of accounts.entries()) {
    for (const lines of Object.values(groups[nth]!)) add(formats.sum(lines))
    for (const { balance } of formats.withBalances(ledger)) add(balance)
    for (const cents of [ledger.opening, ledger.closing]) add(cents)
    const overdraft = formats.sum(
      ledger.lines.filter(({ text, cents }) => cents < 0 && /overdraft/i.test(text)),
    )
    add(overdraft)
    // With those of the months before.
    add(overdraft - 7_200)
    const { ins, interest, cards, electronic, fees, otherIns, checks } = groups[nth]!
    const sum = formats.sum
    // Heads of several banks that put two groups together.
    for (const cents of [sum(otherIns) - sum(interest), sum(ins), sum(cards) + sum(electronic)]) add(cents)
    for (const cents of [sum(electronic) + sum(fees), sum(cards) + sum(electronic) + sum(checks)]) add(cents)
  }
  const total = (of: (nth: number) => number) => add(accounts.reduce((all, _, nth) => all + of(nth), 0))
  total((nth) => formats.sum(groups[nth]!.ins))
  total((nth) => formats.sum(groups[nth]!.outs))
  total((nth) => accounts[nth]!.ledger.opening)
  total((nth) => accounts[nth]!.ledger.closing)
  return cellsOf(sheet)
    .filter(({ of, text }) => !of && /^\D{0,3}[\d,]*\.\d\d\D{0,2}$/.test(text))
    .map(({ text }) => text.replace(/[^\d.]/g, ''))
    .filter((text) => !known.has(Math.round(Number(text) * 100)) && !others.has(text))
}

/** What is wrong with a drawing, in words. */
function faultsOf(name: LayoutName, { sheet, accounts }: Drawn): string[] {
  const faults: string[] = []
  const cells = cellsOf(sheet)
  const ofLine = new Map<TrueLine, Cell[]>()
  for (const cell of cells) if (cell.of) ofLine.set(cell.of, [...(ofLine.get(cell.of) ?? []), cell])
  const loose = cells.filter(({ of }) => !of)
  for (const { ledger, mask } of accounts) {
    if (!cells.some(({ text }) => text.includes(mask))) faults.push(`no ${mask}`)
    for (const balance of [ledger.opening, ledger.closing])
      if (!loose.some(({ text }) => shows(text, balance))) faults.push(`no balance ${balance}`)
    for (const line of ledger.lines) {
      const own = ofLine.get(line) ?? []
      if (!own.some(({ text }) => shows(text, line.cents))) faults.push(`no amount ${line.cents}`)
      if (!isUntold(name, line) && !own.some(({ text }) => text.includes(line.check ?? line.text)))
        faults.push(`no text ${line.text}`)
      const dates = writtenDates(line.date)
      if (!datedOnce.has(name) && !own.some(({ text }) => dates.includes(text)))
        faults.push(`no date ${line.date}`)
      for (const { text } of own)
        if (line.cents > 0 && isMinus(text) && shows(text, line.cents))
          faults.push(`a sign too many: ${text}`)
    }
  }
  if (ofLine.size !== accounts.reduce((all, { ledger }) => all + ledger.lines.length, 0))
    faults.push('another number of lines')
  faults.push(...unknownFigures({ sheet, accounts }).map((text) => `unknown figure ${text}`))
  if (isTight.has(name)) return faults
  for (const [nth, page] of sheet.pages.entries()) faults.push(...misplaced(page, nth + 1))
  return faults
}

/** Text over text, and text beyond the paper. */
function misplaced(cells: readonly Cell[], page: number): string[] {
  const faults: string[] = []
  const sorted = cells.toSorted((a, b) => a.y - b.y || a.x - b.x)
  for (const [nth, cell] of sorted.entries()) {
    const end = cell.x + widthOf(cell.text, cell.size)
    if (cell.x < 20 || end > 606 || cell.y > 785) faults.push(`${page}: beyond the paper: ${cell.text}`)
    const next = sorted[nth + 1]
    if (next && next.y === cell.y && next.x < end + 1)
      faults.push(`${page}: '${cell.text}' runs into '${next.text}'`)
    if (next && next.y !== cell.y && next.y - cell.y < 7 && Math.abs(next.x - cell.x) < 200)
      faults.push(`${page}: '${cell.text}' close above '${next.text}'`)
  }
  return faults
}

describe.each(layoutNames)('%s', (name) => {
  test.each([0, 1, 5, 60, 900])('shows its truth with %i lines', (count) => {
    for (let seed = 1; seed <= (count > 100 ? 1 : 6); seed++)
      expect([...new Set(faultsOf(name, drawn(name, seed, count)))].slice(0, 8), `seed ${seed}`).toEqual([])
  })

  test('can be forged, and the forgery tells what it changed', () => {
    for (const [what, edit] of Object.entries(edits)) {
      const before = drawn(name, 3, 40)
      const untouched = structuredClone(before.sheet.pages)
      const after = edit(before, 5)
      expect(after, what).not.toBeNull()
      expect(before.sheet.pages, what).toEqual(untouched)
      for (const { was, now } of after!.changes) if (what !== 'coverLine') expect(now, what).not.toBe(was)
      const texts = cellsOf(after!.sheet).map(({ text }) => text)
      for (const { now } of after!.changes) if (now !== null) expect(texts, what).toContain(now)
    }
  })
})

test('the same name, seed and count give the same sheet, another seed another one', () => {
  const textsOf = (seed: number) => cellsOf(drawn('td', seed, 30).sheet).map(({ text }) => text)
  expect(textsOf(4)).toEqual(textsOf(4))
  expect(textsOf(4)).not.toEqual(textsOf(5))
})

const grains: readonly Grain[] = ['line', 'cell', 'word', 'letter']
test.each(grains)('a sheet in pieces of a %s has all letters', (grain) => {
  const { sheet } = drawn('truist', 2, 30)
  const lettersOf = (texts: readonly string[]) => [...texts.join('').replace(/\s/g, '')].sort().join('')
  const texts = sheet.toPages(grain).flatMap(({ pieces }) => pieces.map(({ text }) => text))
  expect(lettersOf(texts)).toBe(lettersOf(cellsOf(sheet).map(({ text }) => text)))
})

const withClosing: readonly LayoutName[] = ['bankOfAmerica', 'navyFederal']
test.each(withClosing)(
  'a deposit of %s that is raised takes its totals and the closing balance along',
  (name) => {
    const before = drawn(name, 3, 40)
    const { closing } = before.accounts[0].ledger
    const after = edits.inflateDeposit(before, 5)!
    const isEdited = ({ font }: Cell) => font === 'edited'
    expect(cellsOf(after.sheet).filter(isEdited)).toHaveLength(after.changes.length)
    expect(after.changes.filter(({ was }) => shows(was, closing)).length).toBeGreaterThan(0)
    expect(after.changes.length).toBeGreaterThanOrEqual(4)
  },
)

/** Wide gaps within a text end a piece. */
const begins = (text: string, piece: string): boolean =>
  piece.trim() !== '' &&
  (text.includes('  ') ? text.trim().startsWith(piece.trim()) : text.trim() === piece.trim())

const inPdf: readonly LayoutName[] = ['usBank', 'firstBank', 'threeToALine']
test.each(inPdf)('the PDF of %s has each cell at its place', async (name) => {
  const { sheet } = drawn(name, 2, 30)
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(new Uint8Array(await pdfOf(sheet)))
  expect(pdf.numPages).toBe(sheet.pages.length)
  for (const [nth, cells] of sheet.pages.entries()) {
    const { items } = await (await pdf.getPage(nth + 1)).getTextContent()
    const pieces = items.flatMap((item) =>
      'str' in item ? [{ text: item.str, at: item.transform as number[] }] : [],
    )
    for (const { text, x, y, right } of cells.filter((cell) => cell.text.trim())) {
      const found = pieces.some(
        (piece) =>
          begins(text, piece.text) &&
          Math.abs(piece.at[4]! - x) < (right ? 12 : 1) &&
          Math.abs(792 - piece.at[5]! - y) < 1,
      )
      expect(found, `${nth + 1}: ${text}`).toBe(true)
    }
  }
})
