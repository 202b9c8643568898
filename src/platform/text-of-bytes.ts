// The text of a file that another program wrote: which of the usual encodings it is in, or why it cannot be read, with the line.
import { readFileSync } from 'node:fs'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { isForeignRun, Weighing } from './strange-letters.ts'

/** Why bytes are no text that can be read without broken letters; `line` counts from 1. */
interface TextFault {
  readonly line: number
  readonly message: string
}

/** Thrown by `textChunks`, whose answer comes in pieces. */
export class UnreadableText extends Error {
  readonly fault: TextFault
  constructor(fault: TextFault) {
    super(`line ${fault.line}: ${fault.message}`)
    this.fault = fault
  }
}

/** What Windows-1252 has from 0x80 to 0x9F; Node's own decoder takes these for the control signs of Latin-1 in some versions. */
const ofWindows =
  '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F' +
  '\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178'
const windows1252 = {
  decode: (bytes: Uint8Array): string =>
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (sign) => ofWindows[sign.charCodeAt(0) - 0x80]!),
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'

const isRead =
  'an encoding that is not read (UTF-8, UTF-16 and Windows-1252 are, and Mac Roman with the line ends of old Macs): save it as UTF-8 (in a spreadsheet "CSV UTF-8")'
const messages = {
  workbook: 'is a workbook, not a table as text: save it as UTF-8 (in a spreadsheet "CSV UTF-8")',
  notText: 'holds bytes that are no text: save it as UTF-8 (in a spreadsheet "CSV UTF-8")',
  mixed: 'holds letters of two encodings: save it as UTF-8 (in a spreadsheet "CSV UTF-8")',
  unknown: `holds letters of ${isRead}`,
  strange: `may hold letters of ${isRead}`,
  broken: 'holds letters that were broken before: export it anew as UTF-8 (in a spreadsheet "CSV UTF-8")',
} as const

const HEAD = 4_096

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte)

/** By its mark, else by the zeros that letters of two bytes have; null where the letters must tell. */
function encodingByHead(head: Uint8Array): Encoding | null {
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(head, 0xfe, 0xff)) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]!++
  const most = head.length / 4
  if (zeros[1]! > most && zeros[0] === 0) return 'utf-16le'
  return zeros[0]! > most && zeros[1] === 0 ? 'utf-16be' : null
}

/** UTF-8 that was read as Windows-1252 and written again, or letters that were lost already. */
const brokenBefore =
  /\u00C3[\u0080-\u00BF\u0192\u0160\u0161\u2018-\u201D\u2020\u2021\u2022\u20AC]|\u00C2[\u00A0-\u00BF]|\u00E2\u20AC|\uFFFD/
// eslint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/
// eslint-disable-next-line no-control-regex
const noLetter = /[\u0080-\u009F]/

/** The problem of a line by itself. */
function faultOf(line: string, isOneByte: boolean): string | null {
  if (brokenBefore.test(line)) return messages.broken
  if (noText.test(line)) return messages.notText
  if (!noLetter.test(line)) return null
  return isOneByte ? messages.unknown : messages.notText
}

const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/)

/** How many line ends a text has; one of two signs may come in two pieces, so a last CR waits for the next. */
const endsIn = (text: string): number => linesOf(text).length - 1

/**
 * The text in pieces. UTF-8 and UTF-16, with a mark or without; what is neither is read as Windows-1252, or as a Mac wrote it where its
 * lines end as theirs did. Throws `UnreadableText` where letters would come out broken.
 */
export async function* textChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoding = new Decoding()
  for await (const chunk of chunks) {
    const text = decoding.take(chunk, false)
    if (text) yield text
  }
  const rest = decoding.take(new Uint8Array(), true)
  if (rest) yield rest
}

/** The text of a whole file, without a byte order mark; the same rules. */
export function textOfBytes(bytes: Uint8Array): Outcome<string, TextFault> {
  try {
    return ok(new Decoding().take(bytes, true))
  } catch (error) {
    if (error instanceof UnreadableText) return refused(error.fault)
    throw error
  }
}

/** The same of a file that an operator gives; throws a sentence with the line. */
export function readTextFile(file: string): string {
  const text = textOfBytes(readFileSync(file))
  if (!text.ok) throw new Error(`line ${text.refusal.line} ${text.refusal.message}`)
  return text.value
}

