// Where the calls of the prefill match live: under the `{api}` of each flow that asks for it.
import { post } from '#core/contract/api-route.ts'

export const iffMatch = <const Api extends string>(api: Api) => post(`/api/${api}/iff-match`)
/** Our own: the owner's word on the match that was shown. */
export const iffConfirm = <const Api extends string>(api: Api) => post(`/api/${api}/iff-confirm`)
