// What a server in production does not start with, unless its operator names it in ALLOW_INSECURE.
import type { Brand } from '#core/flow/brand.ts'
import { isApproved } from '#features/papers/text-digest.server.ts'
import { isSampleFirm, readBrands } from '#platform/brands.ts'
import type { Config, Insecurity } from '#platform/config.ts'
import type { Database } from '#platform/db/db.ts'
import { ownsTables } from '#platform/db/runtime-role.ts'
import { readKeys, type KeyMaterial } from '#platform/key-material.ts'

/** What is wrong and how to put it right, a sentence each. */
const sentences: Readonly<Record<Insecurity, string>> = {
  demo: 'a demo is on, with sample people and printed logins: set DEMO=0',
  'zero-keys': 'a key in FIELD_KEYS or INDEX_KEY is one byte repeated, as in an example: make new ones',
  'no-rate-limits': 'rate limits are off: remove RATE_LIMITS',
  'plain-http':
    'PUBLIC_URL is not an https address, so cookies and answers can be read on the way: set it to one',
  'no-db-tls':
    'DATABASE_URL or MIGRATE_DATABASE_URL does not ask for a TLS connection whose certificate is checked: add ?sslmode=verify-full',
  'sample-brand': 'a brand is the sample firm Underway Funding: name your own as "default" in BRANDS_FILE',
  'no-funder-address':
    'a brand, or one of a partner, has no postal address, or neither e-mail nor phone, which notices and e-mails must name: add them in BRANDS_FILE',
  'unapproved-texts':
    'nobody approved the consents or the notices: read them, then name their digests in TEXTS_APPROVED, see docs/how-to/approve-the-texts.md',
  'owner-role':
    'the role of DATABASE_URL owns the tables, so whoever takes a process over can rewrite the log of events: make two roles, see "Database roles" in docs/operating.md',
}

/**
 * What is insecure here and allowed by name, as sentences to be told at the start; empty outside production. Throws one plain sentence
 * that names whatever is not allowed. What only the database can tell is asked by `refuseOwner`.
 */
export const refuseInsecure = (config: Config, keys: KeyMaterial): string[] =>
  config.production ? judge(config, insecurities(config, keys)) : []

/** For a command, which opens the database and nothing else. */
export function refusePlainDatabase(config: Config): void {
  if (config.production && isDatabasePlain(config)) judge(config, ['no-db-tls'])
}

/** Once the database is open. The embedded one has one role and cannot part two. */
export async function refuseOwner(config: Config, db: Database): Promise<string[]> {
  if (!config.production || db.engine === 'embedded' || !(await ownsTables(db))) return []
  return judge(config, ['owner-role'], config.allowInsecure)
}

/** `allowed`: names that were judged before, which the operator keeps. */
function judge(config: Config, found: readonly Insecurity[], allowed: readonly Insecurity[] = []): string[] {
  const refused = found.filter((name) => !config.allowInsecure.includes(name))
  if (refused.length)
    throw new Error(
      [
        'With NODE_ENV=production this does not run as it is set up:',
        ...refused.map((name) => `  ${name}: ${sentences[name]}${placesOf(config, name)}.`),
        `Put it right, or accept it by name: ALLOW_INSECURE=${[...found, ...allowed].join(',')}`,
      ].join('\n'),
    )
  return found.map((name) => `${name}: ${sentences[name]}`)
}

function insecurities(config: Config, keys: KeyMaterial): Insecurity[] {
  const brands = [...readBrands(config.env.BRANDS_FILE).values()]
  const here: Readonly<Record<Exclude<Insecurity, 'owner-role'>, boolean>> = {
    demo: config.demo,
    'zero-keys': hasEmptyKey(keys),
    'no-rate-limits': !config.rateLimits,
    'plain-http': !config.publicUrl?.startsWith('https:'),
    'no-db-tls': isDatabasePlain(config),
    'sample-brand': !config.demo && brands.some(isSampleFirm),
    'no-funder-address': !config.demo && brands.some(lacksAddress),
    'unapproved-texts': !config.demo && !(isApproved(config, 'consents') && isApproved(config, 'notices')),
  }
  return (Object.keys(here) as (keyof typeof here)[]).filter((name) => here[name])
}

const lacksAddress = ({ address, email, phone }: Brand): boolean => !address || !(email || phone)

/** Which entries of BRANDS_FILE it is about. */
function placesOf(config: Config, name: Insecurity): string {
  const isMeant = { 'sample-brand': isSampleFirm, 'no-funder-address': lacksAddress }[name as string]
  if (!isMeant) return ''
  const ids = [...readBrands(config.env.BRANDS_FILE).values()].filter(isMeant).map(({ id }) => `"${id}"`)
  return ` (${ids.join(', ')})`
}

/** A key of one byte repeated, zeros above all, is no secret. */
function hasEmptyKey(material: KeyMaterial): boolean {
  const { field, index } = readKeys(material)
  return [...field, ...index].some(({ key }) => new Set(key).size <= 1)
}

const isDatabasePlain = ({ databaseUrl, migrateDatabaseUrl }: Config): boolean =>
  [databaseUrl, migrateDatabaseUrl].some((url) => url !== undefined && !isSealed(url))

/** The driver checks the server's certificate for these values; for 'no-verify' and without any it does not. */
function isSealed(databaseUrl: string): boolean {
  const asked = new URL(databaseUrl).searchParams
  // As libpq reads it, 'require' takes any certificate.
  const checked = asked.has('uselibpqcompat') ? ['verify-full'] : ['require', 'verify-ca', 'verify-full']
  const mode = asked.get('sslmode')
  return mode === null ? ['1', 'true'].includes(asked.get('ssl') ?? '') : checked.includes(mode)
}
