// The two upload calls, mounted once per flow.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { standingOf } from '#core/domain/document-standing.ts'
import { documentKindOf } from '#core/domain/documents.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { monthOf } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { isId } from '#core/ground/id.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import type { Deps } from '#platform/deps.ts'
import { nameOf } from '#platform/store/documents.ts'
import type { Plugin } from '#platform/feature.ts'
import { callOf, type Call } from '#platform/http/call.ts'
import { findApplication, type Application } from '#platform/http/application-door.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { staffReadsOnly } from '#platform/http/staff-browser.ts'
import { areNumbersKnown } from '#platform/store/bank-data.ts'
import { proveByLink } from '#platform/store/contact-proofs.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { checkFiles } from './check-files.server.ts'
import { composeDocument, composeStatements } from './compose-documents.server.ts'
import type { UploadAnswer } from './contract.ts'
import { readFileInfo } from './fileinfo.ts'
import { isAskedBy } from './hand-over-link.server.ts'
import * as paths from './paths.ts'
import { keepDocuments, type Keeping, type Kept } from './keep-documents.server.ts'
import { monthNames } from './month-name.ts'
import { withParts, type Parts } from './read-parts.server.ts'
import { uploadRoom, type UploadRoom } from './upload-room.server.ts'
import { admitUpload, takesOfUpload, type LinksOfUpload } from './whose-upload.server.ts'

interface UploadMount extends LinksOfUpload {
  /** The `{api}` of the paths. */
  readonly api: string
  /** Mounts the call for statements alone. */
  readonly statementsOnly?: true
  /** Document kind -> the wizard's step that is reached once it is there. */
  readonly reaches?: Readonly<Record<string, string>>
  /** The wizard page in the answer; a link's flow has pages of its own. */
  readonly pageOf?: (lead: LeadRow) => number
}

type Upload = (
  deps: Deps,
  mount: UploadMount,
  parts: Parts,
  call: Call,
  code: string,
) => Promise<Answer<UploadAnswer>>

/** One room for all flows of a server. */
const rooms = new WeakMap<Deps, UploadRoom>()
const roomOf = (deps: Deps): UploadRoom => {
  const room = rooms.get(deps) ?? uploadRoom()
  rooms.set(deps, room)
  return room
}

/** For so many milliseconds after the answer an unread body may go on, so that the answer is not lost with the connection. */
const REST_MS = 10_000

/** Adds both calls for one flow. */
export const uploads =
  (mount: UploadMount): Plugin =>
  (app, deps) => {
    const options = {
      config: { takes: takesOfUpload(mount), rateLimit: { max: 30, timeWindow: 60_000 } },
    }
    const limit = deps.config.uploadLimitBytes
    const answerTo = async (upload: Upload, request: FastifyRequest, call: Call) => {
      const admitted = await admitUpload(deps, call, mount)
      if (!admitted.ok) return admitted
      const { shares, code } = admitted.value
      const enter = (bytes: number) => roomOf(deps).enter(shares, bytes)
      return withParts(request, limit, enter, (parts) => upload(deps, mount, parts, call, code))
    }
    const run = (upload: Upload) => async (request: FastifyRequest, reply: FastifyReply) => {
      const call = callOf(request, reply)
      const refusal = await staffReadsOnly(deps, call, 'writes')
      if (refusal) return sendProblem(reply, refusal, call.language)
      const answer = await answerTo(upload, request, call)
      if (!answer.ok) {
        if (!request.raw.complete) dropRest(request)
        return sendProblem(reply, answer.refusal, call.language)
      }
      return reply.header('cache-control', 'no-store').send(answer.value)
    }
    if (!mount.statementsOnly) app.post(paths.uploadFile(mount.api).path, options, run(uploadFile))
    app.post(paths.uploadStatements(mount.api).path, options, run(uploadStatements))
  }

/** Discards the rest of a body, and ends the connection if it does not stop. */
function dropRest({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => raw.destroy(), REST_MS)
  timer.unref()
  for (const event of ['end', 'close', 'error'] as const) raw.once(event, () => clearTimeout(timer))
}

async function uploadFile(
  deps: Deps,
  mount: UploadMount,
  parts: Parts,
  call: Call,
  code: string,
): Promise<Answer<UploadAnswer>> {
  const named = await namedIn(deps, mount, parts, call, code)
  if (!named.ok) return named
  const words = pick({ en, es }, call.language)
  const kind = documentKindOf(parts.texts('filetype')[0] ?? '')
  if (!kind || !isAskedBy(named.value.link, kind))
    return refused({ code: 'invalid-fields', errors: [{ field: 'filetype', message: words.name }] })
  const checked = await checkFiles(deps, parts.files, call.language, kind, passwordIn(parts))
  if (!checked.ok) return refuseAndLog(deps, named.value, call, checked)
  const composed = await composeDocument(deps, checked.value, kind, call.language)
  if (!composed.ok) return composed
  return keep(deps, mount, named.value, call, {
    files: composed.value,
    reaches: await stepReached(deps, mount, named.value, kind),
    replaces: replacedBy(parts),
  })
}

