// Saves a page of a wizard: read what is stored, check against it, write everything in one statement, answer with the page that comes next.
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { isClosed, takesAnswers } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { DatabaseTrouble } from '#platform/db/trouble.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import {
  proveBySession,
  sessionFor,
  readSessionCookie,
  startLeadSession,
} from '#platform/http/lead-session.ts'
import { runInTurn } from '#platform/store/in-turn.ts'
import {
  findEarlierSave,
  writeSave,
  type EarlierSave,
  type LeadSave,
  type SaveOutcome,
} from '#platform/store/lead-save.ts'
import { readLeadTogether, type SavedLead } from '#platform/store/leads.ts'
import { forgetLead, recallLead, rememberLead } from '#platform/store/recent-leads.ts'
import { isEmptied } from '#platform/store/retention.ts'
import { checkSave, type AskedSave, type Stored } from './check-save.server.ts'
import type { Saved, SaveRequest as Request } from './contract.ts'
import { contactHoldOf } from './hold-with-save.server.ts'
import { chosenLanguageOf, together } from './language-with-save.server.ts'
import { bodyKeyOf, bringsAnswers, placeOf, saveOf, type Checked } from './save-of.server.ts'
import { mqlTypeOf, pageOf } from './lead-progress.server.ts'
import type { Wizard, Wizards } from './wizard.server.ts'

/** Tries for a save whose row something else changed meanwhile. */
const TRIES = 10

export async function saveLead(
  deps: Deps,
  wizards: Wizards,
  request: Request,
  call: Call,
): Promise<Answer<Saved>> {
  const page = Number(request.page)
  const code = request.model.sfleadid?.trim() ?? ''
  const named = code ? deps.keys.readLeadCode(code) : null
  if (code && !named) return refused({ code: 'not-found' })
  const asked = { wizards, request, page, named, partial: request.partial === true && named !== null }

  const written = named
    ? await runInTurn(named.id, () => saveUntilItStands(deps, call, asked))
    : await saveUntilItStands(deps, call, asked)
  if (!written.ok) return written

  const { lead } = written.value
  if (!named && (!written.value.again || isUnguessable(call))) startLeadSession(deps, call, lead)
  // A retry is told the revision of its own save: with a later one its next save would pass over what somebody else saved since.
  const revision = written.value.again?.revision ?? lead.revision
  call.setHeader('etag', `"${revision}"`)
  if (written.value.jobs) deps.nudge()
  return ok({
    leadid: named ? code : deps.keys.leadCode(lead.id, lead.codeEpoch),
    page: pageOf(wizardOf(deps, asked, lead), lead),
    mql_type: mqlTypeOf(lead, deps.policy),
    // Never tells an applicant about a private list (spec 6).
    datamerch_hit: false,
    revision,
  })
}

interface Asked extends AskedSave {
  readonly wizards: Wizards
}

/** `page` is a number of the wizard that the request names, else of the one that the application was begun in. */
const wizardOf = ({ config }: Deps, { wizards, request }: Asked, lead: SavedLead | null): Wizard =>
  wizards[request.variant ?? lead?.variant ?? config.applyVariant]

type Written = Answer<{
  readonly lead: SavedLead
  /** It was written just now. */
  readonly fresh: boolean
  /** The earlier save that this one repeats. */
  readonly again: EarlierSave | null
  /** There is work for the worker. */
  readonly jobs: boolean
}>

async function saveUntilItStands(deps: Deps, call: Call, asked: Asked): Promise<Written> {
  const { named } = asked
  const session = named && sessionFor(deps, call, named)
  const recent = named && session && recallLead(deps.db, named.id)
  if (recent) {
    const written = await tryToSave(deps, call, asked, { lead: recent, session })
    if (written !== 'overtaken' && written.ok && written.value.fresh) return written
    // Whatever else came of it is for the row as it is stored.
    forgetLead(deps.db, named.id)
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const written = await tryToSave(deps, call, asked, await storedOf(deps, asked, session))
    if (written !== 'overtaken') return written
  }
  return refused({ code: 'changed-elsewhere' })
}

async function storedOf({ db }: Deps, { named }: Asked, session: Checked['session']): Promise<Stored> {
  if (!named) return { lead: null, session: null }
  const lead = await readLeadTogether(db, { id: named.id, session: session?.id ?? null })
  return { lead, session: session && lead?.sessionEnded === false ? session : null }
}

