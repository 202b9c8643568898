// Pre-offers on the server.
import type { Feature } from '#platform/feature.ts'
import { route } from '#platform/http/mount.ts'
import * as contract from './contract.ts'
import { listPreOffers, selectPreOffer } from './pre-offers.server.ts'

export const preOffers: Feature = {
  name: 'pre-offers',
  routes: (deps) => [
    route(contract.preOffers, (request, call) => listPreOffers(deps, request, call)),
    route(contract.preOfferSelected, (request, call) => selectPreOffer(deps, request, call)),
  ],
}
