// Offers on the server: reading them, choosing one, asking to be told.
import type { Feature } from '#platform/feature.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { application } from '#platform/http/takes.ts'
import * as contract from './contract.ts'
import { nameAccount } from './name-account.server.ts'
import { selectNotifyMe } from './notify-me.server.ts'
import { objectToOffer } from './object-to-offer.server.ts'
import { offerStatus } from './offer-status.server.ts'
import { selectOffer } from './select-offer.server.ts'

const takes = application({ by: ['session'], opens: 'offers' })

export const offers: Feature = {
  name: 'offers',
  routes: (deps) => [
    applicationRoute(deps, contract.offerStatus, takes, offerStatus),
    applicationRoute(deps, contract.selectOffer, takes, selectOffer),
    applicationRoute(deps, contract.nameAccount, takes, nameAccount),
    applicationRoute(deps, contract.objectToOffer, takes, objectToOffer),
    applicationRoute(deps, contract.selectNotifyMe, takes, selectNotifyMe),
  ],
}
