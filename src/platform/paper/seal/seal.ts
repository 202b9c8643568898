// Seals a PDF: a detached signature over all of its bytes but its own (PDF 32000-1, 12.8; PAdES baseline B), after which no change is allowed.
import { createHash, webcrypto } from 'node:crypto'
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { placesIn, type PdfPlaces } from './pdf-places.ts'
import type { SealKey } from './seal-key.ts'

export interface SealNote {
  /** ISO instant. */
  readonly at: string
  /** Why it is sealed, as readers show it beside the seal. */
  readonly reason: string
}

/** Bytes kept free for the signature beside the certificates that go into it. */
const ROOM = 2_048
/** Figures of a place within the file: wide enough for any file. */
const PLACE = '**********'

/**
 * The PDF with its seal added at its end, so that the bytes before stay as they are. Throws `ForeignPdf` where the file is none of
 * our writer's, or is sealed already.
 */
export async function sealPdf(pdf: Uint8Array, key: SealKey, note: SealNote): Promise<Uint8Array> {
  const given = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const places = placesIn(given)
  const room = ROOM + key.certificates.reduce((sum, { length }) => sum + length, 0)
  const sealed = Buffer.concat([given, addition(given.length, places, key.name, note, room)])

  const contents = sealed.lastIndexOf('/Contents <') + '/Contents '.length
  const after = contents + room * 2 + 2
  const range = [0, contents, after, sealed.length - after]
  const at = sealed.indexOf(`/ByteRange [0 ${PLACE}`, given.length)
  const written = `/ByteRange [${range.join(' ')}]`
  sealed.write(written.padEnd(`/ByteRange [0 ${PLACE} ${PLACE} ${PLACE}]`.length), at, 'latin1')

  const digest = createHash('sha256')
    .update(sealed.subarray(0, contents))
    .update(sealed.subarray(after))
    .digest()
  const signature = Buffer.from(await signatureOver(digest, key)).toString('hex')
  if (signature.length > room * 2)
    throw new Error('the signature is larger than the room that was kept for it')
  sealed.write(signature, contents + 1, 'latin1')
  return Uint8Array.from(sealed)
}

/** What stands behind the file: the signature's object and field, the catalog and the page that name it, a table of these four. */
function addition(
  from: number,
  places: PdfPlaces,
  name: string,
  { at, reason }: SealNote,
  room: number,
): Buffer {
  const { catalog, firstPage, size, tableAt, id, info } = places
  const [signature, field] = [size, size + 1]
  const objects: readonly (readonly [number: number, body: string])[] = [
    [
      signature,
      // The contents come last: their place is found from the end.
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (${pdfDate(at)}) ` +
        `/Name ${pdfText(name)} /Reason ${pdfText(reason)} ` +
        '/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>] ' +
        `/ByteRange [0 ${PLACE} ${PLACE} ${PLACE}] /Contents <${'0'.repeat(room * 2)}> >>`,
    ],
    [
      field,
      // 132: printed and locked. Without size it is seen in the list of signatures alone.
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Seal) /TU (Seal) /Rect [0 0 0 0] /F 132 /P ${firstPage.number} 0 R /V ${signature} 0 R >>`,
    ],
    [
      catalog.number,
      within(
        catalog.dictionary,
        `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >> /Perms << /DocMDP ${signature} 0 R >>`,
      ),
    ],
    [firstPage.number, within(firstPage.dictionary, `/Annots [${field} 0 R]`)],
  ]
  const entries = new Map<number, number>()
  let text = '\n'
  for (const [number, body] of objects) {
    entries.set(number, from + text.length)
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  const start = from + text.length
  const table = [...entries]
    .sort(([a], [b]) => a - b)
    .map(([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`)
  text += `xref\n${table.join('')}trailer\n<< /Size ${size + 2} /Root ${catalog.number} 0 R ${info} ${id} /Prev ${tableAt} >>\n`
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, 'latin1')
}

const within = (dictionary: string, entries: string): string => `${dictionary.slice(0, -2)}${entries} >>`

/** 'D:20261122140000Z' */
const pdfDate = (at: string): string =>
  `D:${new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/\D/g, '')}Z`

/** A text of any letters: UTF-16 with its mark, in figures, so that nothing in it can end it. */
const pdfText = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

/** RFC 5652, 11 and RFC 5035: what is signed is the digest, the kind of content, and which certificate signs. */
async function signatureOver(digest: Buffer, key: SealKey): Promise<ArrayBuffer> {
  const certificates = key.certificates.map((der) => Certificate.fromBER(Uint8Array.from(der)))
  const own = certificates[0]!
  const octets = (bytes: Buffer) => new OctetString({ valueHex: Uint8Array.from(bytes).buffer })
  const certificateHash = createHash('sha256').update(key.certificates[0]!).digest()
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
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
          ],
        }),
      }),
    ],
  })
  const { subtle } = webcrypto
  const der = Uint8Array.from(key.privateKey)
  await signed.sign(await subtle.importKey('pkcs8', der, key.algorithm, false, ['sign']), 0, 'SHA-256')
  return new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) }).toSchema().toBER()
}

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
} as const
