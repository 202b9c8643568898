// Whether what a PDF's streams unpack to stays within bounds: counted through all filters, piece by piece, before any parser opens the file.
import { constants, inflateSync } from 'node:zlib'
import { isPictureSize, sizeOfJpeg } from './file-heads.ts'
import { filterOf, unfiltered, type Filter, type Piece } from './pdf-filters.ts'
import { filtersIn, numberIn, streamsOf } from './pdf-streams.ts'

/**
 * Bytes that one stream may unpack to, in each of its filters: between what pypdf (75 MB) and pdf_oxide (256 MB) take; a page scanned at
 * 600 dots to the inch in colour, unpressed, has 101 MB.
 */
const OF_A_STREAM = 104_000_000
/** And all streams together: twenty pages scanned at 300 dots to the inch in colour. */
const OF_ALL = 512_000_000
/**
 * Of a file without its pictures, whose text is read: each sign of it may be an instruction to a reader, which takes up to 0.2 s a
 * megabyte. A page of a statement has 20 to 90 kB of them, a font some hundreds.
 */
export const MOST_OF_TEXT: Most = { stream: 12_000_000, all: 16_000_000 }

interface Most {
  /** Bytes that one stream may unpack to. */
  readonly stream: number
  readonly all: number
}
/** Far more than banks and scanners write. Each costs a look. */
const MOST_STREAMS = 30_000
const MOST_FILTERS = 6
/** A line of a predictor, in bytes: a reader sets it aside at once. */
const LONGEST_LINE = 4_000_000
/** A file cannot have more objects (ISO 32000-1, annex C). A reader counts through all that a table claims. */
const MOST_OBJECTS = 8_388_607
/** What is unpacked in one go. */
const SMALL = 1_000_000
const PIECE = 64 * 1024

class Swollen extends Error {}

/**
 * False for a file that unpacks to more than that, or claims what a reader would set aside or count through at once. Lengths that the file
 * names count against it only. Of an encrypted file only the claims are seen: what it unpacks to is bounded by where it is read.
 */
export async function unpacksWithin(
  bytes: Uint8Array,
  most: Most = { stream: OF_A_STREAM, all: OF_ALL },
): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const budget = createBudget(most)
  let streams = 0
  try {
    for (const { at, end, head } of streamsOf(file)) {
      if (++streams > MOST_STREAMS || claimsTooMuch(head)) return false
      const lists = filtersIn(file, head)
      if (lists.some((list) => list.length > MOST_FILTERS)) return false
      const early = numberIn(head, 'EarlyChange') === 0 ? 0 : 1
      for (const chain of chainsOf(lists)) {
        if (chain.pictureFirst && !isSmallJpeg(file.subarray(at))) return false
        // What is packed by Flate says itself where it ends.
        const data = file.subarray(at, chain.filters[0] === 'flate' ? undefined : end)
        await count(data, chain.filters, { early, budget })
      }
    }
    return true
  } catch (error) {
    if (error instanceof Swollen) return false
    throw error
  }
}

interface Chain {
  readonly filters: readonly Filter[]
  /** The bytes themselves are a picture's, as far as the file says. */
  readonly pictureFirst: boolean
}

/** A picture's own filter ends a chain: nothing here draws. What names no filter may still be packed: an honest text begins otherwise. */
function chainsOf(lists: readonly (readonly string[])[]): readonly Chain[] {
  const chains = lists.map((list): Chain => {
    const known = list.filter((name) => name !== 'Crypt').map(filterOf)
    const end = known.indexOf(null)
    const filters = (end < 0 ? known : known.slice(0, end)) as Filter[]
    return { filters, pictureFirst: end === 0 }
  })
  return chains.some(({ filters }) => filters[0] === 'flate')
    ? chains
    : [...chains, { filters: ['flate'], pictureFirst: false }]
}

function claimsTooMuch(head: string): boolean {
  const [width, height] = [numberIn(head, 'Width') ?? 1, numberIn(head, 'Height') ?? 1]
  if (width > 0 && height > 0 && !isPictureSize(width, height)) return true
  const bits = (numberIn(head, 'Colors') ?? 1) * (numberIn(head, 'BitsPerComponent') ?? 8)
  if (head.includes('/Predictor') && ((numberIn(head, 'Columns') ?? 1) * bits) / 8 > LONGEST_LINE) return true
  if (!/\/XRef\b/.test(head)) return false
  const index = /\/Index[\s\0]*\[([\d\s]{0,4096})/.exec(head)?.[1]?.split(/\s+/) ?? []
  return [numberIn(head, 'Size') ?? 0, ...index.map(Number)].some((each) => each > MOST_OBJECTS)
}

function isSmallJpeg(data: Buffer): boolean {
  if (data[0] !== 0xff || data[1] !== 0xd8) return true
  const size = sizeOfJpeg(data)
  return !size || isPictureSize(size.width, size.height)
}

/** What may still come out: of the stream, in each filter, and of all. Throws once it is more. */
function createBudget({ stream, all }: Most) {
  let left = all
  return {
    /** For one filter of one stream. */
    open: () => {
      let leftOfStream = stream
      return (length: number): void => {
        left -= length
        leftOfStream -= length
        if (left < 0 || leftOfStream < 0) throw new Swollen()
      }
    },
  }
}

interface Counting {
  readonly early: 0 | 1
  readonly budget: ReturnType<typeof createBudget>
}

async function count(data: Buffer, filters: readonly Filter[], { early, budget }: Counting): Promise<void> {
  if (!filters.length || !data.length) return
  if (filters.length === 1 && filters[0] === 'flate') {
    const small = isPacked(data) ? inflatedSmall(data) : data.subarray(0, 0)
    // Packed twice, and said once: a reader that is told otherwise elsewhere would unpack it again.
    if (small && !isPacked(small)) return budget.open()(small.length)
    if (small) return count(data, ['flate', 'flate'], { early, budget })
  }
  let stage: AsyncIterable<Piece> = pieces(data)
  for (const [at, filter] of filters.entries()) {
    const last = at === filters.length - 1
    stage = counted(unfiltered(filter, stage as AsyncIterable<Uint8Array>, { last, early }), budget.open())
  }
  for await (const _piece of stage);
}

async function* counted(pieces: AsyncIterable<Piece>, take: (length: number) => void): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    take(piece.length)
    yield piece
  }
}

async function* pieces(data: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < data.length; at += PIECE) yield data.subarray(at, at + PIECE)
}

/** Two bytes that say so (RFC 1950). */
const isPacked = (data: Buffer): boolean =>
  data.length > 2 && (data[0]! & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0

/** Null where it is more than a little, or broken. */
function inflatedSmall(data: Buffer): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: SMALL, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}
