// Where the calls of the link for missing answers live (specification 2, section 7).
import { post } from '#core/contract/api-route.ts'
import { INCOMPLETE_API } from './flow.ts'

export const openIncomplete = post(`/api/${INCOMPLETE_API}/verify-link`)
export const stopIncomplete = post(`/api/${INCOMPLETE_API}/stop`)
export const saveIncomplete = post(`/api/${INCOMPLETE_API}/save`)
