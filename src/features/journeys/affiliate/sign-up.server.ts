// Signing up: checked, kept as a row of its own, and continued in the same browser. Nothing tells whether an e-mail signed up before.
import {
  affiliateFieldIds,
  affiliateSet,
  askedOfAffiliate,
  type AffiliateAnswers,
  type AffiliateField,
  type affiliateFields,
} from '#core/contract/affiliate-fields.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import { missingAnswer, readerOf } from '#core/contract/lead-model.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { missingFields } from '#core/flow/walk.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { networkOf } from '#platform/http/network.ts'
import {
  addAffiliate,
  affiliateOfSignup,
  changeSignup,
  lockAffiliate,
  type AffiliateRow,
} from '#platform/store/affiliates.ts'
import { voidEnvelopes } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { endLinksOfAffiliate } from '#platform/store/links.ts'
import { countUnlessPassed, secondsUntil } from '#platform/store/try-counts.ts'
import type { saveAffiliate as declared } from './contract.ts'
import { signupOf, startSignupSession } from './signup-session.server.ts'

const readAnswers = readerOf<AffiliateField, typeof affiliateFields>(affiliateSet)

/** New sign-ups for one e-mail address a day, and from one network an hour. */
const MOST = { email: 5, network: 20 }

type Request = RequestOf<typeof declared>

export async function saveAffiliate(
  deps: Deps,
  request: Request,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const answers = readModel(deps, request, call.language)
  if (!answers.ok) return answers
  const saved = await deps.db.transaction(async (tx): Promise<Answer<AffiliateRow>> => {
    const own = signupOf(deps, call)
    const before = own ? await lockAffiliate(tx, own) : null
    // Whoever signed and types another address signs up somebody else.
    const goesOn = before && (before.state !== 'signed' || before.answers.email === answers.value.email)
    return goesOn
      ? ok(await goOn(tx, deps, before, answers.value, call))
      : signUp(tx, deps, request, answers.value, call)
  })
  if (!saved.ok) return saved
  startSignupSession(deps, call, saved.value.id)
  return ok({ valid: 1, campaign_id: saved.value.campaignId })
}

function readModel(deps: Deps, { model }: Request, language: Language): Answer<AffiliateAnswers> {
  const read = readAnswers(model, easternDay(deps.clock()), language)
  if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
  const { lastName, ...told } = read.value.values
  const values: AffiliateAnswers =
    told.oneName === true || lastName === undefined ? told : { ...told, lastName }
  const known = {
    has: (id: AffiliateField) => values[id] !== undefined,
    get: (id: AffiliateField) => values[id],
  }
  const missing = missingFields({ fields: askedOfAffiliate }, known, {})
  if (missing.length)
    return refused({
      code: 'invalid-fields',
      errors: missing.map((id) => missingAnswer(affiliateSet, id, language)),
    })
  return ok(values)
}

async function signUp(
  tx: Queryable,
  deps: Deps,
  { brand = '' }: Request,
  answers: AffiliateAnswers,
  call: Call,
): Promise<Answer<AffiliateRow>> {
  const now = deps.clock()
  const typedKey = call.header('idempotency-key')?.trim()
  const signupKey = typedKey ? deps.keys.digest(`${typedKey}\0${call.userAgent}`, 'affiliate sign-up') : null
  const earlier = signupKey ? await affiliateOfSignup(tx, signupKey) : null
  if (earlier)
    return changedFields(earlier.answers, answers).length ? refused({ code: 'key-reused' }) : ok(earlier)
  const limit = (name: keyof typeof MOST, of: string, hours: number) => ({
    key: deps.keys.index(`${name} ${of}`, 'affiliate sign-ups'),
    most: MOST[name],
    hours,
  })
  const opensAt = await countUnlessPassed(
    tx,
    [limit('email', answers.email ?? '', 24), limit('network', networkOf(call.ip), 1)],
    now,
  )
  if (opensAt) return refused({ code: 'too-many', retryAfterSeconds: secondsUntil(opensAt, now) })
  const { language, ip, userAgent } = call
  const known = deps.brands.has(brand) ? brand : ''
  const row = await addAffiliate(tx, deps.keys, { brand: known, language, answers, signupKey }, now)
  // Two that came at once under one key: the other one stands.
  if (!row) return refused({ code: 'busy-now', retryAfterSeconds: 1 })
  await addEvent(
    tx,
    { affiliateId: row.id, kind: 'affiliate-signed-up', actor: 'applicant', ip, userAgent },
    now,
  )
  return ok(row)
}

/** The same again changes nothing; other answers end what was made of the earlier ones. */
async function goOn(
  tx: Queryable,
  deps: Deps,
  before: AffiliateRow,
  answers: AffiliateAnswers,
  { language, ip, userAgent }: Call,
): Promise<AffiliateRow> {
  const fields = changedFields(before.answers, answers)
  const same = fields.length === 0 && before.language === language
  if (before.state === 'signed' || (same && before.state !== 'not-signed')) return before
  const now = deps.clock()
  const by = { actor: 'applicant', ip, userAgent } as const
  await voidEnvelopes(tx, { affiliateId: before.id }, by, now)
  await endLinksOfAffiliate(tx, before.id, 'affiliate-sign', null, now)
  await changeSignup(tx, deps.keys, before.id, { answers, language }, now)
  await addEvent(tx, { affiliateId: before.id, kind: 'affiliate-changed', ...by, detail: { fields } }, now)
  return before
}

const changedFields = (before: AffiliateAnswers, after: AffiliateAnswers): AffiliateField[] =>
  affiliateFieldIds.filter((id) => before[id] !== after[id])
