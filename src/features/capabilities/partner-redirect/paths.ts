// Where the calls of a partner lender's referral live.
import { post } from '#core/contract/api-route.ts'

export const partnerReferral = post('/api/apply/partner-referral')
