// The signature of a seal as a message (CMS, RFC 5652): the attributes that are signed, and all of it around a signature that was made.
import { createHash } from 'node:crypto'
import { fromBER, Null, ObjectIdentifier, OctetString, Sequence, Set as AsnSet } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { hashName } from './hash-name.ts'
import type { SealAlgorithm, SealIdentity } from './seal-key.ts'

/**
 * RFC 5652, 11 and RFC 5035: what is signed is the digest, the kind of content, and which certificate signs. DER, as a set: that is what
 * the signature is made over.
 */
export function attributesOver(digest: Uint8Array, { certificates }: SealIdentity): Uint8Array {
  const certificateHash = createHash('sha256').update(certificates[0]!).digest()
  const attributes = [
    new Attribute({ type: OID.contentType, values: [new ObjectIdentifier({ value: OID.data })] }),
    new Attribute({ type: OID.messageDigest, values: [octets(digest)] }),
    new Attribute({
      type: OID.signingCertificate,
      values: [
        new Sequence({
          value: [new Sequence({ value: [new Sequence({ value: [octets(certificateHash)] })] })],
        }),
      ],
    }),
  ]
  // A set is in the order of its encodings.
  const sorted = attributes
    .map((attribute) => Buffer.from(attribute.toSchema().toBER()))
    .sort((a, b) => Buffer.compare(a, b))
  return new Uint8Array(new AsnSet({ value: sorted.map((der) => read(der)) }).toBER())
}

interface Parts {
  readonly identity: SealIdentity
  readonly attributes: Uint8Array
  readonly signature: Uint8Array
  /** The authority's token over the signature (RFC 3161, appendix A). */
  readonly timestamp: Uint8Array | null
}

export function signedMessage({ identity, attributes, signature, timestamp }: Parts): ArrayBuffer {
  const certificates = identity.certificates.map((der) => Certificate.fromBER(Uint8Array.from(der)))
  const own = certificates[0]!
  const signed = (read(attributes) as AsnSet).valueBlock.value.map((schema) => new Attribute({ schema }))
  const digestAlgorithm = digestOf(identity.algorithm)
  const message = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        digestAlgorithm,
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: signed }),
        signatureAlgorithm: new AlgorithmIdentifier(signatureAlgorithms[identity.algorithm]()),
        signature: octets(signature),
        ...(timestamp
          ? {
              unsignedAttrs: new SignedAndUnsignedAttributes({
                type: 1,
                attributes: [new Attribute({ type: OID.timestampToken, values: [read(timestamp)] })],
              }),
            }
          : {}),
      }),
    ],
  })
  return new ContentInfo({ contentType: OID.signedData, content: message.toSchema(true) }).toSchema().toBER()
}

const octets = (bytes: Uint8Array) => new OctetString({ valueHex: Uint8Array.from(bytes).buffer })
const read = (der: Uint8Array) => fromBER(Uint8Array.from(der).buffer).result

const digestOf = (algorithm: SealAlgorithm) =>
  new AlgorithmIdentifier({
    algorithmId: hashName[algorithm] === 'sha256' ? '2.16.840.1.101.3.4.2.1' : '2.16.840.1.101.3.4.2.2',
  })

/** RFC 4055, 5 wants no parameters as NULL, RFC 5758, 3.2 wants none at all. */
const signatureAlgorithms: Readonly<
  Record<SealAlgorithm, () => { algorithmId: string; algorithmParams?: Null }>
> = {
  'RSA-SHA-256': () => ({ algorithmId: '1.2.840.113549.1.1.11', algorithmParams: new Null() }),
  'ECDSA-SHA-256': () => ({ algorithmId: '1.2.840.10045.4.3.2' }),
  'ECDSA-SHA-384': () => ({ algorithmId: '1.2.840.10045.4.3.3' }),
}

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
} as const
