// Work on bytes of others' making that needs a parser or a writer: done in threads that hold no keys. No I/O, no clock.
import { monthsInStatementText } from '#core/domain/statement-text.ts'
import type { BankHistory } from '#core/domain/bank-history.ts'
import {
  addsUp,
  readStatementText,
  type StatementReading,
  type UnreadReason,
} from '#core/domain/statement-reader/read-statement-text.ts'
import { refused, type Outcome } from '#core/ground/outcome.ts'
import type { IsoDate, IsoMonth } from '#core/ground/dates.ts'
import type { Paper } from '#core/paper/paper.ts'
import type { WrittenPaper } from '../paper/write-paper.ts'
import type { Attention } from '../providers/bank-data/port.ts'
import { textOfPdf } from './pdf-text.ts'
import { joinPhotos } from './join-photos.ts'
import { SLICE_LINES, type SlicedHistory } from './slice-history.ts'

interface ReadStatement {
  readonly pages: number
  /** Empty where the text names none, as in a scan. */
  readonly months: readonly IsoMonth[]
}

/** Translates the report of the vendor that sends all lines in one piece; throws where it is not what the vendor promises. */
type ReadReport = (
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
    try {
      const { pages, written } = await textOfPdf(bytes)
      return { pages, months: monthsInStatementText(written, currentMonth) }
    } catch {
      return null
    }
  },

  /** The account, balances and lines of a statement as PDF, by the layouts that we know; 'unreadable' where it is no PDF that can be read. */
  'read-statement-lines': async ({
    bytes,
  }: {
    readonly bytes: Uint8Array
  }): Promise<Outcome<StatementReading, UnreadReason | 'unreadable'>> => {
    try {
      const { written, placed } = await textOfPdf(bytes)
      const first = readStatementText(written)
      if (first.ok && addsUp(first.value)) return first
      // A table that was written column by column is read as it is on the page.
      const second = readStatementText(placed)
      return second.ok && addsUp(second.value) ? second : first.ok ? first : second
    } catch {
      return refused('unreadable')
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
