// Picks the providers: the only file of the server that knows vendors (its threads have theirs in thread.ts). A provider without its keys is a feature that is off.
import { join } from 'node:path'
import { readBrands } from '#platform/brands.ts'
import { namesIn, type Config } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import type { KeyMaterial } from '#platform/key-material.ts'
import { googlePlacesAddress } from '#platform/providers/address/google-places/google-places.ts'
import { ownDataAddress } from '#platform/providers/address/own-data/own-data.ts'
import { createFinicity } from '#platform/providers/bank-data/finicity/finicity.ts'
import { createPlaid } from '#platform/providers/bank-data/plaid/plaid.ts'
import { readInThread } from '#platform/providers/bank-data/plaid/read-in-thread.ts'
import { experianCredit } from '#platform/providers/consumer-credit/experian/experian.ts'
import type { Doors } from '#platform/providers/doors.ts'
import { diskBlobs } from '#platform/providers/blobs/disk/disk.ts'
import type { BlobPort } from '#platform/providers/blobs/port.ts'
import { s3Blobs } from '#platform/providers/blobs/s3/s3.ts'
import { pandaDocSigning } from '#platform/providers/e-sign/pandadoc/pandadoc.ts'
import type { ESignPort } from '#platform/providers/e-sign/port.ts'
import { clamdScan } from '#platform/providers/file-scan/clamd/clamd.ts'
import { awsKms } from '#platform/providers/keys/aws-kms/aws-kms.ts'
import {
  fixedCredentials,
  roleCredentials,
  type AwsCredentials,
  type CredentialSource,
} from '#platform/providers/aws-credentials.ts'
import { environmentKeys } from '#platform/providers/keys/environment/environment.ts'
import type { KeyServices } from '#platform/providers/keys/port.ts'
import { entraTokens } from '#platform/providers/mail-tokens/entra/entra.ts'
import { googleTokens } from '#platform/providers/mail-tokens/google/google.ts'
import type { MailTokens } from '#platform/providers/mail-tokens/port.ts'
import { imapMailbox } from '#platform/providers/mailbox/imap/imap.ts'
import { dataMerchDefaults } from '#platform/providers/merchant-defaults/datamerch/datamerch.ts'
import { smtpEmail } from '#platform/providers/messages/smtp/smtp.ts'
import { twilioSms } from '#platform/providers/messages/twilio/twilio.ts'
import { fundboxLender } from '#platform/providers/partner-lender/fundbox/fundbox.ts'
import { jsonMatchPrefill } from '#platform/providers/prefill/json-match/json-match.ts'
import { openIdSignOn } from '#platform/providers/sign-on/openid/openid.ts'
import type { SignOnPort } from '#platform/providers/sign-on/port.ts'
import { ocrolusAnalysis } from '#platform/providers/statement-analysis/ocrolus/ocrolus.ts'
import { googleAnalytics } from '#platform/providers/tags/google-analytics/google-analytics.ts'
import { metaConversions } from '#platform/providers/tags/meta/meta.ts'
import type { TagPort } from '#platform/providers/tags/port.ts'
import { tagContainer } from '#platform/providers/tags/tag-container/tag-container.ts'
import { postHog } from '#platform/providers/tags/posthog/posthog.ts'
import type { Threads } from '#platform/threads/threads.ts'
import { awsKey, filesFolder, s3Settings } from './file-store.ts'
import { connectOrigin, pandaDocApp } from './vendor-policies.ts'

interface ProviderParts {
  readonly config: Config
  readonly doors: Doors
  readonly clock: () => Date
  /** The folder that holds the address data: the project's root. */
  readonly root: string
  /** Where people reach this server, for links and webhooks. */
  readonly publicUrl: string
  /** Where large reports are read; absent: where they arrive. */
  readonly threads?: Threads
}

/** Everything outside that is asked for something. */
type Providers = Pick<
  Deps,
  | 'bankData'
  | 'tags'
  | 'merchantDefaults'
  | 'consumerCredit'
  | 'statementAnalysis'
  | 'partnerLender'
  | 'prefill'
  | 'email'
  | 'sms'
  | 'mailbox'
  | 'address'
  | 'blobs'
  | 'fileScan'
  | 'signOn'
> & {
  /** Who has papers signed on pages of their own. */
  readonly eSign: readonly ESignPort[]
}

