// Timestamps of seals: by a real authority (openssl ts), found valid by its own tool, and refused where they are about something else.
import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ok, refused } from '#core/ground/outcome.ts'
import { startTimestampSimulator, type TimestampSimulator } from '#simulators/timestamp/timestamp.ts'
import { askTool, hasTool } from '../../../../test/pdf-tools.ts'
import { sealPdfBy } from '../../../../test/seal-pdf.ts'
import { madeCertificate, openssl, partsOf } from '../../../../test/seal-parts.ts'
import { readSealKey } from '../../paper/seal/seal-key.ts'
import { readTimestamp } from '../../paper/seal/timestamp.ts'
import { writePaper } from '../../paper/write-paper.ts'
import { pemFileSigner } from '../seal-signer/pem-file/pem-file.ts'
import { rfc3161 } from './rfc3161/rfc3161.ts'

// Certificates made here begin now.
const now = new Date(Date.now() + 3_600_000)
const isThere = hasTool('openssl')

describe.skipIf(!isThere)('an authority', () => {
  let authority: TimestampSimulator
  beforeAll(async () => {
    authority = await startTimestampSimulator()
  })
  afterEach(() => authority.be('well'))
  afterAll(() => authority.close())
  const port = () =>
    rfc3161({
      url: authority.url,
      read: (asked) =>
        readTimestamp(asked).then(ok, (error: unknown) => refused({ why: (error as Error).message })),
    })
  const why = async (signature: Uint8Array) => {
    const found: unknown[] = []
    const answer = await rfc3161({
      url: authority.url,
      read: (asked) =>
        readTimestamp(asked).then(ok, (error: unknown) => {
          found.push((error as Error).message)
          return refused({})
        }),
    }).stamp(signature)
    return [answer.ok ? null : answer.refusal.kind, ...found]
  }

  test('says when, in a seal that other tools find valid with its time', async () => {
    const { key, certificate } = madeCertificate(['-newkey', 'rsa:2048'])
    const { bytes } = writePaper(
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
    const signer = pemFileSigner(readSealKey(certificate + key, now))
    const sealed = await sealPdfBy(signer, bytes, { at: now.toISOString(), reason: 'Signed' }, async (it) => {
      const token = await port().stamp(it)
      if (!token.ok) throw new Error(token.refusal.vendorCode)
      return token.value
    })
    const { message, signed, signature, token } = partsOf(sealed)
    const digest = createHash('sha256').update(signature).digest('hex')
    const about = (hash: string) =>
      openssl(['ts', '-verify', '-token_in', '-in', '@token', '-digest', hash, '-CAfile', '@authority'], {
        token: token!,
        authority: authority.authority,
      })
    expect(about(digest)).toMatchObject({ ok: true })
    expect(about(digest.replace(/^../, (two) => (two === '00' ? '01' : '00'))).ok).toBe(false)
    const args = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', '@message', '-content', '@signed']
    const read = [...args, '-CAfile', '@certificate', '-purpose', 'any', '-out', '/dev/null', '-cades']
    expect(openssl(read, { message, signed, certificate })).toMatchObject({ ok: true })
    if (hasTool('pdfsig')) expect(askTool('pdfsig', sealed, ['-nocert'])).toContain('Signature is Valid.')
  })

  test('that is away or says no proves nothing', async () => {
    authority.be('unavailable')
    expect(await why(Buffer.from('x'))).toEqual(['unavailable'])
    authority.be('refuses')
    expect(await why(Buffer.from('x'))).toEqual(['malformed', 'not granted'])
    authority.be('nonsense')
    expect(await why(Buffer.from('x'))).toEqual(['malformed', expect.any(String)])
  })

  test('is not believed about another signature, another question, or with a certificate for something else', async () => {
    expect(await why(Buffer.from('before'))).toEqual([null])
    authority.be('late')
    expect(await why(Buffer.from('x'))).toEqual(['malformed', 'about something else'])
    expect(await why(Buffer.from('before'))).toEqual(['malformed', 'asked by somebody else'])
    authority.be('not-for-timestamps')
    expect(await why(Buffer.from('x'))).toEqual(['malformed', 'not signed for timestamps'])
  })
})
