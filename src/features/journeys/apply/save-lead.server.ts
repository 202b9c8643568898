// Saves a wizard page: read, check, write everything in one statement, answer with the page that comes next.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import { fieldIds } from '#core/contract/lead-fields.ts'
import { readAnswers, wireName, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { Answer, FieldRefusal } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/refusals/en.ts'
import { es } from '#core/words/refusals/es.ts'
import { pick, type Language } from '#core/words/words.ts'
import { sqlState } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { holdsSession, startLeadSession } from '#platform/http/lead-session.ts'
import {
  createLead,
  leadSavedUnder,
  readLead,
  updateLead,
  type LeadSave,
  type SavedLead,
} from '#platform/store/leads.ts'
import type { saveLead as declared } from './contract.ts'
import { ERROR_PAGE, LAST_QUESTION_PAGE } from './flow.ts'
import { missingAnswers } from './missing-answers.server.ts'
import { identity, saveOf } from './save-of.server.ts'
import { settleAnswers } from './settle-answers.server.ts'
import { mqlTypeOf, pageOf } from './standing.server.ts'

type Request = RequestOf<typeof declared>
type Response = ResponseOf<typeof declared>

export async function saveLead(deps: Deps, request: Request, call: Call): Promise<Answer<Response>> {
  const page = Math.min(Number(request.page), ERROR_PAGE)
  const code = request.model.sfleadid?.trim() ?? ''
  const named = code ? deps.keys.readLeadCode(code) : null
  if (code && !named) return refused({ code: 'not-found' })
  const today = deps.clock().toISOString().slice(0, 10)
  const read = readAnswers(request.model, today, call.language, await isSole(deps, request, named?.id))
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  const own = !named || holdsSession(deps, call, named)

  if (!own && named) {
    const errors = await strangersChanges(deps, named, read.value, call.language)
    if (errors.length) return refused({ code: 'session-needed', errors })
  }
  const missing = await missingAnswers(deps, page, named?.id ?? null, read.value, call.language)
  if (missing.length) return refused({ code: 'invalid-fields', errors: missing })

  const save = saveOf(deps, call, request, { page, named, read: read.value, own })
  const written = await write(deps, call, request, save, named !== null)
  if (!written.ok) return written

  const lead = await settleAnswers(deps, written.value.lead)
  if (!named && (!written.value.again || isUnguessable(call)))
    startLeadSession(deps, call, lead.id, lead.codeEpoch)
  call.setHeader('etag', `"${lead.revision}"`)
  if (save.jobs.length || save.settlement) deps.nudge()
  return ok({
    leadid: deps.keys.leadCode(lead.id, lead.codeEpoch),
    page: pageOf(lead),
    mql_type: mqlTypeOf(lead),
    // Never tells an applicant about a private list (decision 7).
    datamerch_hit: false,
    revision: lead.revision,
  })
}

/** The one statement, and what its silence means: an earlier save under the key, a stranger's code, another revision, a closed stage. */
async function write(
  deps: Deps,
  call: Call,
  request: Request,
  save: LeadSave,
  known: boolean,
): Promise<Answer<{ readonly lead: SavedLead; readonly again: boolean }>> {
  const now = deps.clock()
  const start = {
    variant: request.variant ?? deps.config.applyVariant,
    brand: request.brand ?? '',
    language: call.language,
  }
  // A save that brings no answers takes none away, whatever revision it saw.
  const { answers, secrets, removed } = save
  const brings = [answers, secrets, removed].some((part) => Object.keys(part).length > 0)
  const asks = save.savedPage <= LAST_QUESTION_PAGE || brings
  const revision = asks ? revisionOf(call) : null
  const written = await (
    known ? updateLead(deps.db, save, revision, now) : createLead(deps.db, save, start, now)
  ).catch((error: unknown) => {
    // Two requests under one key at the same moment: the second meets the first one's key.
    if (sqlState(error) === '23505' && save.idempotencyKey) return null
    throw error
  })
  if (written) return ok({ lead: written, again: false })
  const earlier = save.idempotencyKey ? await leadSavedUnder(deps.db, save.idempotencyKey) : null
  if (earlier) {
    const same = earlier.bodyKey === save.bodyKey && (!known || earlier.lead.id === save.id)
    return same ? ok({ lead: earlier.lead, again: true }) : refused({ code: 'key-reused' })
  }
  const current = await readLead(deps.db, save.id)
  if (!current || current.codeEpoch !== save.codeEpoch) return refused({ code: 'not-found' })
  if (revision !== null && revision !== current.revision)
    return refused({ code: 'changed-elsewhere', extra: { revision: current.revision } })
  if (save.savedPage <= LAST_QUESTION_PAGE) return refused({ code: 'closed-application' })
  // Whoever sends the whole application along from a later page may find it decided upon: its answers stand, the place is still noted.
  const noted = await updateLead(deps.db, placeOf(save), null, now)
  return ok({ lead: noted ?? current, again: false })
}

/** Whose tax id 'tid' is, where the request does not say: the stored classification knows. */
async function isSole(deps: Deps, { model }: Request, leadId: string | undefined): Promise<boolean> {
  if (!leadId || model.business?.tid === undefined || model.business.classification !== undefined)
    return false
  return (await readLead(deps.db, leadId))?.answers.classification === 'Sole Proprietorship'
}

/** Only how far the person is, without answers. */
const placeOf = (save: LeadSave): LeadSave => ({
  ...save,
  answers: {},
  secrets: {},
  removed: [],
  emailKey: null,
  phoneKey: null,
  taxKey: null,
  jobs: [],
})

/**
 * Plain answers that a browser without the session would change: of the identity while the application is being filled in, any once it
 * is complete. The start of the business follows from its band and counts with it.
 */
async function strangersChanges(
  deps: Deps,
  named: { readonly id: string; readonly epoch: number },
  { values }: ReadAnswers,
  language: Language,
): Promise<FieldRefusal[]> {
  const lead = await readLead(deps.db, named.id)
  // A lead id of before a correction is no lead id any more: it learns nothing here either.
  if (!lead || lead.codeEpoch !== named.epoch) return []
  const stored = lead.answers
  const open = lead.stage === 'draft' || lead.stage === 'referred'
  const guarded = open ? identity : fieldIds.filter((id) => id !== 'startMonth' && id !== 'startYear')
  const message = pick({ en, es }, language)['session-needed']
  return guarded
    .filter((id) => stored[id] !== undefined && values[id] !== undefined && values[id] !== stored[id])
    .map((id) => ({ field: wireName(id), message }))
}

/**
 * Whether the key itself shows that the retry comes from who saved first: our pages make it a random UUID. With a shorter one
 * a retry is answered as before, but gets no session: two people may have thought of the same word.
 */
const isUnguessable = (call: Call): boolean =>
  /^[\w-]{22,}$/.test(call.header('idempotency-key')?.trim() ?? '')

/** The revision in If-Match ('"4"', '4', W/"4"); null = merge by field. */
function revisionOf(call: Call): number | null {
  const digits = /\d{1,9}/.exec(call.header('if-match') ?? '')
  return digits ? Number(digits[0]) : null
}
