// The certificates, and where it is in a file the key, that papers are sealed with, read from PEM. Plain data: it is handed to threads.
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'

export type SealAlgorithm = 'RSA-SHA-256' | 'ECDSA-SHA-256' | 'ECDSA-SHA-384'

/** Who seals, and by which rule; wherever the key lies. */
export interface SealIdentity {
  /** DER: its own certificate first, then those of its issuers. */
  readonly certificates: readonly Uint8Array[]
  /** Of RSA with PKCS #1 v1.5, of P-256 and of P-384. */
  readonly algorithm: SealAlgorithm
  /** The name in the certificate: who seals. */
  readonly name: string
}

export interface SealKey extends SealIdentity {
  /** PKCS#8, DER. */
  readonly privateKey: Uint8Array
}

/** Reads certificates and key out of one PEM text. Throws a plain sentence that says what is wrong with it, never what is in it. */
export function readSealKey(text: string, now: Date): SealKey {
  const { own, certificates } = certificatesIn(text)
  const key = privateKeyIn(text)
  if (!own.checkPrivateKey(key)) throw new Error('its key is not the one of its first certificate')
  return {
    ...identityOf(own, certificates, now),
    privateKey: Uint8Array.from(key.export({ type: 'pkcs8', format: 'der' })),
  }
}

/** The same where the key lies elsewhere: certificates alone. A key in the file has no business there. */
export function readSealCertificates(text: string, now: Date): SealIdentity {
  const { own, certificates } = certificatesIn(text)
  if (text.includes('PRIVATE KEY-----'))
    throw new Error('it holds a key, and another service is to sign: leave only the certificates in it')
  return identityOf(own, certificates, now)
}

function certificatesIn(text: string): {
  own: X509Certificate
  certificates: readonly X509Certificate[]
} {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  const read = blocks.map(opened)
  const [own] = read
  if (!own) throw new Error('it holds no certificate')
  return { own, certificates: read }
}

function identityOf(own: X509Certificate, certificates: readonly X509Certificate[], now: Date): SealIdentity {
  if (new Date(own.validTo) < now) throw new Error(`its certificate ended on ${own.validTo}`)
  if (new Date(own.validFrom) > now) throw new Error(`its certificate begins on ${own.validFrom}`)
  const algorithm = algorithmOf(own.publicKey)
  if (!algorithm) throw new Error('its key is neither RSA nor of the curves P-256 and P-384')
  return {
    certificates: certificates.map(({ raw }) => Uint8Array.from(raw)),
    algorithm,
    name: /(?:^|\+ ?)CN=(.+)$/m.exec(own.subject)?.[1] ?? own.subject.replaceAll('\n', ', '),
  }
}

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails }: KeyObject): SealAlgorithm | null {
  if (type === 'rsa') return 'RSA-SHA-256'
  return (type === 'ec' && curves[asymmetricKeyDetails?.namedCurve ?? '']) || null
}

const curves: Readonly<Record<string, SealAlgorithm>> = {
  prime256v1: 'ECDSA-SHA-256',
  secp384r1: 'ECDSA-SHA-384',
}

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