export function openProviders({ config, doors, clock, root, publicUrl, threads }: ProviderParts): Providers {
  const { env } = config
  const webhook = (vendor: string) => `${publicUrl}/api/webhooks/${vendor}`
  const finicity = env.FINICITY_APP_KEY && env.FINICITY_PARTNER_ID && env.FINICITY_PARTNER_SECRET
  const signOn = signOnOf(config, doors, clock)
  const tokens = mailTokensOf(env, doors, clock)
  const ownAddresses = ownDataAddress(join(root, 'src/platform/providers/address/own-data/places.txt.gz'))
  return {
    eSign: [
      ...(env.PANDADOC_API_KEY && env.PANDADOC_WEBHOOK_KEY
        ? [
            pandaDocSigning({
              baseUrl: env.PANDADOC_BASE_URL,
              appUrl: pandaDocApp(env),
              apiKey: env.PANDADOC_API_KEY,
              webhookKey: env.PANDADOC_WEBHOOK_KEY,
              call: doors.to('pandadoc'),
              fieldDpi: env.PANDADOC_FIELD_DPI ? Number(env.PANDADOC_FIELD_DPI) : undefined,
              clock,
            }),
          ]
        : []),
    ],
    bankData: {
      ...(finicity
        ? {
            finicity: createFinicity({
              baseUrl: env.FINICITY_BASE_URL ?? 'https://api.finicity.com',
              connectOrigin: connectOrigin(env),
              appKey: env.FINICITY_APP_KEY!,
              partnerId: env.FINICITY_PARTNER_ID!,
              partnerSecret: env.FINICITY_PARTNER_SECRET!,
              call: doors.to('finicity'),
              customers: env.FINICITY_CUSTOMERS ?? 'active',
              experience: env.FINICITY_EXPERIENCE,
              statements: env.FINICITY_STATEMENTS === '1',
              ownerMatch: env.FINICITY_OWNER_MATCH === '1',
              businessRecord: env.FINICITY_BUSINESS_RECORD === '1',
              now: clock,
            }),
          }
        : {}),
      ...(env.PLAID_CLIENT_ID && env.PLAID_SECRET
        ? {
            plaid: createPlaid({
              baseUrl: env.PLAID_BASE_URL ?? 'https://production.plaid.com',
              clientId: env.PLAID_CLIENT_ID,
              secret: env.PLAID_SECRET,
              call: doors.to('plaid'),
              clientName: readBrands(env.BRANDS_FILE, config.demo).get('default')!.name,
              webhookUrl: webhook('plaid'),
              redirectUri: `${publicUrl}/business/oauth-return`,
              ...(threads ? { readElsewhere: readInThread(threads) } : {}),
              statements: env.PLAID_STATEMENTS === '1',
              transactions: env.PLAID_TRANSACTIONS === '1',
              now: clock,
            }),
          }
        : {}),
    },
    tags: tagsOf(env, doors),
    ...(env.DATAMERCH_TOKEN
      ? {
          merchantDefaults: dataMerchDefaults({
            baseUrl: env.DATAMERCH_BASE_URL,
            token: env.DATAMERCH_TOKEN,
            call: doors.to('datamerch'),
          }),
        }
      : {}),
    ...(env.EXPERIAN_CLIENT_ID &&
    env.EXPERIAN_CLIENT_SECRET &&
    env.EXPERIAN_USERNAME &&
    env.EXPERIAN_PASSWORD &&
    env.EXPERIAN_SUBSCRIBER_CODE &&
    env.EXPERIAN_PURPOSE
      ? {
          consumerCredit: experianCredit({
            baseUrl: env.EXPERIAN_BASE_URL ?? 'https://us-api.experian.com',
            clientId: env.EXPERIAN_CLIENT_ID,
            clientSecret: env.EXPERIAN_CLIENT_SECRET,
            username: env.EXPERIAN_USERNAME,
            password: env.EXPERIAN_PASSWORD,
            subscriberCode: env.EXPERIAN_SUBSCRIBER_CODE,
            purpose: env.EXPERIAN_PURPOSE,
            companyId: env.EXPERIAN_COMPANY_ID,
            endUser: env.EXPERIAN_END_USER,
            call: doors.to('experian'),
            now: clock,
          }),
        }
      : {}),
    ...(env.OCROLUS_CLIENT_ID && env.OCROLUS_CLIENT_SECRET
      ? {
          statementAnalysis: ocrolusAnalysis({
            baseUrl: env.OCROLUS_BASE_URL,
            authUrl: env.OCROLUS_AUTH_URL,
            clientId: env.OCROLUS_CLIENT_ID,
            clientSecret: env.OCROLUS_CLIENT_SECRET,
            audience: env.OCROLUS_AUDIENCE,
            webhookSecret: env.OCROLUS_WEBHOOK_SECRET,
            call: doors.to('ocrolus'),
            now: clock,
          }),
        }
      : {}),
    ...(env.FUNDBOX_USER && env.FUNDBOX_PASSWORD && env.FUNDBOX_BASE_URL
      ? {
          partnerLender: fundboxLender({
            baseUrl: env.FUNDBOX_BASE_URL,
            call: doors.to('fundbox'),
            user: env.FUNDBOX_USER,
            password: env.FUNDBOX_PASSWORD,
          }),
        }
      : {}),
    ...(env.PREFILL_BASE_URL && env.PREFILL_TOKEN
      ? {
          prefill: jsonMatchPrefill({
            baseUrl: env.PREFILL_BASE_URL,
            token: env.PREFILL_TOKEN,
            call: doors.to('prefill'),
          }),
        }
      : {}),
    ...(env.SMTP_URL && env.MAIL_FROM
      ? { email: smtpEmail({ url: env.SMTP_URL, from: env.MAIL_FROM, tokens, guard: doors.around('smtp') }) }
      : {}),
    ...(env.MAILBOX_URL
      ? { mailbox: imapMailbox({ url: env.MAILBOX_URL, tokens, guard: doors.around('mailbox') }) }
      : {}),
    ...(env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN && env.TWILIO_FROM
      ? {
          sms: twilioSms({
            baseUrl: env.TWILIO_BASE_URL,
            call: doors.to('twilio'),
            accountSid: env.TWILIO_ACCOUNT_SID,
            authToken: env.TWILIO_AUTH_TOKEN,
            from: env.TWILIO_FROM,
            statusCallback: webhook('twilio/status'),
            inboundUrl: webhook('twilio'),
          }),
        }
      : {}),
    address: env.GOOGLE_PLACES_KEY
      ? googlePlacesAddress({
          baseUrl: env.GOOGLE_PLACES_BASE_URL,
          call: doors.to('google-places'),
          key: env.GOOGLE_PLACES_KEY,
          placeOfZip: ownAddresses.placeOfZip,
        })
      : ownAddresses,
    blobs: openFileStore(config, doors, clock),
    ...(env.CLAMD_HOST
      ? {
          fileScan: clamdScan({
            host: env.CLAMD_HOST,
            port: Number(env.CLAMD_PORT ?? 3310),
            guard: doors.around('clamd'),
          }),
        }
      : {}),
    ...(signOn ? { signOn } : {}),
  }
}

