// Where the calls about credit reports live.
import { post } from '#core/contract/api-route.ts'

export const pullCredit = post('/api/staff/applications/:id/credit/pull')
export const openReport = post('/api/staff/applications/:id/credit/:report/open')
