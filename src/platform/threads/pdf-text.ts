// The text of a PDF's pages, in the order in which it was written and in the order in which it stands on the page.

/** Pages beyond are not read, and of each so many characters. A business with a line of its own for each card sale has some hundred. */
const MOST_PAGES = 150
const MOST_OF_A_PAGE = 20_000
/** Pieces of text beyond are not read: a page of a statement has some hundreds, one that sets each letter by itself some thousands. */
const MOST_PIECES = 120_000
/** Pieces whose baselines are this near, in points, stand on one line. */
const SAME_LINE = 2

interface PdfText {
  readonly pages: number
  /** More stands in it than was read. */
  readonly cut: boolean
  /** As written: a line for each of the page's, or for each cell of a table. */
  readonly written: string
  /** As placed: from the top, each line from the left. */
  readonly placed: string
}

interface Piece {
  readonly str: string
  readonly hasEOL: boolean
  /** Its place: the fifth is x, the sixth y, from the bottom. */
  readonly transform: readonly number[]
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
  let placed = ''
  let left = MOST_PIECES
  let cut = pdf.numPages > MOST_PAGES
  const before = process.cpuUsage()
  for (let at = 1; at <= Math.min(pdf.numPages, MOST_PAGES) && left > 0; at++) {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 > work) {
      cut = true
      break
    }
    const pieces = await piecesOf(await pdf.getPage(at), left)
    left -= pieces.length
    const words = pieces.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ' '}`).join('')
    written += `${words.slice(0, MOST_OF_A_PAGE)}\n`
    placed += `${linesOfPieces(pieces).slice(0, MOST_OF_A_PAGE)}\n`
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

function linesOfPieces(pieces: readonly Piece[]): string {
  const x = ({ transform }: Piece) => transform[4] ?? 0
  const y = ({ transform }: Piece) => transform[5] ?? 0
  const lines: Piece[][] = []
  for (const piece of pieces.filter(({ str }) => str.trim()).toSorted((a, b) => y(b) - y(a))) {
    const line = lines.at(-1)
    if (line && y(line[0]!) - y(piece) <= SAME_LINE) line.push(piece)
    else lines.push([piece])
  }
  return lines
    .map((line) =>
      line
        .toSorted((a, b) => x(a) - x(b))
        .map(({ str }) => str)
        .join(' '),
    )
    .join('\n')
}
