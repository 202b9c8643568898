// The environment, read once and checked; a wrong value ends the start with a plain sentence.
import * as z from 'zod/mini'
import { isStateCode } from '#core/codes/state-codes.ts'
import { stateName } from '#core/codes/us-states.ts'
import type { Countersigner } from '#core/domain/contract-signers.ts'
import {
  LEAST_APPLICATION_MONTHS,
  LEAST_EVIDENCE_MONTHS,
  type RetentionSettings,
} from '#core/domain/retention.ts'
import { variants, type Variant } from '#core/flow/variant.ts'
import { isSyslogAddress } from './audit/syslog-sink.ts'
import {
  isPrintedAsKept,
  isShownAsKept,
  NOT_PRINTED_AS_KEPT,
  NOT_SHOWN_AS_KEPT,
} from '#core/fields/operator-text.ts'
import type { ServerOptions } from './db/pg.ts'

const text = z.optional(z.string().check(z.minLength(1)))
/** People read it. */
const shown = z.optional(z.string().check(z.minLength(1), z.refine(isShownAsKept, NOT_SHOWN_AS_KEPT)))
const whole = (from: number, to: number) =>
  z.optional(
    z.string().check(
      z.regex(/^\d+$/, `must be a whole number from ${from} to ${to}`),
      z.refine((v) => Number(v) >= from && Number(v) <= to, `must be a whole number from ${from} to ${to}`),
    ),
  )
const flag = z.optional(z.enum(['0', '1'], 'must be 0 or 1'))
const address = z.optional(
  z.string().check(
    z.refine((v) => {
      try {
        return ['http:', 'https:'].includes(new URL(v).protocol)
      } catch {
        return false
      }
    }, 'must be an http or https address'),
  ),
)

/** What production refuses unless this names it. */
export const insecurityNames = [
  'demo',
  'zero-keys',
  'no-rate-limits',
  'plain-http',
  'no-db-tls',
  'owner-role',
  'sample-brand',
  'no-funder-address',
  'unapproved-texts',
] as const
export type Insecurity = (typeof insecurityNames)[number]
/** What a setting lists, separated by commas. */
export const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
const names = z.optional(
  z
    .string()
    .check(
      z.refine(
        (v) => namesIn(v).every((name) => (insecurityNames as readonly string[]).includes(name)),
        `must be names of ${insecurityNames.join(',')}`,
      ),
    ),
)

/** 'Ada Fields, Chief Credit Officer <ada@funder.example>'; null where it is not of this shape. */
function readCountersigner(text: string): Countersigner | null {
  const [, name = '', title = '', email = ''] = /^([^,<>]+),([^<>]+)<([^<>\s]+@[^<>\s]+)>$/.exec(text) ?? []
  return name.trim() && title.trim() ? { name: name.trim(), title: title.trim(), email } : null
}

