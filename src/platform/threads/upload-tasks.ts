// Work on what strangers upload, done in processes of their own: files judged, statements read, photos joined, signatures flattened. No I/O, no clock.
import { createHash } from 'node:crypto'
import type { Judged } from '#core/domain/document-quality.ts'
import { monthsInStatementText } from '#core/domain/statement-text.ts'
import { findSigns, type FileSigns } from '#core/domain/statement-signs/find-signs.ts'
import {
  readStatement,
  type StatementFile,
  type UnreadReason,
} from '#core/domain/statement-reader/read-statement.ts'
import type { IsoMonth } from '#core/ground/dates.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { flattenPng } from '../paper/flatten-png.ts'
import { MOST_OF_TEXT, unpacksWithin } from '../providers/blobs/pdf-budget.ts'
import { withoutPictures } from '../providers/blobs/pdf-streams.ts'
import { sniffUpload, type Sniffed, type SniffOptions, type UploadRefusal } from '../providers/blobs/sniff.ts'
import { judgeFile, type FileToJudge } from './judge-file.ts'
import { joinPhotos } from './join-photos.ts'
import { isOutOfMemory } from './out-of-memory.ts'
import { factsOfPdf } from './pdf-facts.ts'
import { textOfPdf } from './pdf-text.ts'

/**
 * Milliseconds of processor time after which no further page is read: within the time after which the reading is ended (`places.ts`), so
 * that what was read by then is told. Of 150 pages of 200 lines the text takes 600.
 */
const WORK = { months: 1_200, lines: 2_000, signs: 2_000, pictures: 2_500 }

interface ReadStatement {
  readonly pages: number
  /** Empty where the text names none, as in a scan. */
  readonly months: readonly IsoMonth[]
}

interface CheckedBytes {
  readonly sniffed: Outcome<Sniffed, UploadRefusal>
  readonly sha256: string
}

export const uploadTasks = {
  /** What a file is and what is wrong with it. A PDF is unpacked within bounds; nothing parses it. */
  'check-file': async ({
    bytes,
    ...options
  }: SniffOptions & { readonly bytes: Uint8Array }): Promise<CheckedBytes> => {
    const sniffed = sniffUpload(bytes, options)
    const swollen = sniffed.ok && sniffed.value.type === 'pdf' && !(await unpacksWithin(bytes))
    return {
      sniffed: swollen ? refused('swollen-pdf') : sniffed,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
  },

  /** Whether it can be read as a document of a kind (see `document-quality.ts`); 'unknown' where it cannot be opened here. */
  'judge-file': (file: FileToJudge): Promise<Judged> => judgeFile(file, WORK.pictures),

  /** The months and the pages of a statement as PDF; null when it cannot be read. */
  'read-statement': async ({
    bytes,
    currentMonth,
  }: {
    readonly bytes: Uint8Array
    readonly currentMonth: IsoMonth
  }): Promise<ReadStatement | null> => {
    const text = await readable(bytes, WORK.months)
    return text.ok
      ? { pages: text.value.pages, months: monthsInStatementText(text.value.written, currentMonth) }
      : null
  },

  /** The accounts of a statement as PDF, with their lines and proofs; 'unreadable' where it is no PDF that can be read. */
  'read-statement-lines': async ({
    bytes,
  }: {
    readonly bytes: Uint8Array
  }): Promise<Outcome<StatementFile, UnreadReason | 'unreadable'>> => {
    const text = await readable(bytes, WORK.lines)
    if (!text.ok) return text
    return text.value.cut ? refused('too-long') : readStatement(text.value.placed)
  },

  /** Signs that a statement as PDF was changed after it was made; null where it cannot be looked at. `accounts`: as it was read. */
  'find-statement-signs': async ({
    bytes,
    accounts,
  }: {
    readonly bytes: Uint8Array
    readonly accounts: StatementFile['accounts']
  }): Promise<FileSigns | null> => {
    try {
      const text = withoutPictures(bytes)
      if (!(await unpacksWithin(text, MOST_OF_TEXT))) return null
      return findSigns(await factsOfPdf(bytes, text, WORK.signs), accounts)
    } catch (error) {
      if (isOutOfMemory(error)) throw error
      return null
    }
  },

  /** The photos of one document's pages, in their order, as one PDF; null where one of them is no JPEG that can be shown. */
  'join-photos': ({ photos }: { readonly photos: readonly Uint8Array[] }): Promise<Uint8Array | null> =>
    Promise.resolve(joinPhotos(photos)),

  /** A drawn signature (PNG) grey on white, as papers take it; null where it is none. */
  'flatten-signature': ({ png }: { readonly png: Uint8Array }): Promise<Uint8Array | null> =>
    Promise.resolve(flattenPng(png)),
}

/** The text of a PDF that unpacks within bounds; runs out of memory, where it does, as what it is. */
async function readable(
  bytes: Uint8Array,
  work: number,
): Promise<Outcome<Awaited<ReturnType<typeof textOfPdf>>, 'unreadable'>> {
  try {
    const text = withoutPictures(bytes)
    return (await unpacksWithin(text, MOST_OF_TEXT)) ? ok(await textOfPdf(text, work)) : refused('unreadable')
  } catch (error) {
    if (isOutOfMemory(error)) throw error
    return refused('unreadable')
  }
}
