// Uploads judged by their bytes: every type, disguises, PDFs with and without passwords, cut-off files.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { UploadType } from './file-heads.ts'
import encryptedPdfs from './encrypted-pdfs.json' with { type: 'json' }
import { sniffUpload } from './sniff.ts'

const allow: UploadType[] = ['pdf', 'jpg', 'png', 'gif', 'bmp', 'heic']
const sniff = (bytes: Uint8Array, options: { allow?: UploadType[]; maxBytes?: number } = {}) =>
  sniffUpload(bytes, { allow, ...options })
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

const PAD = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

function rc4(key: Buffer, data: Buffer): Buffer {
  const s = Array.from({ length: 256 }, (_, i) => i)
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + s[i]! + key[i % key.length]!) & 255
    ;[s[i], s[j]] = [s[j]!, s[i]!]
  }
  let i = 0
  let j = 0
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + s[i]!) & 255
      ;[s[i], s[j]] = [s[j]!, s[i]!]
      return byte ^ s[(s[i]! + s[j]!) & 255]!
    }),
  )
}

/** A one-page PDF; with a password it carries the standard 40-bit security handler ('' = opens without asking). */
function pdf(password?: string, before = ''): Uint8Array {
  const id = Buffer.from('0123456789abcdef0123456789abcdef', 'hex')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ]
  if (password !== undefined) {
    const padded = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), PAD]).subarray(0, 32)
    const owner = rc4(md5(padded('owner')).subarray(0, 5), padded(password))
    const permissions = Buffer.alloc(4)
    permissions.writeInt32LE(-4)
    const key = md5(padded(password), owner, permissions, id).subarray(0, 5)
    const user = rc4(key, PAD)
    objects.push(
      `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
    )
  }
  let text = `${before}%PDF-1.4\n`
  const offsets = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const xref = text.length
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const encrypt = password === undefined ? '' : '/Encrypt 4 0 R '
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${encrypt}/ID [<${id.toString('hex')}> <${id.toString('hex')}>] >>\nstartxref\n${xref}\n%%EOF\n`
  return latin1(text)
}

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(40),
])

/** A PDF whose encryption dictionary has these entries. */
const encryptedBy = (entries: string): Uint8Array =>
  latin1(`%PDF-1.7\n4 0 obj\n<< ${entries} >>\nendobj\ntrailer\n<< /Encrypt 4 0 R >>\nstartxref\n0\n%%EOF\n`)

