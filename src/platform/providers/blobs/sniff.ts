// What an uploaded file really is, by its bytes, said at once: its type, a password on a PDF, a broken PDF.
import { exportMimes } from '#core/domain/statement-exports/export-kinds.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { typeByHead, type UploadType } from './file-heads.ts'
import { encryptionOf } from './pdf-encryption.ts'
import { pdfHeadAt } from './pdf-head.ts'
import { opensWithoutPassword } from './pdf-password.ts'

/** swollen-pdf = it unpacks to more than is opened; said where it is unpacked (`pdf-budget.ts`). */
export type UploadRefusal =
  | 'unknown-type'
  | 'password-protected-pdf'
  | 'broken-pdf'
  | 'swollen-pdf'
  | 'too-large'
  | 'empty'

export interface SniffOptions {
  readonly allow: readonly UploadType[]
  readonly maxBytes?: number
}

export interface Sniffed {
  readonly type: UploadType
  readonly mime: string
}

const mimes: Readonly<Record<UploadType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  heic: 'image/heic',
  ...exportMimes,
}

/** The name and the declared type of an upload count for nothing. Encrypted PDFs that open without a password are fine. Opens no file. */
export function sniffUpload(
  bytes: Uint8Array,
  { allow, maxBytes }: SniffOptions,
): Outcome<Sniffed, UploadRefusal> {
  if (bytes.length === 0) return refused('empty')
  if (maxBytes !== undefined && bytes.length > maxBytes) return refused('too-large')
  const type = typeByHead(bytes)
  if (!type || !allow.includes(type)) return refused('unknown-type')
  const fault = type === 'pdf' ? faultOfPdf(bytes) : null
  return fault ? refused(fault) : ok({ type, mime: mimes[type] })
}

/** A view, not a copy. */
const bytesOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function faultOfPdf(bytes: Uint8Array): 'password-protected-pdf' | 'broken-pdf' | null {
  const all = bytesOf(bytes)
  if (!all.includes('startxref') && !all.includes('trailer')) return 'broken-pdf'
  // A file made for the web says how long it is; a shorter one was cut off on its way.
  const head = pdfHeadAt(bytes)
  const stated = /\/Linearized\b[^>]{0,500}?\/L\s{1,16}(\d{1,15})/.exec(
    all.toString('latin1', head, head + 1024),
  )?.[1]
  if (stated && bytes.length - head < Number(stated)) return 'broken-pdf'
  const encryption = encryptionOf(all)
  if (encryption === 'none') return null
  if (encryption === 'broken') return 'broken-pdf'
  return encryption !== 'other' && opensWithoutPassword(encryption) ? null : 'password-protected-pdf'
}
