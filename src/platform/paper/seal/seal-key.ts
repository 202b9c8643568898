// The certificate and key that papers are sealed with, read from a PEM file. Plain data: it is handed to the thread that seals.
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'

export interface SealKey {
  /** DER: its own certificate first, then those of its issuers. */
  readonly certificates: readonly Uint8Array[]
  /** PKCS#8, DER. */
  readonly privateKey: Uint8Array
  readonly algorithm:
    | { readonly name: 'RSASSA-PKCS1-v1_5'; readonly hash: 'SHA-256' }
    | { readonly name: 'ECDSA'; readonly namedCurve: string }
  /** The name in the certificate: who seals. */
  readonly name: string
}

/** Reads certificates and key out of one PEM text. Throws a plain sentence that says what is wrong with it, never what is in it. */
export function readSealKey(text: string, now: Date): SealKey {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  const read = blocks.map(opened)
  const [own] = read
  if (!own) throw new Error('it holds no certificate')
  const key = privateKeyIn(text)
  if (!own.checkPrivateKey(key)) throw new Error('its key is not the one of its first certificate')
  if (new Date(own.validTo) < now) throw new Error(`its certificate ended on ${own.validTo}`)
  if (new Date(own.validFrom) > now) throw new Error(`its certificate begins on ${own.validFrom}`)
  const algorithm = algorithmOf(key)
  if (!algorithm) throw new Error('its key is neither RSA nor of the curves P-256 and P-384')
  return {
    certificates: read.map(({ raw }) => Uint8Array.from(raw)),
    privateKey: Uint8Array.from(key.export({ type: 'pkcs8', format: 'der' })),
    algorithm,
    name: /(?:^|\+ ?)CN=(.+)$/m.exec(own.subject)?.[1] ?? own.subject.replaceAll('\n', ', '),
  }
}

function algorithmOf({
  asymmetricKeyType: type,
  asymmetricKeyDetails,
}: KeyObject): SealKey['algorithm'] | null {
  if (type === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const curve = type === 'ec' ? curves[asymmetricKeyDetails?.namedCurve ?? ''] : undefined
  return curve ? { name: 'ECDSA', namedCurve: curve } : null
}

const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' }

function opened(block: string): X509Certificate {
  try {
    return new X509Certificate(block)
  } catch {
    throw new Error('a certificate in it cannot be read')
  }
}

function privateKeyIn(text: string) {
  const block = /-----BEGIN ((?:RSA |EC )?PRIVATE KEY)-----[^-]+-----END \1-----/.exec(text)
  if (!block) throw new Error('it holds no key without a passphrase')
  try {
    return createPrivateKey(block[0])
  } catch {
    throw new Error('its key cannot be read')
  }
}
