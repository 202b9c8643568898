// Where AWS credentials come from: settings, or the role of the container or instance that the process runs in, fetched again before they end.
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from './call-vendor.ts'
import type { Fault } from './faults.ts'

export interface AwsCredentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Of credentials that end. */
  readonly sessionToken?: string
}

export type CredentialSource = () => Promise<Outcome<AwsCredentials, Fault>>

interface RoleOptions {
  /** Default: the address that AWS gives to every instance and container. */
  readonly instanceUrl?: string
  readonly containerUrl?: string
  /** As AWS sets it in a container: a path at `containerUrl`, or a whole address. */
  readonly relativeUri?: string | undefined
  readonly fullUri?: string | undefined
  readonly authorizationToken?: string | undefined
  /** Its text changes while the process runs, so it is read each time. */
  readonly authorizationTokenFile?: string | undefined
  readonly clock: () => Date
  readonly call?: VendorCaller
}

const INSTANCE = 'http://169.254.169.254'
const CONTAINER = 'http://169.254.170.2'
/** Fetched again this long before the end; new ones are there at least so early. */
const EARLY_MS = 5 * 60_000
const TIMEOUT_MS = 5_000

const answer = z.object({
  AccessKeyId: z.string().check(z.minLength(1)),
  SecretAccessKey: z.string().check(z.minLength(1)),
  Token: z.string().check(z.minLength(1)),
  Expiration: z.iso.datetime(),
})

export const fixedCredentials =
  (credentials: AwsCredentials): CredentialSource =>
  () =>
    Promise.resolve(ok(credentials))

/**
 * Those of the role: of the container where AWS names an address for them, else of the instance (IMDSv2). Kept until five minutes before
 * they end. While new ones cannot be fetched the former are used for as long as they last.
 */
export function roleCredentials(options: RoleOptions): CredentialSource {
  let kept: { readonly credentials: AwsCredentials; readonly endsAt: number } | undefined
  return async () => {
    const now = options.clock().getTime()
    if (kept && now < kept.endsAt - EARLY_MS) return ok(kept.credentials)
    const read = await (options.relativeUri || options.fullUri ? ofContainer : ofInstance)(options)
    if (!read.ok) return kept && now < kept.endsAt ? ok(kept.credentials) : read
    const { AccessKeyId, SecretAccessKey, Token, Expiration } = read.value
    const credentials = { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: Token }
    kept = { credentials, endsAt: Date.parse(Expiration) }
    return ok(credentials)
  }
}

type Read = Promise<Outcome<z.infer<typeof answer>, Fault>>

function ofContainer(options: RoleOptions): Read {
  const { relativeUri, fullUri, containerUrl = CONTAINER } = options
  const token = options.authorizationTokenFile
    ? readFileSync(options.authorizationTokenFile, 'utf8').trim()
    : options.authorizationToken
  return (options.call ?? callVendor)({
    url: relativeUri ? `${containerUrl}${relativeUri}` : fullUri!,
    ...(token ? { headers: { authorization: token } } : {}),
    timeoutMs: TIMEOUT_MS,
    parseBytes: readCredentials,
  })
}

async function ofInstance({ instanceUrl = INSTANCE, call = callVendor }: RoleOptions): Read {
  const texts = { timeoutMs: TIMEOUT_MS, parseBytes: readText }
  const token = await call({
    url: `${instanceUrl}/latest/api/token`,
    method: 'PUT',
    headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '300' },
    ...texts,
  })
  if (!token.ok) return token
  const headers = { 'x-aws-ec2-metadata-token': token.value }
  const list = `${instanceUrl}/latest/meta-data/iam/security-credentials/`
  const role = await call({ url: list, headers, ...texts })
  if (!role.ok) return role
  return call({
    url: `${list}${encodeURIComponent(role.value.split('\n')[0]!.trim())}`,
    headers,
    timeoutMs: TIMEOUT_MS,
    parseBytes: readCredentials,
  })
}

/** The instance's service calls its JSON plain text. */
function readCredentials(bytes: Uint8Array): Outcome<z.infer<typeof answer>, Fault> {
  const text = readText(bytes)
  if (!text.ok) return text
  try {
    return ok(answer.parse(JSON.parse(text.value)))
  } catch {
    return refused({ kind: 'malformed', vendorCode: 'no-credentials' })
  }
}

function readText(bytes: Uint8Array): Outcome<string, Fault> {
  const text = new TextDecoder().decode(bytes)
  return text.trim() ? ok(text) : refused({ kind: 'malformed', vendorCode: 'empty' })
}
