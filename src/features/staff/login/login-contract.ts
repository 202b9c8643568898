// The calls of staff login: password and code, second factor, password change, auth keys.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { keyScopes, roles, scopes } from '#core/domain/access.ts'
import * as paths from '../paths.ts'
import { passkeyAnswer, passkeyQuestion } from './passkey-contract.ts'

const secretText = z.string().check(z.minLength(1), z.maxLength(300))
/** Six digits of the authenticator, or a recovery code. */
const code = z.string().check(z.maxLength(20))
const nothing = z.object({})

/** Who is logged in and what may be shown to them. */
export const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  scope: z.enum(scopes),
  /** What a session of scope 'setup' still needs. */
  next: z.nullable(z.enum(['password', 'second-factor', 'code'])),
  /** What a fresh proof is: a code of the second factor, or a new sign-on where the second factor is the issuer's. */
  proves: z.enum(['code', 'sign-on']),
  hasPassword: z.boolean(),
  seesAll: z.boolean(),
  seesJobs: z.boolean(),
  seesProposals: z.boolean(),
  seesAffiliates: z.boolean(),
  managesStaff: z.boolean(),
  issuesKeys: z.boolean(),
})
export type Me = z.infer<typeof me>

/**
 * Logs in. Without `code` or `passkey` an account with a second factor answers `code-needed`, with what to ask a passkey where it has any. Five failures from one network, or on
 * one device that the account was logged in with, and fifty from all others together, wait 15 minutes (429). Sets the cookies
 * `underway_staff` and `underway_known_device`.
 */
export const logIn = endpoint({
  name: 'staff-log-in',
  ...paths.logIn,
  limit: { calls: 30, seconds: 60 },
  request: z.object({
    email: z.string().check(z.minLength(1), z.maxLength(200)),
    password: secretText,
    code: z.optional(code),
    passkey: z.optional(passkeyAnswer),
  }),
  response: z.object({
    status: z.enum(['logged-in', 'code-needed']),
    me: z.nullable(me),
    passkey: z.nullable(passkeyQuestion),
  }),
})

/** Uses up the link that somebody got when they were added or reset; opens what the login owes. 410 where it was used, has ended or was replaced. */
export const useSetUpLink = endpoint({
  name: 'staff-use-set-up-link',
  ...paths.useSetUpLink,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ me }),
})

/** Logs in with a passkey alone, which has verified its owner: both factors in one. */
export const logInWithPasskey = endpoint({
  name: 'staff-log-in-with-passkey',
  ...paths.logInWithPasskey,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ passkey: passkeyAnswer }),
  response: z.object({ status: z.enum(['logged-in']), me }),
})

/** How staff may log in here, besides auth keys. `signOn`: what the button says; null where no issuer is set up. */
export const waysIn = endpoint({
  name: 'staff-ways-in',
  ...paths.waysIn,
  request: nothing,
  response: z.object({ password: z.boolean(), signOn: z.nullable(z.string()) }),
})

const goTo = z.object({ address: z.string() })

/**
 * Begins a sign-on: the browser goes to `address` and comes back to /business/staff/sign-on within ten minutes. `path`: where to, below
 * /business; anything but a page of the staff room becomes its first. Sets the cookie `underway_sign_on`.
 */
export const beginSignOn = endpoint({
  name: 'staff-begin-sign-on',
  ...paths.beginSignOn,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ path: z.string().check(z.maxLength(2000)) }),
  response: goTo,
})

/** The same for a fresh proof within a session whose second factor is the issuer's: it asks the person again. */
export const beginProof = endpoint({
  name: 'staff-begin-proof',
  ...paths.beginProof,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ path: z.string().check(z.maxLength(2000)) }),
  response: goTo,
})

/** What the issuer sent the browser back with. Works once, in the browser that began. `path`: where the person wanted to go. */
export const finishSignOn = endpoint({
  name: 'staff-finish-sign-on',
  ...paths.finishSignOn,
  limit: { calls: 30, seconds: 60 },
  request: z.object({
    state: z.string().check(z.maxLength(200)),
    code: z.optional(z.string().check(z.maxLength(4000))),
    iss: z.optional(z.string().check(z.maxLength(500))),
    error: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ me, path: z.string() }),
})

/** The code of the second factor, or a recovery code, after a sign-on that came without one. Five wrong ones wait 15 minutes (429). */
export const giveCode = endpoint({
  name: 'staff-sign-on-code',
  ...paths.giveCode,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ code }),
  response: me,
})

