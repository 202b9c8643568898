// What the server tells when an offer link is opened.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { openOffer } from './contract.ts'

export type OpenedOffer = ResponseOf<typeof openOffer>
