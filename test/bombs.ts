// Small files that unpack to, or claim, far more than they are: what an attacker sends to take a reader's memory or time, and what is said of each.
import { createHash } from 'node:crypto'
import { constants, deflateSync, gzipSync } from 'node:zlib'
import type { UploadRefusal } from '#platform/providers/blobs/sniff.ts'

export interface Bomb {
  readonly name: string
  /** As it is uploaded. */
  readonly file: string
  readonly bytes: Buffer
  /** 'taken' = it is kept unopened; what reads it afterwards finds nothing, at no harm. */
  readonly said: UploadRefusal | 'taken'
}

const MB = 1_000_000
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes))

/** `times` megabytes of zeros packed twice: each block of the inner packing stands for a megabyte, and is the same. */
function twice(times: number): Buffer {
  const packed = deflateSync(Buffer.alloc(MB), { finishFlush: constants.Z_FULL_FLUSH })
  const blocks = Array<Buffer>(times).fill(packed.subarray(2))
  return deflateSync(Buffer.concat([packed.subarray(0, 2), ...blocks]))
}

interface Part {
  readonly dictionary: string
  readonly data: Buffer | string
}

/** A PDF of one page whose content is object 4; further objects from 5 on. No table of places: readers look for objects then. */
const pdfOf = (content: Part, ...more: readonly (Part | string)[]): Buffer => pdfWith({}, content, ...more)

/** `pages`: so many, all with this content. */
function pdfWith(
  { pages = 1 }: { readonly pages?: number },
  content: Part,
  ...more: readonly (Part | string)[]
): Buffer {
  const ids = Array.from({ length: pages }, (_, at) => (at ? 100 + at : 3))
  const page = `obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 4 0 R>>>>>>endobj\n`
  const kids = ids.map((id) => `${id} 0 R`).join(' ')
  const parts = [
    latin1(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${pages}/Kids[${kids}]>>endobj\n` +
        ids.map((id) => `${id} 0 ${page}`).join(''),
    ),
  ]
  for (const [at, part] of [content, ...more].entries())
    parts.push(
      typeof part === 'string'
        ? latin1(`${4 + at} 0 obj${part}endobj\n`)
        : Buffer.concat([
            latin1(`${4 + at} 0 obj<<${part.dictionary}/Length ${part.data.length}>>stream\n`),
            typeof part.data === 'string' ? latin1(part.data) : part.data,
            latin1('\nendstream endobj\n'),
          ]),
    )
  parts.push(latin1('trailer<</Root 1 0 R/Size 299>>\nstartxref\n9\n%%EOF\n'))
  return Buffer.concat(parts)
}

/** 150 pages that share one content of a million instructions: it unpacks to little, and takes all the work that a reading may do. */
export const slowPdf = (): Buffer => pdfWith({ pages: 150 }, flate(deflateSync(Buffer.alloc(4 * MB, 'q Q '))))

/**
 * Forms that draw forms, ten each and seven deep: two kilobytes that one page works through ten million times. `heavy`: each of them keeps
 * and gives back a state 25,000 times, so that nobody comes to the last of the pieces of text that are read.
 */
export function formsPdf({ heavy = false } = {}): Buffer {
  const [first, last] = [6, 12]
  const form = (id: number): Part => ({
    dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F 5 0 R>>/XObject<</X ${id + 1} 0 R>>>>`,
    data: id < last ? '/X Do '.repeat(10) : `${heavy ? 'q Q '.repeat(25_000) : ''}${text.data as string}`,
  })
  const forms = Array.from({ length: last - first + 1 }, (_, at) => form(first + at))
  const content: Part = { dictionary: '', data: '/X Do '.repeat(10) }
  const page = pdfOf(content, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>', ...forms)
  return latin1(page.toString('latin1').replace('/X 4 0 R', `/X ${first} 0 R`))
}

const flate = (data: Buffer, more = ''): Part => ({ dictionary: `/Filter/FlateDecode${more}`, data })
const text: Part = { dictionary: '', data: 'BT /F 12 Tf 72 720 Td (AAAA) Tj ET' }

/** A font of object 5, whose file is object 6. */
const fontOf = (file: Part, kind = 'FontFile2'): readonly (Part | string)[] => [
  `<</Type/Font/Subtype/TrueType/BaseFont/A/FirstChar 65/LastChar 65/Widths[500]/FontDescriptor<</Type/FontDescriptor/FontName/A/Flags 4/${kind} 6 0 R>>>>`,
  file,
]

/** LZW of zeros (ISO 32000-1, 7.4.4): each code stands for one byte more than the one before. */
function lzwOfZeros(rounds: number): Buffer {
  const bits: string[] = []
  let width = 9
  for (let round = 0; round < rounds; round++) {
    bits.push((256).toString(2).padStart(width, '0'))
    let next = 258
    width = 9
    bits.push('0'.padStart(9, '0'))
    for (let code = 258; code < 4_095; code++) {
      bits.push(code.toString(2).padStart(width, '0'))
      next++
      if (((next + 1) & next) === 0) width = Math.min(Math.log2(next + 1) + 1, 12)
    }
  }
  const all = bits.join('')
  return Buffer.from(
    Array.from({ length: all.length >> 3 }, (_, at) => parseInt(all.slice(at * 8, at * 8 + 8), 2)),
  )
}

/** A JPEG head that claims so many dots. */
function jpegHead(width: number, height: number): Buffer {
  const bytes = Buffer.concat([latin1('\xff\xd8\xff\xc0\0\x0b\x08\0\0\0\0\x01\x01\x11\0'), Buffer.alloc(64)])
  bytes.writeUInt16BE(height, 7)
  bytes.writeUInt16BE(width, 9)
  return bytes
}

/** Encrypted as in PDF 1.3 with an empty password, which every reader opens: the stream of object 4. */
function encrypted(content: Part): Buffer {
  const pad = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
  const md5 = (...parts: readonly Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
  const owner = rc4(md5(pad).subarray(0, 5), pad)
  const key = md5(pad, owner, Buffer.from([0xfc, 0xff, 0xff, 0xff]), Buffer.from('00', 'hex')).subarray(0, 5)
  const user = rc4(key, pad)
  const data = rc4(md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10), Buffer.from(content.data))
  return latin1(
    pdfOf({ ...content, data })
      .toString('latin1')
      .replace(
        'trailer<<',
        `trailer<</ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${owner.toString('hex')}>/U<${user.toString('hex')}>>>`,
      ),
  )
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, at) => at)
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + box[at]! + key[at % key.length]!) & 255
    ;[box[at], box[other]] = [box[other]!, box[at]!]
  }
  let [one, two] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      one = (one + 1) & 255
      two = (two + box[one]!) & 255
      ;[box[one], box[two]] = [box[two]!, box[one]!]
      return byte ^ box[(box[one]! + box[two]!) & 255]!
    }),
  )
}

