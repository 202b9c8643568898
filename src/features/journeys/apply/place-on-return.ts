// Where somebody goes on who comes back: where they were, unless what happened meanwhile is already behind that page.
import { hasOffer, isStage } from '#core/domain/lead-stage.ts'

const BANK_INTRO = 5
const BANK_LINK = 6
const OFFERS = 10

/**
 * The page to show for the page that was left (0 to 10). A bank that was connected elsewhere, by a representative's link, is not asked
 * for again, nor are statements once there are offers.
 */
export function placeOnReturn(page: number, { stage = '', bank_state: bank = '' }: Happened): number {
  if (page !== BANK_INTRO && page !== BANK_LINK) return page
  if (isStage(stage) && hasOffer(stage)) return OFFERS
  return bank === 'linked' ? BANK_LINK : page
}

/** As `load-progress` answers it to the application's own browser. */
interface Happened {
  readonly stage?: string
  readonly bank_state?: string
}