/** Every setting; `.env.example` tells what each is for. */
export const environment = z.object({
  NODE_ENV: text,
  PORT: whole(0, 65535),
  HOST: text,
  DATA_DIR: text,
  DATABASE_URL: text,
  MIGRATE_DATABASE_URL: text,
  DATABASE_POOL: whole(2, 200),
  DATABASE_CONNECT_SECONDS: whole(1, 60),
  DATABASE_STATEMENT_SECONDS: whole(1, 3600),
  DATABASE_LOCK_SECONDS: whole(1, 3600),
  DATABASE_IDLE_SECONDS: whole(1, 3600),
  POSTGRES_BIN: text,
  DEMO: flag,
  DEMO_SAMPLES: whole(0, 40),
  STAGING: flag,
  PUBLIC_URL: address,
  TRUSTED_PROXIES: text,
  ALLOW_INSECURE: names,
  FIELD_KEYS: text,
  INDEX_KEY: text,
  KMS_KEY_ID: text,
  KMS_REGION: text,
  KMS_ENDPOINT: address,
  KMS_ACCESS_KEY_ID: text,
  KMS_SECRET_ACCESS_KEY: text,
  KMS_SESSION_TOKEN: text,
  KEY_SERVICE: z.optional(z.enum(['environment', 'aws-kms'], "must be 'environment' or 'aws-kms'")),
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: text,
  AWS_CONTAINER_CREDENTIALS_FULL_URI: address,
  AWS_CONTAINER_AUTHORIZATION_TOKEN: text,
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: text,
  SEAL_FILE: text,
  SEAL_KMS_KEY_ID: text,
  SEAL_SIGNER_URL: address,
  SEAL_SIGNER_TOKEN: text,
  TIMESTAMP_URL: address,
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  RATE_LIMITS: z.optional(z.enum(['on', 'off'], "must be 'on' or 'off'")),
  STOP_GRACE_SECONDS: whole(1, 600),
  STOP_DRAIN_SECONDS: whole(0, 600),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have 16 characters or more'))),
  METRICS_PORT: whole(1, 65535),
  AUDIT_STREAM: z.optional(
    z
      .string()
      .check(
        z.refine(
          (v) => !v.startsWith('syslog') || isSyslogAddress(v),
          "must be 'stdout', a file, syslog+tls://host, or syslog+tcp:// of this machine",
        ),
      ),
  ),
  WORKER: z.optional(z.enum(['on', 'off'], "must be 'on' or 'off'")),
  CONTRACT_GOVERNING_STATE: z.optional(
    z.string().check(z.refine(isStateCode, 'must be the two letters of a state')),
  ),
  CONTRACT_COUNTERSIGNER: z.optional(
    z.string().check(
      z.refine((v) => readCountersigner(v) !== null, "must be 'Name, Title <e-mail>'"),
      z.refine(isPrintedAsKept, NOT_PRINTED_AS_KEPT),
    ),
  ),
  TEXTS_APPROVED: z.optional(
    z
      .string()
      .check(
        z.refine(
          (v) => namesIn(v).every((digest) => /^[0-9a-f]{64}$/.test(digest)),
          'must be digests of 64 figures, separated by commas',
        ),
      ),
  ),
  APPLY_VARIANT: z.optional(z.enum(variants, "must be 'finicity', 'plaid', 'iff' or 'legacy'")),
  BRANDS_FILE: text,
  POLICY_FILE: text,
  PURGE_DRAFTS_AFTER_DAYS: whole(1, 3650),
  EXPIRE_OFFERS_AFTER_DAYS: whole(60, 3650),
  FORGET_BUSINESSES_AFTER_DAYS: whole(30, 36500),
  // The law does not allow less than these.
  KEEP_EVIDENCE_MONTHS: whole(LEAST_EVIDENCE_MONTHS, 1200),
  KEEP_APPLICATIONS_MONTHS: whole(LEAST_APPLICATION_MONTHS, 1200),
  TAKES_PER_DAY: whole(1, 1000),
  REVEALS_PER_DAY: whole(1, 10_000),
  EXPORTS_PER_DAY: whole(1, 100_000),
  LIST_READS_PER_HOUR: whole(1, 100_000),
  UPLOAD_LIMIT_MB: whole(1, 200),
  UPLOADS_PER_APPLICATION: whole(1, 10_000),
  UPLOAD_MB_PER_APPLICATION: whole(1, 100_000),
  UPLOAD_MB_PER_NETWORK_DAY: whole(1, 1_000_000),
  FINICITY_BASE_URL: address,
  FINICITY_CONNECT_URL: address,
  FINICITY_APP_KEY: text,
  FINICITY_PARTNER_ID: text,
  FINICITY_PARTNER_SECRET: text,
  FINICITY_CUSTOMERS: z.optional(z.enum(['active', 'testing'], "must be 'active' or 'testing'")),
  FINICITY_EXPERIENCE: text,
  FINICITY_STATEMENTS: flag,
  FINICITY_OWNER_MATCH: flag,
  FINICITY_BUSINESS_RECORD: flag,
  PLAID_BASE_URL: address,
  PLAID_SCRIPT_URL: address,
  PLAID_LINK_API_URL: address,
  PLAID_CLIENT_ID: text,
  PLAID_SECRET: text,
  PLAID_STATEMENTS: flag,
  PLAID_TRANSACTIONS: flag,
  DATAMERCH_BASE_URL: address,
  DATAMERCH_TOKEN: text,
  OCROLUS_BASE_URL: address,
  OCROLUS_AUTH_URL: address,
  OCROLUS_CLIENT_ID: text,
  OCROLUS_CLIENT_SECRET: text,
  OCROLUS_AUDIENCE: text,
  OCROLUS_WEBHOOK_SECRET: text,
  EXPERIAN_BASE_URL: address,
  EXPERIAN_CLIENT_ID: text,
  EXPERIAN_CLIENT_SECRET: text,
  EXPERIAN_USERNAME: text,
  EXPERIAN_PASSWORD: text,
  EXPERIAN_SUBSCRIBER_CODE: text,
  EXPERIAN_PURPOSE: text,
  EXPERIAN_COMPANY_ID: text,
  EXPERIAN_END_USER: text,
  UNDO_SECONDS: whole(0, 120),
  CREDIT_PULLS: z.optional(z.enum(['by-staff', 'at-decision'], "must be 'by-staff' or 'at-decision'")),
  CREDIT_REPORT_DAYS: whole(1, 180),
  FUNDBOX_BASE_URL: address,
  FUNDBOX_USER: text,
  FUNDBOX_PASSWORD: text,
  PANDADOC_BASE_URL: address,
  PANDADOC_APP_URL: address,
  PANDADOC_API_KEY: text,
  PANDADOC_WEBHOOK_KEY: text,
  PANDADOC_FIELD_DPI: whole(36, 600),
  PREFILL_BASE_URL: address,
  PREFILL_TOKEN: text,
  GOOGLE_PLACES_BASE_URL: address,
  GOOGLE_PLACES_KEY: text,
  GA4_BASE_URL: address,
  GA4_MEASUREMENT_ID: text,
  GA4_API_SECRET: text,
  TAG_CONTAINER_URL: address,
  TAG_CONTAINER_TELLS: text,
  TAG_CONTAINER_MEASUREMENT_ID: text,
  TAG_CONTAINER_API_SECRET: text,
  META_BASE_URL: address,
  META_PIXEL_ID: text,
  META_ACCESS_TOKEN: text,
  POSTHOG_BASE_URL: address,
  POSTHOG_KEY: text,
  SMTP_URL: text,
  MAIL_FROM: shown,
  MAILBOX_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^imaps?:\/\/[^\s/@:]+(?::[^\s/@]+)?@[^\s/@]+/i, 'must be imaps://user:password@host/folder'),
      ),
  ),
  MAIL_OAUTH_TENANT: text,
  MAIL_OAUTH_CLIENT_ID: text,
  MAIL_OAUTH_CLIENT_SECRET: text,
  MAIL_OAUTH_BASE_URL: address,
  MAIL_OAUTH_SCOPE: text,
  MAIL_OAUTH_GOOGLE_FILE: text,
  TWILIO_BASE_URL: address,
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: shown,
  S3_ENDPOINT: address,
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_SESSION_TOKEN: text,
  CLAMD_HOST: text,
  CLAMD_PORT: whole(1, 65535),
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: shown,
  OIDC_SCOPES: text,
  OIDC_ROLE_CLAIM: text,
  OIDC_REPRESENTATIVES: text,
  OIDC_UNDERWRITERS: text,
  OIDC_ADMINS: text,
  OIDC_EMAIL_DOMAINS: text,
  OIDC_TRUST_EMAIL: flag,
  OIDC_FACTORS: text,
  PASSWORD_LOGIN: flag,
})

