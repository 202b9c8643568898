// Where the calls of the document link live.
import { post } from '#core/contract/api-route.ts'

/** Its uploads are a capability mounted under the same api. */
export const DOCUMENTS = 'documents'

export const openRequests = post(`/api/${DOCUMENTS}/verify-link`)
