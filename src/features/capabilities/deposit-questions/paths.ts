// Where the calls of the questions about deposits live.
import { post } from '#core/contract/api-route.ts'

export const readDeposits = post('/api/deposits/read')
export const answerDeposits = post('/api/deposits/answer')
