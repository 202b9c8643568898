// Where the calls that only this wizard has live.
import { post } from '#core/contract/api-route.ts'

export const fundboxSubmitLead = post('/api/apply/fundbox_submit_lead')