/** What mail servers are shown where their address has no password. Throws a plain sentence where both ways are set up. */
function mailTokensOf(env: Config['env'], doors: Doors, now: () => Date): MailTokens | undefined {
  const [tenant, clientId, clientSecret] = [
    env.MAIL_OAUTH_TENANT,
    env.MAIL_OAUTH_CLIENT_ID,
    env.MAIL_OAUTH_CLIENT_SECRET,
  ]
  const file = env.MAIL_OAUTH_GOOGLE_FILE
  if (file && clientId)
    throw new Error('MAIL_OAUTH_GOOGLE_FILE and MAIL_OAUTH_CLIENT_ID are two ways. Leave one of them empty.')
  if (file) return googleTokens({ file, call: doors.to('mail-tokens'), now })
  if (!tenant || !clientId || !clientSecret) return undefined
  const { MAIL_OAUTH_BASE_URL: baseUrl, MAIL_OAUTH_SCOPE: scope } = env
  return entraTokens({ tenant, clientId, clientSecret, baseUrl, scope, call: doors.to('mail-tokens'), now })
}

/** Where uploaded files are kept. */
export function openFileStore(config: Config, doors: Doors, clock: () => Date): BlobPort {
  const s3 = s3Settings(config.env)
  if (!s3) return diskBlobs(filesFolder(config))
  const credentials = awsCredentials(s3.key, config.env, doors, clock)
  return s3Blobs({ ...s3, credentials, call: doors.to('object-store') })
}

const tagsOf = (env: Config['env'], doors: Doors): TagPort[] => [
  ...(env.GA4_MEASUREMENT_ID && env.GA4_API_SECRET
    ? [
        googleAnalytics({
          baseUrl: env.GA4_BASE_URL,
          measurementId: env.GA4_MEASUREMENT_ID,
          apiSecret: env.GA4_API_SECRET,
          call: doors.to('google-analytics'),
        }),
      ]
    : []),
  ...(env.META_PIXEL_ID && env.META_ACCESS_TOKEN
    ? [
        metaConversions({
          baseUrl: env.META_BASE_URL,
          pixelId: env.META_PIXEL_ID,
          accessToken: env.META_ACCESS_TOKEN,
          call: doors.to('meta'),
        }),
      ]
    : []),
  ...(env.POSTHOG_KEY
    ? [postHog({ baseUrl: env.POSTHOG_BASE_URL, apiKey: env.POSTHOG_KEY, call: doors.to('posthog') })]
    : []),
  ...containerOf(env, doors),
]

