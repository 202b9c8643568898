// Why a database server could not be opened at the start, and what to change, in a sentence for whoever set it up.
import { sqlState } from './db.ts'

type Setting = 'DATABASE_URL' | 'MIGRATE_DATABASE_URL'

const OWN_CA =
  /^(UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?)|(SELF_SIGNED|DEPTH_ZERO_SELF_SIGNED).*)$/

/** `error`: what the driver threw, or what it was the cause of. The sentence holds the host's name and never the password. */
export function refusedConnection(error: unknown, url: string, setting: Setting): string {
  const cause = (error as { cause?: unknown }).cause ?? error
  const code = (cause as { code?: unknown }).code
  const state = sqlState(cause) ?? String(code)
  const said = (cause as Error).message
  const at = `The database at ${hostOf(url) || setting}`
  if (OWN_CA.test(state))
    return `${at} shows a certificate of an authority that this machine does not know (${said}). Add the authority's certificates to ${setting}: ?sslmode=verify-full&sslrootcert=/path/to/ca.pem`
  if (state === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `${at} shows a certificate for another name (${said}). Put the name that is in it into ${setting}.`
  if (state === 'CERT_HAS_EXPIRED') return `${at} shows a certificate that has expired. Renew it there.`
  if (state === 'ENOENT') return `A file that ${setting} names is not there (${said}).`
  if (/does not support SSL/.test(said))
    return `${at} speaks no TLS, and ${setting} asks for it. Switch it on there, or leave out sslmode where nobody else is on the way.`
  if (/^28/.test(state) && /no encryption/.test(said))
    return `${at} takes connections with TLS only (${said}). Add ?sslmode=verify-full to ${setting}.`
  if (/^28/.test(state)) return `${at} refuses this role (${said}). Check name and password in ${setting}.`
  if (state === '3D000')
    return `${at} has no such database (${said}). Make it, or name another in ${setting}.`
  return `${at} does not answer (${said}). Check ${setting}.`
}

/** A driver that cannot read an address must not have it quoted: it holds a password. */
function hostOf(url: string): string {
  try {
    return new URL(url).hostname
  } catch {
    return ''
  }
}
