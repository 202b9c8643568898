// The link whose code stands in the address of a page.
import { isOfFile, linkPurposes, links, purposesThatOpen, type LinkPurpose } from '#core/domain/links.ts'
import type { Deps } from '../deps.ts'
import { findLink, type LinkRow } from '../store/links.ts'

interface NamedLink {
  readonly purpose: LinkPurpose
  readonly code: string
}

/** The code of the link that a page's address names; null where it names none, as those that everybody may open. */
export const codeInAddress = (path: string): string | null => linkInAddress(path)?.code ?? null

/** `address`: the path of a page, '/business/...'. */
export function linkInAddress(address: string): NamedLink | null {
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

/** The link itself; null for one that works no more. Two purposes may share an address, and the way back takes every code that opens the session. */
export function findNamedLink(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  { purpose, code }: NamedLink,
): Promise<LinkRow | null> {
  const alike =
    purpose === 'continue'
      ? purposesThatOpen('session')
      : linkPurposes.filter((other) => links[other].path('') === links[purpose].path(''))
  return findLink(db, keys, code, alike, clock())
}
