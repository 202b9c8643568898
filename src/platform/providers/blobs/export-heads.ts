// Heads of what banks export beside PDFs: OFX, workbooks, and tables as text, which have no mark and are known by what they hold.

const HEAD = 64 * 1024
const latin1 = (bytes: Buffer, to: number): string => bytes.toString('latin1', 0, to)

/** Its own header or its first element, in SGML and XML. */
export const isOfx = (bytes: Buffer): boolean => {
  const head = latin1(bytes, 4_096).replace(/^\u00ef\u00bb\u00bf/, '')
  return /^\s*(?:OFXHEADER\s*[:=]|<\?xml\b[^>]*>\s*<\?OFX\b|<\?OFX\b|(?:<\?xml\b[^>]*>\s*)?<OFX>)/i.test(head)
}

/** A ZIP file with a workbook and without programs in it. */
export const isXlsx = (bytes: Buffer): boolean =>
  bytes.length > 100 &&
  bytes.readUInt32LE(0) === 0x04034b50 &&
  bytes.includes('[Content_Types].xml') &&
  bytes.includes('xl/workbook.xml') &&
  !bytes.includes('vbaProject.bin')

/** Bytes that no text has; zeros are looked at apart. */
// eslint-disable-next-line no-control-regex
const noText = /[\u0001-\u0008\u000E-\u001F]/
const MOST_LOOKED_AT = 100

/** Text with a line of three cells or more, of which one has a figure: nothing marked up, no program, no other format that is text. */
export const isSeparated = (bytes: Buffer): boolean => {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || hasZeros(bytes)
  const raw = latin1(bytes, HEAD)
  const head = (isWide ? raw.replace(/^(?:\u00ff\u00fe|\u00fe\u00ff)/, '').replaceAll('\0', '') : raw)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
  if (head.includes('\0') || noText.test(head) || /^(?:[<{[%]|#!|BM\b|GIF8)/.test(head)) return false
  return head
    .split(/\r\n|\n|\r/)
    .slice(0, MOST_LOOKED_AT)
    .some(
      (line) =>
        /\d/.test(line) && [/,/g, /;/g, /\t/g, /\|/g].some((sign) => (line.match(sign)?.length ?? 0) > 1),
    )
}

/** Every other byte of the first ones is none: letters of two bytes without a mark. */
function hasZeros(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 256)
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => at % 2 === odd && byte === 0).length)
  const most = head.length / 4
  return (zeros[0] === 0 && zeros[1]! > most) || (zeros[1] === 0 && zeros[0]! > most)
}
