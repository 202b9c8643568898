// By whose link a visitor came: a signed cookie that the application's page sets, read with the first save. The affiliate sees a number, never the visitor.
import { bringsApplications } from '#core/domain/affiliates.ts'
import { isId } from '#core/ground/id.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { affiliateOfCampaign, type AffiliateRow } from '#platform/store/affiliates.ts'

const COOKIE = 'underway_came_by'
const KIND = 'came-by'
/** As long as what an address says of a campaign is kept (specification 1, section 9). */
const KEPT_MS = 4_000_000

/** Answers the affiliate whose link this is, counted or not; null for a partner's brand and for what is nobody's. Another link takes the place of the one before. */
export async function noteCameBy(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'brands'>,
  call: Pick<Call, 'cookie' | 'setCookie' | 'clearCookie'>,
  provider: string,
): Promise<AffiliateRow | null> {
  const affiliate = deps.brands.has(provider) ? null : await affiliateOfCampaign(deps.db, provider)
  if (affiliate && bringsApplications(affiliate)) {
    const ends = deps.clock().getTime() + KEPT_MS
    call.setCookie(COOKIE, deps.keys.sign(`${KIND}.${affiliate.id}.${ends}`), KEPT_MS / 1000)
  } else if (call.cookie(COOKIE)) call.clearCookie(COOKIE)
  return affiliate
}

/** The id of the affiliate by whose link this browser came; null without one, or after its time. */
export function cameBy(deps: Pick<Deps, 'keys' | 'clock'>, call: Pick<Call, 'cookie'>): string | null {
  const cookie = call.cookie(COOKIE)
  const [kind, id = '', ends] = (cookie ? deps.keys.unsign(cookie) : null)?.split('.') ?? []
  return kind === KIND && isId(id) && Number(ends) > deps.clock().getTime() ? id : null
}
