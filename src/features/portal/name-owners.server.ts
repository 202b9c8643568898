// The owner names other owners, who get links of their own, or says that there is none of the share from which they are named.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { readTexts } from '#core/contract/lead-model.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { mayBeMade } from '#core/domain/links.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { StillAsked } from '#core/domain/still-asked.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { refused, type Refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/portal/en.ts'
import { es } from '#core/words/portal/es.ts'
import { pick } from '#core/words/words.ts'
import { changesOf, writeAnswers } from '#features/capabilities/answers/write-answers.server.ts'
import { holdAdded } from '#features/capabilities/contact-hold/hold-person.server.ts'
import { personAddressee } from '#features/capabilities/messages/addressee.server.ts'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import { followSigners } from '#features/capabilities/signing/order-contract.server.ts'
import { readAsked } from '#features/capabilities/still-asked/read-asked.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent, countEvents } from '#platform/store/events.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { addPerson, personsOf, readPerson } from '#platform/store/persons.ts'
import { addSigningCheck } from '#platform/store/signing-checks.ts'
import type * as contract from './contract.ts'
import { done, type OwnersApplication } from './session.server.ts'

/** Of one application for its life, whoever named them. */
const MOST_NAMED = 12

type Done = Answer<{ ok: boolean }>
const notNow = refused({ code: 'not-possible-now' as const })

const ownersIn = (asked: readonly StillAsked[]) => asked.find((each) => each.kind === 'owners')

/**
 * Whether the own share may be put right, asked or not: from the answers on until a contract is out. A contract that names its signers is the
 * representative's to take back.
 */
const mayStateShare = ({ stage }: Pick<LeadRow, 'stage'>): boolean =>
  ['bank-needed', 'in-review', 'offered', 'offer-chosen'].includes(stage)

/** The share that may be put right though nothing of the owners is asked, in percent; null where there is none. */
export const shareToCorrect = ({ policy }: Pick<Deps, 'policy'>, lead: LeadRow): number | null =>
  policy.signing && mayStateShare(lead) ? (lead.answers.ownership ?? null) : null

/** What the card says; null while nothing of the owners is asked. */
export async function ownersAsked(
  { db, policy }: Pick<Deps, 'db' | 'policy'>,
  lead: LeadRow,
  asked: readonly StillAsked[],
): Promise<ResponseOf<typeof contract.readApplication>['owners']> {
  const owners = ownersIn(asked)
  if (!owners || !policy.signing) return null
  const named = (await personsOf(db, lead.id)).filter(({ role }) => role === 'owner')
  return {
    why: owners.why,
    from: policy.signing.ownerShare / 100,
    more_than: policy.signing.togetherMoreThan / 100,
    own: lead.answers.ownership ?? null,
    // Who they are, as the applicant named them; what they gave themselves is nobody's.
    named: named.map(({ answers }) => `${answers.firstName ?? ''} ${answers.lastName ?? ''}`.trim()),
    sole: isSoleProprietor(lead.answers.classification),
    report: policy.signing.reportOfOwners,
  }
}

const say = (field: string, message: string): Refused<Refusal> =>
  refused({ code: 'invalid-fields', errors: [{ field, message }] })

export async function nameOwner(
  deps: Deps,
  { lead: { id } }: OwnersApplication,
  { firstName, lastName, email, ownership }: RequestOf<typeof contract.nameOwner>,
  call: Call,
): Promise<Done> {
  const now = deps.clock()
  const words = pick({ en, es }, call.language)
  const read = readTexts(
    { firstName, lastName, email, ownership },
    () => false,
    easternDay(now),
    call.language,
  )
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  const { values: answers } = read.value
  const answer = await deps.db.transaction(async (tx): Promise<Done> => {
    const lead = await lockLead(tx, id)
    if (!lead || isClosed(lead.stage) || !ownersIn(await readAsked({ ...deps, db: tx }, lead))) return notNow
    const there = await personsOf(tx, id)
    // Nobody could tell at one address who of two signed.
    if ([lead, ...there].some((each) => each.answers.email === answers.email))
      return say('email', words.ownerEmailTaken)
    if ((await countEvents(tx, id, 'person-added')) >= MOST_NAMED) return refused({ code: 'persons-full' })
    const personId = await addPerson(tx, { leadId: id, role: 'owner', answers, language: lead.language }, now)
    const { ip, userAgent } = call
    const by = { actor: 'applicant', ip, userAgent } as const
    await addEvent(tx, { leadId: id, kind: 'person-added', ...by, detail: { person: personId } }, now)
    const person = await readPerson(tx, id, personId)
    if (person) {
      await holdAdded(tx, deps, lead, person, { by, handedOutBy: null })
      if (mayBeMade('lead-signer', lead.stage))
        await queueMessage(tx, deps, personAddressee(deps.keys, lead, person), {
          template: 'signer-link',
          purpose: 'lead-signer',
          channel: 'email',
        })
    }
    await followSigners(deps, tx, id, by, now)
    return done
  })
  if (answer.ok) deps.nudge()
  return answer
}

/** A mistyped share is the owner's to put right: staff state it for nobody. */
export async function stateShare(
  deps: Deps,
  { lead: { id } }: OwnersApplication,
  { ownership }: RequestOf<typeof contract.stateShare>,
  call: Call,
): Promise<Done> {
  const now = deps.clock()
  const read = readTexts({ ownership }, () => false, easternDay(now), call.language)
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  const answer = await deps.db.transaction(async (tx): Promise<Done> => {
    const lead = await lockLead(tx, id)
    if (!lead) return notNow
    const may = shareToCorrect(deps, lead) !== null || ownersIn(await readAsked({ ...deps, db: tx }, lead))
    if (!may) return notNow
    const { ip, userAgent } = call
    const told = (fields: readonly FieldId[]) =>
      ({ kind: 'share-stated', actor: 'applicant', ip, userAgent, detail: { fields } }) as const
    await writeAnswers(tx, deps, lead, changesOf(deps, lead, read.value), told, now)
    return done
  })
  if (answer.ok) deps.nudge()
  return answer
}

export async function stateNoOthers(
  deps: Deps,
  { lead: { id } }: OwnersApplication,
  _request: object,
  call: Call,
): Promise<Done> {
  const now = deps.clock()
  const share = deps.policy.signing?.ownerShare
  const answer = await deps.db.transaction(async (tx): Promise<Done> => {
    const lead = await lockLead(tx, id)
    const asked = lead && ownersIn(await readAsked({ ...deps, db: tx }, lead))
    if (!lead || share === undefined || asked?.why !== 'owners-unnamed') return notNow
    await addSigningCheck(tx, id, { kind: 'no-others', share }, null, now)
    const { ip, userAgent } = call
    const by = { actor: 'applicant', ip, userAgent } as const
    await addEvent(tx, { leadId: id, kind: 'owners-stated', ...by, detail: { percent: share / 100 } }, now)
    await followSigners(deps, tx, id, by, now)
    return done
  })
  if (answer.ok) deps.nudge()
  return answer
}
