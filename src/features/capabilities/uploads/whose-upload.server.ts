// Whose application an upload is for, and in which share of the room it counts: told by header or cookie before its body is read.
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { applicationOf, type NamedApplication } from '#platform/http/lead-of-link.ts'
import { UPLOAD_FOR } from './contract.ts'
import { requestBytes } from './read-parts.server.ts'
import type { Share } from './upload-room.server.ts'

/**
 * The application that `code` (a lead id or link code; '' = the session's) names and that still takes documents, for its own browser
 * or one that came by a link of the purpose. The only place where uploads ask whose an application is.
 */
export async function whoseUpload(
  deps: Deps,
  call: Call,
  purpose: LinkPurpose | undefined,
  code: string,
): Promise<Answer<NamedApplication>> {
  const named = await applicationOf(deps, call, code, purpose && [purpose])
  if (!named.ok) return named
  const { lead, own, link } = named.value
  if (!own && !link) return refused({ code: 'session-needed' })
  return isClosed(lead.stage) ? refused({ code: 'closed-application' }) : named
}

export interface Admitted {
  /** What the header named; '' without. */
  readonly code: string
  readonly shares: readonly Share[]
}

/** Uploads that one application or address may have under way; a page of ours sends two at a time. */
const UPLOADS_OF_ONE = 6
const UPLOADS_OF_A_STRANGER = 2
/** Requests of the largest size that there is room for at once; most are a tenth of that. */
const REQUESTS_AT_ONCE = 4

/**
 * Judges before the body is read. A flow of links still takes the specification's form, where the code is a field of the body: such a
 * body is read in a small share of the room that is kept for them, and judged by its field. Everybody else is refused here.
 */
export async function admitUpload(
  deps: Deps,
  call: Call,
  purpose: LinkPurpose | undefined,
): Promise<Answer<Admitted>> {
  const code = call.header(UPLOAD_FOR)?.trim() ?? ''
  const named = await whoseUpload(deps, call, purpose, code)
  const request = requestBytes(deps.config.uploadLimitBytes)
  const everybody = { name: 'everybody', bytes: REQUESTS_AT_ONCE * request, uploads: 200 }
  if (named.ok) {
    const own = { name: `application ${named.value.lead.id}`, bytes: request, uploads: UPLOADS_OF_ONE }
    return ok({ code, shares: [own, everybody] })
  }
  if (code || !purpose) return named
  const strangers = { name: 'strangers', bytes: request, uploads: 20 }
  const address = { name: `address ${call.ip}`, bytes: request, uploads: UPLOADS_OF_A_STRANGER }
  return ok({ code, shares: [address, strangers, everybody] })
}
