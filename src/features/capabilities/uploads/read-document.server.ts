// Hands a document out to staff: bytes opened, the look written into the log, headers that keep a hostile file harmless.
import type { FastifyReply } from 'fastify'
import type { Answer } from '#core/contract/refusals.ts'
import { exportMimes } from '#core/domain/statement-exports/export-kinds.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { documentRow, nameOf, noteSeen, type DocumentRow } from '#platform/store/documents.ts'
import { addEvent, openedSince } from '#platform/store/events.ts'
import { documentPlace } from './keep-documents.server.ts'

/** Whoever turns its pages for so long looks at it once. */
const SAME_LOOK_MS = 3_600_000

interface OpenedDocument {
  readonly row: DocumentRow
  readonly name: string
  readonly bytes: Uint8Array
}

interface Reader {
  readonly staffId: string
  readonly ip: string
  readonly userAgent: string
}

/** Null when the file store did not answer or has no such file, or it could not be opened now. */
export async function openDocumentBytes(deps: Deps, row: DocumentRow): Promise<Uint8Array | null> {
  const found = await deps.blobs.get(row.blobKey)
  if (!found.ok || !found.value) return null
  const opened = await deps.threads.run('open-bytes', { bytes: found.value, place: documentPlace(row.id) })
  return opened.ok ? opened.value : null
}

/**
 * The document for a member of staff; the caller has checked that they may see this application. Refused while a virus scan is
 * pending ('not-possible-now'). Every look is an event 'document-opened'; with `once`, what the same person opened within the hour is one look.
 */
export async function readDocument(
  deps: Deps,
  leadId: string,
  documentId: string,
  reader: Reader,
  { once = false }: { readonly once?: boolean } = {},
): Promise<Answer<OpenedDocument>> {
  const row = await documentRow(deps.db, leadId, documentId)
  if (!row || row.removedAt) return refused({ code: 'not-found' })
  if (row.scan === 'pending') return refused({ code: 'not-possible-now' })
  const bytes = await openDocumentBytes(deps, row)
  if (!bytes) return refused({ code: 'provider-unavailable' })
  // From now on it is judged: its sender can no longer take it back, or has done so this very moment.
  const now = deps.clock()
  if (!(await noteSeen(deps.db, row, now))) return refused({ code: 'not-found' })
  const { staffId, ip, userAgent } = reader
  const since = new Date(now.getTime() - SAME_LOOK_MS)
  if (!once || !(await openedSince(deps.db, { leadId, document: row.id, staffId }, since))) {
    const detail = { document: row.id, kind: row.kind }
    const by = { actor: 'staff', actorId: staffId, ip, userAgent } as const
    await addEvent(deps.db, { leadId, kind: 'document-opened', ...by, detail }, now)
  }
  return ok({ row, name: nameOf(deps, row), bytes })
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  // A spreadsheet program would run what a stranger wrote as a formula: a table as text is opened as text.
  [exportMimes.csv]: 'txt',
  [exportMimes.ofx]: 'ofx',
  [exportMimes.xlsx]: 'xlsx',
}

/** By what the file is, not by what it was called. */
export const extensionOf = ({ mime }: Pick<DocumentRow, 'mime'>): string => extensions[mime] ?? 'bin'

/** Sends it as a download that no browser opens as a page of ours. */
export function sendDocument(reply: FastifyReply, { row, name: given, bytes }: OpenedDocument): FastifyReply {
  const name = `${given.replace(/\.[^.]*$/, '')}.${extensionOf(row)}`
  const plain = name.replace(/[^\w .-]/g, '_')
  return reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${rfc5987(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store')
    .type(row.mime)
    .send(Buffer.from(bytes))
}

const rfc5987 = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
