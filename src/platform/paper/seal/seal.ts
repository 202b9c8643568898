// Seals a PDF: a detached signature over all of its bytes but its own (PDF 32000-1, 12.8; PAdES baseline B, or T with a timestamp), after
// which no change is allowed. In two parts, since the key may lie elsewhere: what is to be signed, and the file with the signature in it.
import { createHash } from 'node:crypto'
import { hashName } from './hash-name.ts'
import { placesIn, type PdfPlaces } from './pdf-places.ts'
import type { SealIdentity } from './seal-key.ts'
import { attributesOver, signedMessage } from './signed-message.ts'

export interface SealNote {
  /** ISO instant. */
  readonly at: string
  /** Why it is sealed, as readers show it beside the seal. */
  readonly reason: string
}

/** Bytes kept free for the signature beside the certificates that go into it, and for a timestamp with the certificates of its authority. */
const ROOM = 2_048
const ROOM_FOR_TIMESTAMP = 16_384
/** Figures of a place within the file: wide enough for any file. */
const PLACE = '**********'

/** A file with a gap for its signature. */
export interface BegunSeal {
  readonly file: Uint8Array
  /** Where the gap begins, and how many bytes of signature it takes. */
  readonly at: number
  readonly room: number
  /** What is to be signed: the attributes, DER. */
  readonly attributes: Uint8Array
}

/**
 * The PDF with its seal added at its end, so that the bytes before stay as they are, and a gap where the signature will be. Throws
 * `ForeignPdf` where the file is none of our writer's, or is sealed already.
 */
export function beginSeal(
  pdf: Uint8Array,
  identity: SealIdentity,
  note: SealNote,
  { timestamped = false } = {},
): BegunSeal {
  const given = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const places = placesIn(given)
  const room =
    ROOM +
    (timestamped ? ROOM_FOR_TIMESTAMP : 0) +
    identity.certificates.reduce((sum, { length }) => sum + length, 0)
  const sealed = Buffer.concat([given, addition(given.length, places, identity.name, note, room)])

  const contents = sealed.lastIndexOf('/Contents <') + '/Contents '.length
  const after = contents + room * 2 + 2
  const range = [0, contents, after, sealed.length - after]
  const at = sealed.indexOf(`/ByteRange [0 ${PLACE}`, given.length)
  const written = `/ByteRange [${range.join(' ')}]`
  sealed.write(written.padEnd(`/ByteRange [0 ${PLACE} ${PLACE} ${PLACE}]`.length), at, 'latin1')

  const digest = createHash(hashName[identity.algorithm])
    .update(sealed.subarray(0, contents))
    .update(sealed.subarray(after))
    .digest()
  return {
    file: Uint8Array.from(sealed),
    at: contents + 1,
    room,
    attributes: attributesOver(digest, identity),
  }
}

/** The file with the signature over `attributes` in its gap, and the token of a timestamp authority over that signature. */
export function endSeal(
  { file, at, room, attributes }: BegunSeal,
  identity: SealIdentity,
  signature: Uint8Array,
  timestamp: Uint8Array | null,
): Uint8Array {
  const message = Buffer.from(signedMessage({ identity, attributes, signature, timestamp })).toString('hex')
  if (message.length > room * 2) throw new Error('the signature is larger than the room that was kept for it')
  const sealed = Buffer.from(file)
  sealed.write(message, at, 'latin1')
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