/** Needs to know whom the container tells: the consent must name every vendor. Throws a plain sentence when it is half set up. */
function containerOf(env: Config['env'], doors: Doors): TagPort[] {
  const [baseUrl, measurementId] = [env.TAG_CONTAINER_URL, env.TAG_CONTAINER_MEASUREMENT_ID]
  const vendors = (env.TAG_CONTAINER_TELLS ?? '').split(',').flatMap((name) => name.trim() || [])
  if (!baseUrl && !measurementId && !vendors.length) return []
  if (!baseUrl || !measurementId || !vendors.length)
    throw new Error(
      'TAG_CONTAINER_URL, TAG_CONTAINER_MEASUREMENT_ID and TAG_CONTAINER_TELLS go together. See .env.example.',
    )
  const apiSecret = env.TAG_CONTAINER_API_SECRET
  return [tagContainer({ baseUrl, measurementId, apiSecret, vendors, call: doors.to('tag-container') })]
}

/** The issuer of staff logins. Throws a plain sentence when it is half set up, or nobody could log in. */
function signOnOf(
  { env, production, passwordLogin, demo }: Config,
  doors: Doors,
  now: () => Date,
): SignOnPort | null {
  const [issuer, clientId] = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID]
  if (!issuer || !clientId) {
    if (issuer || clientId) throw new Error('OIDC_ISSUER and OIDC_CLIENT_ID go together. See .env.example.')
    if (!passwordLogin)
      throw new Error('PASSWORD_LOGIN=0 needs OIDC_ISSUER and OIDC_CLIENT_ID: nobody could log in.')
    return null
  }
  if (production && !demo && !issuer.startsWith('https:'))
    throw new Error('OIDC_ISSUER must be an https address in production.')
  return openIdSignOn({
    issuer,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET,
    name: env.OIDC_NAME ?? new URL(issuer).host,
    scopes: env.OIDC_SCOPES,
    roleClaim: env.OIDC_ROLE_CLAIM,
    trustsEmail: env.OIDC_TRUST_EMAIL === '1',
    rules: {
      roleValues: {
        representative: namesIn(env.OIDC_REPRESENTATIVES ?? ''),
        underwriter: namesIn(env.OIDC_UNDERWRITERS ?? ''),
        admin: namesIn(env.OIDC_ADMINS ?? ''),
      },
      emailDomains: namesIn((env.OIDC_EMAIL_DOMAINS ?? '').toLowerCase()),
      factorValues: namesIn(env.OIDC_FACTORS ?? ''),
    },
    call: doors.to('sign-on'),
    now,
  })
}

/** The key that is set, otherwise that of the role that the process runs in. */
const awsCredentials = (
  key: AwsCredentials | null,
  env: Config['env'],
  doors: Doors,
  clock: () => Date,
): CredentialSource =>
  key
    ? fixedCredentials(key)
    : roleCredentials({
        relativeUri: env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI,
        fullUri: env.AWS_CONTAINER_CREDENTIALS_FULL_URI,
        authorizationToken: env.AWS_CONTAINER_AUTHORIZATION_TOKEN,
        authorizationTokenFile: env.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE,
        call: doors.to('aws-credentials'),
        clock,
      })

/** How AWS KMS is reached, whatever the key. */
export const kmsOptions = ({ env }: Config, doors: Doors, clock: () => Date) => ({
  endpoint: env.KMS_ENDPOINT,
  region: env.KMS_REGION ?? 'us-east-1',
  credentials: awsCredentials(
    awsKey('KMS', env.KMS_ACCESS_KEY_ID, env.KMS_SECRET_ACCESS_KEY, env.KMS_SESSION_TOKEN),
    env,
    doors,
    clock,
  ),
  clock,
})

/** What wraps data keys here. Throws a plain sentence when it is half set up. */
export function openKeyServices(
  config: Config,
  material: KeyMaterial,
  doors: Doors,
  clock: () => Date,
): KeyServices {
  const { env } = config
  const environment = environmentKeys(material)
  if (env.KMS_KEY_ID) {
    const kms = awsKms({
      ...kmsOptions(config, doors, clock),
      keyId: env.KMS_KEY_ID,
      call: doors.to('aws-kms'),
    })
    if (env.KEY_SERVICE !== 'environment') return { now: kms, former: environment ? [environment] : [] }
    if (!environment) throw new Error('KEY_SERVICE=environment needs FIELD_KEYS. See .env.example.')
    return { now: environment, former: [kms] }
  }
  if (env.KEY_SERVICE === 'aws-kms')
    throw new Error('KEY_SERVICE=aws-kms needs KMS_KEY_ID. See .env.example.')
  if (!environment) throw new Error('FIELD_KEYS must be set, or KMS_KEY_ID. See .env.example.')
  return { now: environment, former: [] }
}
