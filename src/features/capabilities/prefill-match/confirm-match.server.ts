// The owner confirms or declines a match: it goes into the fields that are still empty, or is forgotten.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { FieldId, LeadAnswers } from '#core/contract/lead-fields.ts'
import { leadFields } from '#core/contract/lead-fields.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { takesAnswers } from '#core/domain/lead-stage.ts'
import { recased } from '#core/fields/title-case.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { writeAnswers } from '#features/capabilities/answers/write-answers.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import type { PrefillIdentity } from '#platform/providers/prefill/port.ts'
import { addEvent } from '#platform/store/events.ts'
import { whereReadable } from '#platform/store/lead-secrets.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { endMatch, matchOf } from '#platform/store/prefill.ts'
import type { iffConfirm } from './contract.ts'
import { openMatch } from './sealed-match.server.ts'

type Declared = ReturnType<typeof iffConfirm>

export async function confirmMatch(
  deps: Deps,
  { lead: { id } }: Application,
  { confirmed }: RequestOf<Declared>,
  { ip, userAgent }: Call,
): Promise<Answer<ResponseOf<Declared>>> {
  const now = deps.clock()
  const by = { actor: 'applicant', ip, userAgent } as const
  const answered = await deps.db.transaction(async (tx): Promise<Answer<ResponseOf<Declared>>> => {
    const lead = await lockLead(tx, id)
    const kept = await matchOf(tx, id, now)
    // An answer whose arrival was not told is sent again.
    if (kept?.ended === (confirmed ? 'confirmed' : 'declined')) return ok({ ok: true })
    if (!lead || !takesAnswers(lead.stage)) return refused({ code: 'answers-final' })
    const match =
      kept?.sealed && whereReadable(deps, { lead: id }, () => openMatch(deps.keys, id, kept.sealed!))
    if (!match) return refused({ code: 'match-gone' })
    await endMatch(tx, id, confirmed ? 'confirmed' : 'declined', now)
    if (!confirmed) {
      await addEvent(tx, { leadId: id, kind: 'prefill-declined', ...by }, now)
      return ok({ ok: true })
    }
    const values = fillsIn(lead, match, easternDay(now))
    const fields = Object.keys(values) as FieldId[]
    // Not told to the browser either: who guessed right must not read it there.
    const change = { values, removed: [], sealed: streetFields }
    await writeAnswers(
      tx,
      deps,
      lead,
      change,
      () => ({ ...by, kind: 'prefill-confirmed', detail: { fields } }),
      now,
    )
    return ok({ ok: true })
  })
  if (answered.ok) deps.nudge()
  return answered
}

const streetFields: readonly FieldId[] = ['homeAddress', 'homeAddress2']

/** The answers that a match brings: an address as a whole, where none was begun, and a date of birth that none stands for. */
function fillsIn({ answers, secrets }: LeadRow, match: PrefillIdentity, today: IsoDate): LeadAnswers {
  const stands = (id: FieldId) => answers[id] !== undefined || secrets[id] !== undefined
  const home: Partial<Record<FieldId, string>> = {
    homeAddress: recased(match.street),
    ...(match.unit ? { homeAddress2: recased(match.unit) } : {}),
    homeCity: recased(match.city),
    homeState: match.state,
    homeZip: match.zip,
  }
  const begun = (Object.keys(home) as FieldId[]).some((id) => stands(id) && answers[id] !== home[id])
  const told: Partial<Record<FieldId, string>> = {
    ...(begun || stands('homeAddress') ? {} : home),
    ...(match.dateOfBirth && !stands('dateOfBirth') ? { dateOfBirth: match.dateOfBirth } : {}),
  }
  // What the field would not take of its owner is not taken of a provider; it is asked then.
  const read = (Object.entries(told) as [FieldId, string][]).flatMap(([id, text]) => {
    const parsed = leadFields[id].kind.parse(text, { today })
    return parsed.ok ? [[id, parsed.value] as const] : []
  })
  return Object.fromEntries(read)
}