const swollen: readonly (readonly [name: string, bytes: Buffer])[] = [
  [
    'a content packed twice, 2 GB',
    pdfOf({ dictionary: '/Filter[/FlateDecode/FlateDecode]', data: twice(2_000) }),
  ],
  ['one packed three times', pdfOf({ dictionary: '/Filter[/Fl/Fl/Fl]', data: deflateSync(twice(2_000)) })],
  ['one packed twice and named once', pdfOf(flate(twice(500)))],
  [
    'a name written in figures',
    pdfOf({ dictionary: '/Filter[/#46lateDecode/Flate#44ecode]', data: twice(500) }),
  ],
  [
    'filters named elsewhere',
    pdfOf({ dictionary: '/Filter 5 0 R', data: twice(500) }, '[/FlateDecode/FlateDecode]'),
  ],
  ['filters behind a comment', pdfOf({ dictionary: '/Filter %\n[/Fl/Fl]', data: twice(500) })],
  ['one stream of 200 MB', pdfOf(flate(zeros(200 * MB)))],
  [
    'a hundred streams of 90 MB',
    pdfOf(flate(zeros(90 * MB)), ...Array<Part>(100).fill(flate(zeros(90 * MB)))),
  ],
  ['an object stream of 200 MB', pdfOf(text, flate(zeros(200 * MB), '/Type/ObjStm/N 1/First 8'))],
  ['a table of places of 200 MB', pdfOf(text, flate(zeros(200 * MB), '/Type/XRef/W[1 4 1]/Size 9'))],
  [
    'a table of places that claims two thousand million objects',
    pdfOf(text, { dictionary: '/Type/XRef/W[0 0 0]/Index[0 2000000000]/Size 2', data: '' }),
  ],
  ['LZW', pdfOf({ dictionary: '/Filter/LZWDecode', data: lzwOfZeros(20) })],
  ['LZW in Flate', pdfOf({ dictionary: '/Filter[/Fl/LZW]', data: deflateSync(lzwOfZeros(20)) })],
  [
    'run lengths in Flate',
    pdfOf({ dictionary: '/Filter[/Fl/RL]', data: deflateSync(Buffer.alloc(2 * MB, latin1('\x81\0'))) }),
  ],
  [
    'Flate in figures',
    pdfOf({ dictionary: '/Filter[/AHx/Fl]', data: `${zeros(200 * MB).toString('hex')}>` }),
  ],
  [
    'letters that stand for four zeros each, in Flate',
    pdfOf({ dictionary: '/Filter[/Fl/A85]', data: deflateSync(Buffer.alloc(30 * MB, 'z')) }),
  ],
  [
    'a predictor whose lines are two gigabytes',
    pdfOf(flate(zeros(MB), '/DecodeParms<</Predictor 12/Columns 2000000000>>')),
  ],
  ['a font of 200 MB', pdfOf(text, ...fontOf(flate(zeros(200 * MB))))],
  [
    'a JPEG of four thousand million dots as content',
    pdfOf({ dictionary: '/Filter/DCTDecode', data: jpegHead(65_500, 65_500) }),
  ],
  [
    'a picture that says it is as large as that',
    pdfOf({ dictionary: '/Subtype/Image/Width 65500/Height 65500/Filter/JPXDecode', data: 'x' }),
  ],
  ['a chain of nine filters', pdfOf({ dictionary: `/Filter[${'/Fl'.repeat(9)}]`, data: zeros(MB) })],
  [
    'forty thousand streams',
    latin1(`%PDF-1.7\n${'1 0 obj<<>>stream\n\nendstream endobj\n'.repeat(40_000)}trailer\n%%EOF`),
  ],
]

