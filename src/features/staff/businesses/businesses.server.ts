// The list of businesses and one of them for its staff page: masked, with names in place of ids; the look is logged.
import { besideOwn } from '#core/fields/own-writing.ts'
import { leadFields } from '#core/contract/lead-fields.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo, mayDoWith, seesAll } from '#core/domain/access.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { mayBeMade, sendableLinksTo, type SendableLink } from '#core/domain/links.ts'
import { givenStart } from '#core/domain/start-dates.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { ownerOf } from '#features/capabilities/messages/addressee.server.ts'
import { addressOf, whyNotToSend } from '#features/capabilities/messages/why-held.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import {
  activeBanks,
  applicationsOf,
  businessPlace,
  type BusinessApplication,
  type BusinessRow,
} from '#platform/store/businesses.ts'
import {
  listBusinesses as list,
  readBusinessCursor,
  writeBusinessCursor,
} from '#platform/store/business-list.ts'
import { addEvent, doneToday } from '#platform/store/events.ts'
import { readEventsWithNames, staffNames } from '#platform/store/lead-page.ts'
import { whereReadable } from '#platform/store/lead-secrets.ts'
import { linksOfBusiness } from '#platform/store/links.ts'
import { shownLink } from '../applications/shown-link.server.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import { noteListRead } from '../note-list.server.ts'
import type * as contract from './business-contract.ts'
import { businessFor } from './business-for.server.ts'

export async function listBusinesses(
  deps: Deps,
  staff: LoggedIn,
  { search, cursor }: RequestOf<typeof contract.listBusinesses>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.listBusinesses>>> {
  const after = cursor ? readBusinessCursor(cursor) : null
  if (cursor && !after) return refused({ code: 'malformed-request' })
  const { rows, next } = await list(deps.db, { visibleTo: seesAll(staff) ? null : staff.id, search }, after)
  const read = { list: 'businesses' as const, search, cursor, found: rows.length }
  const usedUp = await noteListRead(deps, staff, read, call)
  if (usedUp) return usedUp
  return ok({
    items: rows.map(({ lastAppliedAt, ...row }) => ({
      ...row,
      lastAppliedAt: lastAppliedAt?.toISOString() ?? null,
    })),
    next: next && writeBusinessCursor(next),
  })
}

export async function readBusiness(
  deps: Deps,
  staff: LoggedIn,
  { id }: RequestOf<typeof contract.readBusiness>,
  call: Call,
): Promise<Answer<contract.Business>> {
  const found = await businessFor(deps.db, staff, id, 'view')
  if (!found.ok) return found
  const row = found.value
  const now = deps.clock()
  if (!(await doneToday(deps.db, [id], 'business-viewed', staff.id, now)).has(id))
    await addEvent(deps.db, { businessId: id, kind: 'business-viewed', ...byStaff(staff, call) }, now)
  const applications = await applicationsOf(deps.db, id)
  const links = await linksOfBusiness(deps.db, id)
  const names = await staffNames(deps.db, [...row.lookedAfterBy, ...links.map(({ createdBy }) => createdBy)])
  return ok({
    ...factsOf(deps, row),
    lookedAfterBy: [...new Set(row.lookedAfterBy)].flatMap((each) => names.get(each) ?? []),
    maySendLinks: mayDoWith(staff, 'send-link', row) && !row.purgedAt,
    noTexts: await whyNotToSend(deps.db, deps, ownerOf(row), {
      channel: 'sms',
      to: addressOf(row, 'sms'),
    }),
    banks: [...new Set((await activeBanks(deps.db, id)).map(({ institution }) => institution))],
    sendable: sendableNow(staff, row, applications),
    applications: applications.map((each) => ({
      id: mayDo(staff, 'view', each) ? each.id : null,
      kind: each.kind,
      stage: each.stage,
      amount: each.requestedAmount,
      createdAt: each.createdAt.toISOString(),
    })),
    links: links.map((link) => shownLink(link, names.get(link.createdBy ?? '') ?? null, now)),
    events: (await readEventsWithNames(deps.db, id)).map((event) => ({
      ...event,
      at: event.at.toISOString(),
    })),
  })
}

/** The application that is under way and that this member of staff may send links to. */
export const openApplication = (
  staff: LoggedIn,
  applications: readonly BusinessApplication[],
): BusinessApplication | undefined =>
  applications.find((each) => !isClosed(each.stage) && mayDo(staff, 'send-link', each))

const sendableNow = (
  staff: LoggedIn,
  { purgedAt }: BusinessRow,
  applications: readonly BusinessApplication[],
): SendableLink[] =>
  purgedAt ? [] : [...sendableLinksTo('business'), ...toOpenOne(openApplication(staff, applications))]

const toOpenOne = (open: BusinessApplication | undefined): SendableLink[] =>
  open ? sendableLinksTo('application').filter((purpose) => mayBeMade(purpose, open.stage)) : []

function factsOf(deps: Deps, row: BusinessRow) {
  const { answers } = row
  const place = [answers.businessState, answers.businessZip].filter(Boolean).join(' ')
  return {
    id: row.id,
    name: besideOwn(answers.businessName ?? '', answers.ownBusinessName),
    owner: besideOwn(`${answers.firstName ?? ''} ${answers.lastName ?? ''}`.trim(), answers.ownName),
    origin: row.origin,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    forgotten: row.purgedAt !== null,
    email: answers.email ?? null,
    cellPhone: answers.cellPhone === undefined ? null : leadFields.cellPhone.kind.show(answers.cellPhone),
    taxMask: taxMaskOf(deps, row),
    since: givenStart(answers),
    years: answers.yearsInBusiness ?? null,
    address: [answers.businessAddress, answers.businessAddress2, answers.businessCity, place]
      .filter(Boolean)
      .join(', '),
    industry: answers.industry ?? answers.generalIndustry ?? null,
  }
}

/** The EIN, or for a sole proprietor the SSN, as it may be shown; null where there is none, or none that can be read. */
function taxMaskOf(deps: Deps, { id, secrets }: BusinessRow): string | null {
  const field = secrets.ein ? 'ein' : 'ssn'
  const sealed = secrets[field]
  const open = () => deps.keys.open(sealed!, businessPlace(field, id))
  const value = sealed ? whereReadable(deps, { business: id, field }, open) : null
  return value === null ? null : (leadFields[field].kind.mask?.(value) ?? '•••')
}
