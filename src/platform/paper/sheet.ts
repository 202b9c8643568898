// The sheet that a paper is set on: pages of US letter, the cursor, page breaks, tagged content, head and foot of every page.
import PDFDocument from 'pdfkit'
import type { Paper } from '#core/paper/paper.ts'
import { en } from '#core/words/paper/en.ts'
import { es } from '#core/words/paper/es.ts'
import { fill, pick } from '#core/words/words.ts'
import { lineBreaker, runsLeft, type LetterStyle, type Line, type LineBreaker } from './lines.ts'
import { layOutQuickly, type LaidOut } from './quick-layout.ts'
import { openedFont, type Script, type Weight } from './typeface.ts'

/** The library's types lag behind it: it takes these. */
interface ElementOptions {
  readonly actual?: string
  readonly alt?: string
  readonly scope?: 'Row' | 'Column'
  /** Left, top, right, bottom. */
  readonly bbox?: readonly number[]
}
interface Fragments {
  _fragment(text: string, x: number, y: number, options: object): void
}
export type Element = ReturnType<PDFKit.PDFDocument['struct']>

/** Points: US letter with three quarters of an inch at the sides. */
export const sheetSize = { width: 612, height: 792, left: 54, right: 558, top: 78, bottom: 728 } as const
export const textWidth = sheetSize.right - sheetSize.left

export const ink = {
  text: '#1a2027',
  muted: '#56616d',
  line: '#c5ccd4',
  tint: '#f1f4f6',
  brand: '#0b5f57',
} as const

export interface TextStyle extends LetterStyle {
  /** From one baseline to the next, points. */
  readonly leading: number
  readonly colour: string
}

export const styles = {
  title: { size: 20, weight: 'bold', leading: 25, colour: ink.text },
  heading2: { size: 13, weight: 'bold', leading: 17, colour: ink.text },
  heading3: { size: 10.5, weight: 'bold', leading: 14, colour: ink.text },
  body: { size: 9.5, weight: 'regular', leading: 13.5, colour: ink.text },
  strong: { size: 9.5, weight: 'bold', leading: 13.5, colour: ink.text },
  label: { size: 9.5, weight: 'regular', leading: 13.5, colour: ink.muted },
  cell: { size: 8.5, weight: 'regular', leading: 11.5, colour: ink.text },
  cellStrong: { size: 8.5, weight: 'bold', leading: 11.5, colour: ink.text },
  small: { size: 7.5, weight: 'regular', leading: 10, colour: ink.muted },
  hand: { size: 22, weight: 'hand', leading: 27, colour: ink.text },
  figure: { size: 17, weight: 'bold', leading: 21, colour: ink.text },
} as const satisfies Record<string, TextStyle>

/** What is wanted of a page beyond its text. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly broken: LineBreaker
  readonly root: Element
  /** Points from the top of the page to where the next thing stands. */
  y: number
  /** From 1. */
  pageNumber(): number
  /** Begins a new page unless so many points are left on this one. */
  need(height: number): void
  newPage(): void
  /** A child of an element, to be filled and ended by whoever asked. */
  element(parent: Element, tag: string, options?: ElementOptions): Element
  /** What is drawn belongs to this element. */
  content(element: Element, draw: () => void): void
  /** What is drawn is no part of the text: rules, tints, what is repeated. */
  artifact(draw: () => void, type?: 'Layout' | 'Pagination'): void
  /** Draws one line with its baseline so far from the top. */
  line(line: Line, style: TextStyle, x: number, baseline: number): void
  /** Head and foot of all pages, the end of the structure, and the bytes. */
  finish(): Uint8Array
}

/** The whole of a run is set at once, so that it turns round as one; without the ligatures that are ornament, whose letters readers swap. */
const leftwardText = { features: { liga: false, dlig: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] }

