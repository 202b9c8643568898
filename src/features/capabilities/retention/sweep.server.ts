// Keeps no longer than needed (spec 192): run once an hour, idempotent, a few hundred applications at a time.
import { utcDay } from '#core/ground/dates.ts'
import type { Deps } from '#platform/deps.ts'
import { forgetAffiliate, forgettableAffiliates } from '#platform/store/affiliates.ts'
import { forgettableBusinesses } from '#platform/store/businesses.ts'
import { addEvent } from '#platform/store/events.ts'
import { forgetEnded } from '#platform/store/ended-sessions.ts'
import { sealPlainBases } from '#platform/store/decision-basis.ts'
import { sealPlainTexts } from '#platform/store/kept-texts.ts'
import { forgetPortal } from '#platform/store/portal-sessions.ts'
import { forgetMatches } from '#platform/store/prefill.ts'
import { forgetContacts } from '#platform/store/contact-proofs.ts'
import { forgetTries } from '#platform/store/try-counts.ts'
import { forgetUploadDays } from '#platform/store/upload-days.ts'
import { revokeBankConnections } from '../bank-link/revoke.server.ts'
import { expireDrafts, expireOffers } from './expire.server.ts'
import { forgetBusiness, restedSince } from './forget-business.server.ts'
import { retireDue } from './retire.server.ts'
import { runPart } from './run-part.server.ts'

const DAY = 86_400_000
const BATCH = 200
/** Nobody retries a save later than that. */
const SAVE_KEY_DAYS = 7
/** Providers repeat an event for some days at most. */
const WEBHOOK_DAYS = 60
/** For so long an investigation of a break-in can find which events came from one address. */
const ADDRESS_SALT_DAYS = 92
/** For so long a declined applicant may come back with a correction. */
const DECLINED_DAYS = 30

interface Swept {
  /** Applications that lost something by the schedule of retention. */
  readonly purged: number
  readonly expired: number
  readonly revoked: number
  readonly forgotten: number
  /** Older texts, and what older decisions were made from, that were sealed. */
  readonly sealed: number
}

/** Answers how many applications each part touched; `sweepHourly` runs it until there are none. A part that fails does not stop the others. */
export async function sweep(deps: Deps): Promise<Swept> {
  const now = deps.clock()
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const count = async (part: string, work: () => Promise<number>) =>
    (await runPart(deps.log, part, work)) ?? 0
  const abandoned = before(deps.config.retention.drafts)
  const swept = {
    expired:
      (await count('drafts', () => expireDrafts(deps))) + (await count('offers', () => expireOffers(deps))),
    purged: await count('applications', () => retire(deps)),
    revoked: await count('bank access', () => giveBankAccessBack(deps, now)),
    forgotten:
      (await count('businesses', () => forgetBusinesses(deps, now))) +
      (await count('affiliates', () => forgetAffiliates(deps, abandoned, now))),
    sealed:
      (await count('texts', () => sealPlainTexts(deps.db, deps.keys))) +
      (await count('bases', () => sealPlainBases(deps.db, deps.keys))),
  }
  for (const [part, work] of passing(deps, now)) await runPart(deps.log, part, work)
  if (swept.revoked) deps.nudge()
  return swept
}

/** What is kept for hours or days only, by table. */
function passing(
  { db }: Pick<Deps, 'db'>,
  now: Date,
): readonly (readonly [part: string, work: () => Promise<unknown>])[] {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const saltsUntil = utcDay(before(ADDRESS_SALT_DAYS)).slice(0, 7)
  return [
    ['save_key', () => db.query('delete from save_key where at < $1::timestamptz', [before(SAVE_KEY_DAYS)])],
    [
      'first_save',
      () => db.query('delete from first_save where at < $1::timestamptz', [before(SAVE_KEY_DAYS)]),
    ],
    [
      'staff_login_failure',
      () => db.query('delete from staff_login_failure where at < $1::timestamptz', [before(1)]),
    ],
    ['ended_session', () => forgetEnded(db, now)],
    ['prefill_match', () => forgetMatches(db, now)],
    ['try_count', () => forgetTries(db, now)],
    ['contact_proof', () => forgetContacts(db, now)],
    ['portal_session', () => forgetPortal(db, now)],
    ['upload_day', () => forgetUploadDays(db, utcDay(before(1)))],
    ['address_salt', () => db.query('delete from address_salt where month < $1', [saltsUntil])],
    [
      'webhook_seen',
      () => db.query('delete from webhook_seen where at < $1::timestamptz', [before(WEBHOOK_DAYS)]),
    ],
  ]
}

async function retire(deps: Deps): Promise<number> {
  const retired = await retireDue(deps, BATCH)
  for (const { id, error } of retired.failed)
    deps.log.error(
      { application: id, error: error instanceof Error ? error.name : 'unknown' },
      'an application kept what is due',
    )
  return retired.done.length
}

async function forgetBusinesses(deps: Deps, now: Date): Promise<number> {
  const forgotten = await forgettableBusinesses(deps.db, restedSince(deps, now), BATCH)
  for (const id of forgotten) await deps.db.transaction((tx) => forgetBusiness(tx, deps, id, now))
  return forgotten.length
}

/**
 * Affiliates: a sign-up that led nowhere is kept as long as an abandoned application, one whose link was ended as long as a business that
 * nobody deals with.
 */
async function forgetAffiliates(deps: Deps, unsigned: Date, now: Date): Promise<number> {
  const ended = new Date(now.getTime() - deps.config.forgetBusinessesAfterDays * DAY)
  const forgotten = await forgettableAffiliates(deps.db, { unsigned, ended }, BATCH)
  for (const id of forgotten)
    await deps.db.transaction(async (tx) => {
      if (await forgetAffiliate(tx, id, { unsigned, ended }, now))
        await addEvent(tx, { affiliateId: id, actor: 'system', kind: 'affiliate-forgotten' }, now)
    })
  return forgotten.length
}

/** The bank access of applications that have ended and still hold one. */
async function giveBankAccessBack(deps: Deps, now: Date): Promise<number> {
  const rows = await deps.db.query<{ id: string }>(
    `select l.id from lead l
     where (l.stage in ('not-qualified', 'withdrawn', 'expired')
         or (l.stage = 'declined' and l.updated_at < $1::timestamptz))
       and exists (select from bank_connection c where c.lead_id = l.id and c.secret is not null)
       and not exists (select from job j where j.lead_id = l.id and j.kind = 'revoke-bank-connection')
     limit ${BATCH}`,
    [new Date(now.getTime() - DECLINED_DAYS * DAY)],
  )
  for (const { id } of rows) await deps.db.transaction((tx) => revokeBankConnections(tx, id, now))
  return rows.length
}
