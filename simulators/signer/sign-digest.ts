// Signs a hash as services with a key of their own do: by openssl, which takes one as it is. Tests need it installed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const bytesOf = { sha256: 32, sha384: 48 } as const

/** `key`: PEM. PKCS #1 v1.5 for RSA, DER for curves; null where the hash has another length. */
export function signDigest(key: string, hash: keyof typeof bytesOf, digest: Uint8Array): Buffer | null {
  if (digest.length !== bytesOf[hash]) return null
  const folder = mkdtempSync(join(tmpdir(), 'underway-signer-'))
  const [file, given] = [join(folder, 'key.pem'), join(folder, 'digest')]
  writeFileSync(file, key, { mode: 0o600 })
  writeFileSync(given, digest)
  const run = spawnSync('openssl', [
    'pkeyutl',
    '-sign',
    '-inkey',
    file,
    '-in',
    given,
    '-pkeyopt',
    `digest:${hash}`,
  ])
  rmSync(folder, { recursive: true, force: true })
  if (run.status !== 0) throw new Error(`openssl did not sign: ${run.stderr.toString()}`)
  return run.stdout
}
