// Where the calls of the demo live.
import { get } from '#core/contract/api-route.ts'

export const demoGuide = get('/api/demo/guide')
export const demoInbox = get('/api/demo/inbox')
export const demoCodeNow = get('/api/demo/code')
