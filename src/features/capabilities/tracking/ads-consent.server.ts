// The answer to measurement of advertising: kept by this browser in a signed cookie, and with its application. Without a yes nobody is told.
import type { Answer } from '#core/contract/refusals.ts'
import type { ConversionName } from '#core/domain/conversions.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { leadOfSession } from '#platform/http/lead-session.ts'
import type { NewJob } from '#platform/outbox/outbox.ts'
import { tagVendors } from '#platform/providers/tags/port.ts'
import { adsConsent, giveConsent } from '#platform/store/consents.ts'
import type { NewConsent } from '#platform/store/lead-save.ts'

const COOKIE = 'underway_ads'
const KIND = 'ads'
/** Asked again after half a year. */
const KEPT_MS = 180 * 86_400_000

type Asking = Pick<Deps, 'keys' | 'clock' | 'tags'>

/** As the consent names them. */
export const vendorsOf = ({ tags }: Pick<Deps, 'tags'>): string => tagVendors(tags).join(', ')

/** A browser that says it for every site is not asked: the law of several states counts it as a no. */
const refusesEverywhere = (call: Pick<Call, 'header'>): boolean => call.header('sec-gpc') === '1'

/** Given for other vendors than those that are set up now, an answer is none. */
const markOf = (deps: Asking): string => deps.keys.digest(vendorsOf(deps), 'tag vendors')

/** The answer of this browser; null where it was not asked, would not be, or said nothing. */
export function adsAnswer(deps: Asking, call: Pick<Call, 'cookie' | 'header'>): 'yes' | 'no' | null {
  if (!deps.tags.length || refusesEverywhere(call)) return null
  const cookie = call.cookie(COOKIE)
  const [kind, answer, mark, ends] = (cookie ? deps.keys.unsign(cookie) : null)?.split('.') ?? []
  if (kind !== KIND || Number(ends) < deps.clock().getTime()) return null
  // A new version of the key makes another mark: whoever answered is asked again.
  return mark === markOf(deps) && (answer === 'yes' || answer === 'no') ? answer : null
}

export const readAds = (deps: Asking, call: Call) => ({
  vendors: refusesEverywhere(call) ? [] : tagVendors(deps.tags),
  answer: adsAnswer(deps, call),
})

/** Keeps the answer, also with the application whose session the browser holds. A yes of a browser that refuses everywhere is a no. */
export async function answerAds(deps: Deps, given: boolean, call: Call): Promise<Answer<{ ok: boolean }>> {
  const agreed = given && deps.tags.length > 0 && !refusesEverywhere(call)
  const now = deps.clock()
  const ends = now.getTime() + KEPT_MS
  call.setCookie(
    COOKIE,
    deps.keys.sign([KIND, agreed ? 'yes' : 'no', markOf(deps), ends].join('.')),
    KEPT_MS / 1000,
  )
  const session = await leadOfSession(deps, call)
  if (session)
    await deps.db.transaction((tx) =>
      giveConsent(
        tx,
        {
          leadId: session.id,
          kind: 'ads',
          given: agreed,
          names: { vendors: vendorsOf(deps) },
          language: call.language,
          ip: call.ip,
          userAgent: call.userAgent,
        },
        now,
      ),
    )
  return ok({ ok: true })
}

/** The answer as it is written with a save; one that stands already is not written again. */
export const consentsOfAds = (
  deps: Asking,
  { language }: Pick<Call, 'language'>,
  answer: 'yes' | 'no' | null,
): NewConsent[] => (answer ? [adsConsent(vendorsOf(deps), answer === 'yes', language)] : [])

/** The jobs that tell about conversions: none without a yes. */
export const tellJobs = (
  answer: 'yes' | 'no' | null,
  leadId: string,
  conversions: readonly ConversionName[],
): NewJob[] =>
  answer === 'yes'
    ? conversions.map((conversion) => ({
        kind: 'tell-conversion' as const,
        leadId,
        onceKey: conversion,
        payload: { conversion },
      }))
    : []
