// Where the calls of the offers live.
import { post } from '#core/contract/api-route.ts'

export const offerStatus = post('/api/lead/offer_status')
export const selectOffer = post('/api/lead/select_offer')
export const nameAccount = post('/api/lead/funding_account')
export const objectToOffer = post('/api/lead/offer_objection')
export const selectNotifyMe = post('/api/lead/select_notify_me')
