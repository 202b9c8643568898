// What every signer of seals does: a file that other readers call valid, by the key of its certificate; and what its faults look like.
import { fromBER } from 'asn1js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startAwsKmsSimulator, type AwsKmsSimulator } from '#simulators/aws-kms/aws-kms.ts'
import { startSignerSimulator, type SignerSimulator } from '#simulators/signer/signer.ts'
import { askTool, hasTool } from '../../../../test/pdf-tools.ts'
import { sealPdfBy } from '../../../../test/seal-pdf.ts'
import { madeCertificate, openssl, partsOf } from '../../../../test/seal-parts.ts'
import { beginSeal } from '../../paper/seal/seal.ts'
import { readSealCertificates, readSealKey } from '../../paper/seal/seal-key.ts'
import { writePaper } from '../../paper/write-paper.ts'
import { fixedCredentials } from '../aws-credentials.ts'
import { kmsSigner } from '../keys/aws-kms/kms-signer.ts'
import { httpsSigner } from './https-signer/https-signer.ts'
import { pemFileSigner } from './pem-file/pem-file.ts'
import type { SealSignerPort } from './port.ts'

// Certificates made here begin now.
const now = new Date(Date.now() + 3_600_000)
const { bytes: pdf } = writePaper(
  {
    kind: 'test',
    version: '1',
    language: 'en',
    title: 'Contract',
    sender: 'Harbor Funding',
    foot: '',
    blocks: [{ block: 'paragraph', text: 'Text.' }],
  },
  now,
)
const note = { at: now.toISOString(), reason: 'Signed by all' }
const kinds: Readonly<Record<string, readonly string[]>> = {
  RSA: ['-newkey', 'rsa:2048'],
  'P-256': ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
  'P-384': ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:secp384r1'],
}
const KEY = '1234abcd-12ab-34cd-56ef-1234567890ab'
const isThere = hasTool('openssl')

describe.skipIf(!isThere).each(Object.keys(kinds))('a key of %s', (kind) => {
  const { key, certificate } = isThere ? madeCertificate(kinds[kind]!) : { key: '', certificate: '' }
  let kms: AwsKmsSimulator
  let service: SignerSimulator
  let signers: Readonly<Record<string, SealSignerPort>>
  const viaKms = (of: string) =>
    kmsSigner({
      endpoint: kms.url,
      region: 'us-east-1',
      keyId: KEY,
      credentials: fixedCredentials(kms.credentials),
      clock: () => now,
      identity: readSealCertificates(of, now),
    })
  const viaService = (of: string, token = service.token) =>
    httpsSigner({ url: service.url, token, identity: readSealCertificates(of, now) })
  beforeAll(async () => {
    kms = await startAwsKmsSimulator({ signingKeys: { [KEY]: key }, clock: () => now })
    service = await startSignerSimulator({ key })
    signers = {
      'pem-file': pemFileSigner(readSealKey(certificate + key, now)),
      'aws-kms': viaKms(certificate),
      'https-signer': viaService(certificate),
    }
  })
  afterEach(() => {
    kms.fail(null)
    service.fail(null)
  })
  afterAll(() => Promise.all([kms.close(), service.close()]))

  test.each(['pem-file', 'aws-kms', 'https-signer'])('%s seals, and openssl verifies it', async (name) => {
    const sealed = await sealPdfBy(signers[name]!, pdf, note)
    const { message, signed } = partsOf(sealed)
    const files = { message, signed, certificate }
    const args = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', '@message', '-content', '@signed']
    const read = [...args, '-CAfile', '@certificate', '-purpose', 'any', '-out', '/dev/null']
    expect(openssl([...read, '-cades'], files)).toMatchObject({ ok: true })
    signed[500]! ^= 1
    expect(openssl(read, files).ok).toBe(false)
    if (!hasTool('pdfsig')) return
    const said = askTool('pdfsig', sealed, ['-nocert'])
    expect(said).toContain('Signature is Valid.')
    expect(said).toContain('Total document signed')
  })

  test('where it costs nothing or next to nothing a sentence is signed to try it; a service is only reached', async () => {
    for (const name of ['pem-file', 'aws-kms'])
      expect(await signers[name]!.check()).toEqual({ ok: true, value: null })
    const asked = service.digests.length
    expect(await signers['https-signer']!.check()).toEqual({ ok: true, value: 'reached' })
    expect(service.digests).toHaveLength(asked)
    expect(await viaKms(madeCertificate(kinds[kind]!).certificate).check()).toMatchObject({
      refusal: { vendorCode: 'not-by-the-key-of-the-certificate' },
    })
    kms.fail('DisabledException')
    expect(await signers['aws-kms']!.check()).toMatchObject({ refusal: { kind: 'rejected', ours: true } })
  })

  // DER wants a set in the order of its encodings; some readers make it anew before they judge.
  test('what is signed is in order', () => {
    const { attributes } = beginSeal(pdf, readSealCertificates(certificate, now), note)
    const set = fromBER(Uint8Array.from(attributes).buffer).result as unknown as {
      valueBlock: { value: { toBER(): ArrayBuffer }[] }
    }
    const encoded = set.valueBlock.value.map((each) => Buffer.from(each.toBER()).toString('hex'))
    expect(encoded).toHaveLength(3)
    expect(encoded).toEqual([...encoded].sort())
  })

  test('the key of another certificate seals nothing', async () => {
    const other = madeCertificate(kinds[kind]!).certificate
    for (const signer of [viaKms(other), viaService(other)])
      expect(await signer.sign(Buffer.from('x'))).toMatchObject({
        ok: false,
        refusal: { kind: 'rejected', vendorCode: 'not-by-the-key-of-the-certificate', ours: true },
      })
  })

  test('what passes is told from what the operator must mend', async () => {
    const faultOf = async (signer: SealSignerPort) => {
      const signed = await signer.sign(Buffer.from('x'))
      return signed.ok ? null : signed.refusal
    }
    kms.fail('KMSInternalException')
    service.fail(503)
    for (const name of ['aws-kms', 'https-signer'])
      expect(await faultOf(signers[name]!)).toMatchObject({ kind: 'unavailable' })
    kms.fail('DisabledException')
    service.fail(null)
    expect(await faultOf(signers['aws-kms']!)).toMatchObject({ kind: 'rejected', ours: true })
    expect(await faultOf(viaService(certificate, 'another'))).toMatchObject({ kind: 'rejected', ours: true })
  })
})

test.skipIf(!isThere)('services that sign get a hash and no more', async () => {
  const { key, certificate } = madeCertificate(kinds.RSA!)
  const service = await startSignerSimulator({ key })
  const identity = readSealCertificates(certificate, now)
  await sealPdfBy(httpsSigner({ url: service.url, token: service.token, identity }), pdf, note)
  expect(service.digests).toEqual([expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/)])
  expect(() => readSealCertificates(certificate + key, now)).toThrow('leave only the certificates in it')
  await service.close()
})
