// Files that were made to wear out or break whoever opens them, and what is to be said of each.
import { deflateSync } from 'node:zlib'
import type { UploadRefusal } from '#platform/providers/blobs/sniff.ts'

interface HostileFile {
  readonly name: string
  /** As it is uploaded. */
  readonly file: string
  readonly bytes: Buffer
  /** 'taken' = nothing is wrong with it for whoever only stores it. */
  readonly said: UploadRefusal | 'taken'
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const pdf = (body: string): Buffer => latin1(`%PDF-1.7\n${body}\nstartxref\n9\n%%EOF\n`)
const xref = (more: string): string =>
  `1 0 obj<</Type/XRef/W[0 0 0]/Index[0 2000000000]/Size 2${more}/Length 0>>stream\n\nendstream endobj`
/** An encryption dictionary as object 4, and a trailer that names it. */
const encrypted = (dictionary: string): Buffer =>
  pdf(`4 0 obj\n${dictionary}\nendobj\ntrailer\n<< /Encrypt 4 0 R /ID [<00> <00>] >>`)
const bytes32 = '00'.repeat(32)

function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(57)
  latin1('\x89PNG\r\n\x1a\n').copy(bytes)
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
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

const MANY = 1_000_000
const bomb = deflateSync(Buffer.alloc(64 * MANY)).toString('latin1')

const pdfs: readonly (readonly [name: string, bytes: Buffer, said: HostileFile['said']])[] = [
  [
    'a cross-reference stream without end, encrypted in place',
    pdf(xref('/Encrypt<<>>')),
    'password-protected-pdf',
  ],
  ['one that names itself as encryption', pdf(xref('/Encrypt 1 0 R')), 'password-protected-pdf'],
  ['one whose encryption is not there', pdf(xref('/Encrypt 7 0 R')), 'broken-pdf'],
  ['nesting without end in the encryption', encrypted('<<'.repeat(MANY)), 'broken-pdf'],
  ['lists without end in the encryption', encrypted(`<< /O ${'['.repeat(MANY)}`), 'broken-pdf'],
  ['brackets without end in a string', encrypted(`<< /O ${'('.repeat(MANY)}`), 'broken-pdf'],
  ['a string of nothing but escapes', encrypted(`<< /O (${'\\'.repeat(MANY)}`), 'broken-pdf'],
  ['a million comments in the encryption', encrypted('<<' + '%\n'.repeat(MANY)), 'broken-pdf'],
  ['a million marks that lead nowhere', pdf(`${'/Encrypt '.repeat(MANY)}`), 'taken'],
  ['a million marks and no object', pdf('/Encrypt 4 0 R '.repeat(MANY)), 'broken-pdf'],
  ['a million objects that are others', pdf(`${'14 0 obj '.repeat(MANY)}/Encrypt 4 0 R`), 'broken-pdf'],
  ['a million ids', pdf(`4 0 obj<</Filter/Standard>>${'/ID ['.repeat(MANY)}/Encrypt 4 0 R`), 'broken-pdf'],
  [
    'numbers that are none',
    encrypted(
      `<< /Filter /Standard /V ${'9'.repeat(400)} /R 4 /Length -${'9'.repeat(400)} /P ${'9'.repeat(400)} /O <${bytes32}> /U <${bytes32}> >>`,
    ),
    'password-protected-pdf',
  ],
  [
    'a revision that nobody knows',
    encrypted(`<< /Filter /Standard /R 99 /O <${bytes32}> /U <${bytes32}> >>`),
    'password-protected-pdf',
  ],
  [
    'a hardened password with an empty key',
    encrypted('<< /Filter /Standard /V 5 /R 6 /O <> /U <> >>'),
    'password-protected-pdf',
  ],
  ['deep nesting in a page', pdf(`1 0 obj ${'['.repeat(MANY)}`), 'taken'],
  ['two thousand million pages', pdf('1 0 obj<</Type/Pages/Count 2147483647/Kids[1 0 R]>>endobj'), 'taken'],
  ['a stream that unpacks to 64 MB', pdf(`1 0 obj<</Filter/FlateDecode/Length 9>>stream\n${bomb}`), 'taken'],
  [
    'a head that was stretched',
    latin1(`%PDF-1.7\n${'/Linearized '.repeat(MANY)}/L ${' '.repeat(MANY)}trailer`),
    'taken',
  ],
  [
    'a file that was cut off',
    encrypted(`<< /Filter /Standard /R 4 /O <${bytes32}>`).subarray(0, 120),
    'broken-pdf',
  ],
]

const pictures: readonly (readonly [name: string, file: string, bytes: Buffer])[] = [
  ['a PNG as wide and high as can be said', 'a.png', png(0x7fff_ffff, 0x7fff_ffff)],
  ['a GIF as wide and high as can be said', 'a.gif', latin1('GIF89a\xff\xff\xff\xff\0\0\0\0')],
  ['a bitmap as wide and high as can be said', 'a.bmp', bmp(0x7fff_ffff, -0x7fff_ffff)],
]

export const hostileFiles: readonly HostileFile[] = [
  ...pdfs.map(([name, bytes, said]) => ({ name, file: 'a.pdf', bytes, said })),
  ...pictures.map(([name, file, bytes]) => ({ name, file, bytes, said: 'unknown-type' as const })),
]
