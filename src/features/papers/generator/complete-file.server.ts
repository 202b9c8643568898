// The complete file of an application as a ZIP: its papers, statements, contracts and documents, what was written and noted about it, with an index that names and hashes them all.
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { statementMonths } from '#core/domain/lines/month-statement.ts'
import { paperDocNames, paperDocRule, type PaperDoc } from '#core/domain/paper-docs.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo } from '#core/domain/access.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { readLines } from '#features/capabilities/bank-analysis/read-lines.server.ts'
import { extensionOf, readDocument } from '#features/capabilities/uploads/read-document.server.ts'
import { openedLeadFor } from '#features/staff/applications/open-file.server.ts'
import { byStaff, staffDoor } from '#features/staff/login/session.server.ts'
import { countAlso } from '#features/staff/quotas.server.ts'
import type { Plugin } from '#platform/feature.ts'
import { callOf } from '#platform/http/call.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { handingOut, staffOn } from '#platform/http/takes.ts'
import { documentsOf } from '#platform/store/documents.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { papersOf } from '#platform/store/papers.ts'
import { copyPlace, readSignedCopy } from '#platform/store/signed-copies.ts'
import { zipOf, type ZipFile } from '#platform/zip.ts'
import { openPaper } from '#features/capabilities/signing/open-paper.server.ts'
import { fileNameOf, hasPaper, makePaper, paperPdf } from './make-paper.server.ts'
import { csvOf } from './csv-file.server.ts'
import type { Asked, Part } from './file-part.server.ts'
import { messageParts, recordParts } from './file-records.server.ts'
import * as paths from './paths.ts'

/** Statements of each account: as many months as averages are made of. */
const STATEMENT_MONTHS = 6
/** Of papers that stand there by another one. */
const OTHER_NAMES: readonly PaperDoc[] = ['oppbla', 'appreport']
const takes = handingOut(staffOn('open-document'))

