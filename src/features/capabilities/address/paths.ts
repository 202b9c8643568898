// Where the calls of address search live.
import { post } from '#core/contract/api-route.ts'

export const suggestAddress = post('/api/address/suggest')
export const resolveAddress = post('/api/address/resolve')
export const placeOfZip = post('/api/address/zip')
