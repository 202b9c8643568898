// Turns a checked request into what is written: plain answers, sealed secrets, look-up keys, consents, jobs.
import { leadFields, secretFields, type AnswerValue, type FieldId } from '#core/contract/lead-fields.ts'
import type { ReadAnswers } from '#core/contract/lead-model.ts'
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { newId } from '#platform/ids.ts'
import type { NewJob } from '#platform/outbox/outbox.ts'
import { stepAt } from '#core/flow/walk.ts'
import { consentsOf } from '#platform/store/consents.ts'
import { secretPlace } from '#platform/store/lead-secrets.ts'
import { columnsOf, laidOver } from '#platform/store/lead-columns.ts'
import { fresh, type LeadSave } from '#platform/store/lead-save.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { saveLead } from '#features/journeys/apply/contract.ts'
import { applyFlow, LAST_QUESTION_PAGE } from '#features/journeys/apply/flow.ts'
import { REGISTER_CHECK } from '#features/journeys/apply/merchant-defaults.server.ts'
import { settlementOf } from '#features/journeys/apply/settle-answers.server.ts'
import { sourceOf } from '#features/journeys/apply/source.server.ts'
import { identity } from './strangers-changes.server.ts'

export interface Checked {
  readonly page: number
  readonly named: { readonly id: string; readonly epoch: number } | null
  /** The answers as they were sent: a retry is known by them. */
  readonly sent: ReadAnswers
  /** The same with what follows from them. */
  readonly read: ReadAnswers
  /** The application that is saved, as it is stored now; null for a new one. */
  readonly stored: LeadRow | null
  /** Whether the browser that asks holds the application's session; true for a new one. */
  readonly own: boolean
}

/** The save as the application will hold it, judged beside `stored`. */
export function saveOf(
  deps: Deps,
  call: Call,
  request: RequestOf<typeof saveLead>,
  { page, named, sent, read, stored, own }: Checked,
): LeadSave {
  const now = deps.clock()
  const id = named?.id ?? newId(now)
  const values = own ? withRefusedTexts(read) : read.values
  const given: Record<string, AnswerValue> = {}
  const sealed: Record<string, string> = {}
  for (const field of Object.keys(values) as FieldId[]) {
    const value = values[field]!
    if (leadFields[field].secret) sealed[field] = deps.keys.seal(String(value), secretPlace(field, id))
    else given[field] = value
  }
  const removed = own ? removedBy(page, read) : []
  // A save by somebody who holds only the lead id changes nothing of who the person is, once given.
  const keeps = own ? null : identity
  const answers = laidOver(stored?.answers ?? {}, { values: given, removed, keeps })
  const secrets = laidOver(stored?.secrets ?? {}, { values: sealed, removed, keeps })
  // A first save, or one by a bare lead id, leads no further than to the bank; the error page leads nowhere.
  const furthest = named && own ? 10 : LAST_QUESTION_PAGE + 1
  const reached = page > 10 ? 0 : Math.min(page + 1, furthest)
  const before = stored ?? fresh
  const after = { ...before, id, page: Math.max(before.page, reached), answers, secrets }
  return {
    id,
    beside: stored ?? {
      revision: null,
      variant: request.variant ?? deps.config.applyVariant,
      brand: request.brand ?? '',
      language: call.language,
    },
    answers,
    secrets,
    columns: columnsOf(deps.keys, id, answers),
    taxKey: taxKeyOf(deps, answers, values, (field) => secrets[field] === sealed[field]),
    fields: [...Object.keys(given), ...Object.keys(sealed)],
    source: sourceOf(request),
    page: reached,
    savedPage: page,
    ...keyOf(deps, call, { page, named, sent }),
    ip: call.ip,
    userAgent: call.userAgent,
    jobs: jobsOf(deps, id, page, read),
    consents: own ? consentsGiven(page === 0 || !named, values.smsConsent, call) : [],
    conversions: conversionsOf(page, !named),
    settlement: settlementOf(after),
  }
}

/** Only how far the person is: of what the application holds nothing changes. */
export const placeOf = (deps: Deps, save: LeadSave, stored: LeadRow): LeadSave => ({
  ...save,
  answers: stored.answers,
  secrets: stored.secrets,
  columns: columnsOf(deps.keys, stored.id, stored.answers),
  taxKey: null,
  fields: [],
  jobs: [],
  settlement: null,
})

