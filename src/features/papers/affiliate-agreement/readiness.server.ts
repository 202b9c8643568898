// Whether an affiliate's agreement may go out here: its text may be signed, and the funder has an address.
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import type { Deps } from '#platform/deps.ts'
import { textStanding } from '../text-digest.server.ts'

/** How the text stands; null where nothing may go out. */
export const affiliateText = (deps: Deps, brand: string): 'approved' | 'sample' | null =>
  brandOf(deps, brand).address ? textStanding(deps, 'affiliate-agreement') : null
