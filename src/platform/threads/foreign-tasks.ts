// Work on what vendors and people told that needs a parser or a writer: done in threads that hold no keys. No I/O, no clock.
import type { BankHistory } from '#core/domain/bank-history.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Paper } from '#core/paper/paper.ts'
import type { WrittenPaper } from '../paper/write-paper.ts'
import type { Attention } from '../providers/bank-data/port.ts'
import { SLICE_LINES, type SlicedHistory } from './slice-history.ts'

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