/** Whether a save brings anything to keep or to empty. */
export const bringsAnswers = ({ page, read, own }: Checked): boolean =>
  Object.keys(own ? withRefusedTexts(read) : read.values).length > 0 ||
  (own && removedBy(page, read).length > 0)

/**
 * The tax id that the application is found by is the owner's SSN for a sole proprietorship and else the EIN. Null where this save does
 * not bring it, or what it brings does not stand.
 */
function taxKeyOf(
  deps: Deps,
  { classification }: Readonly<Record<string, AnswerValue>>,
  values: ReadAnswers['values'],
  stands: (field: FieldId) => boolean,
): string | null {
  const field = classification === 'Sole Proprietorship' ? 'ssn' : 'ein'
  const value = values[field]
  if (value === undefined || !stands(field)) return null
  return deps.keys.index(String(value), field === 'ssn' ? 'ssn' : 'tax')
}

/** A box for texts that is emptied is one that was left empty: a refusal, and kept as one. */
const withRefusedTexts = ({ values, emptied }: ReadAnswers): ReadAnswers['values'] =>
  emptied.includes('smsConsent') ? { ...values, smsConsent: false } : values

/**
 * With the first save, whichever page it comes from, and with page 0: the agreement stands below the first page's button, the box for
 * texts above it. Elsewhere nobody agrees to texts, but whoever refuses them is heard.
 */
function consentsGiven(agrees: boolean, sms: AnswerValue | undefined, { language }: Call) {
  if (agrees) return consentsOf(['agreement', 'e-sign', 'privacy'], sms, language)
  return sms === false ? consentsOf([], sms, language) : []
}

/** Answers of the page that is saved may be emptied, and optional ones always: a required one of another page stands. */
function removedBy(page: number, { values, emptied }: ReadAnswers): FieldId[] {
  const here = stepAt(applyFlow, page)?.fields?.map(({ field }) => field) ?? []
  const plain = emptied.filter(
    (field) =>
      field !== 'smsConsent' &&
      !secretFields.includes(field) &&
      (here.includes(field) || optionalFields.has(field)),
  )
  // A sole proprietor's tax id is the SSN: an EIN of before is none any more.
  return values.classification === 'Sole Proprietorship' ? [...plain, 'ein'] : plain
}

const optionalFields: ReadonlySet<FieldId> = new Set(
  applyFlow.steps.flatMap(({ fields = [] }) =>
    fields.filter(({ required }) => !required).map(({ field }) => field),
  ),
)

/** Spec 1 section 4: registration when page 2 is reached, finished when page 6 is; a first save may reach both. */
const conversionsOf = (page: number, first: boolean): string[] => [
  ...(page === 1 || (first && page > 1) ? ['registration'] : []),
  ...(page === 5 || (first && page > 5) ? ['finished'] : []),
]

/**
 * The register of defaulted merchants is asked after the business page, never inside the save (decision 10): by page 1, and by any later
 * page of a caller who sends the whole application each time. The job asks once for the same business.
 */
function jobsOf(deps: Deps, leadId: string, page: number, { values }: ReadAnswers): NewJob[] {
  const business = page === 1 || (page > 1 && values.businessName !== undefined)
  return deps.merchantDefaults && business ? [{ kind: REGISTER_CHECK, leadId }] : []
}

/**
 * The request's idempotency key, bound to the browser that made it up, and a keyed hash of what is saved under it: a retry brings the
 * same answers to the same page. Where the visit came from is left out, for it may change between two tries. An empty key is none.
 */
function keyOf(
  deps: Deps,
  call: Call,
  checked: Pick<Checked, 'page' | 'named' | 'sent'>,
): Pick<LeadSave, 'idempotencyKey' | 'bodyKey'> {
  const key = call.header('idempotency-key')?.trim()
  if (!key) return { idempotencyKey: null, bodyKey: null }
  return {
    idempotencyKey: deps.keys.digest(`${key}\0${call.userAgent}`, 'idempotency'),
    bodyKey: bodyKeyOf(deps, checked),
  }
}

/** Keyed hash of a save's page, application and answers; without an application it is that of the first save. */
export const bodyKeyOf = (
  deps: Deps,
  { page, named, sent }: Pick<Checked, 'page' | 'named' | 'sent'>,
): string => deps.keys.digest(JSON.stringify([page, named?.id, sent.values, sent.emptied]), 'saved body')
