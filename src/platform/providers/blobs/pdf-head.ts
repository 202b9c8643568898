// Where a PDF begins: its mark may stand within the first 1,024 bytes (Adobe's implementation note 13 to ISO 32000-1, 7.5.2).

/** The mark begins before this byte. */
const WITHIN = 1_024
const MARK = /%PDF-[12]\.\d/g
/** What a browser takes for a page, a drawing or a script: a page that hides a PDF is a page. */
const markup = /<[\s\0]{0,8}[!?/a-z]|javascript:/i
/** The first bytes of other files, in which a PDF may hide as well: pictures, archives, programs. */
const otherHeads = [
  '\xff\xd8\xff',
  '\x89PNG',
  'GIF8',
  'BM',
  'PK\x03\x04',
  'MZ',
  '\x7fELF',
  'Rar!',
  '\xd0\xcf\x11\xe0',
  '\x1f\x8b',
]

/**
 * The byte at which the mark of a PDF stands; -1 where there is none, or where what stands before it makes another file of it. Printers and
 * scanners write a job's commands before it, mail programs a head, others blanks or a byte order mark.
 */
export function pdfHeadAt(bytes: Uint8Array): number {
  const first = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, WITHIN + 16)).toString(
    'latin1',
  )
  MARK.lastIndex = 0
  const at = MARK.exec(first)?.index ?? -1
  if (at < 0 || at >= WITHIN) return -1
  const before = first.slice(0, at)
  const isOther = otherHeads.some((head) => before.startsWith(head)) || /^.{4}ftyp/s.test(before)
  return markup.test(before) || isOther ? -1 : at
}
