// Turns a checked request into what is written: plain answers, sealed secrets, look-up keys, consents, jobs.
import { secretFields, type FieldId } from '#core/contract/lead-fields.ts'
import type { ReadAnswers } from '#core/contract/lead-model.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { sessionFor } from '#platform/http/lead-session.ts'
import { newId } from '#platform/ids.ts'
import { AFFILIATE_SOURCE } from '#core/domain/affiliates.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { Flow } from '#core/flow/flow.ts'
import { pageAfter, stepAt } from '#core/flow/walk.ts'
import type { Language } from '#core/words/words.ts'
import { consentsOf } from '#platform/store/consents.ts'
import { columnsOf, layOver } from '#platform/store/lead-columns.ts'
import { fresh, type LeadSave } from '#platform/store/lead-save.ts'
import { unsealedBy } from '#platform/store/lead-secrets.ts'
import type { SavedLead } from '#platform/store/leads.ts'
import { adsAnswer, consentsOfAds, tellJobs } from '../tracking/ads-consent.server.ts'
import { cameBy } from '../tracking/came-by.server.ts'
import type { SaveRequest } from './contract.ts'
import { sealLeadAnswers } from './secrets.server.ts'
import { settlementOf } from './settle-answers.server.ts'
import { sourceOf } from './source.server.ts'
import { signIn } from './sign.server.ts'
import { reachedPage } from './lead-progress.server.ts'
import { identity } from './identity.ts'
import { taxKeyOf } from './tax-key.server.ts'
import type { Wizard } from './wizard.server.ts'

export interface Checked {
  readonly page: number
  readonly named: { readonly id: string; readonly epoch: number } | null
  /** The answers as they were sent: a retry is known by them. */
  readonly sent: ReadAnswers
  /** The same with what follows from them. */
  readonly read: ReadAnswers
  /** The application that is saved, as it is stored now; null for a new one. */
  readonly stored: SavedLead | null
  /** The session of that application which the browser holds; null without one. */
  readonly session: ReturnType<typeof sessionFor>
  /** Whether the browser that asks holds the application's session; true for a new one. */
  readonly own: boolean
  /** Answers of a page that is not finished: nothing follows from them yet. */
  readonly partial: boolean
}

/** The save as the application will hold it, checked against `stored`. */
export function saveOf(
  deps: Deps,
  call: Call,
  wizard: Wizard,
  request: SaveRequest,
  { page, named, sent, read, stored, session, own, partial }: Checked,
): LeadSave {
  const now = deps.clock()
  const id = named?.id ?? newId(now)
  const values = own ? withRefusedTexts(read) : read.values
  // Whoever sends the whole application with every page signs once, or again on the page that asks for it.
  const asksToSign = stepAt(wizard.flow, page)?.fields?.some(({ field }) => field === 'signature')
  const signs = values.signature !== undefined && (asksToSign || !stored?.secrets.signature)
  const { signing: signed, others } = signIn(deps, call, values, stored?.answers)
  const signing = signs ? signed : null
  const kept = signing ? { ...others, signature: signing.noted } : others
  const { given, sealed } = sealLeadAnswers(deps.keys, id, kept)
  const removed = own ? removedBy(wizard, page, read) : []
  // A save by somebody who holds only the lead id changes nothing of who the person is, once given.
  const keeps = own ? null : identity
  const answers = layOver(stored?.answers ?? {}, { values: given, removed, keeps })
  const unsealed = [...removed, ...unsealedBy(given)]
  const secrets = layOver(stored?.secrets ?? {}, { values: sealed, removed: unsealed, keeps })
  // A first save, or one by a bare lead id, leads no further than to the bank; the error page leads nowhere.
  const { flow, pages } = wizard
  const furthest = named && own ? pages.end : pages.bank
  const reached = partial || page > pages.end ? pages.first : Math.min(pageAfter(flow, page), furthest)
  const before = stored ?? { ...fresh, createdAt: now, updatedAt: now }
  const goesOn = reached > reachedPage(wizard, before)
  const step = (goesOn && stepAt(flow, reached)?.id) || before.step
  const variant = stored?.variant ?? request.variant ?? deps.config.applyVariant
  const language = stored ? languageOf(stored, session, call) : call.language
  const after = { ...before, id, variant, language, step, answers, secrets }
  const conversions = partial ? [] : wizard.conversionsOf(page, !named)
  const ads = adsAnswer(deps, call)
  return {
    id,
    beside: stored ?? {
      revision: null,
      variant,
      brand: request.brand ?? '',
      language: call.language,
    },
    session: session?.id ?? null,
    language,
    answers,
    secrets,
    columns: columnsOf(deps.keys, id, answers),
    // What does not stand is not what the application is found by.
    taxKey: taxKeyOf(deps.keys, answers.classification, (field) =>
      secrets[field] === sealed[field] ? values[field] : null,
    ),
    fields: [...Object.keys(given), ...Object.keys(sealed)],
    source: { ...sourceOf(request), ...(named ? {} : arrivalOf(deps, call)) },
    step,
    savedPage: page,
    partial,
    ...keyOf(deps, call, { page, named, sent }),
    ip: call.ip,
    userAgent: call.userAgent,
    jobs: partial ? [] : [...wizard.jobsOf(deps, id, page, read), ...tellJobs(ads, id, conversions)],
    consents:
      own && !partial
        ? [...consentsGiven(page === pages.first || !named, values, call), ...consentsOfAds(deps, call, ads)]
        : [],
    signed: signing && secrets.signature === sealed.signature ? signing.signed : null,
    conversions,
    settlement: partial ? null : settlementOf(wizard, after, deps.policy),
  }
}