/** Opens an empty first page. `madeAt` is the only time in the file, so that the same paper is the same bytes. */
export function openSheet(paper: Paper, madeAt: Date): Sheet {
  const doc = new PDFDocument({
    size: [sheetSize.width, sheetSize.height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: paper.language === 'es' ? 'es-US' : 'en-US',
    displayTitle: true,
    bufferPages: true,
    // None: each is named when it is first used. One that is opened here would be read again with every line.
    font: null as unknown as string,
    info: { Title: paper.title, Author: paper.sender, Creator: 'Underway', CreationDate: madeAt },
  })
  escapeMetadata(doc)
  const written = joinedPieces(doc.read() as Uint8Array)
  // Straight from the library's hand: a stream takes each of some thousand pieces on a turn of its own.
  doc.push = (chunk: Uint8Array | null) => Boolean(chunk && written.add(chunk))

  const named = new Set<string>()
  const use = (script: Script, weight: Weight): void => {
    const name = `${script}-${weight}`
    if (!named.has(name)) {
      doc.registerFont(name, openedFont(script, weight) as unknown as string)
      named.add(name)
    }
    doc.font(name)
    layOutQuickly((doc as unknown as { _font: LaidOut })._font)
  }
  const words = pick({ en, es }, paper.language)
  const lacking = (letters: number) =>
    letters === 1 ? words.oneLacking : fill(words.lacking, { count: letters })
  const measure = {
    has: (script: Script, weight: Weight, code: number) =>
      openedFont(script, weight).hasGlyphForCodePoint(code),
    width: (script: Script, weight: Weight, size: number, text: string, leftward: boolean) => {
      use(script, weight)
      return doc.fontSize(size).widthOfString(text, leftward ? leftwardText : {})
    },
  }
  const broken = lineBreaker(measure, lacking)

  const root = doc.struct('Document')
  doc.addStructure(root)

  const sheet: Sheet = {
    doc,
    broken,
    root,
    y: sheetSize.top,
    pageNumber: () => doc.bufferedPageRange().count,
    need: (height) => {
      if (sheet.y + height > sheetSize.bottom) sheet.newPage()
    },
    newPage: () => {
      const { content } = doc.page as unknown as { content: { buffer: Uint8Array[] } }
      // A page waits for the number of all pages, and is of some thousand pieces until then.
      content.buffer = [Buffer.concat(content.buffer)]
      doc.continueOnNewPage()
      sheet.y = sheetSize.top
    },
    element: (parent, tag, options = {}) => {
      const made = doc.struct(tag, options)
      parent.add(made)
      return made
    },
    content: (element, draw) => {
      const tag = (element as unknown as { dictionary: { data: { S: string } } }).dictionary.data.S
      const content = doc.markStructureContent(tag)
      draw()
      doc.endMarkedContent()
      // Afterwards: by then it knows all pages that it lies on.
      element.add(content)
    },
    artifact: (draw, type = 'Layout') => {
      doc.markContent('Artifact', { type })
      draw()
      doc.endMarkedContent()
    },
    line: ({ runs }, style, x, baseline) => {
      doc.fillColor(style.colour)
      let at = x
      for (const { script, text, leftward, width } of runs) {
        use(script, style.weight)
        doc.fontSize(style.size)
        // Past the library's own lines: it would measure each text twice more.
        ;(doc as unknown as Fragments)._fragment(text, at, baseline, {
          baseline: 'alphabetic',
          textWidth: width,
          wordCount: 1,
          ...(leftward && leftwardText),
        })
        at += width
      }
    },
    finish: () => {
      headsAndFeet(sheet, paper)
      root.end()
      doc.end()
      return written.all()
    },
  }
  return sheet
}

/** Pieces joined a few thousand at a time: a million small ones take ten times the memory of what is in them. */
function joinedPieces(first: Uint8Array) {
  const joined: Uint8Array[] = [first]
  let loose: Uint8Array[] = []
  const join = () => {
    joined.push(Buffer.concat(loose))
    loose = []
  }
  return {
    add: (piece: Uint8Array) => {
      if (loose.push(piece) >= 4_096) join()
      return true
    },
    /** Bytes of their own, fit to be handed over to another thread. */
    all: (): Uint8Array<ArrayBuffer> => {
      join()
      const size = joined.reduce((sum, { length }) => sum + length, 0)
      const whole = new Uint8Array(size)
      let at = 0
      for (const piece of joined) {
        whole.set(piece, at)
        at += piece.length
      }
      return whole
    },
  }
}

/** On every page: who sends it and what it is above, its foot and its number below. All artifacts: read aloud, they would cut sentences. */
function headsAndFeet(sheet: Sheet, paper: Paper): void {
  const { doc, broken } = sheet
  const words = pick({ en, es }, paper.language)
  const { start, count } = doc.bufferedPageRange()
  const half = textWidth / 2 - 12
  const put = (text: string, style: TextStyle, baseline: number, side: 'left' | 'right', width = half) => {
    const [line] = broken(text, style, width)
    if (line)
      sheet.line(line, style, side === 'left' ? sheetSize.left : sheetSize.right - line.width, baseline)
  }
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page)
    sheet.artifact(() => {
      put(paper.sender, { ...styles.small, weight: 'bold', colour: ink.brand, size: 9 }, 46, 'left')
      if (page > 0) put(paper.title, styles.small, 46, 'right')
      rule(doc, 54)
      rule(doc, 744)
      put(paper.foot, styles.small, 758, 'left', textWidth - 90)
      put(fill(words.page, { page: page + 1, pages: count }), styles.small, 758, 'right')
    }, 'Pagination')
  }
}

/** Letters that run to the left stand turned round in the file: whoever reads the element aloud gets them as they were written. */
export const spoken = (text: string): { readonly actual?: string } => (runsLeft(text) ? { actual: text } : {})

const rule = (doc: PDFKit.PDFDocument, y: number) =>
  doc.moveTo(sheetSize.left, y).lineTo(sheetSize.right, y).lineWidth(0.5).strokeColor(ink.line).stroke()

/** The library writes title and author into the file's XML as they are: a name with '&' would break it. */
function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const writer = doc as unknown as { endMetadata: () => void; info: Record<string, unknown> }
  const write = writer.endMetadata.bind(doc)
  writer.endMetadata = () => {
    for (const [key, value] of Object.entries(writer.info))
      if (typeof value === 'string' || value instanceof String) writer.info[key] = escapedXml(String(value))
    write()
  }
}

const escapedXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