export const completeFile: Plugin = (app, deps) => {
  app.get(paths.downloadFile.path, { config: { takes } }, async (request, reply) => {
    const call = callOf(request, reply)
    const staff = await staffDoor(deps, takes)(call)
    if (!staff.ok) return sendProblem(reply, staff.refusal, call.language)
    const given = z.object({ id: z.uuid() }).safeParse(request.params)
    const found = given.success
      ? await openedLeadFor(deps, staff.value, given.data.id, 'open-document')
      : refused({ code: 'not-found' as const })
    if (!found.ok) return sendProblem(reply, found.refusal, call.language)
    const asked = { deps, lead: found.value, staff: staff.value, call }
    const parts = await partsOf(asked)
    const detail = { files: parts.length }
    const event = { leadId: found.value.id, ...byStaff(staff.value, call), detail }
    await deps.db.transaction(async (tx) => {
      // The door has counted one.
      await countAlso(tx, deps, staff.value, 'exports', parts.length - 1)
      await addEvent(tx, { ...event, kind: 'file-downloaded' }, deps.clock())
    })
    return reply
      .header('content-disposition', `attachment; filename="application-${found.value.id.slice(-12)}.zip"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .type('application/zip')
      .send(zipOf(filesOf(parts, deps.clock())))
  })
}

async function partsOf(asked: Asked): Promise<Part[]> {
  return [
    ...(await madePapers(asked)),
    ...(await statements(asked)),
    ...(await contracts(asked)),
    ...(await documents(asked)),
    ...(await messageParts(asked)),
    ...(await recordParts(asked)),
  ]
}

const madeNow =
  ({ deps, lead, staff, call }: Asked, doc: PaperDoc, of: { account?: string; month?: string }) =>
  async (): Promise<Answer<Uint8Array>> => {
    const wanted = { lead, doc, ...of, language: call.language, masked: true, reader: { staff, call } }
    const made = await makePaper(deps, wanted, { name: staff.name, shared: false })
    return made.ok ? paperPdf(deps, made.value.paper) : made
  }

async function madePapers(asked: Asked): Promise<Part[]> {
  const { deps, lead, staff } = asked
  const parts: Part[] = []
  for (const doc of paperDocNames) {
    const { of, right } = paperDocRule(doc)
    if (OTHER_NAMES.includes(doc) || of !== 'application' || (right && !mayDo(staff, right, lead))) continue
    if (!(await hasPaper(deps, lead, doc))) continue
    parts.push({
      name: `papers/${fileNameOf(doc)}`,
      about: doc,
      at: deps.clock(),
      open: madeNow(asked, doc, {}),
    })
  }
  return parts
}

/** Of the accounts that count, for the months that are over. */
async function statements(asked: Asked): Promise<Part[]> {
  const { deps, lead } = asked
  const read = await readLines(deps, lead.id)
  const book = read.ok ? read.value?.book : null
  if (!book) return []
  return book.head.accounts.flatMap(({ key, mask, use }, place) =>
    use !== 'operating'
      ? []
      : statementMonths(book, place)
          .filter((month) => month < book.head.refreshedOn.slice(0, 7))
          .slice(-STATEMENT_MONTHS)
          .map((month) => ({
            name: `statements/${mask.replace(/\W/g, '') || key}-${key}/${fileNameOf('statements', month)}`,
            about: `statements ${month}`,
            at: deps.clock(),
            open: madeNow(asked, 'statements', { account: key, month }),
          })),
  )
}

/** What was frozen, and our copy of what was signed. */
async function contracts({ deps, lead }: Asked): Promise<Part[]> {
  const frozen = await papersOf(deps.db, { subject: 'application', subjectId: lead.id })
  const envelopes = await envelopesOf(deps.db, lead.id)
  const gone = refused({ code: 'not-found' as const })
  return [
    ...frozen.map((row): Part => ({
      name: `contracts/${row.kind}-${row.id.slice(-12)}.pdf`,
      about: `${row.kind}, ${row.language}, template ${row.version}`,
      at: row.madeAt,
      open: async () => {
        const opened = await openPaper(deps, row)
        return opened.ok && opened.value ? ok(opened.value) : gone
      },
    })),
    ...envelopes
      .filter(({ state }) => state === 'finished')
      .map(({ subjectId, id, paperId }): Part => ({
        name: `contracts/signed-${paperId.slice(-12)}.pdf`,
        about: 'signed and sealed',
        at: deps.clock(),
        open: async () => {
          const copy = await readSignedCopy(deps.db, subjectId, id, null)
          if (!copy) return gone
          const opened = await deps.threads.run('open-bytes', { bytes: copy.file, place: copyPlace(copy.id) })
          return opened.ok ? ok(opened.value) : gone
        },
      })),
  ]
}

async function documents({ deps, lead, staff, call }: Asked): Promise<Part[]> {
  const reader = { staffId: staff.id, ip: call.ip, userAgent: call.userAgent }
  const rows = (await documentsOf(deps.db, lead.id)).filter(({ removedAt }) => !removedAt)
  return rows.map((row, at): Part => ({
    name: `documents/${String(at + 1).padStart(2, '0')}-${row.kind.replace(/[^\w-]+/g, '-').slice(0, 40)}.${extensionOf(row)}`,
    about: `${row.kind}: ${row.name}`,
    at: row.uploadedAt,
    open: async () => {
      const opened = await readDocument(deps, lead.id, row.id, reader)
      return opened.ok ? ok(opened.value.bytes) : opened
    },
  }))
}

/** One after the other, then the index of them all; what cannot be read now is named there. */
async function* filesOf(parts: readonly Part[], now: Date): AsyncGenerator<ZipFile> {
  const index: string[][] = [['file', 'what', 'date', 'bytes', 'sha-256']]
  for (const { name, about, at, open } of parts) {
    const opened = await open()
    const told = [name, about, at.toISOString()]
    if (!opened.ok) {
      index.push([...told, '', `could not be read: ${opened.refusal.code}`])
      continue
    }
    const bytes = opened.value
    index.push([...told, String(bytes.length), createHash('sha256').update(bytes).digest('hex')])
    yield { name, bytes, at }
  }
  yield { name: 'index.csv', bytes: csvOf(index), at: now }
}
