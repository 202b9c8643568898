// What a sign-on through an issuer of identities gives somebody here: role, second factor, and where they may go afterwards.
import { roles, type Role } from './access.ts'

/** What the operator said about the issuer. */
export interface SignOnRules {
  /** Values of the claim of roles, by the role that each gives. All empty: roles are given here, and nobody is added by a sign-on. */
  readonly roleValues: Readonly<Record<Role, readonly string[]>>
  /** Domains of e-mail addresses that are let in, in small letters; empty = any. */
  readonly emailDomains: readonly string[]
  /** Values of `amr` or `acr` by which the issuer says that a second factor was given there. */
  readonly factorValues: readonly string[]
}

/** Whether the issuer gives the roles, so that whoever has none of them there stays out. */
export const issuerGivesRoles = ({ roleValues }: SignOnRules): boolean =>
  roles.some((role) => roleValues[role].length > 0)

/** The role that the values of the claim give: of several the one that may do most; null for none. */
export const roleOf = ({ roleValues }: SignOnRules, values: readonly string[]): Role | null =>
  roles.findLast((role) => roleValues[role].some((value) => values.includes(value))) ?? null

/** Whether a confirmed e-mail address is of a domain that is let in. `null`: the issuer confirmed none. */
export const isOfDomain = ({ emailDomains }: SignOnRules, email: string | null): boolean =>
  emailDomains.length === 0 ||
  (email !== null && emailDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase()))

/** Whether the issuer says that a second factor was given. */
export const hasFactor = ({ factorValues }: SignOnRules, values: readonly string[]): boolean =>
  factorValues.some((value) => values.includes(value))

const ROOM = '/staff'

/**
 * A path below /business that a sign-on may end at: the staff room's, without the pages that lead into it. Everything else becomes its
 * first page, so that no address of our own sends anybody elsewhere.
 */
export function pathAfterSignOn(asked: string): string {
  // Browsers read a backslash as a slash, and leave tabs and line ends out.
  if (!/^\/staff(?:[/?][^\\\s]*)?$/.test(asked) || asked.includes('//')) return ROOM
  const [path = '', search = ''] = asked.split(/\?(.*)/s)
  if (path.split('/').includes('..') || /^\/staff\/(?:login|sign-on|set-up)\/?$/.test(path)) return ROOM
  return search ? `${path}?${search}` : path
}