/** Checks and writes once. 'overtaken': what it was checked against has changed meanwhile. */
async function tryToSave(
  deps: Deps,
  call: Call,
  asked: Asked,
  stored: Stored,
): Promise<Written | 'overtaken'> {
  const { named } = asked
  if (named && stored.lead?.codeEpoch !== named.epoch) return withdrawn(deps, call, named.id)
  const checked = await checkSave(deps, call, wizardOf(deps, asked, stored.lead), asked, stored)
  return checked.ok ? write(deps, call, asked, checked.value) : checked
}

/** The one statement, unless the stored application refuses it; a save that was written before under its key is answered as then. */
async function write(deps: Deps, call: Call, asked: Asked, checked: Checked): Promise<Written | 'overtaken'> {
  const { request } = asked
  const { stored } = checked
  const wizard = wizardOf(deps, asked, stored)
  const now = deps.clock()
  const save = saveOf(deps, call, wizard, request, checked)
  const refusal = stored && refusalOf(call, wizard, stored, checked)
  const full = !stored || takesAnswers(stored.stage)
  if (!refusal && (full || !isClosed(stored.stage))) {
    // Whoever sends the whole application along from a later page may find it decided upon: its answers stand, the place is still noted.
    const hold = full ? contactHoldOf(deps, call, save, checked.session) : null
    const along = together([hold, chosenLanguageOf(deps, call, save)])
    const written = await counted(
      deps,
      writeSave(deps.db, full ? save : placeOf(deps, save, stored), now, along),
    )
    if (written === 'overtaken') return written
    if (written !== 'repeated') {
      rememberLead(deps.db, written)
      if (Object.keys(checked.sent.values).length) await proveBySession(deps.db, deps, call, checked.session)
      const jobs = full && (save.jobs.length > 0 || save.settlement !== null || hold !== null)
      return ok({ lead: written, fresh: true, again: null, jobs })
    }
  }
  const earlier = save.idempotencyKey
    ? await findEarlierSave(deps.db, save.idempotencyKey, checked.named?.id ?? null)
    : null
  if (earlier) return again(deps, call, earlier, save, checked)
  if (refusal) return refused(refusal)
  // Closed, and nothing but a later page's place to note; or a key that was forgotten this very moment.
  return stored ? ok({ lead: stored, fresh: false, again: null, jobs: false }) : 'overtaken'
}

/** The same outcome, counted for the operator. */
async function counted({ counts }: Deps, writing: Promise<SaveOutcome>): Promise<SaveOutcome> {
  try {
    const written = await writing
    counts.save(typeof written === 'string' ? written : 'saved')
    return written
  } catch (error) {
    if (error instanceof DatabaseTrouble && error.trouble === 'busy') counts.save('busy')
    throw error
  }
}

/** Why the stored application does not take this save, or null. */
function refusalOf(call: Call, wizard: Wizard, stored: SavedLead, checked: Checked): Refusal | null {
  const { page } = checked
  const question = page < wizard.pages.bank
  const brings = bringsAnswers(wizard, checked)
  // A save that brings no answers takes none away, whatever revision it saw.
  const revision = question || brings ? revisionOf(call) : null
  if (revision !== null && revision !== stored.revision)
    return { code: 'changed-elsewhere', extra: { revision: stored.revision } }
  if (takesAnswers(stored.stage) || !question) return null
  if (isClosed(stored.stage)) return { code: 'closed-application' }
  return brings ? { code: 'answers-final' } : null
}

/**
 * A retry: the same answers to the same page of the same application, which a first save could not name yet. Nobody gets by an old key
 * what a lead id from before a correction does not give any more.
 */
async function again(
  deps: Deps,
  call: Call,
  earlier: EarlierSave,
  save: LeadSave,
  checked: Checked,
): Promise<Written> {
  const { named } = checked
  const { lead, bodyKey } = earlier
  const one = !named || lead.id === named.id
  const same = bodyKey === save.bodyKey || (named && bodyKey === bodyKeyOf(deps, { ...checked, named: null }))
  if (!one || !same) return refused({ code: 'key-reused' })
  if (lead.codeEpoch !== (named?.epoch ?? 0)) return withdrawn(deps, call, lead.id)
  return ok({ lead, fresh: false, again: earlier, jobs: false })
}

/** A lead id that a correction ended: a browser that held the session is told how to go on, everybody else, and all once it was erased, that there is nothing. */
async function withdrawn(deps: Deps, call: Call, leadId: string): Promise<Written> {
  const held = readSessionCookie(deps, call)?.leadId === leadId && !(await isEmptied(deps.db, leadId))
  return refused({ code: held ? 'link-renewed' : 'not-found' })
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
