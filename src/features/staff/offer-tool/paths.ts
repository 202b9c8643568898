// Where the calls of the funding-offer tool live: the specification's, and the one that opens the tool.
import { post } from '#core/contract/api-route.ts'

export const model = post('/api/services/model')
export const getFicoSources = post('/api/aggregation/get-fico-sources')
export const getBaSource = post('/api/aggregation/get-ba-source')
export const getBaData = post('/api/aggregation/get-ba-data')
export const getCalcFields = post('/api/aggregation/get-calc-fields')
export const openTool = post('/api/staff/applications/:id/offer-tool')
