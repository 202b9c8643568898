// Where the offer link is opened; its upload calls are a capability mounted under the same api.
import { verifyLink } from '#features/capabilities/link-visit/paths.ts'
import { OFFER } from './flow.ts'

export const openOffer = verifyLink(OFFER)
