// Work on bytes of others' making that needs a parser or a writer: done in threads that hold no keys. No I/O, no clock.
import { monthsInStatementText } from '#core/domain/statement-text.ts'
import type { BankHistory } from '#core/domain/bank-history.ts'
import type { IsoDate, IsoMonth } from '#core/ground/dates.ts'
import type { Paper } from '#core/paper/paper.ts'
import type { WrittenPaper } from '../paper/write-paper.ts'
import type { Attention } from '../providers/bank-data/port.ts'
import { joinPhotos } from './join-photos.ts'
import { SLICE_LINES, type SlicedHistory } from './slice-history.ts'

/** Pages beyond are not read, and of each so many characters: a statement names its period on the first ones. */
const MOST_PAGES = 60
const MOST_OF_A_PAGE = 20_000

export interface ReadStatement {
  readonly pages: number
  /** Empty where the text names none, as in a scan. */
  readonly months: readonly IsoMonth[]
}

/** Translates the report of the vendor that sends all lines in one piece; throws where it is not what the vendor promises. */
export type ReadReport = (
  body: unknown,
  today: IsoDate,
) => { readonly history: BankHistory; readonly needsAttention: readonly Attention[] }

export const foreignTasksWith = (readReport: ReadReport) => ({
  /** A vendor's report of all lines in one piece, as it came: read, checked and translated; throws where it is not what it promises. */
  'read-bank-report': ({
    chunks,
    today,
  }: {
    readonly chunks: readonly Uint8Array[]
    readonly today: IsoDate
  }) => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    const { history, needsAttention } = readReport(body, today)
    const { transactions, ...head } = history
    const slices: string[] = []
    for (let at = 0; at < transactions.length; at += SLICE_LINES)
      slices.push(JSON.stringify(transactions.slice(at, at + SLICE_LINES)))
    return { sliced: { head: JSON.stringify(head), slices } satisfies SlicedHistory, needsAttention }
  },

  /** The months and the pages of a statement as PDF; null when it cannot be read. */
  'read-statement': async ({
    bytes,
    currentMonth,
  }: {
    readonly bytes: Uint8Array
    readonly currentMonth: IsoMonth
  }): Promise<ReadStatement | null> => {
    const { getDocumentProxy } = await import('unpdf')
    try {
      const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, stopAtErrors: true, verbosity: 0 })
      let text = ''
      for (let at = 1; at <= Math.min(pdf.numPages, MOST_PAGES); at++) {
        const { items } = await (await pdf.getPage(at)).getTextContent()
        const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
        text += `${words.slice(0, MOST_OF_A_PAGE)}\n`
      }
      return { pages: pdf.numPages, months: monthsInStatementText(text, currentMonth) }
    } catch {
      return null
    }
  },

  /** The photos of one document's pages, in their order, as one PDF; null where one of them is no JPEG that can be shown. */
  'join-photos': ({ photos }: { readonly photos: readonly Uint8Array[] }): Promise<Uint8Array | null> =>
    Promise.resolve(joinPhotos(photos)),

  /** A paper as a tagged PDF: what people typed stands in it, and it may have 50,000 lines. */
  'write-paper': async ({
    paper,
    madeAt,
  }: {
    readonly paper: Paper
    /** ISO instant: what is handed over to a thread is plain. */
    readonly madeAt: string
  }): Promise<WrittenPaper> => {
    const { writePaper } = await import('../paper/write-paper.ts')
    return writePaper(paper, new Date(madeAt))
  },
})
