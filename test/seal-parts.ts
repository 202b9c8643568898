// A sealed PDF taken apart by other people's tools: its signature, what that is over, and its timestamp.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromBER } from 'asn1js'
import { ContentInfo, SignedData } from 'pkijs'

const TIMESTAMP_TOKEN = '1.2.840.113549.1.9.16.2.14'

interface SealParts {
  /** The signature, DER. */
  readonly message: Buffer
  /** Every byte that it is over. */
  readonly signed: Buffer
  /** Of the first signer. */
  readonly signature: Buffer
  readonly token: Buffer | null
}

export function partsOf(file: Uint8Array): SealParts {
  const bytes = Buffer.from(file)
  const text = bytes.toString('latin1')
  const [, , b, c] = /\/ByteRange \[(\d+) (\d+) (\d+) \d+\]/.exec(text)!.map(Number)
  const padded = Buffer.from(text.slice(b! + 1, c! - 1), 'hex')
  const { offset } = fromBER(Uint8Array.from(padded).buffer)
  const message = padded.subarray(0, offset)
  const info = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(message)).content })
    .signerInfos[0]!
  const stamp = info.unsignedAttrs?.attributes.find(({ type }) => type === TIMESTAMP_TOKEN)
  return {
    message,
    signed: Buffer.concat([bytes.subarray(0, b), bytes.subarray(c)]),
    signature: Buffer.from(info.signature.valueBlock.valueHexView),
    token: stamp ? Buffer.from((stamp.values[0] as { toBER(): ArrayBuffer }).toBER()) : null,
  }
}

/** Runs openssl over files by name ('@name' among the arguments); answers whether it agreed, and what it said. */
export function openssl(
  args: readonly string[],
  files: Readonly<Record<string, Uint8Array | string>>,
): { readonly ok: boolean; readonly said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'underway-openssl-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const run = spawnSync(
    'openssl',
    args.map((arg) => (arg.startsWith('@') ? join(folder, arg.slice(1)) : arg)),
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true, force: true })
  return { ok: run.status === 0, said: run.stdout + run.stderr }
}

/** A key and a certificate of its own by openssl; `kind` as `openssl req -newkey` takes it. */
export function madeCertificate(kind: readonly string[]): {
  readonly key: string
  readonly certificate: string
} {
  const folder = mkdtempSync(join(tmpdir(), 'underway-certificate-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const usage = ['-addext', 'keyUsage=critical,digitalSignature,nonRepudiation']
  const whose = ['-days', '3650', '-subj', '/CN=Harbor Funding', ...usage]
  execFileSync(
    'openssl',
    ['req', '-x509', '-nodes', ...kind, '-keyout', key, '-out', certificate, ...whose],
    {
      stdio: 'ignore',
    },
  )
  const made = { key: readFileSync(key, 'utf8'), certificate: readFileSync(certificate, 'utf8') }
  rmSync(folder, { recursive: true, force: true })
  return made
}
