// The seal: found valid by readers of others, broken by one changed byte, refused where it would not hold.
import { fromBER } from 'asn1js'
import { ContentInfo, SignedData } from 'pkijs'
import { beforeAll, describe, expect, test } from 'vitest'
import { askTool, hasTool } from '../../../../test/pdf-tools.ts'
import { writePaper } from '../write-paper.ts'
import { makeSealPem } from './make-seal.ts'
import { readSealKey, type SealKey } from './seal-key.ts'
import { sealPdf } from '../../../../test/seal-pdf.ts'

const now = new Date('2026-11-22T15:00:00Z')
const paper = {
  kind: 'test',
  version: '1',
  language: 'es',
  title: 'Peña (y) <hijos>',
  sender: 'Underway',
  foot: '',
  blocks: [{ block: 'paragraph', text: 'Texto.' }],
} as const
const { bytes: pdf } = writePaper(paper, now)
const note = { at: now.toISOString(), reason: 'Firmado por todos (ñ)' }
let key: SealKey
let sealed: Uint8Array
beforeAll(async () => {
  key = readSealKey(await makeSealPem('Underway demo', now), now)
  sealed = await sealPdf(pdf, key, note)
})

/** Whether the signature in a file stands for exactly the bytes that it says it is over, and those are all but its own. */
async function holds(file: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(file)
  const [, a, b, c, d] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(bytes.toString('latin1'))!.map(Number)
  expect([a, c! + d!]).toEqual([0, bytes.length])
  const hex = bytes.toString('latin1', b! + 1, c! - 1)
  const content = ContentInfo.fromBER(
    Uint8Array.from(Buffer.from(hex.replace(/(?:00)+$/, '') + '00', 'hex')).buffer,
  )
  const signed = new SignedData({ schema: content.content })
  const data = Buffer.concat([bytes.subarray(0, b), bytes.subarray(c)])
  return signed.verify({ signer: 0, data: Uint8Array.from(data).buffer }).catch(() => false)
}

test('it holds, and the paper before it stays as it was', async () => {
  expect(await holds(sealed)).toBe(true)
  expect(Buffer.from(sealed).subarray(0, pdf.length).equals(Buffer.from(pdf))).toBe(true)
})

test.each([
  ['in the paper', 500],
  ['in what the seal says', -300],
])('one changed byte %s breaks it', async (_where, at) => {
  const changed = Uint8Array.from(sealed)
  const place = at < 0 ? changed.length + at : at
  changed[place]! ^= 1
  expect(await holds(changed)).toBe(false)
})

test('what is sealed already, or is none of ours, is not sealed', async () => {
  await expect(sealPdf(sealed, key, note)).rejects.toThrow('no table of ours')
  await expect(sealPdf(Buffer.from('%PDF-1.7\nstartxref\n5\n%%EOF'), key, note)).rejects.toThrow()
  await expect(sealPdf(pdf.subarray(0, -20), key, note)).rejects.toThrow()
})

describe('the file that the operator gives', () => {
  const read = (pem: string, at = now) => readSealKey(pem, at)
  test('must hold a certificate and its key, in their time', async () => {
    const pem = await makeSealPem('A', now)
    const [certificate, privateKey] = pem.split('-----BEGIN PRIVATE')
    expect(() => read(`-----BEGIN PRIVATE${privateKey}`)).toThrow('it holds no certificate')
    expect(() => read(certificate!)).toThrow('it holds no key without a passphrase')
    const other = (await makeSealPem('B', now)).split('-----BEGIN PRIVATE')[1]!
    expect(() => read(`${certificate}-----BEGIN PRIVATE${other}`)).toThrow('is not the one of')
    expect(() => read(pem, new Date('2040-01-01'))).toThrow('its certificate ended on')
    expect(() => read(pem, new Date('2020-01-01'))).toThrow('its certificate begins on')
    expect(read(pem).name).toBe('A')
  })
})

describe.skipIf(!hasTool('pdfsig'))('by another reader', () => {
  test('valid, of the whole document, with who and why', () => {
    const said = askTool('pdfsig', sealed, ['-nocert'])
    expect(said).toContain('Signature is Valid.')
    expect(said).toContain('Total document signed')
    expect(said).toContain('ETSI.CAdES.detached')
    expect(said).toContain('Underway demo')
    expect(askTool('pdfinfo', sealed)).toMatch(/Tagged:\s+yes/)
  })
  test('one changed byte is seen', () => {
    const changed = Uint8Array.from(sealed)
    changed[500]! ^= 1
    expect(askTool('pdfsig', changed, ['-nocert'])).toContain('Digest Mismatch')
  })
})

// An ASN.1 reader of others takes the whole of it.
test('the signature is one value without a rest', () => {
  const text = Buffer.from(sealed).toString('latin1')
  const hex = /\/Contents <([0-9a-f]+)>/.exec(text)![1]!
  const read = fromBER(Uint8Array.from(Buffer.from(hex, 'hex')).buffer)
  expect(hex.slice(read.offset * 2)).toMatch(/^0*$/)
})
