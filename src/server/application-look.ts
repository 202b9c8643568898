// In whose brand, language and variant a page is shown when it belongs to somebody: an application, a business or an affiliate by its link, or what this browser has open.
import { isOfFile, linkPurposes, links, purposesThatOpen, type LinkPurpose } from '#core/domain/links.ts'
import type { Variant } from '#core/flow/variant.ts'
import type { Language } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { leadOfCode, leadOfSession } from '#platform/http/lead-session.ts'
import { readAffiliate, type AffiliateRow } from '#platform/store/affiliates.ts'
import { readBusiness, type BusinessRow } from '#platform/store/businesses.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'
import { findLink } from '#platform/store/links.ts'

interface Look {
  readonly brand: string
  readonly language: Language
  /** Of the application that is continued: which wizard it was begun in. */
  readonly begun?: Variant
}

/** Null where the page belongs to nobody yet. `path` as asked for, '/business/...'. */
export async function applicationLook(deps: Deps, path: string, call: Call): Promise<Look | null> {
  const named = linkIn(path)
  const found = named ? await subjectOfLink(deps, call, named) : await leadHere(deps, path, call)
  if (!found) return null
  const { brand, language } = found
  return 'variant' in found ? { brand, language, begun: found.variant } : { brand, language }
}

interface NamedLink {
  readonly purpose: LinkPurpose
  readonly code: string
}

/** The code of the link that a page's address names; null where it names none, as those that everybody may open. */
export const codeInAddress = (path: string): string | null => linkIn(path)?.code ?? null

function linkIn(address: string): NamedLink | null {
  // The older wizard's way back is the same link.
  const path = address.replace('/apply/legacy/continue/', '/apply/continue/')
  for (const purpose of linkPurposes) {
    // Its readers are staff or a guest of theirs: the page is ours, in their own language.
    if (isOfFile(purpose)) continue
    const start = links[purpose].path('')
    // The address of a paper names its kind and what it is of, before the code.
    const at = purpose === 'paper' ? 2 : 0
    const code = path.startsWith(start) ? path.slice(start.length).split('/')[at] : ''
    if (code) return { purpose, code }
  }
  return null
}

async function subjectOfLink(
  deps: Deps,
  call: Call,
  { purpose, code }: NamedLink,
): Promise<LeadRow | BusinessRow | AffiliateRow | null> {
  // Two purposes may share an address, and the way back takes every code that opens the session.
  const alike =
    purpose === 'continue'
      ? purposesThatOpen('session')
      : linkPurposes.filter((other) => links[other].path('') === links[purpose].path(''))
  const link = await findLink(deps.db, deps.keys, code, alike, deps.clock())
  if (link?.subject === 'business') return readBusiness(deps.db, link.subjectId)
  if (link?.subject === 'affiliate') return readAffiliate(deps.db, link.subjectId)
  if (link?.leadId) return readLead(deps.db, link.leadId)
  return purpose === 'continue' ? ((await leadOfCode(deps, call, code))?.lead ?? null) : null
}

/** The wizard itself, come back to, from a bank's own page too. */
async function leadHere(deps: Deps, path: string, call: Call): Promise<LeadRow | null> {
  const session = /^\/business\/(?:apply|oauth-return)(?:\/|$)/.test(path)
    ? await leadOfSession(deps, call)
    : null
  const lead = session && (await readLead(deps.db, session.id))
  return lead && lead.codeEpoch === session?.epoch ? lead : null
}
