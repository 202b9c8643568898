// Offers on the server: reading them, choosing one, asking to be told.
import type { Feature } from '#platform/feature.ts'
import { route } from '#platform/http/mount.ts'
import * as contract from './contract.ts'
import { offerStatus } from './offer-status.server.ts'
import { selectNotifyMe, selectOffer } from './select-offer.server.ts'

export const offers: Feature = {
  name: 'offers',
  routes: (deps) => [
    route(contract.offerStatus, (request, call) => offerStatus(deps, request, call)),
    route(contract.selectOffer, (request, call) => selectOffer(deps, request, call)),
    route(contract.selectNotifyMe, (request, call) => selectNotifyMe(deps, request, call)),
  ],
}
