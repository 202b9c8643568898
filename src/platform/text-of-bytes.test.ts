// Files as programs write them: each encoding read to the same letters, in one piece and in many; what would come out broken is refused by its line.
import { describe, expect, it } from 'vitest'
import { textChunks, textOfBytes, UnreadableText } from './text-of-bytes.ts'

const text = 'name,city\r\nPeña & Hijos “El Ñandú”,Cañón City\r\nMüller’s Café,São Paulo\r\n'
const utf16be = (of: string) => Buffer.from(of, 'utf16le').swap16()
/** The signs that Windows-1252 has where Latin-1 has none. */
const windows: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94, '’': 0x92, '–': 0x96, '€': 0x80 }
const windows1252 = (of: string) => Buffer.from([...of].map((sign) => windows[sign] ?? sign.charCodeAt(0)))
const macRoman = (of: string) => {
  const marks: Readonly<Record<string, number>> = { ñ: 0x96, é: 0x8e, ó: 0x97, á: 0x87, í: 0x92, Ñ: 0x84 }
  return Buffer.from([...of].map((sign) => marks[sign] ?? sign.charCodeAt(0)))
}

async function inPieces(bytes: Uint8Array, size: number): Promise<string> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
  }
  let all = ''
  for await (const piece of textChunks(pieces())) all += piece
  return all
}

describe('one text in each encoding', () => {
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE with a mark', utf16be(`\uFEFF${text}`)],
    ['UTF-16 LE', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE', utf16be(text)],
    ['Windows-1252', windows1252(text)],
  ])('%s', async (_name, bytes) => {
    expect(textOfBytes(bytes)).toEqual({ ok: true, value: text })
    for (const size of [1, 3, 7, 4_096]) expect(await inPieces(bytes, size), String(size)).toBe(text)
  })

  it('a Mac’s letters, where lines end as a Mac ended them', () => {
    const mac = 'name\rPeña Muñoz\rJosé Martínez\r'
    expect(textOfBytes(macRoman(mac))).toEqual({ ok: true, value: mac })
  })

  it('stays the same where the first letter beyond ASCII comes late', async () => {
    const late = `name\n${'plain line\n'.repeat(2_000)}Peña\n`
    for (const bytes of [Buffer.from(late), windows1252(late)])
      for (const size of [5, 1_000, 65_536]) expect(await inPieces(bytes, size)).toBe(late)
  })

  it('leaves names with signs of Windows as they are', () => {
    const names =
      'O’Brien\nJoe’s Diner\nSmith–Jones\nL’Étoile\nPeña – Hijos\nDon’t Panic\nJoe´s Bar\nN° 5\n“Ñ” €5\n'
    expect(textOfBytes(windows1252(names))).toEqual({ ok: true, value: names })
  })
})

describe('refused, by its line', () => {
  const utf8 = (of: string) => Buffer.from(of)
  it.each<[string, Buffer, number, RegExp]>([
    ['a workbook that is called .csv', Buffer.from('PK\x03\x04\x14\0rest', 'latin1'), 1, /workbook/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 1, /workbook/],
    ['letters that were broken before', utf8('name\r\nPeÃ±a\r\n'), 2, /broken before/],
    ['letters that were lost before', utf8('name\rx\rPe\uFFFDa\r'), 3, /broken before/],
    ['bytes that are no text', Buffer.from('name\na\x01b\n', 'latin1'), 2, /no text/],
    ['a byte that Windows-1252 has no sign for', Buffer.from('name\nPe\x81a\n', 'latin1'), 2, /no text/],
    ['letters of a Mac', macRoman('name\nx\nPeña\n'), 3, /not known/],
    ['letters of a Mac at the end of a word', macRoman('name\nJosé\n'), 2, /not known/],
    ['letters of a Mac that look like apostrophes', macRoman('name\nMartínez\n'), 2, /not known/],
    ['letters of DOS', Buffer.from('name\nPe\xa4a\n', 'latin1'), 2, /not known/],
    ['letters of two encodings', Buffer.concat([utf8('Peña\n'), windows1252('Muñoz\n')]), 2, /two encodings/],
    ['half a letter at the end', Buffer.concat([utf8('Peña\nMu'), Buffer.from([0xc3])]), 2, /two encodings/],
  ])('%s', async (_name, bytes, line, message) => {
    const fault = { line, message: expect.stringMatching(message) as unknown }
    expect(textOfBytes(bytes)).toEqual({ ok: false, refusal: fault })
    for (const size of [1, 4, 4_096]) {
      const failed = await inPieces(bytes, size).catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(UnreadableText)
      expect((failed as UnreadableText).fault).toEqual(fault)
    }
  })
})
