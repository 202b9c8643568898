// The calls of staff management: who works here, adding, disabling, a new start for somebody who lost their secrets.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { roles } from '#core/domain/access.ts'
import * as paths from '../paths.ts'

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  secondFactor: z.boolean(),
  passwordIsTemporary: z.boolean(),
  hasPassword: z.boolean(),
  lastLoginAt: z.nullable(z.string()),
  disabledAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Person = z.infer<typeof person>

/** Admins only. */
export const listPeople = endpoint({
  name: 'staff-people',
  ...paths.listPeople,
  request: z.object({}),
  response: z.object({ people: z.array(person) }),
})

/** Those to whom an application can be given. */
export const listColleagues = endpoint({
  name: 'staff-colleagues',
  ...paths.listColleagues,
  request: z.object({}),
  response: z.object({
    colleagues: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(roles) })),
  }),
})

/**
 * How the person comes to their login: by a link in an e-mail, by the operator at the shell where no mail server is set up, or by sign-on.
 * Whoever adds them sees no credential of theirs.
 */
const goes = z.enum(['mail', 'shell', 'sign-on'])

/** 422 where the e-mail is taken. */
export const addPerson = endpoint({
  name: 'staff-add-person',
  ...paths.addPerson,
  request: z.object({
    email: z.string().check(z.maxLength(200)),
    name: z.string().check(z.maxLength(120)),
    role: z.enum(roles),
  }),
  response: z.object({ person, goes }),
})

const byId = z.object({ id: z.uuid() })

/** Ends sessions and auth keys at once. */
export const disablePerson = endpoint({
  name: 'staff-disable-person',
  ...paths.disablePerson,
  request: byId,
  response: person,
})

export const enablePerson = endpoint({
  name: 'staff-enable-person',
  ...paths.enablePerson,
  request: byId,
  response: person,
})

/** A new start for somebody who lost their secrets: no password, second factor, passkey or recovery code of before. Ends sessions and auth keys. */
export const resetPerson = endpoint({
  name: 'staff-reset-person',
  ...paths.resetPerson,
  request: byId,
  response: z.object({ person, goes }),
})

/** Another role from the next login on: sessions and auth keys end at once. */
export const changeRole = endpoint({
  name: 'staff-change-role',
  ...paths.changeRole,
  request: z.object({ id: z.uuid(), role: z.enum(roles) }),
  response: person,
})

/** Admins only: what happened to staff (logins, keys, people), newest first, 100 at a time; `before`: older than this event. */
export const listStaffEvents = endpoint({
  name: 'staff-events',
  ...paths.listStaffEvents,
  request: z.object({ person: z.optional(z.uuid()), before: z.optional(z.uuid()) }),
  response: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        kind: z.string(),
        name: z.string(),
        by: z.nullable(z.string()),
        ip: z.nullable(z.string()),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
    more: z.boolean(),
  }),
})
