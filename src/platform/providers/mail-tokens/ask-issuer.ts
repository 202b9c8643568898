// How an issuer of tokens is asked (RFC 6749, 4.4 and 5), and what its refusals are: no word of it is about a mail.
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import * as z from 'zod/mini'
import type { VendorCaller } from '../call-vendor.ts'
import type { Fault } from '../faults.ts'
import type { FreshToken } from './port.ts'

interface Question {
  readonly url: string
  readonly form: Readonly<Record<string, string>>
  /** The issuer's own code in a refusal, where it has a finer one than the standard's word. */
  readonly codeOf?: (body: unknown) => string | undefined
}

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })
const refusal = z.object({ error: z.string() })

/** Said with 400 or 401, too, and they pass: the issuers' own libraries ask again. */
const passing = /^(?:temporarily_unavailable|server_error|internal_failure)$/

/**
 * A refusal is the operator's own, whatever it looks like: a mail that it was asked for must not count as one that its recipient's server
 * did not take.
 */
export async function askIssuer(
  call: VendorCaller,
  { url, form, codeOf }: Question,
): Promise<Outcome<FreshToken, Fault>> {
  const answer = await call({
    url,
    form,
    parse: (body) => tokenAnswer.parse(body),
    explain: (status, body) => faultOf(status, body, codeOf?.(body)),
  })
  if (answer.ok) return ok({ text: answer.value.access_token, seconds: answer.value.expires_in })
  return refused(answer.refusal.kind === 'rejected' ? { ...answer.refusal, ours: true } : answer.refusal)
}

/** Sentences name ids, users and times; a word of the standard ('invalid_grant') does not. */
function faultOf(status: number, body: unknown, code: string | undefined): Fault | undefined {
  const read = refusal.safeParse(body)
  if (!read.success || status === 429 || status >= 500) return undefined
  const { error } = read.data
  if (passing.test(error)) return { kind: 'unavailable', vendorCode: error }
  const vendorCode = code ?? (/^[a-z_]{1,40}$/.test(error) ? error : undefined)
  return vendorCode === undefined ? undefined : { kind: 'rejected', vendorCode }
}
