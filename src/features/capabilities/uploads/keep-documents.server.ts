// Keeps checked files: sealed bytes into the file store, then row, event, fulfilled request, page and stage in one transaction.
import { furtherStep } from '#core/flow/wizard-pages.ts'
import type { Told } from '#core/contract/event-details.ts'
import type { Id } from '#core/ground/id.ts'
import { standingOf } from '#core/domain/document-standing.ts'
import { mayTakeBack } from '#core/domain/documents.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { newId } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import {
  addDocument,
  lockDocument,
  fulfilRequests,
  noteMonths,
  sameDocument,
  statementMonths,
  type DocumentRow,
  type NewDocument,
  nameOf,
} from '#platform/store/documents.ts'
import { addEvent, type Actor } from '#platform/store/events.ts'
import { changeLead, lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import type { CheckedFile } from './check-files.server.ts'
import type { Judging } from './judge-documents.server.ts'
import { removeWithBytes } from './remove-document.server.ts'
import { followStatements } from './settle-statements.server.ts'
import { beyondApplication, beyondNetwork } from './upload-quota.server.ts'

export interface Kept {
  /** Each once, in the order of the files. */
  readonly documents: readonly DocumentRow[]
  /** Files that were there already, under another name or as an earlier file of the same request. */
  readonly repeated: readonly { readonly name: string; readonly keptAs: string }[]
  /** Statements that had been sent for another month before ('YYYY-MM'). */
  readonly moved: readonly {
    readonly name: string
    readonly from: readonly string[]
    readonly month: string
  }[]
  readonly lead: LeadRow
  readonly statementMonths: number
}

export type FileToKeep = CheckedFile &
  Judging & {
    readonly kind: string
    /** 'YYYY-MM', in their order; empty where nobody knows. */
    readonly months: readonly string[]
    readonly pages: number | null
  }

export interface Keeping {
  readonly files: readonly FileToKeep[]
  readonly actor: Actor
  readonly actorId?: string
  /** '' where no browser sent it. */
  readonly ip: string
  readonly userAgent: string
  /** What counts as the network in the day's limit; default: that of `ip`. */
  readonly network?: string
  readonly linkId: Id | null
  /** A document of the same sender whose place these take, where it may still be taken back. */
  readonly replaces?: string | null
  /** The wizard's step that is reached by it. */
  readonly reaches: string | null
}

/** Where the bytes of a document are sealed for. */
export const documentPlace = (id: string): string => `document.bytes:${id}`

const MINUTES_UNTIL_CLEANUP = 60

/** A file that is there already (same kind, same content) is not kept twice: its row is answered, with the month that was said last. */
export async function keepDocuments(deps: Deps, leadId: string, keeping: Keeping): Promise<Answer<Kept>> {
  const added: FileToKeep[] = []
  for (const file of eachOnce(keeping.files))
    if (!(await sameDocument(deps.db, leadId, file.kind, file.sha256))) added.push(file)
  const sizes = added.map(({ bytes }) => ({ bytes: bytes.length }))
  const beyond =
    (await beyondApplication(deps.db, deps, leadId, sizes)) ??
    (await beyondNetwork(deps, keeping.network ?? keeping.ip, sizes))
  if (beyond) return refused(beyond)
  const rows: NewDocument[] = []
  for (const file of added) {
    const now = deps.clock()
    const id = newId(now)
    const blobKey = `uploads/${leadId}/${id}`
    // Asked for before the bytes are there: whatever fails from here on, no file without a row stays behind.
    await addJob(
      deps.db,
      {
        kind: 'remove-unkept-file',
        leadId,
        onceKey: id,
        payload: { document: id, blob: blobKey },
        runAt: new Date(now.getTime() + MINUTES_UNTIL_CLEANUP * 60_000),
      },
      now,
    )
    const sealed = await deps.threads.run('seal-bytes', { bytes: file.bytes, place: documentPlace(id) })
    if (!sealed.ok) return refused(refusalOfThread(sealed.refusal))
    const put = await deps.blobs.put(blobKey, sealed.value, { type: 'application/octet-stream' })
    if (!put.ok) {
      deps.log.warn({ leadId, fault: put.refusal.kind }, 'the file store did not take an upload')
      return refused({ code: 'provider-unavailable' })
    }
    rows.push({
      id,
      leadId,
      kind: file.kind,
      name: file.name,
      mime: file.mime,
      bytes: file.bytes.length,
      sha256: file.sha256,
      blobKey,
      months: file.months,
      pages: file.pages,
      linkId: keeping.linkId,
      uploadedBy: keeping.actor === 'staff' ? 'staff' : 'applicant',
      scan: file.scan,
      judged: file.judged,
      faults: file.faults,
      lockedUpdates: file.lockedUpdates,
    })
  }
  const kept = await deps.db.transaction((tx) => write(tx, deps, leadId, rows, keeping))
  deps.nudge()
  return kept
}

/** Every content once per kind, under its first name, for the months that were said last. */
function eachOnce(files: readonly FileToKeep[]): readonly FileToKeep[] {
  const byContent = new Map<string, FileToKeep>()
  for (const file of files) {
    const content = `${file.kind}\0${file.sha256}`
    const first = byContent.get(content)
    byContent.set(
      content,
      first ? { ...first, months: file.months.length ? file.months : first.months } : file,
    )
  }
  return [...byContent.values()]
}

/** All rows or none: while the bytes were on their way the application may have ended, or have become full. */
async function write(
  tx: Queryable,
  deps: Deps,
  leadId: string,
  rows: readonly NewDocument[],
  keeping: Keeping,
): Promise<Answer<Kept>> {
  const now = deps.clock()
  const locked = await lockLead(tx, leadId)
  if (!locked || isClosed(locked.stage)) return refused({ code: 'closed-application' })
  // Two uploads of the same file at the same moment: the second waited for the lock and finds the first one's row.
  const added: NewDocument[] = []
  for (const row of rows) if (!(await sameDocument(tx, leadId, row.kind, row.sha256))) added.push(row)
  const beyond = await beyondApplication(tx, deps, leadId, added)
  if (beyond) return refused(beyond)
  for (const row of added) {
    await addDocument(tx, deps.keys, row, now)
    const { id: document, kind, bytes, months, scan } = row
    const detail = { document, kind, bytes, months, scan, link: keeping.linkId }
    await tell(tx, leadId, keeping, { kind: 'document-uploaded', detail }, now)
    if (row.scan === 'pending')
      await addJob(tx, { kind: 'scan-document', leadId, onceKey: row.id, payload: { document: row.id } }, now)
    if (row.judged === 'pending')
      await addJob(
        tx,
        { kind: 'judge-document', leadId, onceKey: row.id, payload: { document: row.id } },
        now,
      )
  }
  const moved = await correctMonths(tx, deps, leadId, keeping, now)
  await replace(tx, leadId, keeping, now)
  for (const { kind, sha256 } of keeping.files) {
    const row = await sameDocument(tx, leadId, kind, sha256)
    if (row && standingOf(row, now) === 'fine') await fulfilRequests(tx, leadId, kind, now)
  }
  const months = await statementMonths(tx, leadId)
  if (keeping.files.some((file) => file.kind === 'bank-statement')) {
    await followStatements(tx, leadId, months, now)
    await addJob(tx, { kind: 'read-statements', leadId }, now)
    if (deps.statementAnalysis) await addJob(tx, { kind: 'analyse-statements', leadId }, now)
  }
  if (keeping.reaches !== null)
    await changeLead(tx, leadId, { step: furtherStep(locked.step, keeping.reaches) }, now)
  const lead = (await readLead(tx, leadId))!
  const documents = new Map<string, DocumentRow>()
  const repeated: Kept['repeated'][number][] = []
  for (const { kind, sha256, name } of keeping.files) {
    const row = (await sameDocument(tx, leadId, kind, sha256))!
    const keptAs = nameOf(deps, row)
    if (documents.has(row.id) || keptAs !== name) repeated.push({ name, keptAs })
    documents.set(row.id, row)
  }
  return ok({ documents: [...documents.values()], repeated, moved, lead, statementMonths: months })
}

/** The event of whoever sent the files, by which link. */
const tell = (
  tx: Queryable,
  leadId: string,
  { actor, actorId, ip, userAgent }: Keeping,
  told: Told<'document-uploaded' | 'statement-month-corrected'>,
  now: Date,
): Promise<void> => addEvent(tx, { leadId, actor, actorId: actorId ?? null, ip, userAgent, ...told }, now)

/** Who sends a statement again for another month corrects the month: the later one stands. */
async function correctMonths(
  tx: Queryable,
  deps: Deps,
  leadId: string,
  keeping: Keeping,
  now: Date,
): Promise<Kept['moved']> {
  const moved: Kept['moved'][number][] = []
  for (const { kind, sha256, months } of eachOnce(keeping.files)) {
    const row = await sameDocument(tx, leadId, kind, sha256)
    const [month] = months
    // What a file says of itself stands already; one month that its sender says goes before.
    if (!row || !month || months.length > 1 || row.months.join() === month) continue
    await noteMonths(tx, row, [month])
    const detail = { document: row.id, month, before: row.months, link: keeping.linkId }
    await tell(tx, leadId, keeping, { kind: 'statement-month-corrected', detail }, now)
    if (row.months[0]) moved.push({ name: nameOf(deps, row), from: row.months, month })
  }
  return moved
}

/** Takes the document back whose place the new one takes, with the months that it was told; one that was judged meanwhile stays beside it. */
async function replace(tx: Queryable, leadId: string, keeping: Keeping, now: Date): Promise<void> {
  const old = keeping.replaces ? await lockDocument(tx, leadId, keeping.replaces) : null
  const lead = await readLead(tx, leadId)
  if (!old || !lead || old.removedAt || !mayTakeBack(old, { stage: lead.stage, byLink: keeping.linkId }))
    return
  if (keeping.files.some(({ kind, sha256 }) => kind !== old.kind || sha256 === old.sha256)) return
  for (const { kind, sha256, months } of keeping.files) {
    const row = months.length ? null : await sameDocument(tx, leadId, kind, sha256)
    if (row) await noteMonths(tx, row, old.months)
  }
  await removeWithBytes(tx, old, now)
  const { ip, userAgent, linkId } = keeping
  const detail = { document: old.id, kind: old.kind, link: linkId, replaced: true } as const
  await addEvent(tx, { leadId, kind: 'document-taken-back', actor: 'applicant', ip, userAgent, detail }, now)
}
