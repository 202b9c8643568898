// Visits on the server: where one came from is kept with its link, a conversion with its application.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { linkPurposes, linkRule } from '#core/domain/links.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { Feature } from '#platform/feature.ts'
import type { Application } from '#platform/http/application-door.ts'
import { businessRoute, type BusinessVisit } from '#platform/http/business-door.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { partyRoute, type PartyVisit } from '#platform/http/party-door.ts'
import { route } from '#platform/http/mount.ts'
import { anybody, application } from '#platform/http/takes.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { noteConversion } from '#platform/store/conversions.ts'
import { noteVisit } from '#platform/store/links.ts'
import { adsAnswer, answerAds, readAds, tellJobs } from './ads-consent.server.ts'
import * as contract from './contract.ts'

const toAnApplication = linkPurposes.filter((purpose) => linkRule(purpose).subject === 'application')
/** A person of an application comes by an application's door, an affiliate by that of those who sign. */
const byParty = linkPurposes.filter((purpose) => linkRule(purpose).subject !== 'business')

export const tracking: Feature = {
  name: 'tracking',
  routes: (deps) => [
    partyRoute(deps, contract.trackVisit, byParty, keepSource),
    businessRoute(deps, contract.trackBusinessVisit, 'rn', keepSource),
    applicationRoute(
      deps,
      contract.trackEvent,
      application({ by: ['session'], purposes: toAnApplication }),
      keepEvent,
    ),
    route(
      contract.readAds,
      anybody('who would be told, and what this browser answered'),
      async (_asked, call) => ok(readAds(deps, call)),
    ),
    route(
      contract.answerAds,
      anybody('an answer of this browser; of its own application too'),
      ({ given }, call) => answerAds(deps, given, call),
    ),
  ],
}

const done = ok({ ok: true })

/** What an address may hold is anybody's: nothing that looks like a person's contact is kept. */
const namesNobody = (text: string): boolean => !/@|%40|\d[\d\s().-]{6,}\d/.test(text)

async function keepSource(
  deps: Deps,
  { link }: PartyVisit | BusinessVisit,
  { source, postHogId }: RequestOf<typeof contract.trackVisit>,
): Promise<Answer<{ ok: boolean }>> {
  const told = Object.entries(source).filter(([name, text]) => text && (isClickId(name) || namesNobody(text)))
  await noteVisit(deps.db, link, { ...Object.fromEntries(told), ...(postHogId ? { postHogId } : {}) })
  return done
}

/** Ids of an advertising network are long numbers of its own. */
const isClickId = (name: string): boolean => /^(?:gclid|fbclid|ttclid|fbp)$/.test(name)

async function keepEvent(
  deps: Deps,
  { lead }: Application,
  { event }: RequestOf<typeof contract.trackEvent>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await noteConversion(tx, lead.id, event, now)
    for (const job of tellJobs(adsAnswer(deps, call), lead.id, [event])) await addJob(tx, job, now)
  })
  return done
}
