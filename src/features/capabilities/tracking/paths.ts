// Where a visit is told of.
import { post } from '#core/contract/api-route.ts'

export const trackVisit = post('/api/visit/source')
export const trackEvent = post('/api/visit/event')
