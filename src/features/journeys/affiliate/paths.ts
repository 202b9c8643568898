// Where the affiliate's calls and pages live.
import { post } from '#core/contract/api-route.ts'

export const saveAffiliate = post('/api/affiliate/save')
export const generateContract = post('/api/affiliate/generate_contract')
export const openAffiliate = post('/api/affiliate/verify-link')

/** Below the base path. */
export const SIGNUP_PAGE = '/affiliate-signer'
export const SIGNED_PAGE = '/affiliate-signer/success'