/** One white point, 24 bits; `change` writes over its header. */
function bmp(change: (bytes: Buffer) => void = () => {}): Buffer {
  const bytes = Buffer.alloc(58, 0xff)
  bytes.write('BM', 'latin1')
  bytes.writeUInt32LE(58, 2)
  bytes.writeUInt32LE(0, 6)
  bytes.writeUInt32LE(54, 10)
  bytes.fill(0, 14, 54)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(1, 18)
  bytes.writeInt32LE(-1, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  change(bytes)
  return bytes
}

describe('sniffUpload', () => {
  it.each<[UploadType, Uint8Array, string]>([
    ['pdf', pdf(), 'application/pdf'],
    ['jpg', Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'), 'image/jpeg'],
    [
      'png',
      Buffer.from(
        '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154',
        'hex',
      ),
      'image/png',
    ],
    ['gif', latin1('GIF89a\x01\0\x01\0\0\0\0'), 'image/gif'],
    ['bmp', bmp(), 'image/bmp'],
    ['heic', heic, 'image/heic'],
  ])('knows %s, and refuses it where it is not allowed', (type, bytes, mime) => {
    expect(sniff(bytes)).toEqual({ ok: true, value: { type, mime } })
    expect(sniff(bytes, { allow: allow.filter((other) => other !== type) })).toEqual({
      ok: false,
      refusal: 'unknown-type',
    })
  })

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a program', 'MZ\x90\0'],
    ['an archive', 'PK\x03\x04'],
    ['text', 'hello'],
    ['one byte', 'x'],
  ])('refuses %s', (_name, text) =>
    expect(sniff(latin1(text))).toEqual({ ok: false, refusal: 'unknown-type' }),
  )

  it.each<[string, Uint8Array]>([
    ['two letters', latin1('BM')],
    [
      'a text that begins with the letters of a bitmap',
      latin1('BMW 320i, 2019, the invoice of the garage. '.repeat(3)),
    ],
    ['a bitmap that says it is longer than it is', bmp((b) => b.writeUInt32LE(59, 2))],
    ['a bitmap with a header of no known length', bmp((b) => b.writeUInt32LE(41, 14))],
    ['a bitmap whose points begin within its header', bmp((b) => b.writeUInt32LE(20, 10))],
    ['a bitmap whose points begin after its end', bmp((b) => b.writeUInt32LE(58, 10))],
    ['a bitmap of no width', bmp((b) => b.writeInt32LE(0, 18))],
    ['a bitmap of two planes', bmp((b) => b.writeUInt16LE(2, 26))],
    ['a page before a PDF', pdf(undefined, '<html><script>alert(1)</script>')],
    ['a drawing before a PDF', pdf(undefined, '  \n<svg onload=alert(1)>')],
    ['a program before a PDF', pdf(undefined, 'MZ')],
    ['an archive before a PDF', pdf(undefined, 'PK\x03\x04')],
    ['a PDF that begins after the first 1,024 bytes', pdf(undefined, ' '.repeat(1_024))],
    ['a PDF of no version', latin1('%PDF-<script>\ntrailer\nstartxref\n')],
    ['the three bytes of a JPEG', Buffer.from('ffd8ff', 'hex')],
    ['a JPEG whose first segment is none', Buffer.from('ffd8ff3c7363726970743e', 'hex')],
    ['a JPEG whose first segment has no length', Buffer.from('ffd8ffe0000000000000', 'hex')],
    ['the signature of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
    [
      'a PNG that begins with another chunk',
      Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d', 'hex'), Buffer.from('tEXt'.padEnd(40))]),
    ],
    ['the three letters of a GIF', latin1('GIF')],
    ['a GIF of no version that there is', latin1('GIF99a\x01\0\x01\0\0\0\0')],
    ['a GIF of no width', latin1('GIF89a=1;alert(1)'.replace('=1', '\0\0'))],
    [
      'the box of another medium',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(40)]),
    ],
    [
      'a box that says it is longer than the file',
      Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.from('ftypheic'), Buffer.alloc(40)]),
    ],
  ])('refuses %s', (_name, bytes) => expect(sniff(bytes)).toEqual({ ok: false, refusal: 'unknown-type' }))

  it('takes a bitmap whose length was left open, and one with bytes after its points', () => {
    expect(sniff(bmp((b) => b.writeUInt32LE(0, 2)))).toMatchObject({ ok: true })
    expect(sniff(Buffer.concat([bmp(), Buffer.alloc(2)]))).toMatchObject({ ok: true })
  })

  it('tells empty and too large ones apart', () => {
    expect(sniff(new Uint8Array())).toEqual({ ok: false, refusal: 'empty' })
    expect(sniff(pdf(), { maxBytes: 10 })).toEqual({ ok: false, refusal: 'too-large' })
    expect(sniff(pdf(), { maxBytes: pdf().length })).toMatchObject({ ok: true })
  })

  it('tells a PDF that asks for a password from one that opens without', () => {
    expect(sniff(pdf('secret'))).toEqual({ ok: false, refusal: 'password-protected-pdf' })
    expect(sniff(pdf(''))).toEqual({ ok: true, value: { type: 'pdf', mime: 'application/pdf' } })
  })

  // Written by pypdf 6.19 with every algorithm of the standard security handler, for each an empty and a real user password.
  it.each(Object.entries(encryptedPdfs))('%s', (name, base64) =>
    expect(sniff(Buffer.from(base64, 'base64'))).toEqual(
      name.endsWith('opens')
        ? { ok: true, value: { type: 'pdf', mime: 'application/pdf' } }
        : { ok: false, refusal: 'password-protected-pdf' },
    ),
  )

  it('refuses a PDF that is encrypted for somebody else’s certificate', () =>
    expect(sniff(encryptedBy('/Filter /Adobe.PubSec /V 4 /Recipients [<00>]'))).toEqual({
      ok: false,
      refusal: 'password-protected-pdf',
    }))

  it('leaves the bytes with the caller', () => {
    const bytes = pdf('')
    sniff(bytes)
    expect(bytes).toEqual(pdf(''))
  })

  it('is not fooled by the word in a text', () =>
    expect(
      sniff(latin1(Buffer.from(pdf()).toString('latin1').replace('%%EOF', '% /Encrypt as a word\n%%EOF'))),
    ).toMatchObject({ ok: true }))

  it.each([
    ['a byte order mark and line ends', '\xef\xbb\xbf\r\n\r\n'],
    ['blanks', ' '.repeat(40)],
    ['as many bytes as may be', '\0'.repeat(1_023)],
    ['the commands of a printer', '\x1b%-12345X@PJL JOB NAME="SCAN"\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['the head of a mail', 'Content-Type: application/pdf\r\n\r\n'],
    ['an answer of a web server', 'HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n'],
  ])('finds a PDF behind %s', (_what, before) =>
    expect(sniff(pdf(undefined, before))).toEqual({
      ok: true,
      value: { type: 'pdf', mime: 'application/pdf' },
    }),
  )

  it('says when a PDF is cut off, wherever it begins', () => {
    expect(sniff(pdf().slice(0, 120))).toEqual({ ok: false, refusal: 'broken-pdf' })
    const cut = latin1(
      '%PDF-1.5\n1 0 obj\n<< /Linearized 1 /L 50000 /H [ 700 180 ] >>\nendobj\nstartxref\n0\n%%EOF\n',
    )
    expect(sniff(cut)).toEqual({ ok: false, refusal: 'broken-pdf' })
    const behind = Buffer.concat([Buffer.alloc(1_000, ' '), cut])
    expect(sniff(behind)).toEqual({ ok: false, refusal: 'broken-pdf' })
    const torn = latin1('%PDF-1.5\ntrailer\n<< /Encrypt 9 0 R >>\nstartxref\n0\n%%EOF\n')
    expect(sniff(torn)).toEqual({ ok: false, refusal: 'broken-pdf' })
  })
})
