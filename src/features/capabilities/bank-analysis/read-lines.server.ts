// The lines of an application's accounts as one book: made in a thread, held a while in memory, so that a page of them costs no look at the rest.
import { createHash } from 'node:crypto'
import type { LineBook } from '#core/domain/lines/line-book.ts'
import { openBook } from '#core/domain/lines/pack-book.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { analysisPlace } from '#platform/store/bank-analyses.ts'
import { earlierHistories } from '#platform/store/bank-data.ts'
import { linesPlace, readKeptBook } from '#platform/store/line-books.ts'
import type { ThreadFault } from '#platform/threads/pool.ts'
import { analysisSource, sealedHistories, type AnalysisSource } from './read-analysis.server.ts'

/** Books held at a time, and their bytes: a hundred thousand lines take thirty million. */
const MOST_BOOKS = 16
const MOST_BYTES = 128 * 1024 * 1024
/** Bank data stays in memory no longer than somebody reads it. */
const IDLE_MS = 5 * 60_000

interface ReadLines {
  readonly book: LineBook
  /** Another one after every refresh and every word of staff: places of lines are good for one stamp. */
  readonly stamp: string
}

interface Held {
  readonly bytes: number
  readonly book: LineBook
  usedAt: number
}
type Making = Promise<Outcome<LineBook, ThreadFault>>

interface Shelf {
  readonly held: Map<string, Held>
  readonly making: Map<string, Making>
}
const shelves = new WeakMap<Deps['threads'], Shelf>()

function shelfOf(threads: Deps['threads']): Shelf {
  const shelf = shelves.get(threads) ?? { held: new Map<string, Held>(), making: new Map<string, Making>() }
  shelves.set(threads, shelf)
  return shelf
}

/** Null while there is no history. A fault says why it could not be made now. */
export async function readLines(deps: Deps, leadId: string): Promise<Outcome<ReadLines | null, ThreadFault>> {
  const source = await analysisSource(deps, leadId)
  if (!source) return ok(null)
  const stamp = createHash('sha256').update(analysisPlace(source.key)).digest('base64url').slice(0, 16)
  const shelf = shelfOf(deps.threads)
  const now = deps.clock().getTime()
  putAway(shelf, now)
  const held = shelf.held.get(stamp)
  if (held) {
    held.usedAt = now
    return ok({ book: held.book, stamp })
  }
  const begun = shelf.making.get(stamp) ?? take(deps, source, shelf, stamp)
  const made = await begun
  return made.ok ? ok({ book: made.value, stamp }) : made
}

/** Begins to read them for somebody who looks at the figures: by the time they ask for the lines behind one, the lines are there. */
export function makeLinesReady(deps: Deps, leadId: string): void {
  readLines(deps, leadId).catch((error: unknown) =>
    deps.log.warn({ leadId, err: error }, 'bank lines were not read ahead'),
  )
}

function take(deps: Deps, source: AnalysisSource, shelf: Shelf, stamp: string): Making {
  const making = (async (): Making => {
    const packed = (await keptBook(deps, source)) ?? (await makeBook(deps, source))
    if (!packed.ok) return packed
    const book = openBook(packed.value)
    const now = deps.clock().getTime()
    shelf.held.set(stamp, { book, bytes: packed.value.byteLength, usedAt: now })
    putAway(shelf, now)
    return ok(book)
  })().finally(() => shelf.making.delete(stamp))
  shelf.making.set(stamp, making)
  return making
}

/** As it was kept by a job; null where it was not, or cannot be opened now: then it is made. */
async function keptBook(
  deps: Deps,
  { key }: AnalysisSource,
): Promise<Outcome<Uint8Array, ThreadFault> | null> {
  const sealed = await readKeptBook(deps.db, key)
  if (!sealed) return null
  const opened = await deps.threads.run('unpack-bytes', { bytes: sealed, place: linesPlace(key) })
  return opened.ok ? opened : null
}

/** The packed book of these histories; lines that the fetch before did not bring are marked. */
export async function makeBook(
  deps: Deps,
  source: AnalysisSource,
): Promise<Outcome<Uint8Array, ThreadFault>> {
  const { key } = source
  const earlier = { key, stored: await earlierHistories(deps.db, key.leadId) }
  const done = await deps.threads.run('make-line-book', {
    histories: await sealedHistories(deps, source),
    earlier: await sealedHistories(deps, earlier),
    labels: source.labels,
  })
  if (!done.ok) {
    deps.log.warn({ leadId: key.leadId, fault: done.refusal }, 'bank lines were not read')
    return done
  }
  return done.value ? ok(done.value) : refused('failed')
}

/** What nobody reads any more goes, then the longest unread until the rest fits; the last one read stays, however large. */
function putAway({ held }: Shelf, now: number): void {
  const byUse = [...held].sort(([, a], [, b]) => b.usedAt - a.usedAt)
  let bytes = 0
  byUse.forEach(([stamp, each], at) => {
    bytes += each.bytes
    const tooMuch = at > 0 && (at >= MOST_BOOKS || bytes > MOST_BYTES)
    if (tooMuch || now - each.usedAt > IDLE_MS) held.delete(stamp)
  })
}
