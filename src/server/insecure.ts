// What a server in production does not start with, unless its operator names it in ALLOW_INSECURE.
import type { Config, Insecurity } from '#platform/config.ts'
import { readKeys, type KeyMaterial } from '#platform/key-material.ts'

/** What is wrong and how to put it right, a sentence each. */
const sentences: Readonly<Record<Insecurity, string>> = {
  demo: 'a demo is on, with sample people and printed logins: set DEMO=0',
  'zero-keys': 'a key in FIELD_KEYS or INDEX_KEY is one byte repeated, as in an example: make new ones',
  'no-rate-limits': 'rate limits are off: remove RATE_LIMITS',
  'plain-http':
    'PUBLIC_URL is not an https address, so cookies and answers can be read on the way: set it to one',
  'no-db-tls':
    'DATABASE_URL does not ask for a TLS connection whose certificate is checked: add ?sslmode=verify-full',
}

/**
 * What is insecure here and allowed by name, as sentences to be told at the start; empty outside production. Throws one plain sentence
 * that names whatever is not allowed.
 */
export function refuseInsecure(config: Config, keys: KeyMaterial): string[] {
  if (!config.production) return []
  const found = insecurities(config, keys)
  const refused = found.filter((name) => !config.allowInsecure.includes(name))
  if (refused.length)
    throw new Error(
      [
        'With NODE_ENV=production this server does not start as it is set up:',
        ...refused.map((name) => `  ${name}: ${sentences[name]}.`),
        `Put it right, or accept it by name: ALLOW_INSECURE=${found.join(',')}`,
      ].join('\n'),
    )
  return found.map((name) => `${name}: ${sentences[name]}`)
}

function insecurities({ demo, rateLimits, publicUrl, databaseUrl }: Config, keys: KeyMaterial): Insecurity[] {
  const here: Readonly<Record<Insecurity, boolean>> = {
    demo,
    'zero-keys': hasEmptyKey(keys),
    'no-rate-limits': !rateLimits,
    'plain-http': !publicUrl?.startsWith('https:'),
    'no-db-tls': databaseUrl !== undefined && !isSealed(databaseUrl),
  }
  return (Object.keys(here) as Insecurity[]).filter((name) => here[name])
}

/** A key of one byte repeated, zeros above all, is no secret. */
function hasEmptyKey(material: KeyMaterial): boolean {
  const { field, index } = readKeys(material)
  return [...field, ...index].some(({ key }) => new Set(key).size <= 1)
}

/** The driver checks the server's certificate for these values; for 'no-verify' and without any it does not. */
function isSealed(databaseUrl: string): boolean {
  const asked = new URL(databaseUrl).searchParams
  // As libpq reads it, 'require' takes any certificate.
  const checked = asked.has('uselibpqcompat') ? ['verify-full'] : ['require', 'verify-ca', 'verify-full']
  const mode = asked.get('sslmode')
  return mode === null ? ['1', 'true'].includes(asked.get('ssl') ?? '') : checked.includes(mode)
}
