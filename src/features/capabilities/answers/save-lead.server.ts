// Saves a wizard page: read, check, write everything in one statement, answer with the page that comes next.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import { readAnswers } from '#core/contract/lead-model.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { sqlState } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { holdsSession, leadOfSession, startLeadSession } from '#platform/http/lead-session.ts'
import {
  createLead,
  leadSavedUnder,
  readLead,
  updateLead,
  type EarlierSave,
  type LeadRow,
  type LeadSave,
  type SavedLead,
} from '#platform/store/leads.ts'
import type { saveLead as declared } from '#features/journeys/apply/contract.ts'
import { ERROR_PAGE, LAST_QUESTION_PAGE } from '#features/journeys/apply/flow.ts'
import { missingAnswers } from './missing-answers.server.ts'
import { bodyKeyOf, saveOf, type Checked } from './save-of.server.ts'
import { settleAnswers } from '#features/journeys/apply/settle-answers.server.ts'
import { mqlTypeOf, pageOf } from '#features/journeys/apply/standing.server.ts'
import { needsStoredStart, wasJudgedBeside, withStart } from './start-of-business.ts'
import { strangersChanges } from './strangers-changes.server.ts'

type Request = RequestOf<typeof declared>
type Response = ResponseOf<typeof declared>

/** Tries for a save whose answers were judged beside stored ones that another save changed meanwhile. */
const TRIES = 10

export async function saveLead(deps: Deps, request: Request, call: Call): Promise<Answer<Response>> {
  const page = Math.min(Number(request.page), ERROR_PAGE)
  const code = request.model.sfleadid?.trim() ?? ''
  const named = code ? deps.keys.readLeadCode(code) : null
  if (code && !named) return refused({ code: 'not-found' })
  const own = !named || holdsSession(deps, call, named)
  const asked = { request, page, named, own }

  let written = await tryToSave(deps, call, asked)
  for (let tries = 1; written === 'overtaken' && tries < TRIES; tries++)
    written = await tryToSave(deps, call, asked)
  if (written === 'overtaken') return refused({ code: 'changed-elsewhere' })
  if (!written.ok) return written

  const lead = await settleAnswers(deps, written.value.lead)
  if (!named && (!written.value.again || isUnguessable(call)))
    startLeadSession(deps, call, lead.id, lead.codeEpoch)
  // A retry is told the revision of its own save: with a later one its next save would pass over what somebody else saved since.
  const revision = written.value.again?.revision ?? lead.revision
  call.setHeader('etag', `"${revision}"`)
  if (written.value.jobs) deps.nudge()
  return ok({
    leadid: named ? code : deps.keys.leadCode(lead.id, lead.codeEpoch),
    page: pageOf(lead),
    mql_type: mqlTypeOf(lead),
    // Never tells an applicant about a private list (decision 7).
    datamerch_hit: false,
    revision,
  })
}

interface Asked {
  readonly request: Request
  readonly page: number
  readonly named: { readonly id: string; readonly epoch: number } | null
  readonly own: boolean
}

type Written = Answer<{
  readonly lead: SavedLead
  /** The earlier save that this one repeats. */
  readonly again: EarlierSave | null
  readonly jobs: boolean
}>

/** Checks and writes once. 'overtaken': what it was judged beside is not what is stored any more. */
async function tryToSave(deps: Deps, call: Call, asked: Asked): Promise<Written | 'overtaken'> {
  const { request, page, named, own } = asked
  const { language } = call
  const today = deps.clock().toISOString().slice(0, 10)
  // Read when a check needs it, and once: most saves need nothing but themselves.
  const stored = once(async () => (named ? readLead(deps.db, named.id) : null))
  const sent = readAnswers(request.model, today, language, await isSole(request, stored))
  if (!sent.ok) return refused({ code: 'invalid-fields', errors: sent.refusal })

  const beside = needsStoredStart(sent.value) ? await stored() : null
  if (!own && named) {
    const lead = await stored()
    if (lead?.codeEpoch !== named.epoch) return withdrawn(deps, call, named.id)
    const errors = await strangersChanges(deps, call, lead, sent.value)
    if (errors.length) return refused({ code: 'session-needed', errors })
  }
  if (named && beside && beside.codeEpoch !== named.epoch) return withdrawn(deps, call, named.id)
  const read = withStart(sent.value, beside, { today, language, empties: own })
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  const missing = await missingAnswers(page, read.value, named !== null, stored, language)
  if (missing.length) return refused({ code: 'invalid-fields', errors: missing })

  const checked = { page, named, sent: sent.value, read: read.value, own }
  const judgedAt = beside && wasJudgedBeside(sent.value, read.value) ? beside.revision : null
  return write(deps, call, asked, checked, judgedAt)
}

