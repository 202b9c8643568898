// Where the specification's calls for an account's lines live.
import { get, post } from '#core/contract/api-route.ts'

export const getAggregation = post('/api/aggregation/get-aggregation')
export const getAccountSummary = post('/api/aggregation/get-account-summary')
export const listTransactions = get('/api/aggregation/transactions/:accountid')