/** A step whose document is not needed is skipped. */
async function stepReached(
  { db }: Deps,
  { reaches }: UploadMount,
  { lead }: Application,
  kind: string,
): Promise<string | null> {
  const step = reaches?.[kind] ?? null
  if (!reaches || kind !== 'photo-id' || !(await areNumbersKnown(db, lead.id))) return step
  return reaches['voided-check'] ?? step
}

async function uploadStatements(
  deps: Deps,
  mount: UploadMount,
  parts: Parts,
  call: Call,
  code: string,
): Promise<Answer<UploadAnswer>> {
  const named = await namedIn(deps, mount, parts, call, code)
  if (!named.ok) return named
  const words = pick({ en, es }, call.language)
  const wrong = (field: string, message: string) =>
    refused({ code: 'invalid-fields' as const, errors: [{ field, message }] })
  if (!isAskedBy(named.value.link, 'bank-statement')) return wrong('file', words.name)
  const currentMonth = monthOf(easternDay(deps.clock()))
  const info = readFileInfo(parts.texts('fileinfo'), currentMonth)
  if (!info) return wrong('fileinfo', words.month)
  const checked = await checkFiles(deps, parts.files, call.language, 'bank-statement', passwordIn(parts))
  if (!checked.ok) return refuseAndLog(deps, named.value, call, checked)
  const composed = await composeStatements(deps, checked.value, info, {
    language: call.language,
    currentMonth,
  })
  if (!composed.ok) return composed
  return keep(deps, mount, named.value, call, {
    files: composed.value,
    reaches: null,
    replaces: replacedBy(parts),
  })
}

/** What opens the request's locked PDFs; in the body alone, and gone with it. */
const passwordIn = (parts: Parts): string => parts.texts('password')[0] ?? ''

const replacedBy = (parts: Parts): string | null => {
  const id = parts.texts('replaces')[0] ?? ''
  return isId(id) ? id : null
}

/** The application that the body's fields name, in the specification's spellings; else the one that the header or the session named. */
const namedIn = (
  deps: Deps,
  mount: UploadMount,
  parts: Parts,
  call: Call,
  code: string,
): Promise<Answer<Application>> => {
  const field = ['link', 'sf_leadid', 'sfleadid', 'opp_id'].map((name) => parts.texts(name)[0]).find(Boolean)
  return findApplication(deps, call, takesOfUpload(mount), field ?? code)
}

async function keep(
  deps: Deps,
  { pageOf }: UploadMount,
  { lead, link }: Application,
  call: Call,
  what: Pick<Keeping, 'files' | 'reaches' | 'replaces'>,
): Promise<Answer<UploadAnswer>> {
  const kept = await keepDocuments(deps, lead.id, {
    ...what,
    actor: 'applicant',
    ip: call.ip,
    userAgent: call.userAgent,
    linkId: link?.id ?? null,
  })
  if (!kept.ok) return kept
  if (link) await proveByLink(deps.db, link, deps.clock())
  return ok({
    valid: true,
    // Offers that stand come before the documents, whichever of them has arrived (spec 55).
    ...(pageOf ? { page: pageOf(kept.value.lead) } : {}),
    documents: kept.value.documents.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: nameOf(deps, row),
      months: row.months,
      pages: row.pages,
      standing: standingOf(row, deps.clock()),
      faults: row.faults,
    })),
    statement_months: kept.value.statementMonths,
    notes: notesOf(kept.value, call.language),
  })
}

function notesOf({ repeated, moved }: Kept, language: Language): string[] {
  const words = pick({ en, es }, language)
  const month = (...of: readonly string[]) => monthNames(of, language)
  return [
    ...repeated.map(({ name, keptAs }) => fill(words.sameFile, { name, keptAs })),
    ...moved.map((one) =>
      fill(words.otherMonth, { name: one.name, from: month(...one.from), month: month(one.month) }),
    ),
  ]
}

/** An infected file is logged; a wrong format is not. */
async function refuseAndLog(
  deps: Deps,
  { lead }: Application,
  call: Call,
  answer: Extract<Awaited<ReturnType<typeof checkFiles>>, { ok: false }>,
): Promise<Answer<UploadAnswer>> {
  if (answer.refusal.code === 'infected-file') {
    await addEvent(
      deps.db,
      {
        leadId: lead.id,
        kind: 'document-refused',
        actor: 'system',
        ip: call.ip,
        detail: { reason: 'infected' },
      },
      deps.clock(),
    )
  }
  return answer
}
