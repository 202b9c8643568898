// What was added to a PDF behind its first end, seen in its bytes without a parser: which parts changed, and whether a signature came with it.
import { inflateSync } from 'node:zlib'
import type { FileUpdate } from '#core/domain/statement-signs/file-facts.ts'
import { streamsOf } from '../providers/blobs/pdf-streams.ts'

const MOST_UPDATES = 20
const MOST_UNPACKED = 4_000_000

/**
 * The updates of a file, from the oldest. A file that is written for the web (linearised) has two ends in its first writing
 * (ISO 32000-1, annex F): the first stands near its head and is none. A signature, and what long validation adds, is an update too (12.8).
 */
export function updatesOf(bytes: Uint8Array): FileUpdate[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ends = endsOf(file)
  const drawn = contentsIn(file.toString('latin1'))
  return ends.slice(0, -1).flatMap((from, at): FileUpdate[] => {
    const part = file.subarray(from, ends[at + 1])
    const text = part.toString('latin1')
    const all = text + objectsPacked(part)
    const numbers = [...text.matchAll(/(?:^|[\s\0])(\d{1,8}) (\d{1,5}) obj\b/g)].map(
      ([, number = '']) => number,
    )
    // Blanks, or the same end once more.
    if (!numbers.length) return []
    const isSigned = /\/(?:Type\s*\/(?:Sig|DocTimeStamp|DSS)\b|ByteRange\b|SubFilter\s*\/(?:adbe|ETSI))/.test(
      all,
    )
    const isContent =
      numbers.some((number) => drawn.has(number)) ||
      (/\/Type\s*\/Page\b/.test(all) && /\/Contents\b/.test(all) && hasNewContent(all, numbers))
    const isForm = /\/(?:Annots?|AcroForm|Subtype\s*\/(?:Widget|FreeText|Stamp|Square))\b/.test(all)
    return [{ changes: isContent ? 'content' : isForm ? 'form' : 'other', isSigned }]
  })
}

/** Offsets behind each end that counts. */
function endsOf(file: Buffer): number[] {
  const ends: number[] = []
  for (let at = file.indexOf('startxref'); at >= 0; at = file.indexOf('startxref', at + 9)) {
    const found = /^startxref[\s\0]+\d+[\s\0]+%%EOF/.exec(file.toString('latin1', at, at + 64))
    if (found && ends.push(at + found[0].length) > MOST_UPDATES) break
  }
  const isForTheWeb = /\/Linearized\b/.test(file.toString('latin1', 0, 2_048))
  return isForTheWeb && ends.length > 1 ? ends.slice(1) : ends
}

/** Numbers of the objects that pages say their content is. */
function contentsIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const [, list = ''] of text.matchAll(/\/Contents[\s\0]*(\[[^\]]{0,2000}\]|\d{1,8} \d{1,5} R)/g))
    for (const [, number = ''] of list.matchAll(/(\d{1,8}) \d{1,5} R/g)) found.add(number)
  return found
}

/** Pages of an update whose content came with it. */
const hasNewContent = (text: string, numbers: readonly string[]): boolean => {
  const contents = contentsIn(text)
  return numbers.some((number) => contents.has(number))
}

/** Objects that lie in packed streams of objects (ISO 32000-1, 7.5.7), as text. */
function objectsPacked(part: Buffer): string {
  let text = ''
  for (const { at, end, head } of streamsOf(part)) {
    if (!/\/ObjStm\b/.test(head.slice(-512)) || !/\/FlateDecode\b/.test(head.slice(-512))) continue
    try {
      text += inflateSync(part.subarray(at, end), { maxOutputLength: MOST_UNPACKED }).toString('latin1')
    } catch {
      continue
    }
    if (text.length > MOST_UNPACKED) break
  }
  return text
}