export type Environment = z.infer<typeof environment>

export interface Config {
  readonly env: Environment
  readonly production: boolean
  /** A demo workspace: simulators, sample applications and an inbox. Never in production or on a server unless DEMO=1 says so. */
  readonly demo: boolean
  /** Sample applications that a demo is filled with. */
  readonly demoSamples: number
  readonly staging: boolean
  /** What production is allowed to run with all the same. */
  readonly allowInsecure: readonly Insecurity[]
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl?: string
  /** The same database as the role that owns its schema; without one the role of `databaseUrl` owns it. */
  readonly migrateDatabaseUrl?: string
  /** Connections at most, and how long they are waited for (milliseconds); see `openServer`. */
  readonly database: Required<Omit<ServerOptions, 'setting'>>
  /** The address that people reach us at, without a slash at the end. */
  readonly publicUrl?: string
  readonly trustedProxies: string | boolean
  readonly rateLimits: boolean
  readonly worker: boolean
  /** Who may read the figures: the bearer of a token, a collector on this machine. Nobody without. */
  readonly metrics: { readonly token?: string; readonly port?: number }
  /** Where events go as lines of JSON: 'stdout' or a file; nowhere without. */
  readonly auditStream?: string
  /** How long running requests and jobs may take once the server is told to stop, in milliseconds. */
  readonly stopGraceMs: number
  /** How long it serves on before that, so that a balancer sees that it is no longer ready, in milliseconds. */
  readonly stopDrainMs: number
  /** What contracts state besides the deal; null where it is not set. */
  readonly contract: {
    /** Name of the state whose law governs. */
    readonly governingState: string | null
    /** Who signs for the funder, last; null = its seal stands for it. */
    readonly countersigner: Countersigner | null
  }
  /** Digests of the texts that the operator approved. */
  readonly textsApproved: readonly string[]
  readonly applyVariant: Variant
  readonly uploadLimitBytes: number
  /** What is kept at most: files and bytes of one application, bytes that one network uploads on a day. */
  readonly uploadQuota: { readonly files: number; readonly bytes: number; readonly networkBytes: number }
  /** Free applications that one representative may take in 24 hours. */
  readonly takesPerDay: number
  /** Hidden answers that one member of staff may show in 24 hours. */
  readonly revealsPerDay: number
  readonly exportsPerDay: number
  readonly listReadsPerHour: number
  /** Seconds until what a person decided goes out; until then they can undo it. 0 = at once. */
  readonly undoSeconds: number
  /** When reports of credit bureaus are obtained: when staff ask, or before a decision as well. */
  readonly creditPulls: 'by-staff' | 'at-decision'
  /** Days that a report may be decided on. */
  readonly creditReportDays: number
  readonly retention: RetentionSettings
  /** Days without an act of the owner's or another stage until an offer that nobody takes expires. */
  readonly expireOffersAfterDays: number
  /** Days after the last application or import until a business's persons are forgotten. */
  readonly forgetBusinessesAfterDays: number
  /** Whether staff may log in with a password; else by sign-on and auth keys only. */
  readonly passwordLogin: boolean
  readonly logLevel: string
}

