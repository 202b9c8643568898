// Who seals papers here, and who says when: a key in a file, a service that signs, a timestamp authority.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { readSealCertificates, readSealKey } from '#platform/paper/seal/seal-key.ts'
import type { Doors } from '#platform/providers/doors.ts'
import { kmsSigner } from '#platform/providers/keys/aws-kms/kms-signer.ts'
import { httpsSigner } from '#platform/providers/seal-signer/https-signer/https-signer.ts'
import { pemFileSigner } from '#platform/providers/seal-signer/pem-file/pem-file.ts'
import type { SealSignerPort } from '#platform/providers/seal-signer/port.ts'
import type { TimestampPort } from '#platform/providers/timestamp/port.ts'
import { rfc3161, type ReadTimestamp } from '#platform/providers/timestamp/rfc3161/rfc3161.ts'
import { keepInDataDir } from './keys-file.ts'
import { kmsOptions } from './providers.ts'

/**
 * What papers are sealed with: SEAL_FILE with its key, or its certificates and a service that signs; in a demo a key that is made at its
 * first start. Null elsewhere: a seal that this server made itself proves nothing to anybody. Throws a plain sentence when it is half set
 * up, or the file is not what it should be.
 */
export async function loadSeal(
  config: Config,
  { doors, clock }: { readonly doors: Doors; readonly clock: () => Date },
): Promise<SealSignerPort | null> {
  const {
    SEAL_FILE: given,
    SEAL_KMS_KEY_ID: keyId,
    SEAL_SIGNER_URL: url,
    SEAL_SIGNER_TOKEN: token,
  } = config.env
  if (Boolean(url) !== Boolean(token))
    throw new Error('SEAL_SIGNER_URL and SEAL_SIGNER_TOKEN go together. See .env.example.')
  if (keyId && url) throw new Error('Set SEAL_KMS_KEY_ID or SEAL_SIGNER_URL, not both. See .env.example.')
  if ((keyId || url) && !given)
    throw new Error(
      `${keyId ? 'SEAL_KMS_KEY_ID' : 'SEAL_SIGNER_URL'} needs SEAL_FILE with the certificate of its key. See .env.example.`,
    )
  if (url && config.production && !url.startsWith('https:'))
    throw new Error('SEAL_SIGNER_URL must begin with https: in production, since a token goes there.')
  if (!given && !config.demo) return null
  const file = given ?? join(config.dataDir, 'seal.pem')
  if (!given && !existsSync(file)) {
    // What makes certificates is large, and needed once.
    const { makeSealPem } = await import('#platform/paper/seal/make-seal.ts')
    keepInDataDir(config, file, await makeSealPem('Underway demo', clock()))
  }
  if (!existsSync(file)) throw new Error(`SEAL_FILE names '${file}', which is not there. See .env.example.`)
  try {
    const text = readFileSync(file, 'utf8')
    if (!keyId && !url) return pemFileSigner(readSealKey(text, clock()))
    const identity = readSealCertificates(text, clock())
    return keyId
      ? kmsSigner({ ...kmsOptions(config, doors, clock), keyId, call: doors.to('seal-signer'), identity })
      : httpsSigner({ url: url!, token: token!, call: doors.to('seal-signer'), identity })
  } catch (error) {
    throw new Error(`The seal in ${file} cannot be used: ${(error as Error).message}. See .env.example.`)
  }
}

/** Who says when papers were sealed; undefined = our own clock. */
export function openTimestamps(
  { env }: Config,
  doors: Doors,
  read: ReadTimestamp,
): { readonly timestamps?: TimestampPort } {
  if (!env.TIMESTAMP_URL) return {}
  return {
    timestamps: rfc3161({
      url: env.TIMESTAMP_URL,
      call: doors.to('timestamps'),
      read,
    }),
  }
}
