// The two upload calls, mounted once per flow.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { documentKindOf } from '#core/domain/documents.ts'
import { hasOffer } from '#core/domain/lead-stage.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { monthInFileName, OLDEST_STATEMENT } from '#core/domain/statement-month.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { monthsBetween, type IsoMonth } from '#core/ground/dates.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import type { Deps } from '#platform/deps.ts'
import type { Plugin } from '#platform/feature.ts'
import { callOf, type Call } from '#platform/http/call.ts'
import { findApplication, type Application } from '#platform/http/application-door.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { staffReadsOnly } from '#platform/http/staff-browser.ts'
import { areNumbersKnown } from '#platform/store/bank-data.ts'
import { addEvent } from '#platform/store/events.ts'
import { checkFiles } from './check-files.server.ts'
import type { UploadAnswer } from './contract.ts'
import * as paths from './paths.ts'
import { keepDocuments, type Keeping, type Kept } from './keep-documents.server.ts'
import { monthName } from './month-name.ts'
import { withParts, type Parts } from './read-parts.server.ts'
import { uploadRoom, type UploadRoom } from './upload-room.server.ts'
import { admitUpload, takesOfUpload } from './whose-upload.server.ts'

export interface UploadMount {
  /** The `{api}` of the paths. */
  readonly api: string
  /** Links of this purpose may name the application, besides its lead id. */
  readonly purpose?: LinkPurpose
  /** Document kind -> the wizard page that is reached once it is there. */
  readonly reaches?: Readonly<Record<string, number>>
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

/** Where the wizard shows offers (spec 1 section 2). */
const OFFERS_PAGE = 10

/** A body that nobody reads may go on for so many milliseconds after its answer, so that the answer is not lost with the connection. */
const REST_MS = 10_000

/** Adds both calls for one flow. */
export const uploads =
  (mount: UploadMount): Plugin =>
  (app, deps) => {
    const secure = deps.publicUrl.startsWith('https:')
    const options = {
      config: { takes: takesOfUpload(mount.purpose), rateLimit: { max: 30, timeWindow: 60_000 } },
    }
    const limit = deps.config.uploadLimitBytes
    const answerTo = async (upload: Upload, request: FastifyRequest, call: Call) => {
      const admitted = await admitUpload(deps, call, mount.purpose)
      if (!admitted.ok) return admitted
      const { shares, code } = admitted.value
      const enter = (bytes: number) => roomOf(deps).enter(shares, bytes)
      return withParts(request, limit, enter, (parts) => upload(deps, mount, parts, call, code))
    }
    const run = (upload: Upload) => async (request: FastifyRequest, reply: FastifyReply) => {
      const call = callOf(request, reply, secure)
      const endpoint = { method: 'POST', path: request.url } as const
      const refusal = await staffReadsOnly(deps, call, endpoint)
      if (refusal) return sendProblem(reply, refusal, call.language)
      const answer = await answerTo(upload, request, call)
      if (!answer.ok) {
        if (!request.raw.complete) dropRest(request)
        return sendProblem(reply, answer.refusal, call.language)
      }
      return reply.header('cache-control', 'no-store').send(answer.value)
    }
    app.post(paths.uploadFile(mount.api).path, options, run(uploadFile))
    app.post(paths.uploadStatements(mount.api).path, options, run(uploadStatements))
  }

/** Lets what is left of a body run out unread, and ends the connection where it does not. */
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
  if (!kind) return refused({ code: 'invalid-fields', errors: [{ field: 'filetype', message: words.name }] })
  // The call names one document (spec 2 section 7); which of two files would be it, nobody can tell.
  if (parts.files.length > 1)
    return refused({ code: 'invalid-fields', errors: [{ field: 'file', message: words.onlyOne }] })
  const checked = await checkFiles(deps, parts.files, call.language)
  if (!checked.ok) return refuseAndLog(deps, named.value, call, checked)
  const files = checked.value.map((file) => ({ ...file, kind, month: null }))
  return keep(deps, named.value, call, { files, reaches: await pageReached(deps, mount, named.value, kind) })
}

