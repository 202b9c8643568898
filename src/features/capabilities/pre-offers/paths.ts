// Where the calls of the estimates live.
import { post } from '#core/contract/api-route.ts'

export const preOffers = post('/api/lead/pre-offers')
export const preOfferSelected = post('/api/lead/pre-offer-selected')
