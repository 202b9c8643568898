// A statement's file with its text read, and with what was read of the pictures of its pages; says which pages have no text.
import { isPictureOfStatement } from '#core/domain/readable-statements.ts'
import { isExportMime } from '#core/domain/statement-exports/export-kinds.ts'
import type { Page } from '#core/domain/statement-reader/page.ts'
import {
  isWhollyProven,
  readStatement,
  type StatementFile,
  type UnreadReason,
} from '#core/domain/statement-reader/read-statement.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { MOST_OF_TEXT, unpacksWithin } from '../providers/blobs/pdf-budget.ts'
import { withoutPictures } from '../providers/blobs/pdf-streams.ts'
import { isOutOfMemory } from './out-of-memory.ts'
import { textOfPdf } from './pdf-text.ts'
import { readExport } from './read-export.ts'

export interface StatementBytes {
  readonly bytes: Uint8Array
  readonly mime: string
  readonly seen?: readonly SeenPage[]
}

/** What was read of a page's picture; `page` from 1. */
export interface SeenPage {
  readonly page: number
  readonly pieces: Page['pieces']
  /** The picture lay upside down. */
  readonly isTurned: boolean
}

export interface StatementLines {
  readonly read: Outcome<StatementFile, UnreadReason | 'unreadable'>
  /** Pages to be read of their pictures, from 1: those without text, where the text by itself proves nothing. */
  readonly bare: readonly number[]
}

/** Signs of text with which a page is no mere picture. */
const TEXT = 40
/** More pages of pictures are not read. */
const MOST_PICTURES = 40

export async function readStatementFile(
  { bytes, mime, seen = [] }: StatementBytes,
  work: number,
): Promise<StatementLines> {
  if (isExportMime(mime)) return { read: readExport(bytes, mime), bare: [] }
  if (mime !== 'application/pdf')
    return seen.length
      ? { read: readStatement(seen), bare: [] }
      : { read: refused('no-text'), bare: isPictureOfStatement(mime) ? [1] : [] }
  const text = await readable(bytes, work)
  if (!text.ok) return { read: text, bare: [] }
  if (text.value.cut) return { read: refused('too-long'), bare: [] }
  const holdsPictures = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Image')
  const byPage = new Map(seen.map((each) => [each.page, each]))
  const read = readStatement(text.value.placed.map((page, at) => byPage.get(at + 1) ?? page))
  // The head of a picture stands in a file as it is, whatever is packed.
  if ((read.ok && isWhollyProven(read.value)) || !holdsPictures) return { read, bare: [] }
  const bare = text.value.placed.flatMap((page, at) =>
    signsOf(page) < TEXT && !byPage.has(at + 1) ? [at + 1] : [],
  )
  return bare.length > MOST_PICTURES ? { read: refused('too-long'), bare: [] } : { read, bare }
}

const signsOf = ({ pieces }: Page): number =>
  pieces.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)

/** The text of a PDF that unpacks within bounds; runs out of memory, where it does, as what it is. */
export async function readable(
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
