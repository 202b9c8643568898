// Whose application an upload is for, and in which share of the room it counts: read from header or cookie before the body.
import type { Answer } from '#core/contract/refusals.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { findApplication } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { application, type TakesApplication } from '#platform/http/takes.ts'
import { UPLOAD_FOR } from './paths.ts'
import { requestBytes } from './read-parts.server.ts'
import type { Share } from './upload-room.server.ts'

/** Which links may name the application. */
export interface LinksOfUpload {
  readonly purposes?: readonly LinkPurpose[]
  /** Every link that opens documents. */
  readonly anyLink?: true
}

/** The application's own browser, or a link to this very flow; an application that has ended takes no documents any more. */
export const takesOfUpload = ({ purposes, anyLink }: LinksOfUpload): TakesApplication =>
  application({ by: ['session'], ...(anyLink ? { opens: 'documents' } : { purposes }), records: 'open' })

interface Admitted {
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
export async function admitUpload(deps: Deps, call: Call, links: LinksOfUpload): Promise<Answer<Admitted>> {
  const code = call.header(UPLOAD_FOR)?.trim() ?? ''
  const named = await findApplication(deps, call, takesOfUpload(links), code)
  const request = requestBytes(deps.config.uploadLimitBytes)
  const everybody = { name: 'everybody', bytes: REQUESTS_AT_ONCE * request, uploads: 200 }
  if (named.ok) {
    const own = { name: `application ${named.value.lead.id}`, bytes: request, uploads: UPLOADS_OF_ONE }
    return ok({ code, shares: [own, everybody] })
  }
  if (code || !(links.purposes || links.anyLink)) return named
  const strangers = { name: 'strangers', bytes: request, uploads: 20 }
  const address = { name: `address ${call.ip}`, bytes: request, uploads: UPLOADS_OF_A_STRANGER }
  return ok({ code, shares: [address, strangers, everybody] })
}
