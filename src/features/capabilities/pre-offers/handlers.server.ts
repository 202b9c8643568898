// Pre-offers on the server.
import type { Feature } from '#platform/feature.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { application } from '#platform/http/takes.ts'
import * as contract from './contract.ts'
import { listPreOffers, selectPreOffer } from './pre-offers.server.ts'

const takes = application({ by: ['session'], opens: 'pre-offers', records: 'open' })

export const preOffers: Feature = {
  name: 'pre-offers',
  routes: (deps) => [
    applicationRoute(deps, contract.preOffers, takes, listPreOffers),
    applicationRoute(deps, contract.preOfferSelected, takes, selectPreOffer),
  ],
}