/** Reads the environment. Throws an Error whose message is a sentence a person can act on. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`The configuration is wrong: ${wrong.join('; ')}. See .env.example.`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const demo = env.DEMO ? env.DEMO === '1' : !production && !env.DATABASE_URL
  // The sample funder of a demo sits in Maine.
  const governing = env.CONTRACT_GOVERNING_STATE ?? (demo ? 'ME' : undefined)
  return {
    env,
    production,
    demo,
    demoSamples: Number(env.DEMO_SAMPLES ?? 40),
    staging: !production && (demo || env.STAGING === '1'),
    allowInsecure: namesIn(env.ALLOW_INSECURE ?? '') as Insecurity[],
    port: Number(env.PORT ?? 3000),
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: env.DATA_DIR ?? './data',
    databaseUrl: env.DATABASE_URL,
    migrateDatabaseUrl: env.MIGRATE_DATABASE_URL,
    database: {
      poolSize: Number(env.DATABASE_POOL ?? 10),
      connectMs: Number(env.DATABASE_CONNECT_SECONDS ?? 5) * 1000,
      statementMs: Number(env.DATABASE_STATEMENT_SECONDS ?? 30) * 1000,
      lockMs: Number(env.DATABASE_LOCK_SECONDS ?? 5) * 1000,
      idleMs: Number(env.DATABASE_IDLE_SECONDS ?? 30) * 1000,
    },
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: env.TRUSTED_PROXIES ?? false,
    rateLimits: env.RATE_LIMITS !== 'off',
    worker: env.WORKER !== 'off',
    metrics: { token: env.METRICS_TOKEN, port: env.METRICS_PORT ? Number(env.METRICS_PORT) : undefined },
    auditStream: env.AUDIT_STREAM,
    stopGraceMs: Number(env.STOP_GRACE_SECONDS ?? 10) * 1000,
    stopDrainMs: Number(env.STOP_DRAIN_SECONDS ?? (production ? 5 : 0)) * 1000,
    contract: {
      governingState: governing ? stateName(governing) : null,
      countersigner: env.CONTRACT_COUNTERSIGNER ? readCountersigner(env.CONTRACT_COUNTERSIGNER) : null,
    },
    textsApproved: namesIn(env.TEXTS_APPROVED ?? ''),
    applyVariant: env.APPLY_VARIANT ?? 'finicity',
    uploadLimitBytes: Number(env.UPLOAD_LIMIT_MB ?? 20) * 1_000_000,
    uploadQuota: {
      files: Number(env.UPLOADS_PER_APPLICATION ?? 200),
      bytes: Number(env.UPLOAD_MB_PER_APPLICATION ?? 500) * 1_000_000,
      networkBytes: Number(env.UPLOAD_MB_PER_NETWORK_DAY ?? 2000) * 1_000_000,
    },
    takesPerDay: Number(env.TAKES_PER_DAY ?? 20),
    revealsPerDay: Number(env.REVEALS_PER_DAY ?? 60),
    exportsPerDay: Number(env.EXPORTS_PER_DAY ?? 300),
    listReadsPerHour: Number(env.LIST_READS_PER_HOUR ?? 400),
    undoSeconds: Number(env.UNDO_SECONDS ?? 10),
    creditPulls: env.CREDIT_PULLS ?? 'by-staff',
    creditReportDays: Number(env.CREDIT_REPORT_DAYS ?? 30),
    retention: {
      drafts: Number(env.PURGE_DRAFTS_AFTER_DAYS ?? 90),
      evidenceMonths: Number(env.KEEP_EVIDENCE_MONTHS ?? 25),
      applicationMonths: Number(env.KEEP_APPLICATIONS_MONTHS ?? LEAST_APPLICATION_MONTHS),
    },
    expireOffersAfterDays: Number(env.EXPIRE_OFFERS_AFTER_DAYS ?? 180),
    forgetBusinessesAfterDays: Number(env.FORGET_BUSINESSES_AFTER_DAYS ?? 2555),
    passwordLogin: env.PASSWORD_LOGIN !== '0',
    logLevel: env.LOG_LEVEL ?? 'info',
  }
}