/** Chosen on a page of the application's own browser: not in one that was let in by a link that staff had to copy, nor by a program. */
const languageOf = ({ language }: SavedLead, session: Checked['session'], { chosen }: Call): Language =>
  session && !session.copiedLink ? (chosen ?? language) : language

/** An application that was begun here tells by whose link. */
function arrivalOf(deps: Deps, call: Call): Record<string, string> {
  const affiliate = cameBy(deps, call)
  return affiliate ? { [AFFILIATE_SOURCE]: affiliate } : {}
}

/** Only how far the person is: of what the application holds nothing changes. */
export const placeOf = (deps: Deps, save: LeadSave, stored: SavedLead): LeadSave => ({
  ...save,
  answers: stored.answers,
  secrets: stored.secrets,
  columns: columnsOf(deps.keys, stored.id, stored.answers),
  taxKey: null,
  fields: [],
  jobs: [],
  signed: null,
  settlement: null,
})

/** Whether a save brings anything to keep or to empty. */
export const bringsAnswers = (wizard: Wizard, { page, read, own }: Checked): boolean =>
  Object.keys(own ? withRefusedTexts(read) : read.values).length > 0 ||
  (own && removedBy(wizard, page, read).length > 0)

/** A box for texts that is emptied is one that was left empty: a refusal, and kept as one. */
const withRefusedTexts = ({ values, emptied }: ReadAnswers): ReadAnswers['values'] =>
  emptied.includes('smsConsent') ? { ...values, smsConsent: false } : values

/**
 * With the first save, whichever page it comes from, and with the first page: the agreement stands below the first page's button, the box for
 * texts above it. Elsewhere nobody agrees to texts, but whoever refuses them is heard. The box for a credit report stands with the owner's numbers.
 */
function consentsGiven(
  agrees: boolean,
  { smsConsent: sms, creditReport }: ReadAnswers['values'],
  { language }: Call,
) {
  if (agrees) return consentsOf(['agreement', 'e-sign', 'privacy'], { sms, creditReport }, language)
  return consentsOf([], { sms: sms === false ? sms : undefined, creditReport }, language)
}

/** Answers of the page that is saved may be emptied, and optional ones always: a required one of another page stands. */
function removedBy({ flow }: Wizard, page: number, { values, emptied }: ReadAnswers): FieldId[] {
  const here = stepAt(flow, page)?.fields?.map(({ field }) => field) ?? []
  const plain = emptied.filter(
    (field) =>
      field !== 'smsConsent' &&
      !secretFields.includes(field) &&
      (here.includes(field) || isOptional(flow, field)),
  )
  // A sole proprietor's tax id is the SSN: an earlier EIN is none any more.
  return isSoleProprietor(values.classification) ? [...plain, 'ein'] : plain
}

const isOptional = <F>({ steps }: Flow<FieldId, F>, id: FieldId): boolean =>
  steps.some(({ fields = [] }) => fields.some(({ field, required }) => field === id && !required))

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
