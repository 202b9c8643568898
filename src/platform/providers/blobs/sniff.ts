// What an uploaded file really is, by its bytes, told at once: its type, a password on a PDF, a broken PDF.
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { typeByHead, type UploadType } from './file-heads.ts'

export type UploadRefusal = 'unknown-type' | 'password-protected-pdf' | 'broken-pdf' | 'too-large' | 'empty'

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
}

/** The name and the declared type of an upload count for nothing. Encrypted PDFs that open without a password are fine. */
export async function sniffUpload(
  bytes: Uint8Array,
  { allow, maxBytes }: SniffOptions,
): Promise<Outcome<Sniffed, UploadRefusal>> {
  if (bytes.length === 0) return refused('empty')
  if (maxBytes !== undefined && bytes.length > maxBytes) return refused('too-large')
  const type = typeByHead(bytes)
  if (!type || !allow.includes(type)) return refused('unknown-type')
  const fault = type === 'pdf' ? await faultOfPdf(bytes) : null
  return fault ? refused(fault) : ok({ type, mime: mimes[type] })
}

/** A view, not a copy. */
const bytesOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

async function faultOfPdf(bytes: Uint8Array): Promise<'password-protected-pdf' | 'broken-pdf' | null> {
  const all = bytesOf(bytes)
  if (!all.includes('startxref') && !all.includes('trailer')) return 'broken-pdf'
  // A file made for the web says how long it is; a shorter one was cut off on its way.
  const stated = /\/Linearized\b[^>]*\/L\s+(\d+)/.exec(all.toString('latin1', 0, 2048))?.[1]
  if (stated && bytes.length < Number(stated)) return 'broken-pdf'
  return isMarkedEncrypted(all) ? faultOnOpening(bytes) : null
}

/** The dictionaries that name /Encrypt (trailer, cross-reference stream) are never compressed or encrypted themselves. */
function isMarkedEncrypted(all: Buffer): boolean {
  for (let at = all.indexOf('/Encrypt'); at >= 0; at = all.indexOf('/Encrypt', at + 8)) {
    if (/^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(all.toString('latin1', at, at + 64))) return true
  }
  return false
}

const OPENING_MS = 3_000

/** Opens the PDF without a password. The reader comes in only now: most uploads never need it. */
async function faultOnOpening(bytes: Uint8Array): Promise<'password-protected-pdf' | 'broken-pdf' | null> {
  const { getDocumentProxy } = await import('unpdf')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow to open')), OPENING_MS)
  })
  try {
    // A copy: the reader takes the bytes away from whoever gave them.
    const pdf = await Promise.race([getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 }), late])
    await pdf.destroy()
    return null
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
      ? 'password-protected-pdf'
      : 'broken-pdf'
  } finally {
    clearTimeout(timer)
  }
}