/** Logs in with an auth key; the session has the key's scope. */
export const logInWithKey = endpoint({
  name: 'staff-log-in-with-key',
  ...paths.logInWithKey,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ authKey: secretText }),
  response: z.object({ status: z.enum(['logged-in']), me }),
})

export const logOut = endpoint({
  name: 'staff-log-out',
  ...paths.logOut,
  request: nothing,
  /** `leave`: where the session at the issuer is ended too, for one that was opened by a sign-on; null where there is nothing to end. */
  response: z.object({ ok: z.boolean(), leave: z.nullable(z.string()) }),
})

/** Null when nobody is logged in: asking is no mistake. */
export const whoAmI = endpoint({
  name: 'staff-me',
  ...paths.whoAmI,
  request: nothing,
  response: z.object({ me: z.nullable(me) }),
})

/** Starts (again) the enrolment of a second factor that is not confirmed yet. `qr` is an SVG document. */
export const startSecondFactor = endpoint({
  name: 'staff-totp-start',
  ...paths.startSecondFactor,
  request: nothing,
  response: z.object({ uri: z.string(), secret: z.string(), qr: z.string() }),
})

export const confirmSecondFactor = endpoint({
  name: 'staff-totp-confirm',
  ...paths.confirmSecondFactor,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ code }),
  /** The first recovery codes stand in this answer and nowhere else. */
  response: z.object({ me, codes: z.array(z.string()) }),
})

/** `current` may be left out while a temporary password is being replaced. Ends all other sessions and all auth keys. */
export const changePassword = endpoint({
  name: 'staff-change-password',
  ...paths.changePassword,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ current: z.optional(secretText), next: z.string().check(z.maxLength(300)) }),
  response: me,
})

/**
 * A code of the second factor, or a passkey that verified its owner, within a session: for ten minutes it may do what is refused with 'fresh-proof-needed' (reveals, keys, the
 * logins and roles of people). Five wrong codes wait 15 minutes (429).
 */
export const prove = endpoint({
  name: 'staff-prove',
  ...paths.prove,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ code: z.optional(code), passkey: z.optional(passkeyAnswer) }),
  response: z.object({ ok: z.boolean() }),
})

export const authKey = z.object({
  id: z.string(),
  label: z.string(),
  scope: z.enum(scopes),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  usedAt: z.nullable(z.string()),
  /** Cents that it may approve up to; null for one that reads. */
  amount: z.nullable(z.number()),
})

export const listAuthKeys = endpoint({
  name: 'staff-auth-keys',
  ...paths.listAuthKeys,
  request: nothing,
  response: z.object({ keys: z.array(authKey) }),
})

/**
 * The key itself stands in this answer and nowhere else. One that decides lives 30 days at most, takes a `code` of the second factor, and
 * is bound to an `amount` (cents) within what its owner may approve alone.
 */
export const issueAuthKey = endpoint({
  name: 'staff-issue-auth-key',
  ...paths.issueAuthKey,
  request: z.object({
    label: z.string().check(z.maxLength(80)),
    scope: z.enum(keyScopes),
    days: z.int().check(z.minimum(1), z.maximum(365)),
    code: z.optional(code),
    amount: z.optional(z.int().check(z.minimum(1))),
  }),
  response: z.object({ key: authKey, authKey: z.string() }),
})

export const revokeAuthKey = endpoint({
  name: 'staff-revoke-auth-key',
  ...paths.revokeAuthKey,
  request: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.boolean() }),
})

/** How many recovery codes are left. */
export const recoveryStanding = endpoint({
  name: 'staff-recovery-standing',
  ...paths.recoveryStanding,
  request: nothing,
  response: z.object({ left: z.number() }),
})

/** Ten new recovery codes in place of all before, for a code of the second factor. They stand in this answer and nowhere else. */
export const makeRecoveryCodes = endpoint({
  name: 'staff-make-recovery-codes',
  ...paths.makeRecoveryCodes,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ code }),
  response: z.object({ codes: z.array(z.string()) }),
})

export const listSessions = endpoint({
  name: 'staff-sessions',
  ...paths.listSessions,
  request: nothing,
  response: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        scope: z.enum(scopes),
        createdAt: z.string(),
        seenAt: z.string(),
        ip: z.nullable(z.string()),
        userAgent: z.nullable(z.string()),
        current: z.boolean(),
      }),
    ),
  }),
})

/** Ends one of one's own sessions at once; of the own one logging out is the way. */
export const endSession = endpoint({
  name: 'staff-end-session',
  ...paths.endSession,
  request: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.boolean() }),
})
