// Claims of an ID token, and of the call that tells more, as the port names them.
import type { SignedOn } from '../port.ts'

export type Claims = Readonly<Record<string, unknown>>

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null
/** One value or several; what is neither counts as none. */
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string')

/** The checked claims. Throws where one that every token must have is none. */
export function readClaims(
  claims: Claims,
  { roleClaim = 'groups', trustsEmail = false }: { roleClaim?: string | undefined; trustsEmail?: boolean },
): SignedOn {
  const [issuer, subject] = [text(claims.iss), text(claims.sub)]
  if (!issuer || !subject) throw new TypeError('an ID token without iss or sub')
  return {
    issuer,
    subject,
    email: isConfirmed(claims.email_verified, trustsEmail)
      ? (text(claims.email)?.toLowerCase() ?? null)
      : null,
    name: text(claims.name),
    roles: texts(memberOf(claims, roleClaim)),
    factors: [...texts(claims.amr), ...texts(claims.acr)],
    provenAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : null,
  }
}

/** Some issuers write the word. A plain no counts whatever was trusted. */
const isConfirmed = (verified: unknown, trusted: boolean): boolean =>
  verified === true || verified === 'true' || (verified === undefined && trusted)

const memberOf = (claims: Claims, name: string): unknown =>
  Object.hasOwn(claims, name)
    ? claims[name]
    : name
        .split('.')
        .reduce<unknown>(
          (at, part) => (typeof at === 'object' && at !== null ? (at as Claims)[part] : undefined),
          claims,
        )
