// What is wrong or missing in the settings themselves, before anybody is asked: half of a provider, a setting without its provider, nobody who sends mail.
import type { Config, Environment } from '#platform/config.ts'

type Setting = keyof Environment

/** What goes together: a provider is off until all of these are set. */
const parts: readonly (readonly [provider: string, settings: readonly Setting[]])[] = [
  ['Finicity', ['FINICITY_APP_KEY', 'FINICITY_PARTNER_ID', 'FINICITY_PARTNER_SECRET']],
  ['Plaid', ['PLAID_CLIENT_ID', 'PLAID_SECRET']],
  ['PandaDoc', ['PANDADOC_API_KEY', 'PANDADOC_WEBHOOK_KEY']],
  [
    'Experian',
    [
      'EXPERIAN_CLIENT_ID',
      'EXPERIAN_CLIENT_SECRET',
      'EXPERIAN_USERNAME',
      'EXPERIAN_PASSWORD',
      'EXPERIAN_SUBSCRIBER_CODE',
      'EXPERIAN_PURPOSE',
    ],
  ],
  ['Ocrolus', ['OCROLUS_CLIENT_ID', 'OCROLUS_CLIENT_SECRET']],
  ['Fundbox', ['FUNDBOX_BASE_URL', 'FUNDBOX_USER', 'FUNDBOX_PASSWORD']],
  ['Prefill', ['PREFILL_BASE_URL', 'PREFILL_TOKEN']],
  ['SMTP', ['SMTP_URL', 'MAIL_FROM']],
  ['OAuth of mail', ['MAIL_OAUTH_TENANT', 'MAIL_OAUTH_CLIENT_ID', 'MAIL_OAUTH_CLIENT_SECRET']],
  ['Twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  ['Google Analytics', ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET']],
  ['Meta', ['META_PIXEL_ID', 'META_ACCESS_TOKEN']],
]

/** What does nothing by itself, and the setting without which it does nothing. None that `.env.example` ships with a value. */
const companions: readonly (readonly [alone: Setting, needs: Setting])[] = [
  ['FINICITY_EXPERIENCE', 'FINICITY_APP_KEY'],
  ['FINICITY_STATEMENTS', 'FINICITY_APP_KEY'],
  ['FINICITY_OWNER_MATCH', 'FINICITY_APP_KEY'],
  ['FINICITY_BUSINESS_RECORD', 'FINICITY_APP_KEY'],
  ['PLAID_STATEMENTS', 'PLAID_CLIENT_ID'],
  ['PLAID_TRANSACTIONS', 'PLAID_CLIENT_ID'],
  ['OCROLUS_WEBHOOK_SECRET', 'OCROLUS_CLIENT_ID'],
  ['EXPERIAN_COMPANY_ID', 'EXPERIAN_CLIENT_ID'],
  ['EXPERIAN_END_USER', 'EXPERIAN_CLIENT_ID'],
  ['MAILBOX_URL', 'SMTP_URL'],
  ['MAIL_OAUTH_BASE_URL', 'MAIL_OAUTH_CLIENT_ID'],
  ['MAIL_OAUTH_SCOPE', 'MAIL_OAUTH_CLIENT_ID'],
  ['S3_SESSION_TOKEN', 'S3_ACCESS_KEY_ID'],
  ['KMS_SESSION_TOKEN', 'KMS_ACCESS_KEY_ID'],
  ['CONTRACT_COUNTERSIGNER', 'SEAL_FILE'],
  ['CONTRACT_GOVERNING_STATE', 'SEAL_FILE'],
  ['SEAL_KMS_KEY_ID', 'SEAL_FILE'],
  ['SEAL_SIGNER_URL', 'SEAL_FILE'],
  ['SEAL_SIGNER_URL', 'SEAL_SIGNER_TOKEN'],
  ['SEAL_SIGNER_TOKEN', 'SEAL_SIGNER_URL'],
  ['TIMESTAMP_URL', 'SEAL_FILE'],
  ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
]

/** Addresses of vendors that answer with made-up data. */
const sandboxes: readonly Setting[] = ['PLAID_BASE_URL', 'EXPERIAN_BASE_URL', 'FINICITY_BASE_URL']

/** Something does not work as it is set. `forwarded` and `not-forwarded`: seen by the server that was asked. */
const wrongKeys = [
  'half',
  'alone',
  'sandbox',
  'proxy',
  'forwarded',
  'not-forwarded',
  'no-mail',
  'no-login',
  'oauth-unused',
  'number',
  'scan-size',
] as const
/** Something is off, and one may want it so. */
const offKeys = ['no-bank', 'no-texts', 'no-scan', 'no-seal', 'no-mailbox'] as const

