// Where a visit is told of.
import { post } from '#core/contract/api-route.ts'

export const trackVisit = post('/api/visit/source')
export const trackEvent = post('/api/visit/event')
/** The same for a link to a business. */
export const trackBusinessVisit = post('/api/track/business-visit')
