// Keeps no longer than needed (decision 34): run once an hour, idempotent, a few hundred applications at a time.
import { utcDay } from '#core/ground/dates.ts'
import type { Deps } from '#platform/deps.ts'
import { forgetAffiliate, forgettableAffiliates } from '#platform/store/affiliates.ts'
import { forgetPersons, forgettableBusinesses } from '#platform/store/businesses.ts'
import { addEvent } from '#platform/store/events.ts'
import { forgetEnded } from '#platform/store/ended-sessions.ts'
import { endLinksOfBusiness } from '#platform/store/links.ts'
import { sealPlainBases } from '#platform/store/decision-basis.ts'
import { sealPlainTexts } from '#platform/store/kept-texts.ts'
import { forgetPortal } from '#platform/store/portal-sessions.ts'
import { forgetMatches } from '#platform/store/prefill.ts'
import { forgetTries } from '#platform/store/try-counts.ts'
import { forgetUploadDays } from '#platform/store/upload-days.ts'
import { revokeBankConnections } from '../bank-link/revoke.server.ts'
import { expireDrafts, expireOffers } from './expire.server.ts'
import { retireDue } from './retire.server.ts'

const DAY = 86_400_000
const BATCH = 200
/** Nobody retries a save later than that. */
const SAVE_KEY_DAYS = 7
/** Providers repeat an event for some days at most. */
const WEBHOOK_DAYS = 60
/** So long can somebody who looks into a break-in tell which events came from one address. */
const ADDRESS_SALT_DAYS = 92
/** A declined applicant may come back with a correction that long. */
const DECLINED_DAYS = 30

export interface Swept {
  /** Applications that lost something by the schedule of retention. */
  readonly purged: number
  readonly expired: number
  readonly revoked: number
  readonly forgotten: number
  /** Texts, and what decisions were made from, of before that were sealed. */
  readonly sealed: number
}

/** Answers how many applications each part touched; `sweepHourly` runs it until there are none. */
export async function sweep(deps: Deps): Promise<Swept> {
  const now = deps.clock()
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const abandoned = before(deps.config.retention.drafts)
  const expired = (await expireDrafts(deps)) + (await expireOffers(deps))
  const retired = await retireDue(deps, BATCH)
  for (const { id, error } of retired.failed)
    deps.log.error(
      { application: id, error: error instanceof Error ? error.name : 'unknown' },
      'an application kept what is due',
    )
  const swept = {
    expired,
    purged: retired.done.length,
    revoked: await giveBankAccessBack(deps, now),
    forgotten:
      (await forgetBusinesses(deps, before(deps.config.forgetBusinessesAfterDays), now)) +
      (await forgetAffiliates(deps, abandoned, now)),
    sealed: (await sealPlainTexts(deps.db, deps.keys)) + (await sealPlainBases(deps.db, deps.keys)),
  }
  await deps.db.query(`delete from save_key where at < $1::timestamptz`, [before(SAVE_KEY_DAYS)])
  await deps.db.query(`delete from first_save where at < $1::timestamptz`, [before(SAVE_KEY_DAYS)])
  await deps.db.query(`delete from staff_login_failure where at < $1::timestamptz`, [before(1)])
  await forgetEnded(deps.db, now)
  await forgetMatches(deps.db, now)
  await forgetTries(deps.db, now)
  await forgetPortal(deps.db, now)
  await forgetUploadDays(deps.db, utcDay(before(1)))
  await deps.db.query(`delete from address_salt where month < $1`, [
    utcDay(before(ADDRESS_SALT_DAYS)).slice(0, 7),
  ])
  await deps.db.query(`delete from webhook_seen where at < $1::timestamptz`, [before(WEBHOOK_DAYS)])
  if (swept.revoked) deps.nudge()
  return swept
}

/**
 * Who the owner is, how they are reached and the tax id of businesses that nobody dealt with since, or whose owner asked for it; their names
 * stay with what applications are left.
 */
async function forgetBusinesses(deps: Deps, since: Date, now: Date): Promise<number> {
  const forgotten = await forgettableBusinesses(deps.db, since, BATCH)
  for (const id of forgotten)
    await deps.db.transaction(async (tx) => {
      const why = await forgetPersons(tx, id, since, now)
      if (!why) return
      await endLinksOfBusiness(tx, id, null, now)
      const by = { businessId: id, actor: 'system' } as const
      const detail = { days: deps.config.forgetBusinessesAfterDays }
      if (why === 'erasure') await addEvent(tx, { ...by, kind: 'business-erased' }, now)
      else await addEvent(tx, { ...by, kind: 'business-forgotten', detail }, now)
    })
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
      if (await forgetAffiliate(tx, id, { unsigned, ended }))
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
