// The request of a renewal: one application of the business, however many links and tabs ask for it.
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import { lastingSecrets, renewedAnswers, type LastingSecret } from '#core/contract/lasting-answers.ts'
import { missingAnswer, readerOf, type ReadOf } from '#core/contract/lead-model.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { takesAnswers } from '#core/domain/lead-stage.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Id } from '#core/ground/id.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { agreeAnew, agreedByGoingOn, resealSecrets } from '#features/capabilities/answers/fill-anew.server.ts'
import { changesOf, writeAnswers } from '#features/capabilities/answers/write-answers.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { BusinessVisit } from '#platform/http/business-door.ts'
import type { Call } from '#platform/http/call.ts'
import { codeIn } from '#platform/http/code-in.ts'
import { newId } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { bandToldOf, businessPlace, lockBusiness, type BusinessRow } from '#platform/store/businesses.ts'
import { addEvent } from '#platform/store/events.ts'
import { addFilledLead } from '#platform/store/filled-leads.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { leadLinkTo, lockOpenRenewal, representativeOf } from '#platform/store/renewals.ts'
import type { applyForm as declared, RenewalModel } from './contract.ts'
import type { renewalFields } from './fields.ts'
import { renewalSet, type RenewalField } from './fields.ts'
import { requestFields } from './flow.ts'
import { sourceOf } from './source.server.ts'

type Read = ReadOf<typeof renewalFields>
const readRequest = readerOf<RenewalField, typeof renewalFields>(renewalSet)

/** All of the wizard's questions lie behind a renewal: its bank comes next. */
const BANK_STEP = 'bank-intro'
/** The form asks for working capital unless the model names another product (specification 2, section 3). */
const PRODUCT = 'Working Capital'

export async function applyForm(
  deps: Deps,
  { business, link, lead }: BusinessVisit,
  request: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const now = deps.clock()
  const { model } = request
  const read = readRequest(model, easternDay(now), call.language)
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  const missing = requestFields.filter(
    ({ field, required }) => required && read.value.values[field] === undefined,
  )
  if (missing.length)
    return refused({
      code: 'invalid-fields',
      errors: missing.map(({ field }) => missingAnswer(renewalSet, field, call.language)),
    })
  const asked = { read: read.value, model, link, call, now }
  const settled = await deps.db.transaction(async (tx): Promise<Answer<LeadRow>> => {
    // Two tabs, or two links: the second waits here and finds what the first one made.
    const locked = await lockBusiness(tx, business.id)
    if (!locked || locked.purgedAt) return refused({ code: 'link-invalid' })
    const open = lead ? await lockLead(tx, lead.id) : await lockOpenRenewal(tx, business.id)
    if (open && !takesAnswers(open.stage)) {
      await leadLinkTo(tx, link, open.id)
      return refused({ code: 'answers-final' })
    }
    if (!open && locked.erasureAskedAt) return refused({ code: 'erasure-asked' })
    return ok(open ? await change(tx, deps, open, asked) : await make(tx, deps, locked, asked))
  })
  if (!settled.ok) return settled
  deps.nudge()
  // The application's name on the wire is the code that opened the door to it.
  return ok({ oppid: codeIn(request) ?? '' })
}

interface Asked {
  readonly read: Read
  readonly model: RenewalModel
  readonly link: BusinessVisit['link']
  readonly call: Call
  readonly now: Date
}

/** Another amount or use for the request that is there. */
async function change(tx: Queryable, deps: Deps, open: LeadRow, asked: Asked): Promise<LeadRow> {
  const { read, link, call, now } = asked
  const by = { actor: 'applicant', ip: call.ip, userAgent: call.userAgent } as const
  await writeAnswers(
    tx,
    deps,
    open,
    changesOf(deps, open, { values: read.values, emptied: [] }),
    (fields) => ({ ...by, kind: 'answers-given', detail: { fields, link: link.id } }),
    now,
  )
  await leadLinkTo(tx, link, open.id)
  if (read.values.smsConsent !== undefined && read.values.smsConsent !== open.answers.smsConsent)
    await agreeAnew(tx, deps, open, { agreed: [], sms: read.values.smsConsent === true }, call, now)
  return open
}

async function make(tx: Queryable, deps: Deps, business: BusinessRow, asked: Asked): Promise<LeadRow> {
  const { read, model, link, call, now } = asked
  const id = newId(now)
  const answers: LeadAnswers = {
    ...renewedAnswers(business.answers, bandToldOf(business), easternDay(now)),
    product: PRODUCT,
    ...read.values,
  }
  await addFilledLead(
    tx,
    deps.keys,
    {
      id,
      kind: 'renewal',
      businessId: business.id,
      againOf: null,
      brand: business.brand,
      language: business.language,
      taxKey: business.taxKey,
      answers,
      secrets: resealSecrets(deps, sealedOf(business), id),
      source: sourceOf(model),
      step: BANK_STEP,
      variant: deps.bankData.plaid ? 'plaid' : 'finicity',
      // Whoever sent the link continues it; else whoever looks after the business.
      assignedTo: (await representativeOf(tx, link.createdBy)) ?? business.assignedTo,
    },
    now,
  )
  await leadLinkTo(tx, link, id)
  const made = await readLead(tx, id)
  if (!made) throw new Error('a renewal that was just written is not there')
  await agreeAnew(tx, deps, made, { agreed: agreedByGoingOn, sms: read.values.smsConsent }, call, now)
  await tell(tx, business, id, asked)
  await moveStage(tx, id, 'bank-needed', { actor: 'applicant', ip: call.ip, userAgent: call.userAgent }, now)
  if (deps.merchantDefaults) await addJob(tx, { kind: 'check-merchant-defaults', leadId: id }, now)
  return made
}

const sealedOf = ({ id, secrets }: BusinessRow) => ({
  fields: lastingSecrets,
  secrets,
  place: (field: LastingSecret) => businessPlace(field, id),
  of: { business: id },
})

/** In the log of the application, and in that of the business. */
async function tell(tx: Queryable, business: BusinessRow, application: Id, asked: Asked): Promise<void> {
  const { read, link, call, now } = asked
  const by = { actor: 'applicant', ip: call.ip, userAgent: call.userAgent } as const
  const detail = { application, link: link.id, amount: read.values.requestedAmount ?? 0 }
  for (const of of [{ leadId: application }, { businessId: business.id }])
    await addEvent(tx, { ...by, ...of, kind: 'renewal-begun', detail }, now)
}
