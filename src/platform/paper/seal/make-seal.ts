// Makes a key with a certificate that it signs itself, for demos.
import { randomBytes, webcrypto } from 'node:crypto'
import { Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'

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
