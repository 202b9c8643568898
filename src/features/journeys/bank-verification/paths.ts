// Where the calls of the bank verification link live.
import { post } from '#core/contract/api-route.ts'
import * as linkPaths from '#features/capabilities/link-visit/paths.ts'
import { BANK_VERIFICATION } from './flow.ts'

export const verifyLink = linkPaths.verifyLink(BANK_VERIFICATION)
export const finishLink = post(`/api/${BANK_VERIFICATION}/finish`)
