// Where the calls of the legal texts live.
import { get } from '#core/contract/api-route.ts'

export const readLegalText = get('/api/legal/:kind')