const cmap = (lines: string): Part =>
  flate(deflateSync(`/CIDInit /ProcSet findresource begin begincmap\n${lines}\nendcmap end`))
const withCmap = (lines: string): Buffer =>
  pdfOf(
    text,
    `<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/ToUnicode 6 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor<</Type/FontDescriptor/FontName/A/Flags 4>>>>]>>`,
    cmap(lines),
  )

const taken: readonly (readonly [name: string, bytes: Buffer])[] = [
  [
    'an encrypted one, 2 GB',
    encrypted({ dictionary: '/Filter[/FlateDecode/FlateDecode]', data: twice(2_000) }),
  ],
  ['a content just within what is unpacked', pdfOf(flate(zeros(100 * MB)))],
  ['a content of fifty million brackets', pdfOf(flate(deflateSync(Buffer.alloc(50 * MB, '['))))],
  [
    'one that draws itself',
    pdfOf({
      dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>',
      data: '/X Do /X Do',
    }),
  ],
  [
    'a font whose tables are as many as can be said',
    pdfOf(
      text,
      ...fontOf({
        dictionary: '',
        data: Buffer.concat([latin1('\0\x01\0\0\xff\xff\xff\xff\xff\xff\xff\xff'), Buffer.alloc(MB, 0xff)]),
      }),
    ),
  ],
  [
    'a font of CFF that counts on and on',
    pdfOf(
      text,
      ...fontOf(
        {
          dictionary: '/Subtype/Type1C',
          data: Buffer.concat([latin1('\x01\0\x04\x04\xff\xff\x04'), Buffer.alloc(MB, 0xff)]),
        },
        'FontFile3',
      ),
    ),
  ],
  [
    'a map of letters over all there can be',
    withCmap(
      '1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <fffffffe> <0041> endbfrange',
    ),
  ],
  ['a million maps', withCmap('1 beginbfrange <00000000> <00fffffe> <0041> endbfrange\n'.repeat(20_000))],
  [
    'two thousand million pages',
    latin1(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 2147483647/Kids[2 0 R]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    ),
  ],
  ['forms in forms', formsPdf()],
  ['a million brackets in an object', pdfOf(text, `${'['.repeat(MB)}`)],
  [
    'a JBIG2 picture as content',
    pdfOf({
      dictionary: '/Filter/JBIG2Decode',
      data: latin1('\0\0\0\0\x30\0\x01\0\0\0\x13\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0'),
    }),
  ],
  [
    'a fax without end as content',
    pdfOf({
      dictionary: '/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 2000000000/Rows 2000000000>>',
      data: Buffer.alloc(1_000, 0xff),
    }),
  ],
]

