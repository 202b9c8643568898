// Where somebody goes on who comes back: where they were, unless what happened meanwhile is already behind that page.
import type { WizardPages } from '#core/flow/wizard-pages.ts'
import { hasOffer, isStage } from '#core/domain/lead-stage.ts'

/**
 * The page to show for the page that was left. A bank that was connected elsewhere, by a representative's link, is not asked
 * for again, nor are statements once there are offers.
 */
export function placeOnReturn(
  page: number,
  { stage = '', bank_state: bank = '' }: Happened,
  pages: WizardPages,
): number {
  // The bank has two pages: the one that explains it, then the one that links it.
  const link = pages.bank + 1
  if (page !== pages.bank && page !== link) return page
  if (isStage(stage) && hasOffer(stage)) return pages.end
  return bank === 'linked' ? link : page
}

/** As `load-progress` answers it to the application's own browser. */
interface Happened {
  readonly stage?: string
  readonly bank_state?: string
}
