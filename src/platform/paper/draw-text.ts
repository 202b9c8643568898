// Draws the blocks of a paper that are text: headings, paragraphs, lists, facts, figures, notes.
import type { Block, Fact } from '#core/paper/paper.ts'
import { shownValue } from '#core/paper/shown.ts'
import type { Language } from '#core/words/words.ts'
import type { Line } from './lines.ts'
import {
  ink,
  sheetSize,
  spoken,
  styles,
  textWidth,
  type Element,
  type Sheet,
  type TextStyle,
} from './sheet.ts'

type Of<B extends Block['block']> = Extract<Block, { block: B }>

/** From the top of a line to its baseline. */
export const rise = ({ leading, size }: TextStyle): number => (leading - size) / 2 + size * 0.8

/** Draws lines from the cursor down at x, over as many pages as they need. */
export function drawLines(
  sheet: Sheet,
  element: Element,
  lines: readonly Line[],
  style: TextStyle,
  x: number,
): void {
  sheet.content(element, () => {
    for (const line of lines) {
      sheet.need(style.leading)
      sheet.line(line, style, x, sheet.y + rise(style))
      sheet.y += style.leading
    }
  })
}

interface Told {
  readonly tag?: string
  readonly style?: TextStyle
  readonly x?: number
  readonly width?: number
}

/** One text as an element of its own. */
export function drawText(
  sheet: Sheet,
  parent: Element,
  text: string,
  { tag = 'P', style = styles.body, x = sheetSize.left, width = textWidth }: Told = {},
): void {
  const element = sheet.element(parent, tag, spoken(text))
  drawLines(sheet, element, sheet.broken(text, style, width), style, x)
  element.end()
}

/** The paper's title: the first heading, over everything. */
export function drawTitle(sheet: Sheet, title: string): void {
  drawText(sheet, sheet.root, title, { tag: 'H1', style: styles.title })
  sheet.y += 8
}

/** A heading is never the last thing on a page. */
/** `keep`: points of what follows that must stand on its page. */
export function drawHeading(sheet: Sheet, { level, text }: Of<'heading'>, keep: number): void {
  const style = level === 2 ? styles.heading2 : styles.heading3
  sheet.y += level === 2 ? 10 : 4
  const height = sheet.broken(text, style, textWidth).length * style.leading
  // As much as a table begins with.
  sheet.need(height + Math.max(95, keep + 3))
  drawText(sheet, sheet.root, text, { tag: `H${level}`, style })
  sheet.y += 3
}

/** A line of a paragraph never stands alone at the foot of a page. */
export function drawParagraph(sheet: Sheet, { text }: Of<'paragraph'>): void {
  sheet.need(2 * styles.body.leading)
  drawText(sheet, sheet.root, text)
  sheet.y += 6
}

export function drawList(sheet: Sheet, { ordered, items }: Of<'list'>): void {
  const list = sheet.element(sheet.root, 'L')
  const indent = 16
  for (const [at, item] of items.entries()) {
    const entry = sheet.element(list, 'LI')
    const [label, body] = [sheet.element(entry, 'Lbl'), sheet.element(entry, 'LBody', spoken(item))]
    sheet.need(styles.body.leading * 2)
    const top = sheet.y
    drawLines(
      sheet,
      label,
      sheet.broken(ordered ? `${at + 1}.` : '•', styles.label, indent),
      styles.label,
      sheetSize.left,
    )
    sheet.y = top
    const x = sheetSize.left + indent
    drawLines(sheet, body, sheet.broken(item, styles.body, sheetSize.right - x), styles.body, x)
    for (const element of [label, body, entry]) element.end()
    sheet.y += 3
  }
  list.end()
  sheet.y += 3
}

const LABEL_WIDTH = 190

/** Labels beside their values, each a line of a list; a line never splits from its label. */
export function drawFacts(sheet: Sheet, { items }: Of<'facts'>, language: Language): void {
  const list = sheet.element(sheet.root, 'L')
  for (const fact of items) drawFact(sheet, list, fact, language)
  list.end()
  sheet.y += 6
}

function drawFact(sheet: Sheet, list: Element, { label, as, value }: Fact, language: Language): void {
  const x = sheetSize.left + LABEL_WIDTH
  const labels = sheet.broken(label, styles.label, LABEL_WIDTH - 12)
  const shown = shownValue(as, value, language)
  const values = sheet.broken(shown, styles.body, sheetSize.right - x)
  const lines = Math.max(labels.length, values.length)
  // Longer than a page it has to split all the same.
  sheet.need(Math.min(lines * styles.body.leading + 4, 200))
  const entry = sheet.element(list, 'LI')
  const [name, told] = [
    sheet.element(entry, 'Lbl', spoken(label)),
    sheet.element(entry, 'LBody', spoken(shown)),
  ]
  const [top, page] = [sheet.y, sheet.pageNumber()]
  drawLines(sheet, name, labels, styles.label, sheetSize.left)
  const below = sheet.y
  sheet.y = top
  drawLines(sheet, told, values, styles.body, x)
  for (const element of [name, told, entry]) element.end()
  if (sheet.pageNumber() === page) sheet.y = Math.max(sheet.y, below)
  sheet.y += 1
  ruleBelow(sheet, ink.line)
  sheet.y += 3
}

/** A hair line over the whole width at the cursor. */
const ruleBelow = (sheet: Sheet, colour: string, weight = 0.4): void =>
  sheet.artifact(() => {
    sheet.doc
      .moveTo(sheetSize.left, sheet.y)
      .lineTo(sheetSize.right, sheet.y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke()
  })

/** A box of a tint with what is in it; it stands on one page as long as it is not longer than one. */
function boxed(sheet: Sheet, texts: readonly { readonly text: string; readonly style: TextStyle }[]): void {
  const inner = textWidth - 28
  const heights = texts.map(({ text, style }) => sheet.broken(text, style, inner).length * style.leading)
  const height = heights.reduce((sum, one) => sum + one, 0) + 20
  const fits = height < sheetSize.bottom - sheetSize.top
  sheet.need(fits ? height : 60)
  const box = sheet.element(sheet.root, 'Sect')
  if (fits)
    sheet.artifact(() => {
      sheet.doc.rect(sheetSize.left, sheet.y, textWidth, height).fill(ink.tint)
      sheet.doc.rect(sheetSize.left, sheet.y, 3, height).fill(ink.brand)
    })
  sheet.y += 10
  for (const { text, style } of texts)
    drawText(sheet, box, text, { style, x: sheetSize.left + 14, width: inner })
  box.end()
  sheet.y += 18
}

export const drawFigure = (sheet: Sheet, figure: Of<'figure'>, language: Language): void =>
  boxed(sheet, [
    { text: figure.label, style: styles.label },
    { text: shownValue(figure.as, figure.value, language), style: styles.figure },
    ...(figure.about ? [{ text: figure.about, style: styles.body }] : []),
  ])

export const drawNote = (sheet: Sheet, { title, text }: Of<'note'>): void =>
  boxed(sheet, [
    { text: title, style: styles.strong },
    { text, style: styles.body },
  ])
