// Where the calls of a person's links live (specification 2, section 7), by the `{api}` of the flow.
import { post, type ApiPath, type ApiRoute } from '#core/contract/api-route.ts'

export interface SignerPaths {
  readonly load: ApiRoute<'POST', ApiPath>
  readonly post: ApiRoute<'POST', ApiPath>
  readonly sendOther: ApiRoute<'POST', ApiPath>
}

export const signerPaths = (api: 'lead_second_signer' | 'additionalinfo' | 'signapp'): SignerPaths => ({
  load: post(`/api/${api}/load`),
  post: post(`/api/${api}/post`),
  sendOther: post(`/api/${api}/send-other`),
})