export const isWrong = (key: SettingFinding['key']): boolean => (wrongKeys as readonly string[]).includes(key)

export interface SettingFinding {
  readonly key: (typeof wrongKeys)[number] | (typeof offKeys)[number]
  /** The provider, where the finding is of one. */
  readonly of: string
  readonly settings: readonly Setting[]
}

/** clamd takes streams of 25 MB unless it is set otherwise (StreamMaxLength). */
const CLAMD_MB = 25

const mailAddresses = ['SMTP_URL', 'MAILBOX_URL'] as const

/** A user who has a password or a token; without a user nobody logs in. */
function hasNoPassword(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return url !== null && url.username !== '' && url.password === ''
}

/** In the order in which an operator should look. Nothing here names a value. */
export function settingFindings(config: Config): SettingFinding[] {
  const { env } = config
  const isSet = (name: Setting): boolean => env[name] !== undefined
  const found: SettingFinding[] = []
  const tell = (key: SettingFinding['key'], of: string, ...settings: readonly Setting[]) =>
    void found.push({ key, of, settings })

  for (const [provider, settings] of parts) {
    const missing = settings.filter((name) => !isSet(name))
    if (missing.length && missing.length < settings.length && !isOnlyAnAddress(settings, isSet))
      tell('half', provider, ...missing)
  }
  for (const [alone, needs] of companions)
    if (isSet(alone) && env[alone] !== '0' && !isSet(needs)) tell('alone', '', alone, needs)
  if (config.creditPulls === 'at-decision' && !env.EXPERIAN_CLIENT_ID)
    tell('alone', '', 'CREDIT_PULLS', 'EXPERIAN_CLIENT_ID')
  if (config.production)
    for (const name of sandboxes) if (/sandbox/i.test(String(env[name] ?? ''))) tell('sandbox', '', name)
  if (config.production && env.FINICITY_CUSTOMERS === 'testing') tell('sandbox', '', 'FINICITY_CUSTOMERS')
  // The product itself speaks no TLS: an https address has a proxy in front, whose word on addresses counts only where it is trusted.
  if (config.publicUrl?.startsWith('https:') && !config.trustedProxies) tell('proxy', '', 'TRUSTED_PROXIES')
  if (!env.SMTP_URL && !env.MAIL_FROM) tell('no-mail', '', 'SMTP_URL', 'MAIL_FROM')
  const hasTokens = Boolean(
    env.MAIL_OAUTH_GOOGLE_FILE ||
    (env.MAIL_OAUTH_TENANT && env.MAIL_OAUTH_CLIENT_ID && env.MAIL_OAUTH_CLIENT_SECRET),
  )
  const bare = mailAddresses.filter((name) => env[name] && hasNoPassword(env[name]))
  if (!hasTokens) for (const name of bare) tell('no-login', '', name)
  else if (!bare.length) tell('oauth-unused', '', ...mailAddresses.filter(isSet))
  if (env.TWILIO_FROM && !/^(?:\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/i.test(env.TWILIO_FROM))
    tell('number', 'Twilio', 'TWILIO_FROM')
  if (env.CLAMD_HOST && config.uploadLimitBytes > CLAMD_MB * 1_000_000)
    tell('scan-size', 'ClamAV', 'UPLOAD_LIMIT_MB')
  if (!env.FINICITY_APP_KEY && !env.PLAID_CLIENT_ID)
    tell('no-bank', '', 'FINICITY_APP_KEY', 'PLAID_CLIENT_ID')
  if (!env.TWILIO_ACCOUNT_SID) tell('no-texts', '', 'TWILIO_ACCOUNT_SID')
  if (env.SMTP_URL && !env.MAILBOX_URL) tell('no-mailbox', '', 'MAILBOX_URL')
  if (!env.CLAMD_HOST) tell('no-scan', '', 'CLAMD_HOST')
  if (!env.SEAL_FILE && !config.demo) tell('no-seal', '', 'SEAL_FILE')
  return found
}

/** `.env.example` may ship an address with a default: without keys beside it nothing is half set. */
const isOnlyAnAddress = (settings: readonly Setting[], isSet: (name: Setting) => boolean): boolean =>
  settings.filter(isSet).every((name) => name.endsWith('_URL') && name !== 'SMTP_URL')
