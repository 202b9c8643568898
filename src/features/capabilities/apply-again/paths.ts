// Where the calls of 'Apply again' live.
import { post } from '#core/contract/api-route.ts'

export const applyAgain = post('/api/apply/again')
export const tryAgain = post('/api/apply/again/try')
