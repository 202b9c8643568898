// Documents of an application and the requests for them. The bytes lie encrypted in the file store, these rows tell about them.
import type { DocumentFault } from '#core/domain/document-quality.ts'
import type { Judgement } from '#core/domain/document-standing.ts'
import type { FileUpdate } from '#core/domain/statement-signs/file-facts.ts'
import type { Id } from '#core/ground/id.ts'
import type { Deps } from '../deps.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { KeyRing } from '../keys.ts'
import { addEvent } from './events.ts'
import { openText, sealText, type KeptText } from './kept-texts.ts'

/** off = no virus scan is set up; pending = the scanner did not answer yet. */
export type ScanState = 'off' | 'clean' | 'pending' | 'infected'

export interface DocumentRow {
  readonly id: Id
  readonly leadId: string
  readonly kind: string
  /** As the person's device named it: see `nameOf`. */
  readonly name: KeptText
  readonly mime: string
  readonly bytes: number
  readonly sha256: string
  readonly blobKey: string
  /** Every 'YYYY-MM' that a statement counts for, in their order; empty while nobody knows them. */
  readonly months: readonly string[]
  /** Null where it is not known. */
  readonly pages: number | null
  /** By which link it came; null = by the application's own browser, or by staff. */
  readonly linkId: string | null
  readonly uploadedAt: Date
  readonly uploadedBy: 'applicant' | 'staff'
  readonly scan: ScanState
  /** Since when a member of staff has looked at it. */
  readonly seenAt: Date | null
  readonly removedAt: Date | null
  /** Whether it can be read, and who takes it as it is: see `standingOf`. */
  readonly judged: Judgement | null
  readonly faults: readonly DocumentFault[]
  readonly keptAt: Date | null
  readonly acceptedAt: Date | null
  /** What had been added to a PDF before it was unlocked; null for a file that was not locked. */
  readonly lockedUpdates: readonly FileUpdate[] | null
}

export type NewDocument = Omit<
  DocumentRow,
  'name' | 'uploadedAt' | 'seenAt' | 'removedAt' | 'judged' | 'keptAt' | 'acceptedAt'
> & {
  readonly name: string
  readonly judged: Judgement
}

/** Of a row `d`: it closes what asked for it, as `standingOf` says 'fine'. */
const IS_FINE = `(d.accepted_at is not null or coalesce(d.judged, 'usable') = 'usable')`

/** '-' where it cannot be read any more. */
export const nameOf = (
  deps: Pick<Deps, 'keys' | 'log'>,
  { id, name }: Pick<DocumentRow, 'id' | 'name'>,
): string => openText(deps, 'document.name', id, name)

const columns = `id, lead_id as "leadId", kind, jsonb_build_object('plain', name, 'sealed', sealed_name) as name,
  mime, bytes, sha256, blob_key as "blobKey", months, pages, link_id as "linkId",
  uploaded_at as "uploadedAt", uploaded_by as "uploadedBy", scan, seen_at as "seenAt", removed_at as "removedAt",
  judged, faults, kept_at as "keptAt", accepted_at as "acceptedAt",
  locked_updates as "lockedUpdates"`

export async function addDocument(tx: Queryable, keys: KeyRing, row: NewDocument, now: Date): Promise<void> {
  await tx.query(
    `insert into document (lead_id, id, kind, sealed_name, mime, bytes, sha256, blob_key, months, uploaded_at, uploaded_by, scan, pages, link_id,
       judged, faults, locked_updates)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6::int, $7, $8, $9::text[], $10::timestamptz, $11, $12, $13::int, $14::uuid, $15, $16::text[], $17::jsonb)`,
    [
      row.leadId,
      row.id,
      row.kind,
      sealText(keys, 'document.name', row.id, row.name),
      row.mime,
      row.bytes,
      row.sha256,
      row.blobKey,
      row.months,
      now,
      row.uploadedBy,
      row.scan,
      row.pages,
      row.linkId,
      row.judged,
      row.faults,
      row.lockedUpdates && JSON.stringify(row.lockedUpdates),
    ],
  )
}

/** The document of the same kind with the same content, if it is kept already. */
export async function sameDocument(
  db: Queryable,
  leadId: string,
  kind: string,
  sha256: string,
): Promise<DocumentRow | null> {
  const rows = await db.query<DocumentRow>(
    `select ${columns} from document where lead_id = $1::uuid and kind = $2 and sha256 = $3 and removed_at is null limit 1`,
    [leadId, kind, sha256],
  )
  return rows[0] ?? null
}

