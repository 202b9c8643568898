// Where the calls of the staff views by link live (specification 3, section 7).
import { get, post } from '#core/contract/api-route.ts'

export const verifyLink = post('/api/aggregation/verify-link')
export const getAccounts = post('/api/aggregation/get-accounts')
export const authenticate = post('/api/aggregation/authenticate')
export const refreshCustomer = post('/api/aggregation/refresh-customer')
/** Our own: takes the person out of the staff session and the file's, on a machine that others use. */
export const leaveFile = post('/api/aggregation/leave')
/** A download: '{custid}-{accountid}.zip'. */
export const downloadStatements = get('/api/aggregation/download-statements/:file')
export const shareFile = post('/api/staff/applications/:id/share')