/** The page of a document that is not asked for is passed over. */
async function pageReached(
  { db }: Deps,
  { reaches }: UploadMount,
  { lead }: Application,
  kind: string,
): Promise<number | null> {
  const page = reaches?.[kind] ?? null
  if (!reaches || kind !== 'photo-id' || !(await areNumbersKnown(db, lead.id))) return page
  return reaches['voided-check'] ?? page
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
  const now = deps.clock().toISOString().slice(0, 7)
  const months = monthsOf(parts.texts('fileinfo'), now)
  if (!months) {
    const words = pick({ en, es }, call.language)
    return refused({ code: 'invalid-fields', errors: [{ field: 'fileinfo', message: words.month }] })
  }
  const checked = await checkFiles(deps, parts.files, call.language)
  if (!checked.ok) return refuseAndLog(deps, named.value, call, checked)
  const files = checked.value.map((file, at) => ({
    ...file,
    kind: 'bank-statement',
    month: months.get(at) ?? monthInFileName(file.name, now),
  }))
  return keep(deps, named.value, call, { files, reaches: null })
}

/** The application that the body's fields name, in the specification's spellings; else the one that the header or the session named. */
const namedIn = (
  deps: Deps,
  { purpose }: UploadMount,
  parts: Parts,
  call: Call,
  code: string,
): Promise<Answer<Application>> => {
  const field = ['link', 'sf_leadid', 'sfleadid'].map((name) => parts.texts(name)[0]).find(Boolean)
  return findApplication(deps, call, takesOfUpload(purpose), field ?? code)
}

async function keep(
  deps: Deps,
  { lead, link }: Application,
  call: Call,
  what: Pick<Keeping, 'files' | 'reaches'>,
): Promise<Answer<UploadAnswer>> {
  const kept = await keepDocuments(deps, lead.id, {
    ...what,
    actor: 'applicant',
    ip: call.ip,
    userAgent: call.userAgent,
    linkId: link?.id ?? null,
  })
  if (!kept.ok) return kept
  return ok({
    valid: true,
    // Offers that stand come before the documents, whichever of them has arrived (decision 39).
    page: hasOffer(kept.value.lead.stage) ? OFFERS_PAGE : kept.value.lead.page,
    documents: kept.value.documents.map(({ id, kind, name, month }) => ({ id, kind, name, month })),
    statement_months: kept.value.statementMonths,
    notes: notesOf(kept.value, call.language),
  })
}

function notesOf({ repeated, moved }: Kept, language: Language): string[] {
  const words = pick({ en, es }, language)
  const month = (of: string) => monthName(of, language)
  return [
    ...repeated.map(({ name, keptAs }) => fill(words.sameFile, { name, keptAs })),
    ...moved.map((one) =>
      fill(words.otherMonth, { name: one.name, from: month(one.from), month: month(one.month) }),
    ),
  ]
}

/** An infected file is worth a line in the log; a wrong format is not. */
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

const isoMonth = /^\d{4}-(0[1-9]|1[0-2])$/
const likeMonth = /^\d{4}-\d{1,2}$/

/**
 * `fileinfo` entries by the place of their file. One that cannot be read is left out: the file's name may tell, or its sender. Null when
 * one names a month that no statement can be of: in the future, or more than two years ago.
 */
function monthsOf(infos: readonly string[], currentMonth: IsoMonth): Map<number, string> | null {
  const months = new Map<number, string>()
  for (const [at, info] of infos.entries()) {
    const read = parsed(info)
    const month = typeof read?.month === 'string' ? read.month.trim() : ''
    if (!likeMonth.test(month)) continue
    const age = isoMonth.test(month) ? monthsBetween(month, currentMonth) : -1
    if (age < 0 || age > OLDEST_STATEMENT) return null
    const idx = Number(read?.idx ?? at)
    if (Number.isInteger(idx)) months.set(idx, month)
  }
  return months
}

function parsed(text: string): { idx?: unknown; month?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
