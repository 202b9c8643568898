// Checks what a save brings: reads its answers, holds them against the stored ones, and says what is wrong or missing.
import { leadSet, type FieldId, type LeadAnswers } from '#core/contract/lead-fields.ts'
import { readAnswers, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import { stepAt } from '#core/flow/walk.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { SavedLead } from '#platform/store/leads.ts'
import type { SaveRequest as Request } from './contract.ts'
import { knownOf } from './known.server.ts'
import { missingAnswers } from './missing-answers.server.ts'
import type { Checked } from './save-of.server.ts'
import { otherNameIn } from './sign.server.ts'
import { saysGiven, withStart } from './start-of-business.ts'
import { strangersChanges } from './strangers-changes.server.ts'
import type { Wizard } from './wizard.server.ts'

/** What a request asks to save. */
export interface AskedSave {
  readonly request: Request
  readonly page: number
  readonly named: { readonly id: string; readonly epoch: number } | null
  /** Some of the page's answers as they are typed: the page is not finished by it. */
  readonly partial: boolean
}

/** What a save is checked against: the application, and the session of it that the browser holds, if one does. */
export interface Stored {
  readonly lead: SavedLead | null
  readonly session: Checked['session']
}

/** Refused with one message per wrong, missing or protected answer. The caller knows that the request's lead id is still in force. */
export async function checkSave(
  deps: Deps,
  call: Call,
  wizard: Wizard,
  { request, page, named, partial }: AskedSave,
  { lead: stored, session }: Stored,
): Promise<Answer<Checked>> {
  const { language } = call
  const today = easternDay(deps.clock())
  const own = !named || session !== null
  const stands = (id: string) => (own ? stored?.answers[id as FieldId] : undefined)
  const sent = readAnswers(request.model, today, language, isSole(request, stored), stands)
  if (!sent.ok) return refused({ code: 'invalid-fields', errors: sent.refusal })
  if (!own && stored) {
    const errors = await strangersChanges(deps, call, stored, sent.value)
    if (errors.length) return refused({ code: 'session-needed', errors })
  }
  const read = withStart(withDefaults(wizard, sent.value, stored), stored, {
    today,
    language,
    empties: own,
    given: saysGiven(request.model),
  })
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  const finished = partial ? [] : finishedSteps(wizard, page, stored)
  const missing = missingAnswers(leadSet, finished, knownOf(stored, read.value), {}, language)
  if (missing.length) return refused({ code: 'invalid-fields', errors: missing })
  const other = own && otherNameIn(read.value, stored?.answers, language)
  if (other) return refused({ code: 'invalid-fields', errors: [other] })
  return ok({ page, named, sent: sent.value, read: read.value, stored, session, own, partial })
}

/** The steps whose questions must be answered by now: those of the page, and the contact before anything is begun, whichever page comes first. */
const finishedSteps = ({ flow, pages }: Wizard, page: number, stored: SavedLead | null) =>
  (stored || page === pages.first ? [page] : [pages.first, page]).flatMap((each) => stepAt(flow, each) ?? [])

/** Whose tax id 'tid' is, where the request does not say: the stored classification knows. */
function isSole({ model }: Request, stored: SavedLead | null): boolean {
  if (model.business?.tid === undefined || model.business.classification !== undefined) return false
  return isSoleProprietor(stored?.answers.classification)
}

/** What the wizard does not ask for, where nobody has told it. */
const withDefaults = (
  { defaults = {} }: Wizard,
  read: ReadAnswers,
  stored: SavedLead | null,
): ReadAnswers => ({
  ...read,
  values: { ...without(defaults, stored?.answers ?? {}), ...read.values },
})

const without = (defaults: LeadAnswers, given: LeadAnswers): LeadAnswers =>
  Object.fromEntries(Object.entries(defaults).filter(([id]) => given[id as FieldId] === undefined))
