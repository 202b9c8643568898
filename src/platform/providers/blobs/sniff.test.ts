// Uploads judged by their bytes: every type, disguises, PDFs with and without passwords, cut-off files.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sniffUpload, type UploadType } from './sniff.ts'

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
    ['bmp', latin1('BM\x46\0\0\0\0\0\0\0\x36\0\0\0'), 'image/bmp'],
    ['heic', heic, 'image/heic'],
  ])('knows %s, and refuses it where it is not allowed', async (type, bytes, mime) => {
    expect(await sniff(bytes)).toEqual({ ok: true, value: { type, mime } })
    expect(await sniff(bytes, { allow: allow.filter((other) => other !== type) })).toEqual({
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
  ])('refuses %s', async (_name, text) =>
    expect(await sniff(latin1(text))).toEqual({ ok: false, refusal: 'unknown-type' }),
  )

  it('tells empty and too large ones apart', async () => {
    expect(await sniff(new Uint8Array())).toEqual({ ok: false, refusal: 'empty' })
    expect(await sniff(pdf(), { maxBytes: 10 })).toEqual({ ok: false, refusal: 'too-large' })
    expect(await sniff(pdf(), { maxBytes: pdf().length })).toMatchObject({ ok: true })
  })

  it('tells a PDF that asks for a password from one that opens without', async () => {
    expect(await sniff(pdf('secret'))).toEqual({ ok: false, refusal: 'password-protected-pdf' })
    expect(await sniff(pdf(''))).toEqual({ ok: true, value: { type: 'pdf', mime: 'application/pdf' } })
  })

  it('leaves the bytes with the caller', async () => {
    const bytes = pdf('')
    await sniff(bytes)
    expect(bytes).toEqual(pdf(''))
  })

  it('is not fooled by the word in a text', async () =>
    expect(
      await sniff(
        latin1(Buffer.from(pdf()).toString('latin1').replace('%%EOF', '% /Encrypt as a word\n%%EOF')),
      ),
    ).toMatchObject({ ok: true }))

  it('finds a PDF behind a few lines, and says when one is cut off', async () => {
    expect(await sniff(pdf(undefined, 'Content-Type: application/pdf\r\n\r\n'))).toMatchObject({ ok: true })
    expect(await sniff(pdf().slice(0, 120))).toEqual({ ok: false, refusal: 'broken-pdf' })
    const cut = latin1(
      '%PDF-1.5\n1 0 obj\n<< /Linearized 1 /L 50000 /H [ 700 180 ] >>\nendobj\nstartxref\n0\n%%EOF\n',
    )
    expect(await sniff(cut)).toEqual({ ok: false, refusal: 'broken-pdf' })
    const torn = latin1('%PDF-1.5\ntrailer\n<< /Encrypt 9 0 R >>\nstartxref\n0\n%%EOF\n')
    expect(await sniff(torn)).toEqual({ ok: false, refusal: 'broken-pdf' })
  })
})
