// The filters of a PDF's streams that make bytes of bytes, piece by piece: whoever counts what comes out can stop at any piece.
import { Readable, pipeline } from 'node:stream'
import { constants, createInflate } from 'node:zlib'

export type Filter = 'flate' | 'lzw' | 'run-length' | 'hex' | 'base-85'

/** What came out: the bytes, or how many they are where nothing reads them further. */
export type Piece = Uint8Array | { readonly length: number }

type Bytes = AsyncIterable<Uint8Array>

interface How {
  /** Nothing reads what comes out: it is only counted. */
  readonly last: boolean
  /** Of LZW: whether a code grows one entry early, as it does unless its parameters say 0. */
  readonly early: 0 | 1
}

/** By all of their names; null for what makes a picture or nothing. */
export const filterOf = (name: string): Filter | null => (Object.hasOwn(names, name) ? names[name]! : null)

const names: Readonly<Record<string, Filter>> = {
  FlateDecode: 'flate',
  Fl: 'flate',
  LZWDecode: 'lzw',
  LZW: 'lzw',
  RunLengthDecode: 'run-length',
  RL: 'run-length',
  ASCIIHexDecode: 'hex',
  AHx: 'hex',
  ASCII85Decode: 'base-85',
  A85: 'base-85',
}

/** What ends before its end, or is broken, ends there: as for a reader that shows what it has. */
export function unfiltered(filter: Filter, input: Bytes, how: How): AsyncIterable<Piece> {
  switch (filter) {
    case 'flate':
      return inflated(input, how)
    case 'lzw':
      return unLzw(input, how)
    case 'run-length':
      return outputs(input, runs())
    case 'hex':
      return outputs(input, hexDigits())
    case 'base-85':
      return outputs(input, base85())
  }
}

/** What a broken end loses is at most as much as one output buffer: little, where another filter would make much of it. */
const OUTPUT = 16 * 1024
const LAST_OUTPUT = 256 * 1024

async function* inflated(input: Bytes, { last }: How): AsyncGenerator<Uint8Array> {
  const unpacking = createInflate({
    finishFlush: constants.Z_SYNC_FLUSH,
    chunkSize: last ? LAST_OUTPUT : OUTPUT,
  })
  pipeline(Readable.from(input), unpacking, () => {})
  try {
    for await (const chunk of unpacking) yield chunk as Uint8Array
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error
  }
}

/** Takes one byte after the other and puts out what it makes of them; false ends it. */
type Step = (byte: number, put: (value: number, times: number) => void) => boolean

async function* outputs(input: Bytes, step: Step): AsyncGenerator<Uint8Array> {
  let out = Buffer.allocUnsafe(LAST_OUTPUT)
  let filled = 0
  const full: Buffer[] = []
  const put = (value: number, times: number) => {
    if (filled + times > out.length) {
      full.push(out.subarray(0, filled))
      out = Buffer.allocUnsafe(LAST_OUTPUT)
      filled = 0
    }
    for (let left = times; left; left--) out[filled++] = value
  }
  for await (const chunk of input) {
    let goesOn = true
    for (let at = 0; at < chunk.length && goesOn; at++) {
      goesOn = step(chunk[at]!, put)
      if (full.length) yield full.pop()!
    }
    if (!goesOn) break
  }
  yield out.subarray(0, filled)
}

const END_OF_RUNS = 128

function runs(): Step {
  let copies = 0
  let times = 0
  return (byte, put) => {
    if (copies) {
      put(byte, 1)
      copies--
    } else if (times) {
      put(byte, times)
      times = 0
    } else if (byte === END_OF_RUNS) return false
    else if (byte < END_OF_RUNS) copies = byte + 1
    else times = 257 - byte
    return true
  }
}

function hexDigits(): Step {
  let high = -1
  return (byte, put) => {
    if (byte === 0x3e) {
      if (high >= 0) put(high * 16, 1)
      return false
    }
    const digit = Number.parseInt(String.fromCharCode(byte), 16)
    if (Number.isNaN(digit)) return true
    if (high < 0) high = digit
    else {
      put(high * 16 + digit, 1)
      high = -1
    }
    return true
  }
}

function base85(): Step {
  const group: number[] = []
  return (byte, put) => {
    if (byte === 0x7e) {
      // The rest of a group is one byte less than its digits.
      const digits = group.length
      for (let left = digits; left && left < 5; left++) group.push(84)
      if (digits > 1) flush(group, put, digits - 1)
      return false
    }
    if (byte === 0x7a && !group.length) put(0, 4)
    if (byte < 0x21 || byte > 0x75) return true
    group.push(byte - 0x21)
    if (group.length === 5) flush(group, put, 4)
    return true
  }
}

function flush(group: number[], put: (value: number, times: number) => void, most: number): void {
  const value = group.reduce((all, digit) => all * 85 + digit, 0)
  for (let at = 0; at < most; at++) put(Math.floor(value / 256 ** (3 - at)) % 256, 1)
  group.length = 0
}

const CLEAR = 256
const END = 257
const CODES = 4_096

/** Only counted, it keeps the lengths of the entries alone. */
async function* unLzw(input: Bytes, { last, early }: How): AsyncGenerator<Piece> {
  const [lengths, before, ends] = [new Uint32Array(CODES), new Uint16Array(CODES), new Uint8Array(CODES)]
  const firsts = new Uint8Array(CODES)
  for (let code = 0; code < CLEAR; code++) {
    lengths[code] = 1
    ends[code] = firsts[code] = code
  }
  let [bits, held, width, next, previous, length] = [0, 0, 9, CLEAR + 2, -1, 0]
  for await (const chunk of input) {
    let counted = 0
    let over = false
    let pieces: Uint8Array[] = []
    for (const byte of chunk) {
      held = ((held << 8) | byte) & 0xff_ffff
      bits += 8
      if (bits < width) continue
      bits -= width
      const code = (held >> bits) & ((1 << width) - 1)
      over = code === END || (code >= next && previous < 0)
      if (over) break
      if (code === CLEAR) {
        ;[width, next, previous] = [9, CLEAR + 2, -1]
        continue
      }
      const known = code < next
      const first = firsts[known ? code : previous]!
      length = known ? lengths[code]! : lengths[previous]! + 1
      if (previous >= 0 && next < CODES) {
        lengths[next] = lengths[previous]! + 1
        before[next] = previous
        ends[next] = first
        firsts[next] = firsts[previous]!
        next++
        const grown = next + early
        if ((grown & (grown - 1)) === 0) width = Math.min(Math.log2(grown) + 1, 12)
      }
      previous = known ? code : Math.min(next, CODES) - 1
      counted += length
      if (!last) pieces.push(entry(previous, { length, before, ends }))
      if (counted < LAST_OUTPUT) continue
      yield last ? { length: counted } : Buffer.concat(pieces)
      counted = 0
      pieces = []
    }
    yield last ? { length: counted } : Buffer.concat(pieces)
    if (over) return
  }
}

function entry(
  code: number,
  { length, before, ends }: { length: number; before: Uint16Array; ends: Uint8Array },
): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let at = length - 1, from = code; at >= 0; at--) {
    bytes[at] = ends[from]!
    from = before[from]!
  }
  return bytes
}
