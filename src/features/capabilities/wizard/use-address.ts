// Takes what the address says, once; then it leaves the address: code and amount go, brand, language and variant stay (spec 213).
import { useEffect, useEffectEvent } from 'react'
import { fundingNeededKind } from '#core/fields/currency.ts'
import type { Application } from '#features/capabilities/answers/application.ts'
import { keepVisitSource, referralOf } from '#features/capabilities/tracking/visit-source.ts'
import type { FlowHistory } from '#ui/flow-runner.tsx'
import { useLocation, useParams } from '#ui/router.tsx'
import { stored } from '#ui/stored-items.ts'
import { storedContact } from './kept-contact.ts'

/** `product`: what the brand chooses beforehand. `readyMade`: the page came from a server that saw no session, so what was typed before may be filled in. */
export function useAddress(
  application: Application,
  history: FlowHistory,
  {
    firstPage,
    readyMade,
    product = '',
  }: { readonly firstPage: number; readonly readyMade: boolean; readonly product?: string },
): void {
  const { amt, code } = useParams()
  const { pathname, search } = useLocation()
  const take = useEffectEvent(() => {
    keepVisitSource(stored, search)
    application.suggest({ product, referral: referralOf(stored, document.referrer) })
    const amount = fundingNeededKind.parse(amt ?? '')
    if (amount.ok) application.suggest({ requestedAmount: fundingNeededKind.show(amount.value) })
    if (readyMade && !code) application.suggest(storedContact(stored))
    if (amt || code)
      history.go(history.page ?? firstPage, {
        replace: true,
        path: pathname.replace(/\/(?:amt|continue)\/[^/]+\/?$/, '/'),
      })
  })
  useEffect(() => take(), [])
}