class Decoding {
  private held: Uint8Array = new Uint8Array()
  private encoding: Encoding | null = null
  private decoder: Pick<TextDecoder, 'decode'> | null = null
  /** Letters beyond ASCII were read as UTF-8 before. */
  private isSureUtf8 = false
  private line = 1
  /** The last line, not yet whole: a word may go on in the next piece. */
  private open = ''
  /** Of text of one byte a letter. */
  private weighing: Weighing | null = null

  take(chunk: Uint8Array, last: boolean): string {
    const bytes = this.held.length ? Buffer.concat([this.held, chunk]) : chunk
    this.held = new Uint8Array()
    if (!this.encoding) {
      if (bytes.length < HEAD && !last) {
        this.held = bytes
        return ''
      }
      this.begin(bytes)
    }
    return this.checked(this.decoded(bytes, last), last)
  }

  private begin(bytes: Uint8Array): void {
    if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
      throw new UnreadableText({ line: 1, message: messages.workbook })
    const told = encodingByHead(bytes.subarray(0, HEAD))
    this.encoding = told ?? 'utf-8'
    this.isSureUtf8 = startsWith(bytes, 0xef, 0xbb, 0xbf)
    this.decoder = new TextDecoder(this.encoding, { fatal: true })
  }

  private decoded(bytes: Uint8Array, last: boolean): string {
    // What UTF-8 holds back at the end of a piece is part of a letter: it comes again with the next.
    const whole = this.encoding === 'utf-8' && !last ? withoutPart(bytes) : bytes.length
    this.held = bytes.slice(whole)
    const given = bytes.subarray(0, whole)
    try {
      const text = this.decoder!.decode(given, { stream: !last && this.encoding !== 'utf-8' })
      if (this.encoding === 'utf-8' && /[^\0-\x7f]/.test(text.replace(/^\uFEFF/, ''))) this.isSureUtf8 = true
      return text
    } catch {
      if (this.encoding !== 'utf-8') throw new UnreadableText({ line: this.line, message: messages.notText })
      if (this.isSureUtf8 || hasUtf8Letters(given)) {
        // Two bytes of one letter in another encoding may be one of UTF-8 by chance.
        const foreign = !this.isSureUtf8 && linesOf(windows1252.decode(given)).some(isForeignRun)
        const message = foreign ? messages.unknown : messages.mixed
        throw new UnreadableText({ line: this.lineOfFault(given), message })
      }
      this.encoding = onlyCarriageReturns(given) ? 'macintosh' : 'windows-1252'
      this.decoder = this.encoding === 'macintosh' ? new TextDecoder(this.encoding) : windows1252
      this.weighing = new Weighing(this.encoding === 'windows-1252')
      this.held = new Uint8Array()
      return this.decoder.decode(bytes)
    }
  }

  private refuseStrange(): void {
    const line = this.weighing?.line
    if (line) throw new UnreadableText({ line, message: messages.strange })
  }

  /** The line of the first byte that is no UTF-8. */
  private lineOfFault(bytes: Uint8Array): number {
    const before = new TextDecoder('utf-8').decode(bytes)
    return this.line + endsIn(before.slice(0, before.indexOf('\uFFFD')))
  }

  private checked(text: string, last: boolean): string {
    const plain = text.replace(/^\uFEFF/, '')
    const whole = this.open + plain
    const cut = last
      ? whole.length
      : Math.max(whole.lastIndexOf('\n'), whole.lastIndexOf('\r', whole.length - 2)) + 1
    const lines = linesOf(whole.slice(0, cut))
    for (const [at, line] of lines.entries()) {
      const message = faultOf(line, this.weighing !== null)
      if (message) throw new UnreadableText({ line: this.line + at, message })
      if (this.weighing?.take(line, this.line + at)) this.refuseStrange()
    }
    if (last) this.refuseStrange()
    this.line += lines.length - 1
    this.open = whole.slice(cut)
    return plain
  }
}

/** Where a last letter begins that is not yet whole. */
function withoutPart(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) {
      const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return back < needs ? bytes.length - back : bytes.length
    }
  }
  return bytes.length
}

/** Some letter or sign of Europe's west is whole in UTF-8, though another byte is none. 'Ñ”' of Windows would be a letter of another script. */
const hasUtf8Letters = (bytes: Uint8Array): boolean =>
  /[\u0080-\u00FF\u2010-\u2026]/.test(new TextDecoder('utf-8').decode(bytes))

const onlyCarriageReturns = (bytes: Uint8Array): boolean => bytes.includes(0x0d) && !bytes.includes(0x0a)
