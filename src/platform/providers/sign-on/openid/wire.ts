// How the library asks the issuer through our door, and what its errors are as faults.
import type * as oidc from 'openid-client'
import { ok } from '#core/ground/outcome.ts'
import type { VendorCaller } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'

/** Carries a fault through the library. */
export class Refused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super('refused')
    this.fault = fault
  }
}

/** Tokens and keys are some thousand bytes. */
const LARGEST_ANSWER = 1024 * 1024

/** The library's fetch. Only what was answered with success reaches it; everything else is a fault. */
export const fetchThrough =
  (call: VendorCaller): oidc.CustomFetch =>
  async (url, { method, headers, body }) => {
    const answer = await call({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body instanceof URLSearchParams ? { form: Object.fromEntries(body) } : {}),
      timeoutMs: 10_000,
      mostBytes: LARGEST_ANSWER,
      parseBytes: (bytes, status, header) => ok({ bytes, status, type: header('content-type') }),
      explain: explain(method),
    })
    if (!answer.ok) throw new Refused(answer.refusal)
    const { bytes, status, type } = answer.value
    return new Response(new TextDecoder().decode(bytes), {
      status,
      headers: type === null ? {} : { 'content-type': type },
    })
  }

/** A code that was used, has ended or was another's is the person's to ask for again; whatever else is refused is our setting. */
const explain =
  (method: string) =>
  (status: number, body: unknown): Fault | undefined => {
    if (status === 408 || status === 429 || status >= 500) return undefined
    const code = method === 'POST' ? codeOf((body as { error?: unknown } | null)?.error) : undefined
    if (code === 'invalid_grant') return { kind: 'rejected', vendorCode: code }
    return { kind: 'rejected', vendorCode: code ?? String(status), ours: true }
  }

/** A code of the standards; texts of others may hold anything. */
const codeOf = (error: unknown): string | undefined =>
  typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? error : undefined

/** What the issuer sent the browser back with in place of a code (RFC 6749, 4.1.2.1). */
export function explainRefusal(error: string | undefined): Fault {
  const vendorCode = codeOf(error) ?? 'no-code'
  const away = ['server_error', 'temporarily_unavailable'].includes(vendorCode)
  const ours = ['unauthorized_client', 'invalid_scope', 'unsupported_response_type', 'invalid_request']
  return {
    kind: away ? 'unavailable' : 'rejected',
    vendorCode,
    ...(ours.includes(vendorCode) ? { ours: true as const } : {}),
  }
}

/** Whatever the library does not believe is no answer: another issuer, audience or nonce, a token that has ended or is unsigned. */
export function faultOfError(error: unknown): Fault {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof Refused) return at.fault
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return { kind: 'malformed', vendorCode: typeof code === 'string' ? code : 'unexpected' }
}
