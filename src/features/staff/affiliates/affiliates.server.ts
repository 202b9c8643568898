// The list of affiliates and one of them for its staff page; the look is logged.
import { besideOwn } from '#core/fields/own-writing.ts'
import { leadFields } from '#core/contract/lead-fields.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayManageAffiliates } from '#core/domain/access.ts'
import { affiliateLink, nameOfAffiliate } from '#core/domain/affiliates.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import {
  countApplicationsOf,
  listAffiliates as list,
  readAffiliate as readRow,
  type ListedAffiliate,
} from '#platform/store/affiliates.ts'
import { envelopesOf, type EnvelopeRow } from '#platform/store/envelopes.ts'
import { addEvent, doneToday } from '#platform/store/events.ts'
import { readCursor, writeCursor } from '#platform/store/lead-list.ts'
import { readEventsWithNames } from '#platform/store/lead-page.ts'
import { isHeld, messagesOf } from '#platform/store/messages.ts'
import { openSignature, signaturesOf } from '#platform/store/signatures.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import { noteListRead } from '../note-list.server.ts'
import type * as contract from './affiliate-contract.ts'

const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null

export async function listAffiliates(
  deps: Deps,
  staff: LoggedIn,
  { cursor, ...filter }: RequestOf<typeof contract.listAffiliates>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.listAffiliates>>> {
  const after = cursor ? readCursor(cursor, 'newest') : null
  if (cursor && !after) return refused({ code: 'malformed-request' })
  const { rows, next } = await list(deps.db, filter, after)
  const { search, id } = filter
  // Those who signed are what the staff room itself asks for with its list of applications: nobody narrowed anything.
  const narrowed = Boolean(id)
  const read = { list: 'affiliates' as const, search, narrowed, cursor, found: rows.length }
  const usedUp = await noteListRead(deps, staff, read, call)
  if (usedUp) return usedUp
  return ok({ items: rows.map(shown), next: next && writeCursor(next) })
}

const shown = (row: ListedAffiliate): contract.AffiliateItem => ({
  id: row.id,
  company: besideOwn(row.answers.businessName ?? '', row.answers.ownBusinessName),
  name: besideOwn(nameOfAffiliate(row.answers), row.answers.ownName),
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  signedAt: isoOrNull(row.signedAt),
  deactivatedAt: isoOrNull(row.deactivatedAt),
  applications: row.applications,
  lastAppliedAt: isoOrNull(row.lastAppliedAt),
  again: row.again,
})

export async function readAffiliate(
  deps: Deps,
  staff: LoggedIn,
  { id }: RequestOf<typeof contract.readAffiliate>,
  call: Call,
): Promise<Answer<contract.Affiliate>> {
  const row = await readRow(deps.db, id)
  if (!row) return refused({ code: 'not-found' })
  const now = deps.clock()
  if (!(await doneToday(deps.db, [id], 'affiliate-viewed', staff.id, now)).has(id))
    await addEvent(deps.db, { affiliateId: id, kind: 'affiliate-viewed', ...byStaff(staff, call) }, now)
  const { answers } = row
  const envelopes = await envelopesOf(deps.db, id)
  const place = [answers.businessState, answers.businessZip].filter(Boolean).join(' ')
  const lines = [answers.businessAddress, answers.businessAddress2, answers.businessCity, place]
  return ok({
    id: row.id,
    company: besideOwn(answers.businessName ?? '', answers.ownBusinessName),
    name: besideOwn(nameOfAffiliate(answers), answers.ownName),
    email: answers.email ?? '',
    phone: leadFields.cellPhone.kind.show(answers.cellPhone ?? ''),
    address: lines.filter(Boolean).join(', '),
    language: row.language,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    signedAt: isoOrNull(row.signedAt),
    deactivatedAt: isoOrNull(row.deactivatedAt),
    applications: await countApplicationsOf(deps.db, id),
    share: row.signedAt && deps.publicUrl + affiliateLink(row.campaignId),
    hasAgreement: envelopes.some(({ state }) => state === 'finished'),
    mayManage: mayManageAffiliates(staff),
    held: (await messagesOf(deps.db, id)).some(isHeld),
    declined: row.state !== 'signed' ? await declinedBy(deps, envelopes) : null,
    events: (await readEventsWithNames(deps.db, id)).map((event) => ({
      ...event,
      at: event.at.toISOString(),
    })),
  })
}

/** When and why the latest agreement was declined; null where it ended otherwise. */
async function declinedBy(
  deps: Deps,
  envelopes: readonly EnvelopeRow[],
): Promise<NonNullable<contract.Affiliate['declined']> | null> {
  const latest = envelopes.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1)
  const signatures = latest ? await signaturesOf(deps.db, latest) : []
  const own = signatures.find(({ declinedAt }) => declinedAt)
  if (!own?.declinedAt) return null
  const { declineReason: reason } = openSignature(deps.keys, own)
  return { at: own.declinedAt.toISOString(), why: own.declineWhy, reason }
}
