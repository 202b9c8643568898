// Where the calls live by which an owner stops an unfinished application and takes it up again.
import { post } from '#core/contract/api-route.ts'

export const stopApplication = post('/api/apply/stop')
export const takeUpAgain = post('/api/apply/take-up')