/** The one statement, and what its silence means: an earlier save under the key, a stranger's code, another revision, a closed stage. */
async function write(
  deps: Deps,
  call: Call,
  { request, named }: Asked,
  checked: Checked,
  judgedAt: number | null,
): Promise<Written | 'overtaken'> {
  const now = deps.clock()
  const save = saveOf(deps, call, request, checked)
  const jobs = save.jobs.length > 0 || save.settlement !== null
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
    named ? updateLead(deps.db, save, revision ?? judgedAt, now) : createLead(deps.db, save, start, now)
  ).catch((error: unknown) => {
    // Two requests under one key at the same moment: the second meets the first one's key.
    if (sqlState(error) === '23505' && save.idempotencyKey) return null
    throw error
  })
  if (written) return ok({ lead: written, again: null, jobs })
  const earlier = save.idempotencyKey ? await leadSavedUnder(deps.db, save.idempotencyKey) : null
  if (earlier) return again(deps, call, earlier, save, checked)
  const current = await readLead(deps.db, save.id)
  if (!current || current.codeEpoch !== save.codeEpoch) return withdrawn(deps, call, save.id)
  if (revision !== null && revision !== current.revision)
    return refused({ code: 'changed-elsewhere', extra: { revision: current.revision } })
  if (revision === null && judgedAt !== null && judgedAt !== current.revision) return 'overtaken'
  if (save.savedPage <= LAST_QUESTION_PAGE)
    return refused({ code: isClosed(current.stage) ? 'closed-application' : 'answers-final' })
  // Whoever sends the whole application along from a later page may find it decided upon: its answers stand, the place is still noted.
  const noted = await updateLead(deps.db, placeOf(save), null, now)
  return ok({ lead: noted ?? current, again: null, jobs })
}

/**
 * A retry: the same answers to the same page of the same application, which a first save could not name yet. Nobody gets by an old key
 * what a lead id of before a correction does not give any more.
 */
function again(deps: Deps, call: Call, earlier: EarlierSave, save: LeadSave, checked: Checked): Written {
  const { named } = checked
  const { lead, bodyKey } = earlier
  const one = !named || lead.id === named.id
  const same = bodyKey === save.bodyKey || (named && bodyKey === bodyKeyOf(deps, { ...checked, named: null }))
  if (!one || !same) return refused({ code: 'key-reused' })
  if (lead.codeEpoch !== save.codeEpoch) return withdrawn(deps, call, lead.id)
  return ok({ lead, again: earlier, jobs: false })
}

/** A lead id that a correction ended: a browser that held the session is told how to go on, everybody else that there is nothing. */
const withdrawn = (deps: Deps, call: Call, leadId: string): Written =>
  refused({ code: leadOfSession(deps, call)?.id === leadId ? 'link-renewed' : 'not-found' })

/** Whose tax id 'tid' is, where the request does not say: the stored classification knows. */
async function isSole({ model }: Request, stored: () => Promise<LeadRow | null>): Promise<boolean> {
  if (model.business?.tid === undefined || model.business.classification !== undefined) return false
  return (await stored())?.answers.classification === 'Sole Proprietorship'
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null
  return () => (asked ??= ask())
}

/** Only how far the person is, without answers. */
const placeOf = (save: LeadSave): LeadSave => ({
  ...save,
  answers: {},
  secrets: {},
  removed: [],
  emailKey: null,
  phoneKey: null,
  einKey: null,
  ssnKey: null,
  jobs: [],
})

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