export async function documentRow(db: Queryable, leadId: string, id: string): Promise<DocumentRow | null> {
  const rows = await db.query<DocumentRow>(
    `select ${columns} from document where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id],
  )
  return rows[0] ?? null
}

/** The same, held until the transaction ends: what is judged of it cannot change before it is written. */
export async function lockDocument(tx: Queryable, leadId: string, id: string): Promise<DocumentRow | null> {
  const rows = await tx.query<DocumentRow>(
    `select ${columns} from document where lead_id = $1::uuid and id = $2::uuid for update`,
    [leadId, id],
  )
  return rows[0] ?? null
}

/** What is kept of an application, newest first. */
export const documentsOf = (db: Queryable, leadId: string): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(
    `select ${columns} from document where lead_id = $1::uuid and removed_at is null order by uploaded_at desc, id desc`,
    [leadId],
  )

/** How many files are kept of an application, and how many bytes. */
export async function keptOf(
  db: Queryable,
  leadId: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const rows = await db.query<{ files: number; bytes: number }>(
    `select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from document
     where lead_id = $1::uuid and removed_at is null`,
    [leadId],
  )
  return rows[0]!
}

/** How many months of statements are there; a statement whose month nobody knows counts as one. */
export async function statementMonths(db: Queryable, leadId: string): Promise<number> {
  const rows = await db.query<{ months: number }>(
    `select count(distinct month)::int as months
     from document, unnest(case when months = '{}' then array[id::text] else months end) as month
     where lead_id = $1::uuid and kind = 'bank-statement' and removed_at is null
       and (judged is distinct from 'unusable' or accepted_at is not null)`,
    [leadId],
  )
  return rows[0]?.months ?? 0
}

/** Notes which months ('YYYY-MM') a statement is of. The caller writes the event. */
export async function noteMonths(
  tx: Queryable,
  { leadId, id }: Pick<DocumentRow, 'leadId' | 'id'>,
  months: readonly string[],
): Promise<void> {
  await tx.query(`update document set months = $3::text[] where lead_id = $1::uuid and id = $2::uuid`, [
    leadId,
    id,
    months,
  ])
}

/** Notes that a member of staff looks at it; false when it was taken back meanwhile. */
export async function noteSeen(
  tx: Queryable,
  { leadId, id }: Pick<DocumentRow, 'leadId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update document set seen_at = coalesce(seen_at, $3::timestamptz)
     where lead_id = $1::uuid and id = $2::uuid and removed_at is null returning id`,
    [leadId, id, now],
  )
  return rows.length > 0
}

/** Takes a document away; requests that it alone had fulfilled are open again. The caller writes the event and has the bytes removed. */
export async function removeDocument(
  tx: Queryable,
  { leadId, id, kind }: Pick<DocumentRow, 'leadId' | 'id' | 'kind'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `update document set removed_at = $3::timestamptz where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id, now],
  )
  await tx.query(
    `update document_request r set fulfilled_at = null
     where lead_id = $1::uuid and lower(kind) = lower($2) and fulfilled_at is not null and not exists (
       select from document d where d.lead_id = r.lead_id and lower(d.kind) = lower(r.kind) and d.removed_at is null
         and d.uploaded_at >= r.requested_at and ${IS_FINE})`,
    [leadId, kind],
  )
}

/** Notes the scanner's late answer; an infected document counts as removed. */
export async function noteScan(
  tx: Queryable,
  leadId: string,
  id: string,
  scan: ScanState,
  now: Date,
): Promise<void> {
  await tx.query(
    `update document set scan = $3, removed_at = case when $3 = 'infected' then $4::timestamptz else removed_at end
     where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id, scan, now],
  )
}

export interface DocumentRequest {
  readonly id: string
  readonly kind: string
  /** What staff wrote beside it, '' without. */
  readonly message: string
  readonly requestedBy: string | null
  readonly requestedAt: Date
  readonly fulfilledAt: Date | null
}

/** Asks for a document, with its event; the caller sends the message. Answers the request's id. */
export async function requestDocument(
  tx: Queryable,
  keys: KeyRing,
  request: {
    readonly leadId: string
    readonly kind: string
    readonly message: string
    readonly requestedBy: string | null
  },
  now: Date,
): Promise<string> {
  const id = newId(now)
  const sealed = request.message ? sealText(keys, 'document_request.message', id, request.message) : null
  await tx.query(
    `insert into document_request (lead_id, id, kind, sealed_message, requested_by, requested_at)
     values ($1::uuid, $2::uuid, $3, $4, $5::uuid, $6::timestamptz)`,
    [request.leadId, id, request.kind, sealed, request.requestedBy, now],
  )
  await addEvent(
    tx,
    {
      leadId: request.leadId,
      kind: 'document-requested',
      actor: request.requestedBy ? 'staff' : 'system',
      actorId: request.requestedBy,
      detail: { request: id, kind: request.kind },
    },
    now,
  )
  return id
}

/** All requests of an application, newest first. */
export async function documentRequestsOf(
  deps: Pick<Deps, 'keys' | 'log'> & { readonly db: Queryable },
  leadId: string,
): Promise<DocumentRequest[]> {
  const rows = await deps.db.query<Omit<DocumentRequest, 'message'> & { readonly message: KeptText }>(
    `select id, kind, jsonb_build_object('plain', message, 'sealed', sealed_message) as message, requested_by as "requestedBy", requested_at as "requestedAt", fulfilled_at as "fulfilledAt"
     from document_request where lead_id = $1::uuid order by requested_at desc, id desc`,
    [leadId],
  )
  return rows.map((row) => ({
    ...row,
    message: openText(deps, 'document_request.message', row.id, row.message),
  }))
}

/** Closes the open requests for a kind, by a document that is fine; `before`: those alone that stood then. Answers how many there were. */
export async function fulfilRequests(
  tx: Queryable,
  leadId: string,
  kind: string,
  now: Date,
  before: Date = now,
): Promise<number> {
  const rows = await tx.query(
    `update document_request set fulfilled_at = $3::timestamptz
     where lead_id = $1::uuid and lower(kind) = lower($2) and fulfilled_at is null and requested_at <= $4::timestamptz
     returning id`,
    [leadId, kind, now, before],
  )
  return rows.length
}
