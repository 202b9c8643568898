// E-mails about a login: its owner hears of each change, others with a say of one who may decide, administrators of a limit that was reached. Written down and asked for in one transaction, sent by a job.
import { decides, mayManageStaff } from '#core/domain/access.ts'
import { makesDecider } from '#core/domain/second-person.ts'
import {
  isForManagers,
  isOtherNotice,
  isOwnerNotice,
  isStaffNotice,
  remedyOf,
  type StaffNotice,
} from '#core/domain/staff-notices.ts'
import { isId, type Id } from '#core/ground/id.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/staff-notices/en.ts'
import { es } from '#core/words/staff-notices/es.ts'
import { afterMessageFault } from '#features/capabilities/messages/after-message-fault.server.ts'
import { emailOf, type EmailContent } from '#features/capabilities/messages/layout.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob, done, type JobRunner } from '#platform/outbox/outbox.ts'
import { addStaffEvent, allStaff, readStaff, staffEventById, type StaffEvent } from '#platform/store/staff.ts'

/** Writes the event into the staff log and asks for the e-mails about it. Call `deps.nudge()` after the commit where they should not wait. */
export async function noteAndTell(
  tx: Queryable,
  event: StaffEvent & { readonly kind: StaffNotice },
  now: Date,
): Promise<void> {
  const id = await addStaffEvent(tx, event, now)
  const told = new Set<string>(isOwnerNotice(event.kind) ? [event.staffId] : [])
  for (const other of await othersToTell(tx, event)) told.add(other)
  for (const to of told) await tellOf(tx, { staffId: event.staffId, id, to }, now)
}

/**
 * Whoever decides hears at once of another who may: a login that somebody made for themselves is seen before it approves. Whoever did it
 * hears of it too, since their own login may be in other hands.
 */
async function othersToTell(
  tx: Queryable,
  { staffId, kind, detail = {} }: StaffEvent & { readonly kind: StaffNotice },
): Promise<string[]> {
  if (!isOtherNotice(kind) && !isForManagers(kind)) return []
  const working = (await allStaff(tx)).filter(({ disabledAt }) => !disabledAt)
  if (isForManagers(kind))
    return working.filter((each) => mayManageStaff({ ...each, scope: 'full' })).map(({ id }) => id)
  const { role } = working.find(({ id }) => id === staffId) ?? {}
  if (!makesDecider({ kind, detail }, role)) return []
  return working.filter((each) => each.id !== staffId && decides(each.role)).map(({ id }) => id)
}

/** The e-mail alone, about an event that stands in the log of `staffId`, to them or to somebody else. */
export const tellOf = (
  tx: Queryable,
  { staffId, id, to = staffId }: { readonly staffId: string; readonly id: Id; readonly to?: string },
  now: Date,
): Promise<void> => {
  const payload = { event: id, ...(to !== staffId && isId(staffId) && { of: staffId }) }
  return addJob(tx, { kind: 'tell-staff', leadId: to, onceKey: id, payload }, now)
}

/** The job: its own id is the message's, so that a server which is asked twice can see that it is the same. */
export const tellStaff =
  (deps: Deps): JobRunner<'tell-staff'> =>
  async ({ id, leadId: staffId, payload }) => {
    const event = await staffEventById(deps.db, payload.of ?? staffId, payload.event)
    const person = await readStaff(deps.db, staffId)
    // Without a mail server nobody is written to; the staff log tells it all the same.
    if (!event || !person || !isStaffNotice(event.kind) || !deps.email) return done
    const sent = await deps.email.send({
      to: person.email,
      ...noticeOf(deps, event.kind, event.at, payload.of !== undefined),
      messageId: id,
    })
    return sent.ok ? done : afterMessageFault('email', sent.refusal)
  }

/** In both languages: a login has none of its own, and who changed it may read another than its owner. `ofOther`: it is not the reader's login. */
function noticeOf(deps: Deps, notice: StaffNotice, at: Date, ofOther: boolean): EmailContent {
  const brand = brandOf(deps, 'default')
  const told = (['en', 'es'] as const).map((language) => {
    const words = pick({ en, es }, language)
    const values = { brand: brand.name, when: fill(words.when, { time: timeOf(at, language) }) }
    const { subject, text, remedy } = wordsOf(words, notice, ofOther)
    return { subject, text: `${fill(text, values)}\n\n${remedy}`, foot: fill(words.footer, values) }
  })
  return emailOf({
    brand,
    language: 'en',
    firstName: '',
    subject: told.map(({ subject }) => subject).join(' / '),
    text: told.map(({ text }) => text).join('\n\n'),
    because: told.map(({ foot }) => foot),
  })
}

function wordsOf(words: typeof en | typeof es, notice: StaffNotice, ofOther: boolean) {
  if (isOtherNotice(notice) && (ofOther || !isOwnerNotice(notice))) {
    const subject = words[`other.${notice}.subject`]
    return { subject, text: words[`other.${notice}.text`], remedy: words['remedy.others'] }
  }
  const subject = words[`${notice}.subject`]
  return { subject, text: words[`${notice}.text`], remedy: words[`remedy.${remedyOf(notice)}`] }
}

const timeOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  }).format(at)
