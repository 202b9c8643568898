// In whose brand, language and variant a page is shown when it belongs to somebody: an application, a business or an affiliate by its link, or what this browser has open.
import type { Variant } from '#core/flow/variant.ts'
import type { Language } from '#core/words/words.ts'
import { languageOfOther } from '#features/capabilities/language/whose-page.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { findNamedLink, linkInAddress } from '#platform/http/link-in-address.ts'
import { leadOfCode, leadOfSession } from '#platform/http/lead-session.ts'
import { readAffiliate } from '#platform/store/affiliates.ts'
import { readBusiness } from '#platform/store/businesses.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'

interface Look {
  readonly brand: string
  readonly language: Language
  /** It is of one person besides the applicant: what somebody else chose in this browser does not count before it. */
  readonly ownLanguage?: true
  /** Of the application that is continued: which wizard it was begun in. */
  readonly begun?: Variant
}

/** Null where the page belongs to nobody yet. `path` as asked for, '/business/...'. */
export async function applicationLook(deps: Deps, path: string, call: Call): Promise<Look | null> {
  const named = linkInAddress(path)
  if (named) return lookOfLink(deps, call, named)
  const lead = await leadHere(deps, path, call)
  return lead && lookOf(lead)
}

/** Whose page it is, in the language of whoever it was sent to. */
async function lookOfLink(
  deps: Deps,
  call: Call,
  named: NonNullable<ReturnType<typeof linkInAddress>>,
): Promise<Look | null> {
  const link = await findNamedLink(deps, named)
  if (link?.subject === 'business') return readBusiness(deps.db, link.subjectId)
  if (link?.subject === 'affiliate') return readAffiliate(deps.db, link.subjectId)
  const lead = link?.leadId ? await readLead(deps.db, link.leadId) : null
  if (link && lead) {
    const own = await languageOfOther(deps, lead, link)
    return own ? { brand: lead.brand, language: own, ownLanguage: true } : lookOf(lead)
  }
  const coded = named.purpose === 'continue' ? await leadOfCode(deps, call, named.code) : null
  return coded && lookOf(coded.lead)
}

const lookOf = ({ brand, language, variant }: LeadRow): Look => ({ brand, language, begun: variant })

/** The wizard itself, come back to, from a bank's own page too. */
async function leadHere(deps: Deps, path: string, call: Call): Promise<LeadRow | null> {
  const session = /^\/business\/(?:apply|oauth-return)(?:\/|$)/.test(path)
    ? await leadOfSession(deps, call)
    : null
  const lead = session && (await readLead(deps.db, session.id))
  return lead && lead.codeEpoch === session?.epoch ? lead : null
}
