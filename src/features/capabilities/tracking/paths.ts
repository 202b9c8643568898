// The paths of the calls that report a visit.
import { get, post } from '#core/contract/api-route.ts'

export const trackVisit = post('/api/visit/source')
export const trackEvent = post('/api/visit/event')
/** The same for a link to a business. */
export const trackBusinessVisit = post('/api/track/business-visit')
/** Who would be told about conversions, and the answer of this browser. */
export const readAds = get('/api/visit/ads')
export const answerAds = post('/api/visit/ads-answer')
