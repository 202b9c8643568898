// Files as programs write them: each encoding read to the same letters, in one piece and in many; what would come out broken is refused by its line.
import { describe, expect, it } from 'vitest'
import { textChunks, textOfBytes, UnreadableText } from './text-of-bytes.ts'

const text = 'name,city\r\nPeña & Hijos “El Ñandú”,Cañón City\r\nMüller’s Café,São Paulo\r\n'
const utf16be = (of: string) => Buffer.from(of, 'utf16le').swap16()
/** The signs that Windows-1252 has where Latin-1 has none. */
const windows: Readonly<Record<string, number>> = {
  '“': 0x93,
  '”': 0x94,
  '’': 0x92,
  '–': 0x96,
  '€': 0x80,
  œ: 0x9c,
  Œ: 0x8c,
  '„': 0x84,
  '—': 0x97,
  '‘': 0x91,
  '™': 0x99,
  '•': 0x95,
  '†': 0x86,
}
const windows1252 = (of: string) => Buffer.from([...of].map((sign) => windows[sign] ?? sign.charCodeAt(0)))
const macRoman = (of: string) => {
  const marks: Readonly<Record<string, number>> = { ñ: 0x96, é: 0x8e, ó: 0x97, á: 0x87, í: 0x92, Ñ: 0x84 }
  return Buffer.from([...of].map((sign) => marks[sign] ?? sign.charCodeAt(0)))
}

const hex = (of: string) => Buffer.from(of, 'hex')

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

  describe('names that look like letters of another encoding', () => {
    const names = [
      'Cube³ Labs',
      'Power³',
      'ÄÖÜ GmbH',
      '£ave Money',
      'Fish’n Chips',
      'Mac’n Cheese',
      'Rock’n’Roll',
      'Hawai’i Tours',
      'Prud’homme',
      'pay–go',
      // Their brothers.
      'Data³',
      'ÆØÅ Design',
      'Pick’n Save',
      'Stop’n Shop',
      'Moloka’i Ranch',
      'Commedia dell’arte',
      'Presqu’île',
      'Int’l Foods',
      'Eng’r Supply',
      'All-in drive–thru',
      'pre–owned cars',
      'Foo™Bar',
      'Law•Office',
      'Smith†, John',
    ]
    it.each(names)('%s, alone', async (name) => {
      const file = `name\n${name}\n`
      expect(textOfBytes(windows1252(file))).toEqual({ ok: true, value: file })
      for (const size of [1, 4, 4_096]) expect(await inPieces(windows1252(file), size)).toBe(file)
    })

    it('all together', () => {
      const file = names.join('\n')
      expect(textOfBytes(windows1252(file))).toEqual({ ok: true, value: file })
    })

    it('among others, with two that are of no encoding that is read', () => {
      const file = `name\n${names.join('\n')}\nPe–a\nMart’nez\nPeña\nMüller\n`
      expect(textOfBytes(windows1252(file))).toEqual({ ok: true, value: file })
    })

    it('two that may be so, and no other: they may be of another encoding', () => {
      const file = 'name\nplain\nUmar³\nKarp³\n'
      expect(textOfBytes(windows1252(file))).toEqual({
        ok: false,
        refusal: { line: 3, message: expect.stringMatching(/^may hold letters of an encoding/) as unknown },
      })
    })

    it('a long file of another encoding is not read to its end', async () => {
      let pieces = 0
      async function* file() {
        for (; pieces < 100; pieces++) yield await Promise.resolve(hex('c8e2e0ede4e20a'.repeat(1_000)))
      }
      const read = async () => {
        for await (const _ of textChunks(file()));
      }
      await expect(read()).rejects.toThrow(/^line 1: may hold/)
      expect(pieces).toBeLessThan(5)
    })
  })

  it('leaves names with signs of Windows as they are', () => {
    const names =
      'O’Brien\nJoe’s Diner\nSmith–Jones\nL’Étoile\nPeña – Hijos\nDon’t Panic\nJoe´s Bar\nN° 5\n“Ñ” €5\nCréée à Cœur\nŒuvre\n„Müller“\n—————\nTotal ········ 5\n¿Qué?\nHawai‘i\n5 m³\n'
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
    ['a byte that Windows-1252 has no sign for', Buffer.from('name\nPe\x81a\n', 'latin1'), 2, /not read/],
    ['letters of a Mac', macRoman('name\nx\nPeña\n'), 3, /not read/],
    ['letters of a Mac at the end of a word', macRoman('name\nJosé\n'), 2, /not read/],
    ['letters of a Mac that look like apostrophes', macRoman('name\nMartínez\n'), 2, /not read/],
    [
      'letters of a Mac that look like dashes',
      macRoman('name\nGómez\nLópez\nCórdova\nDíaz\n'),
      2,
      /not read/,
    ],
    [
      'letters of a Mac among names that look right',
      macRoman('name\nPlain\nDíaz\nJosé\nPérez\nMaría\n'),
      4,
      /may hold letters.*not read/,
    ],
    [
      'Polish among names that look right',
      Buffer.from('name\nKrak\xf3w\nWroc\xb3aw\nBia\xb3ystok\nGda\xf1sk\n', 'latin1'),
      3,
      /not read/,
    ],
    ['letters of DOS', Buffer.from('name\nPe\xa4a\n', 'latin1'), 2, /not read/],
    // Bytes as iconv makes them.
    [
      'Cyrillic (Windows-1251)',
      hex('6e616d650ac8e2e0ede4e20a'),
      2,
      /not read.*UTF-8, UTF-16 and Windows-1252/,
    ],
    [
      'Cyrillic beside plain words',
      hex('6e616d652c636974790a4f4f4f20d0eee7e02c4d6f73636f770a'),
      2,
      /not read/,
    ],
    ['Cyrillic (KOI8-R)', hex('6e616d650ae9d7c1cecfd70a'), 2, /not read/],
    ['Greek (Windows-1253)', hex('6e616d650accd0c1cbc1d3cad10a'), 2, /not read/],
    ['Hebrew (Windows-1255)', hex('6e616d650af9ece5ed0a'), 2, /not read/],
    ['Polish (Windows-1250)', hex('6e616d650aa3f3649f0a'), 2, /not read/],
    ['Polish at the end of a word', hex('6e616d650a4d69636861b30a'), 2, /not read/],
    ['Chinese (GB18030)', hex('6e616d650ab1b1bea90a'), 2, /not read/],
    ['Chinese names (GB18030)', hex('6e616d650acdf5b7bc0ac0eec3f70a'), 2, /not read/],
    ['Chinese that is UTF-8 by chance (GB18030)', hex('6e616d650ac2b7c3f7cdf5b7bc0a'), 2, /not read/],
    ['Japanese (Shift-JIS)', hex('6e616d650a8365835883670a'), 2, /not read/],
    ['a Mac’s capital at the beginning', hex('6e616d650a83636f6c650a'), 2, /not read/],
    ['a Mac’s small letter at the beginning', hex('6e616d650a876775696c610a'), 2, /not read/],
    ['a Mac’s Spanish capital', hex('6e616d650a8475fc657a0a'), 2, /not read/],
    ['a Mac’s ü behind a capital', hex('6e616d650a4d9f6c6c65720a'), 2, /not read/],
    ['a Mac’s ú', hex('6e616d650a5261'.concat('9c6c0a')), 2, /not read/],
    ['Cyrillic with the line ends of old Macs', hex('6e616d650dc8e2e0ede4e20d'), 2, /not read/],
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
