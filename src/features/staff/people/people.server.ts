// Staff management by an admin; every change ends what it should end and is logged.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { mayDisable, mayManageStaff, seesStaffEvents } from '#core/domain/access.ts'
import type { StaffNotice } from '#core/domain/staff-notices.ts'
import { emailKind } from '#core/fields/email.ts'
import { staffNameKind } from '#core/fields/name.ts'
import { ok, refused, type Refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import {
  allStaff,
  lockStaff,
  readStaff,
  setDisabled,
  setRole,
  staffEvents,
  type StaffEvent,
  type StaffRow,
} from '#platform/store/staff.ts'
import { endSessionsOf, revokeAuthKeysOf } from '#platform/store/staff-sessions.ts'
import { hashPassword, randomPassword } from '../login/password.server.ts'
import type { LoggedIn } from '../login/session.server.ts'
import { noteAndTell } from '../login/tell-of-change.server.ts'
import { inviteStaff } from './create-staff.server.ts'
import type * as contract from './people-contract.ts'
import { resetLogin } from './reset-login.server.ts'

const shown = (row: StaffRow): contract.Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  secondFactor: row.totpConfirmedAt !== null,
  passwordIsTemporary: row.passwordIsTemporary,
  hasPassword: row.passwordHash !== null,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  disabledAt: row.disabledAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

const notAllowed = refused({ code: 'not-allowed' as const })

export async function listPeople(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.listPeople>>> {
  if (!mayManageStaff(staff)) return notAllowed
  return ok({ people: (await allStaff(deps.db)).map(shown) })
}

export async function listColleagues(
  deps: Deps,
): Promise<Answer<ResponseOf<typeof contract.listColleagues>>> {
  const people = (await allStaff(deps.db)).filter((row) => !row.disabledAt)
  return ok({ colleagues: people.map(({ id, name, role }) => ({ id, name, role })) })
}

export async function addPerson(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.addPerson>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.addPerson>>> {
  if (!mayManageStaff(staff)) return notAllowed
  const t = pick({ en, es }, call.language)
  const email = emailKind.parse(request.email)
  // Colleagues and owners read it in mails, and four eyes know each other by it.
  const name = staffNameKind.parse(request.name)
  const errors = [
    ...(email.ok ? [] : [{ field: 'email', message: t.emailWrong }]),
    ...(name.ok ? [] : [{ field: 'name', message: t.nameWrong }]),
    ...(name.ok && !name.value ? [{ field: 'name', message: t.nameMissing }] : []),
  ]
  if (!email.ok || !name.ok || errors.length) return refused({ code: 'invalid-fields', errors })
  const member = {
    email: email.value,
    name: name.value,
    role: request.role,
    addedBy: staff.id,
    ip: call.ip,
    bySignOn: !deps.config.passwordLogin,
  }
  const made = await inviteStaff(deps.db, member, deps.clock())
  if (!made) return refused({ code: 'invalid-fields', errors: [{ field: 'email', message: t.emailTaken }] })
  deps.nudge()
  return ok({ person: shown((await readStaff(deps.db, made.id))!), goes: goesBy(deps) })
}

export async function disablePerson(
  deps: Deps,
  staff: LoggedIn,
  { id }: { id: string },
  call: Call,
): Promise<Answer<contract.Person>> {
  return change(deps, { staff, call }, id, 'staff-disabled', async (tx, now) => {
    await setDisabled(tx, id, now)
    await endSessionsOf(tx, id)
    await revokeAuthKeysOf(tx, id, now)
  })
}

export const enablePerson = (
  deps: Deps,
  staff: LoggedIn,
  { id }: { id: string },
  call: Call,
): Promise<Answer<contract.Person>> =>
  change(deps, { staff, call }, id, 'staff-enabled', (tx) => setDisabled(tx, id, null))

export async function resetPerson(
  deps: Deps,
  staff: LoggedIn,
  { id }: { id: string },
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.resetPerson>>> {
  // Nobody knows it: they choose one of their own by the link. None is asked for where sign-on alone lets people in.
  const passwordHash = deps.config.passwordLogin ? await hashPassword(randomPassword()) : null
  const changed = await change(deps, { staff, call }, id, 'staff-reset', async (tx, now) => {
    await resetLogin(tx, id, passwordHash, now)
    if (passwordHash) await addJob(tx, { kind: 'send-set-up-link', leadId: id }, now)
  })
  return changed.ok ? ok({ person: changed.value, goes: goesBy(deps) }) : changed
}

/** How the person comes to their login: never through whoever manages people. */
const goesBy = ({ config, email }: Deps): 'sign-on' | 'mail' | 'shell' =>
  !config.passwordLogin ? 'sign-on' : email ? 'mail' : 'shell'

/** Whatever was opened under the old role ends with it; the role that somebody has already changes nothing. */
export const changeRole = (
  deps: Deps,
  staff: LoggedIn,
  { id, role }: RequestOf<typeof contract.changeRole>,
  call: Call,
): Promise<Answer<contract.Person>> =>
  change(
    deps,
    { staff, call },
    id,
    'staff-role-changed',
    async (tx, now, before) => {
      if (before.role === role) return 'unchanged'
      await setRole(tx, id, role)
      await endSessionsOf(tx, id)
      await revokeAuthKeysOf(tx, id, now)
    },
    (before) => ({ from: before.role, to: role }),
  )

const EVENTS_A_PAGE = 100

export async function listStaffEvents(
  deps: Deps,
  staff: LoggedIn,
  { person, before }: RequestOf<typeof contract.listStaffEvents>,
): Promise<Answer<ResponseOf<typeof contract.listStaffEvents>>> {
  if (!seesStaffEvents(staff)) return notAllowed
  const rows = await staffEvents(deps.db, { staffId: person, before, limit: EVENTS_A_PAGE + 1 })
  return ok({
    events: rows.slice(0, EVENTS_A_PAGE).map((row) => ({ ...row, at: row.at.toISOString() })),
    more: rows.length > EVENTS_A_PAGE,
  })
}

async function change(
  deps: Deps,
  { staff, call }: { readonly staff: LoggedIn; readonly call: Call },
  id: string,
  kind: StaffNotice,
  work: (tx: Queryable, now: Date, before: StaffRow) => Promise<void | 'unchanged'>,
  detail?: (before: StaffRow) => StaffEvent['detail'],
): Promise<Answer<contract.Person>> {
  if (!mayManageStaff(staff)) return notAllowed
  if (!mayDisable(staff, id)) return refused({ code: 'not-yourself' })
  const now = deps.clock()
  const changed = await deps.db.transaction(
    async (tx): Promise<Answer<contract.Person> | Refused<Refusal>> => {
      // Two admins who disable each other at the same moment would leave nobody who manages people.
      await lockStaff(tx, staff.id, id)
      const actor = await readStaff(tx, staff.id)
      if (!actor || actor.disabledAt || !mayManageStaff({ ...staff, role: actor.role })) return notAllowed
      const before = await readStaff(tx, id)
      if (!before) return refused({ code: 'not-found' })
      if ((await work(tx, now, before)) !== 'unchanged') {
        const event = { staffId: id, kind, actorId: staff.id, ip: call.ip, detail: detail?.(before) }
        await noteAndTell(tx, event, now)
      }
      return ok(shown((await readStaff(tx, id))!))
    },
  )
  deps.nudge()
  return changed
}
