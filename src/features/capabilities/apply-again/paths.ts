// Where the call of 'Apply again' lives.
import { post } from '#core/contract/api-route.ts'

export const applyAgain = post('/api/apply/again')