/** A PNG of eight bits with colour and transparency, of these packed lines. */
export function pngOf(width: number, height: number, data: Buffer = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.alloc(33)
  latin1('\x89PNG\r\n\x1a\n').copy(bytes)
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt16BE(0x08_06, 24)
  const length = Buffer.alloc(8)
  length.writeUInt32BE(data.length)
  length.write('IDAT', 4)
  return Buffer.concat([bytes, length, data, Buffer.alloc(4), latin1('\0\0\0\0IEND\xae\x42\x60\x82')])
}

/** The same with the picture in so many chunks; `claims`: what the first says of its length. */
export function pngInPieces(
  width: number,
  height: number,
  pieces: readonly Buffer[],
  claims?: number,
): Buffer {
  const whole = pngOf(width, height)
  const chunks = pieces.flatMap((piece, at) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(at === 0 && claims !== undefined ? claims : piece.length)
    head.write('IDAT', 4)
    return [head, piece, Buffer.alloc(4)]
  })
  return Buffer.concat([whole.subarray(0, 33), ...chunks, whole.subarray(-12)])
}

function bmp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(58)
  bytes.write('BM')
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

const zip = (): Buffer => {
  const data = zeros(200 * MB).subarray(2, -4)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04_03_4b_50)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(data.length, 18)
  head.writeUInt32LE(200 * MB, 22)
  head.writeUInt16LE(1, 26)
  return Buffer.concat([head, latin1('a'), data])
}

const others: readonly (readonly [name: string, file: string, bytes: Buffer])[] = [
  ['a PNG of 16,000 million dots', 'a.png', pngOf(130_000, 130_000, zeros(MB))],
  ['a GIF as large as can be said', 'a.gif', latin1('GIF89a\xff\xff\xff\xff\0\0\0\0')],
  ['a bitmap as large as can be said', 'a.bmp', bmp(0x7fff_ffff, -0x7fff_ffff)],
  ['a JPEG of four thousand million dots', 'a.jpg', jpegHead(65_500, 65_500)],
  ['a ZIP of 200 MB', 'a.pdf', zip()],
  ['a gzip of 200 MB', 'a.pdf', gzipSync(Buffer.alloc(200 * MB))],
]

export const bombs: readonly Bomb[] = [
  ...swollen.map(([name, bytes]) => ({ name, file: 'a.pdf', bytes, said: 'swollen-pdf' as const })),
  ...taken.map(([name, bytes]) => ({ name, file: 'a.pdf', bytes, said: 'taken' as const })),
  ...others.map(([name, file, bytes]) => ({ name, file, bytes, said: 'unknown-type' as const })),
]

/** Signatures that are far more than a hand draws: pictures (PNG) that a flattening would unpack. */
export const signatureBombs: readonly (readonly [name: string, png: Buffer])[] = [
  ['a sheet of eight million dots', pngOf(4_000, 2_000, deflateSync(Buffer.alloc((4_000 * 4 + 1) * 2_000)))],
  ['a sheet as large as can be said', pngOf(0x7fff_ffff, 0x7fff_ffff, zeros(MB))],
  ['a small sheet that unpacks to 40 MB', pngOf(600, 240, zeros(40 * MB))],
  ['three thousand chunks of nothing', pngInPieces(600, 240, Array<Buffer>(3_000).fill(Buffer.alloc(0)))],
  [
    'three thousand chunks of one byte',
    pngInPieces(
      600,
      240,
      Array.from({ length: 3_000 }, () => Buffer.alloc(1)),
    ),
  ],
  ['a chunk that claims four gigabytes', pngInPieces(600, 240, [zeros(600_000)], 0xffff_fff0)],
  // The first head is judged; another one behind it would be the one that is drawn.
  [
    'a second head behind the first',
    Buffer.concat([
      pngOf(20, 20).subarray(0, 33),
      pngOf(600, 240, deflateSync(Buffer.alloc((600 * 4 + 1) * 240, 255))).subarray(8),
    ]),
  ],
]
