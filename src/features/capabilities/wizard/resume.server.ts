// Coming back to an application: by lead id, by this browser's session, by a continue link.
import { leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { endLeadSession, leadOfSession, startLeadSession } from '#platform/http/lead-session.ts'
import { openerOf } from '#platform/http/staff-browser.ts'
import { areNumbersKnown } from '#platform/store/bank-data.ts'
import { addEvent } from '#platform/store/events.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'
import { handedOutBy, markOpened } from '#platform/store/links.ts'
import { isErasureAsked } from '#platform/store/retention.ts'
import type {
  leaveApplication as leaving,
  loadProgress as declared,
  openContinueCode as opening,
} from './contract.ts'
import { maskSecrets } from '#features/capabilities/answers/secrets.server.ts'
import { mqlTypeOf, pageOf } from '#features/capabilities/answers/lead-progress.server.ts'
import type { Wizards } from '#features/capabilities/answers/wizard.server.ts'

type Progress = ResponseOf<typeof declared>

/** The specification's `appdata` to whoever has the lead id; texts and masks of the answers to the session's own browser only (spec 8). */
export async function loadProgress(
  deps: Deps,
  wizards: Wizards,
  { lead: stored, own }: Application,
  { variant }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<Progress>> {
  const { lead, masks } = maskSecrets(deps, stored)
  const text = (id: FieldId) => shown(lead, id) ?? ''
  call.setHeader('etag', `"${lead.revision}"`)
  return ok({
    leadid: deps.keys.leadCode(lead.id, lead.codeEpoch),
    page: pageOf(wizards[variant ?? lead.variant], lead),
    revision: lead.revision,
    variant: lead.variant,
    appdata: {
      address: text('businessAddress'),
      name: text('businessName'),
      state: text('businessState'),
      monthly_sales: text('monthlySales'),
      mql_type: mqlTypeOf(lead, deps.policy),
    },
    ...(own
      ? {
          stage: lead.stage,
          bank_state: lead.bankState,
          numbers_known: await areNumbersKnown(deps.db, lead.id),
          answers: answersOf(lead),
          masks,
        }
      : {}),
  })
}

/** The lead id of this browser's session, null without one; 'link-renewed' where it goes on by a fresh link, which keeps the cookie. */
export async function currentApplication(
  deps: Deps,
  _request: object,
  call: Call,
): Promise<Answer<{ leadid: string | null }>> {
  const session = await leadOfSession(deps, call)
  const lead = session ? await readLead(deps.db, session.id) : null
  if (!lead) {
    await endLeadSession(deps, call)
    return ok({ leadid: null })
  }
  if (lead.codeEpoch !== session?.epoch) return refused({ code: 'link-renewed' })
  return ok({ leadid: deps.keys.leadCode(lead.id, lead.codeEpoch) })
}

/** A continue link gives the session, in place of another application's only if that is said ('other-application-open' until then); a bare lead id gives only itself back (the address of an older e-mail, spec 8). */
export async function openContinueCode(
  deps: Deps,
  { lead, link }: Application,
  { replace }: RequestOf<typeof opening>,
  call: Call,
): Promise<Answer<ResponseOf<typeof opening>>> {
  if (link && (await opensAnother(deps, call, lead))) {
    if (!replace) return refused({ code: 'other-application-open' })
    await endLeadSession(deps, call)
  }
  if (link) {
    const now = deps.clock()
    const opener = await openerOf(deps, call)
    const copied = (await handedOutBy(deps.db, link)) !== null
    await deps.db.transaction(async (tx) => {
      if (opener.actor !== 'staff') await markOpened(tx, link, now)
      await addEvent(
        tx,
        {
          leadId: lead.id,
          kind: 'link-opened',
          ...opener,
          detail: { link: link.id, purpose: link.purpose },
        },
        now,
      )
    })
    // It would outlive the staff session, and then act as the owner.
    if (opener.actor !== 'staff')
      startLeadSession(deps, call, lead, { [copied ? 'copiedLink' : 'mailedLink']: link.id })
  }
  return ok({ leadid: deps.keys.leadCode(lead.id, lead.codeEpoch) })
}

/** This browser has another application open, which a link may not take away unasked. */
async function opensAnother(deps: Deps, call: Call, lead: LeadRow): Promise<boolean> {
  const session = await leadOfSession(deps, call)
  if (!session || session.id === lead.id) return false
  return (await readLead(deps.db, session.id))?.codeEpoch === session.epoch
}

/** What an owner need not type again. Consents are given again each time, and figures are asked for as they are by then. */
const carried: readonly FieldId[] = [
  'firstName',
  'lastName',
  'oneName',
  'ownName',
  'email',
  'cellPhone',
  'businessName',
  'ownBusinessName',
]

/** What is filled in to correct a typo: all that is no secret and no consent. */
const correctable = ({ answers }: LeadRow): FieldId[] =>
  (Object.keys(answers) as FieldId[]).filter((id) => leadFields[id] && id !== 'smsConsent')

export async function leaveApplication(
  deps: Deps,
  { carry }: RequestOf<typeof leaving>,
  call: Call,
): Promise<Answer<ResponseOf<typeof leaving>>> {
  const session = await leadOfSession(deps, call)
  const lead = session && carry ? await readLead(deps.db, session.id) : null
  await endLeadSession(deps, call)
  if (!lead || lead.codeEpoch !== session?.epoch) return ok({ ok: true })
  // What is to be erased fills in nothing new.
  if (await isErasureAsked(deps.db, lead.id)) return ok({ ok: true })
  const ids = carry === 'answers' ? correctable(lead) : carried
  const contact = ids.map((id) => [id, shown(lead, id)] as const)
  return ok({
    ok: true,
    contact: Object.fromEntries(contact.filter((each): each is [FieldId, string] => each[1] !== undefined)),
  })
}

function shown(lead: LeadRow, id: FieldId): string | undefined {
  const value = lead.answers[id]
  return value === undefined ? undefined : leadFields[id].kind.show(value)
}

function answersOf(lead: LeadRow): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const id of Object.keys(lead.answers) as FieldId[]) {
    const text = leadFields[id] ? shown(lead, id) : undefined
    if (text !== undefined) answers[id] = text
  }
  return answers
}
