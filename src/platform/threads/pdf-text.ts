// The text of a PDF's pages as it was written, and its pieces with their places.
import type { Page as PlacedPage, Piece as PlacedPiece } from '#core/domain/statement-reader/page.ts'
import { asRead } from '#core/domain/statement-reader/turned.ts'

/** Pages beyond are not read, and of each so many characters. A business with a line of its own for each card sale has some hundred. */
const MOST_PAGES = 150
const MOST_OF_A_PAGE = 20_000
/** Pieces of text beyond are not read: a page of a statement has some hundreds, one that sets each letter by itself some thousands. */
const MOST_PIECES = 120_000

interface PdfText {
  readonly pages: number
  /** More stands in it than was read. */
  readonly cut: boolean
  /** As written: a line for each of the page's, or for each cell of a table. */
  readonly written: string
  readonly placed: readonly PlacedPage[]
}

interface Piece {
  readonly str: string
  readonly hasEOL: boolean
  /** Where and how it is set, in the page's own units. */
  readonly transform: readonly number[]
  readonly width: number
  readonly fontName: string
}

/**
 * `work`: milliseconds of processor time of its pages, none is begun beyond. What is counted before (ADR 106) bounds each stream once; one
 * that many pages share is worked through again for each. Throws where the bytes are no PDF that can be read.
 */
export async function textOfPdf(bytes: Uint8Array, work: number): Promise<PdfText> {
  const { getDocumentProxy } = await import('unpdf')
  const given = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pdf = await getDocumentProxy(given, { isEvalSupported: false, stopAtErrors: true, verbosity: 0 })
  let written = ''
  const placed: PlacedPage[] = []
  let left = MOST_PIECES
  let cut = pdf.numPages > MOST_PAGES
  const before = process.cpuUsage()
  for (let at = 1; at <= Math.min(pdf.numPages, MOST_PAGES) && left > 0; at++) {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 > work) {
      cut = true
      break
    }
    const page = await pdf.getPage(at)
    const pieces = await piecesOf(page, left)
    left -= pieces.length
    const words = pieces.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ' '}`).join('')
    written += `${words.slice(0, MOST_OF_A_PAGE)}\n`
    placed.push(placedOn(page.getViewport({ scale: 1 }), pieces))
    cut ||= words.length > MOST_OF_A_PAGE
  }
  return { pages: pdf.numPages, cut: cut || left <= 0, written, placed }
}

interface Page {
  streamTextContent(): ReadableStream
}

/** As they come: once there are so many, the page is left where it is. */
async function piecesOf(page: Page, most: number): Promise<Piece[]> {
  const pieces: Piece[] = []
  // The library's types do not say what comes.
  const stream = page.streamTextContent() as ReadableStream<{ readonly items: readonly object[] }>
  const reader = stream.getReader()
  while (pieces.length < most) {
    const { done, value } = await reader.read()
    if (done) return pieces
    for (const item of value.items) if ('str' in item) pieces.push(item as Piece)
  }
  await reader.cancel(new Error('more pieces of text than are read'))
  return pieces
}

interface Viewport {
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
}

/** Of the letters of a page so many times more lie another way than upright: the page is turned. */
const TURNED = 3

/** Points from the top left corner of the page as it is read. Text that lies another way than most of it belongs to no line. */
function placedOn(
  { transform: view, width: across, height: down }: Viewport,
  pieces: readonly Piece[],
): PlacedPage {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = view
  const letters = [0, 0, 0, 0]
  const laid = pieces.flatMap(({ str, transform, width, fontName }) => {
    const [ta = 0, tb = 0, tc = 0, td = 0, x = 0, y = 0] = transform
    const way = quartersOf({ x: a * ta + c * tb, y: b * ta + d * tb })
    if (!str.trim() || way === null) return []
    letters[way]! += str.trim().length
    const height = Math.hypot(a * tc + c * td, b * tc + d * td)
    return [{ way, text: str, x: a * x + c * y + e, y: b * x + d * y + f, width, height, font: fontName }]
  })
  const [most] = ([1, 2, 3] as const).toSorted((one, other) => letters[other]! - letters[one]!)
  const quarters = letters[most!]! > TURNED * letters[0]! ? most! : 0
  const own = laid.flatMap(({ way, ...piece }): PlacedPiece[] => (way === quarters ? [piece] : []))
  if (quarters === 0) return { pieces: own }
  const turn = { quarters, width: across, height: down }
  return { pieces: own.map((piece) => ({ ...piece, ...asRead(turn, piece) })), turn }
}

/** How many quarters clockwise a text lies that runs this way; null where it is askew. */
function quartersOf({ x, y }: { readonly x: number; readonly y: number }): 0 | 1 | 2 | 3 | null {
  if (Math.abs(y) <= 0.05 * Math.abs(x)) return x > 0 ? 0 : 2
  return Math.abs(x) <= 0.05 * Math.abs(y) ? (y > 0 ? 1 : 3) : null
}
