// One page's answers of a person: checked as the wizard checks them, sealed for that person alone, with what they agreed to.
import { partOf } from '#core/contract/field-set.ts'
import { leadFields, leadSet, type FieldId } from '#core/contract/lead-fields.ts'
import { readerOf, wireName, type LeadModel, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { Answer, FieldRefusal } from '#core/contract/refusals.ts'
import type { ConsentKind } from '#core/domain/consents.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { agreementKind, flagKind } from '#core/fields/checkbox.ts'
import { stepAfter, stepAt } from '#core/flow/walk.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en as fieldsEn } from '#core/words/fields/en.ts'
import { es as fieldsEs } from '#core/words/fields/es.ts'
import { en } from '#core/words/refusals/en.ts'
import { es } from '#core/words/refusals/es.ts'
import { en as signersEn } from '#core/words/signers/en.ts'
import { es as signersEs } from '#core/words/signers/es.ts'
import { pick } from '#core/words/words.ts'
import { identity } from '#features/capabilities/answers/identity.ts'
import { knownOf } from '#features/capabilities/answers/known.server.ts'
import { missingAnswers } from '#features/capabilities/answers/missing-answers.server.ts'
import { sealAnswers } from '#features/capabilities/answers/secrets.server.ts'
import { otherNameIn, signIn } from '#features/capabilities/answers/sign.server.ts'
import { countWrong } from '#features/capabilities/answers/strangers-changes.server.ts'
import { holdCorrected } from '#features/capabilities/contact-hold/hold-person.server.ts'
import { noteFinished } from '#features/capabilities/link-visit/visit.server.ts'
import { followSigners } from '#features/capabilities/signing/order-contract.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PersonVisit } from '#platform/http/person-door.ts'
import { giveConsent } from '#platform/store/consents.ts'
import { proveByLink } from '#platform/store/contact-proofs.ts'
import { addEvent } from '#platform/store/events.ts'
import { handedOutBy } from '#platform/store/links.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { changePerson, personPlace, readPerson, type PersonRow } from '#platform/store/persons.ts'
import type { SignerFacts, SignerFlow } from './flow.ts'
import { clearOf, numberTaken } from './person-numbers.server.ts'

/** The boxes of the briefing, as the model carries them under `pg`. */
const boxIn = ({ pg }: LeadModel, name: string): string | undefined => {
  const value = pg?.[name]
  return value === undefined || value === null ? undefined : String(value)
}

/**
 * Refuses with 'invalid-fields' what is bad or missing, the agreement among it; with 'given-before' another SSN or date of birth than
 * the one that stands; with 'link-invalid' an application that has ended. A post of pages 0 and 1 changes nothing (specification 2, section 4).
 */
export async function takePersonAnswers(
  deps: Deps,
  flow: SignerFlow,
  visit: PersonVisit,
  { model, page }: { readonly model: LeadModel; readonly page: number | string },
  call: Call,
): Promise<Answer<{ done: boolean }>> {
  const step = stepAt(flow, Number(page))
  if (!step?.fields) return ok({ done: visit.link.finishedAt !== null })
  const fields = step.fields
  const now = deps.clock()
  const read = readerOf<FieldId, typeof leadFields>(
    partOf<FieldId, typeof leadFields, FieldId>(
      leadSet,
      fields.map(({ field }) => field),
    ),
  )(model, easternDay(now), call.language)
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  return deps.db.transaction(async (tx): Promise<Answer<{ done: boolean }>> => {
    const lead = await lockLead(tx, visit.lead.id)
    const person = lead && (await readPerson(tx, lead.id, visit.person.id))
    if (!person || isClosed(lead.stage)) return refused({ code: 'link-invalid' })
    const agreed = person.agreedAt !== null || agreementKind.parse(boxIn(model, 'agreement') ?? '').ok
    if (!agreed) {
      const message = pick({ en: fieldsEn, es: fieldsEs }, call.language).agree
      return refused({ code: 'invalid-fields', errors: [{ field: 'pg.agreement', message }] })
    }
    const facts: SignerFacts = { role: person.role, agreed, finished: false }
    const known = knownOf<FieldId>(person, read.value)
    const missing = missingAnswers(leadSet, [step], known, facts, call.language)
    if (missing.length) return refused({ code: 'invalid-fields', errors: missing })
    const fixed = fields.flatMap(({ field, replaces }) => (replaces ? [] : [field]))
    const { notYourName } = pick({ en: signersEn, es: signersEs }, call.language)
    const other = otherNameIn(read.value, person.answers, call.language, notYourName)
    if (other) return refused({ code: 'invalid-fields', errors: [other] })
    const standing = await changesThatStand(tx, deps, person, fixed, read.value, call)
    if (standing.length) return refused({ code: 'given-before', errors: standing })
    const taken = await numberTaken(tx, deps, lead, person, read.value.values, call)
    if (taken) return refused({ code: 'invalid-fields', errors: [taken] })
    await write(tx, deps, visit, person, read.value, call)
    await holdRenamed(tx, deps, visit, lead, person, call)
    await proveByLink(tx, visit.link, now)
    await agree(tx, deps, visit, person, model, read.value, call)
    const by = { actor: 'applicant', ip: call.ip, userAgent: call.userAgent } as const
    await followSigners(deps, tx, lead.id, by, now)
    const next = stepAfter(flow, step, known, facts)
    const done = next === null || next.kind === 'finish'
    if (done) await noteFinished(tx, visit, call, now)
    return ok({ done })
  })
}

/** Numbers that were given before, where others are sent; who guesses is told nothing after five wrong ones within an hour. */
async function changesThatStand(
  tx: Queryable,
  deps: Deps,
  person: PersonRow,
  fixed: readonly FieldId[],
  { values, emptied }: ReadAnswers,
  call: Call,
): Promise<FieldRefusal[]> {
  const clear = (id: FieldId) => clearOf(deps, person, id)
  const sent = fixed.filter(
    (id) =>
      id !== 'signature' &&
      identity.includes(id) &&
      (values[id] !== undefined || emptied.includes(id)) &&
      (clear(id) ?? undefined) !== undefined,
  )
  if (!sent.length) return []
  const wrong = sent.filter((id) => values[id] !== clear(id))
  const message = pick({ en, es }, call.language)['given-before']
  return (await countWrong(tx, call, person.leadId, { sent, wrong }, deps.clock())).map((id) => ({
    field: wireName(leadFields, id),
    message,
  }))
}

async function write(
  tx: Queryable,
  deps: Deps,
  { link }: PersonVisit,
  person: PersonRow,
  { values, emptied }: ReadAnswers,
  call: Call,
): Promise<void> {
  const now = deps.clock()
  const { signing, others } = signIn(deps, call, values, person.answers)
  const { given, sealed } = sealAnswers<FieldId>(
    deps.keys,
    leadFields,
    signing ? { ...others, signature: signing.noted } : others,
    (field) => personPlace(field, person.id),
  )
  const answers = Object.fromEntries(
    Object.entries({ ...person.answers, ...given }).filter(([id]) => !emptied.includes(id as FieldId)),
  )
  await changePerson(
    tx,
    person,
    { answers, secrets: { ...person.secrets, ...sealed }, agreed: true, signed: signing?.signed ?? null },
    now,
  )
  const changed = (Object.keys({ ...others, ...(signing && { signature: '' }) }) as FieldId[]).filter(
    (id) => leadFields[id].secret || values[id] !== person.answers[id],
  )
  const gone = emptied.filter((id) => person.answers[id] !== undefined)
  const fields = [...changed, ...gone]
  if (fields.length)
    await addEvent(
      tx,
      {
        leadId: person.leadId,
        kind: 'person-answers-given',
        actor: 'applicant',
        ip: call.ip,
        userAgent: call.userAgent,
        detail: { person: person.id, fields, link: link.id },
      },
      now,
    )
}

/** A name that somebody else acted under, taken over by a link, waits as one that staff give. */
async function holdRenamed(
  tx: Queryable,
  deps: Deps,
  { link }: PersonVisit,
  lead: LeadRow,
  before: PersonRow,
  { ip, userAgent }: Call,
): Promise<void> {
  const person = await readPerson(tx, lead.id, before.id)
  const by = { actor: 'applicant', ip, userAgent } as const
  const changer = { by, handedOutBy: await handedOutBy(tx, { leadId: lead.id, id: link.id }) }
  if (person) await holdCorrected(tx, deps, lead, person, before.answers, changer)
}

/** The agreement once; the boxes for texts and for a credit report whenever they were shown, ticked or not. */
async function agree(
  tx: Queryable,
  deps: Deps,
  { lead }: PersonVisit,
  person: PersonRow,
  model: LeadModel,
  { values }: ReadAnswers,
  call: Call,
): Promise<void> {
  const give = (kind: ConsentKind, given: boolean, contactKey: string | null = null) =>
    giveConsent(
      tx,
      {
        leadId: lead.id,
        personId: person.id,
        kind,
        given,
        language: call.language,
        ip: call.ip,
        userAgent: call.userAgent,
        contactKey,
      },
      deps.clock(),
    )
  if (!person.agreedAt) for (const kind of ['agreement', 'e-sign', 'privacy'] as const) await give(kind, true)
  const [sms, creditReport] = [boxIn(model, 'smsConsent'), boxIn(model, 'creditReport')]
  const ticked = (text: string): boolean => {
    const flag = flagKind.parse(text)
    return flag.ok && flag.value
  }
  const cellPhone = values.cellPhone ?? person.answers.cellPhone
  if (sms !== undefined)
    await give('sms', ticked(sms), cellPhone === undefined ? null : deps.keys.index(cellPhone, 'phone'))
  if (creditReport !== undefined) await give('credit-report', ticked(creditReport))
}
