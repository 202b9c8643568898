// Where the calls of linking a bank live.
import { get, post } from '#core/contract/api-route.ts'

export const getFrameLink = <const Api extends string>(api: Api) => post(`/api/${api}/get-finicity-link`)
export const refreshCustomer = <const Api extends string>(api: Api) =>
  post(`/api/${api}/refresh-finicity-customer`)
export const getLinkToken = get('/api/plaid/get_link_token/')
export const getAccessToken = <const Api extends string>(api: Api) => post(`/api/${api}/get_access_token`)
export const bankLinkOutcome = post('/api/bank-link/outcome')
export const getBankLinkState = get('/api/bank-link/state')
export const postBankLinkState = post('/api/bank-link/state')
/** Declared with the wizard's other calls; the waiting for a bank's history asks it too. */
export const determineEligibility = post('/api/apply/determine-eligibility')
