// Work on what strangers upload, done in processes of their own: files judged, statements read, photos joined, signatures flattened. No I/O, no clock.
import { createHash } from 'node:crypto'
import type { Judged } from '#core/domain/document-quality.ts'
import { isExportMime } from '#core/domain/statement-exports/export-kinds.ts'
import { monthsInStatementText, monthsOfPeriods } from '#core/domain/statement-text.ts'
import type { FileUpdate } from '#core/domain/statement-signs/file-facts.ts'
import { findSigns, type FileSigns } from '#core/domain/statement-signs/find-signs.ts'
import type { Page } from '#core/domain/statement-reader/page.ts'
import type { StatementFile, UnreadReason } from '#core/domain/statement-reader/read-statement.ts'
import type { IsoMonth } from '#core/ground/dates.ts'
import { refused, type Outcome } from '#core/ground/outcome.ts'
import { flattenPng } from '../paper/flatten-png.ts'
import { MOST_OF_TEXT, unpacksWithin } from '../providers/blobs/pdf-budget.ts'
import { withoutPictures } from '../providers/blobs/pdf-streams.ts'
import { sniffUpload, type Sniffed, type SniffOptions, type UploadRefusal } from '../providers/blobs/sniff.ts'
import { judgeFile, type FileToJudge } from './judge-file.ts'
import { joinPhotos } from './join-photos.ts'
import type { PagePicture, PageToDraw } from '../ocr/draw-page.ts'
import type { ScannedPage } from '../ocr/read-scanned-page.ts'
import type { LockedPdf, UnlockedPdf, UnlockRefusal } from '../ocr/unlock-pdf.ts'
import { isOutOfMemory } from './out-of-memory.ts'
import { factsOfPdf } from './pdf-facts.ts'
import { readExport } from './read-export.ts'
import { readable, readStatementFile, type StatementBytes, type StatementLines } from './statement-file.ts'

/**
 * Milliseconds of processor time after which no further page is read: within the time after which the reading is ended (`places.ts`), so
 * that what was read by then is told. Of 150 pages of 200 lines the text takes 600.
 */
const WORK = { months: 1_200, lines: 2_000, signs: 2_000, pictures: 2_500 }

interface ReadStatement {
  /** Null where it has none. */
  readonly pages: number | null
  /** Empty where the text names none, as in a scan. */
  readonly months: readonly IsoMonth[]
  /** Why an export cannot be read; a PDF may still be looked at. */
  readonly refusal?: UnreadReason | 'unreadable'
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

  /** A PDF that asks for a password as a copy that asks for none. */
  'unlock-pdf': async (locked: LockedPdf): Promise<Outcome<UnlockedPdf, UnlockRefusal>> => {
    const { unlockPdf } = await import('../ocr/unlock-pdf.ts')
    return unlockPdf(locked)
  },

  /** Whether it can be read as a document of a kind (see `document-quality.ts`); 'unknown' where it cannot be opened here. */
  'judge-file': (file: FileToJudge): Promise<Judged> => judgeFile(file, WORK.pictures),

  /** The months and the pages of a statement as PDF or as a bank's export; null when a PDF cannot be read. */
  'read-statement': async ({
    bytes,
    mime = 'application/pdf',
    currentMonth,
  }: {
    readonly bytes: Uint8Array
    /** Default: a PDF. */
    readonly mime?: string
    readonly currentMonth: IsoMonth
  }): Promise<ReadStatement | null> => {
    if (isExportMime(mime)) {
      const read = readExport(bytes, mime)
      return read.ok
        ? { pages: null, months: monthsOfPeriods(read.value.accounts, currentMonth) }
        : { pages: null, months: [], refusal: read.refusal }
    }
    const text = await readable(bytes, WORK.months)
    if (!text.ok) return null
    const { pages, written } = text.value
    return { pages, months: monthsInStatementText(written, currentMonth) }
  },

  /**
   * The accounts of a statement, with their lines and proofs; 'unreadable' where it is nothing that can be read. `seen`: what was read of
   * the pictures of pages, by their number from 1; those stand in for pages without text.
   */
  'read-statement-lines': ({ bytes, mime, seen = [] }: StatementBytes): Promise<StatementLines> =>
    readStatementFile({ bytes, mime, seen }, WORK.lines),

  /** The words of one page's picture, from 1; null where it cannot be drawn or read. */
  'read-scanned-page': async ({ bytes, mime, page }: ScannedPage): Promise<Page | null> => {
    const { readScannedPage } = await import('../ocr/read-scanned-page.ts')
    return readScannedPage({ bytes, mime, page })
  },

  /** One page to look at, from 1; null where there is none, or it cannot be drawn. */
  'draw-page': async (page: PageToDraw): Promise<PagePicture | null> => {
    const { drawPage } = await import('../ocr/draw-page.ts')
    return drawPage(page)
  },

  /**
   * Signs that a statement as PDF was changed after it was made; null where it cannot be looked at. `accounts`: as it was read;
   * `before`: what had been added to it before it was unlocked.
   */
  'find-statement-signs': async ({
    bytes,
    accounts,
    before = [],
  }: {
    readonly bytes: Uint8Array
    readonly accounts: StatementFile['accounts']
    readonly before?: readonly FileUpdate[]
  }): Promise<FileSigns | null> => {
    try {
      const text = withoutPictures(bytes)
      if (!(await unpacksWithin(text, MOST_OF_TEXT))) return null
      const facts = await factsOfPdf(bytes, text, WORK.signs)
      return findSigns({ ...facts, updates: [...before, ...facts.updates] }, accounts)
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
