// E-mails about a login: its owner hears of each change, administrators of a limit that was reached. Written down and asked for in one transaction, sent by a job.
import { mayManageStaff } from '#core/domain/access.ts'
import { isLimitNotice, isStaffNotice, remedyOf, type StaffNotice } from '#core/domain/staff-notices.ts'
import { isId, type Id } from '#core/ground/id.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/staff-notices/en.ts'
import { es } from '#core/words/staff-notices/es.ts'
import { afterMessageFault } from '#features/capabilities/messages/after-message-fault.server.ts'
import { emailOf, type EmailContent } from '#features/capabilities/messages/layout.ts'
import { brandOf } from '#features/capabilities/messages/queue-message.server.ts'
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
  const told = isLimitNotice(event.kind) ? await managers(tx) : [event.staffId]
  for (const to of told) await tellOf(tx, { staffId: event.staffId, id, to }, now)
}

const managers = async (tx: Queryable): Promise<string[]> =>
  (await allStaff(tx))
    .filter((member) => !member.disabledAt && mayManageStaff({ ...member, scope: 'full' }))
    .map(({ id }) => id)

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
      ...noticeOf(deps, event.kind, event.at),
      messageId: id,
    })
    return sent.ok ? done : afterMessageFault('email', sent.refusal)
  }

/** In both languages: a login has none of its own, and who changed it may read another than its owner. */
function noticeOf(deps: Deps, notice: StaffNotice, at: Date): EmailContent {
  const brand = brandOf(deps, 'default')
  const told = (['en', 'es'] as const).map((language) => {
    const words = pick({ en, es }, language)
    const values = { brand: brand.name, when: fill(words.when, { time: timeOf(at, language) }) }
    return {
      subject: words[`${notice}.subject`],
      text: `${fill(words[`${notice}.text`], values)}\n\n${words[`remedy.${remedyOf(notice)}`]}`,
      foot: fill(words.footer, values),
    }
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

const timeOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  }).format(at)
