// Where the calls of the bank verification link live.
import { post } from '#core/contract/api-route.ts'
import { BANK_VERIFICATION } from './flow.ts'

export const verifyLink = post(`/api/${BANK_VERIFICATION}/verify-link`)
export const finishLink = post(`/api/${BANK_VERIFICATION}/finish`)
