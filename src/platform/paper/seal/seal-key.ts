// The certificate and key that papers are sealed with: made for a demo, read from the operator's PEM file elsewhere.
import { createPrivateKey, randomBytes, webcrypto, X509Certificate } from 'node:crypto'
import { Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'

export interface SealKey {
  /** Its own certificate first, then those of its issuers. */
  readonly certificates: readonly Certificate[]
  readonly privateKey: CryptoKey
  /** The name in the certificate: who seals. */
  readonly name: string
}

const EC = { name: 'ECDSA', namedCurve: 'P-256' } as const
const YEARS = 10
const COMMON_NAME = '2.5.4.3'
const KEY_USAGE = '2.5.29.15'
const BASIC_CONSTRAINTS = '2.5.29.19'

/** A new key with a certificate that it signs itself, as PEM; readers show such a seal as one of an unknown signer. */
export async function makeSealPem(name: string, now: Date): Promise<string> {
  const pair = await webcrypto.subtle.generateKey(EC, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: positive(randomBytes(16)) })
  for (const side of [certificate.issuer, certificate.subject])
    side.typesAndValues.push(
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: name }) }),
    )
  certificate.notBefore.value = new Date(now.getTime() - 86_400_000)
  certificate.notAfter.value = new Date(now.getTime() + YEARS * 365 * 86_400_000)
  certificate.extensions = [
    new Extension({
      extnID: BASIC_CONSTRAINTS,
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
    }),
    // digitalSignature and contentCommitment (RFC 5280, 4.2.1.3): a bit string of two bits, six unused.
    new Extension({
      extnID: KEY_USAGE,
      critical: true,
      extnValue: Uint8Array.of(0x03, 0x02, 0x06, 0xc0).buffer,
    }),
  ]
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey)
  await certificate.sign(pair.privateKey, 'SHA-256')
  const key = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)
  return pem('CERTIFICATE', certificate.toSchema(true).toBER()) + pem('PRIVATE KEY', key)
}

/** A serial number is positive: its first bit is not set, and its first byte is not zero. */
function positive(bytes: Buffer): ArrayBuffer {
  bytes[0] = (bytes[0]! & 0x7f) | 0x40
  return Uint8Array.from(bytes).buffer
}

const pem = (label: string, der: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der)
    .toString('base64')
    .replace(/.{1,64}/g, '$&\n')}-----END ${label}-----\n`

/** Reads certificates and key out of one PEM text. Throws a plain sentence that says what is wrong with it, never what is in it. */
export async function readSealKey(text: string, now: Date): Promise<SealKey> {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  const read = blocks.map(opened)
  const [own] = read
  if (!own) throw new Error('it holds no certificate')
  const key = privateKeyIn(text)
  if (!own.checkPrivateKey(key)) throw new Error('its key is not the one of its first certificate')
  if (new Date(own.validTo) < now) throw new Error(`its certificate ended on ${own.validTo}`)
  if (new Date(own.validFrom) > now) throw new Error(`its certificate begins on ${own.validFrom}`)
  const curve = key.asymmetricKeyDetails?.namedCurve
  const algorithm =
    key.asymmetricKeyType === 'rsa'
      ? { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      : key.asymmetricKeyType === 'ec' && curve && curves[curve]
        ? { name: 'ECDSA', namedCurve: curves[curve] }
        : null
  if (!algorithm) throw new Error('its key is neither RSA nor of the curves P-256 and P-384')
  const der = key.export({ type: 'pkcs8', format: 'der' })
  return {
    certificates: read.map(({ raw }) => Certificate.fromBER(Uint8Array.from(raw))),
    privateKey: await webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']),
    name: /(?:^|\+ ?)CN=(.+)$/m.exec(own.subject)?.[1] ?? own.subject.replaceAll('\n', ', '),
  }
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
