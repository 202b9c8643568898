// The text of a PDF's pages, in the order in which it was written and in the order in which it stands on the page.

/** Pages beyond are not read, and of each so many characters. */
const MOST_PAGES = 60
const MOST_OF_A_PAGE = 20_000
/** Pieces whose baselines are this near, in points, stand on one line. */
const SAME_LINE = 2

interface PdfText {
  readonly pages: number
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

/** Throws where the bytes are no PDF that can be read. */
export async function textOfPdf(bytes: Uint8Array): Promise<PdfText> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, stopAtErrors: true, verbosity: 0 })
  let written = ''
  let placed = ''
  for (let at = 1; at <= Math.min(pdf.numPages, MOST_PAGES); at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent()
    const pieces = items.filter((item) => 'str' in item) as Piece[]
    const words = pieces.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ' '}`).join('')
    written += `${words.slice(0, MOST_OF_A_PAGE)}\n`
    placed += `${linesOfPieces(pieces).slice(0, MOST_OF_A_PAGE)}\n`
  }
  return { pages: pdf.numPages, written, placed }
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
