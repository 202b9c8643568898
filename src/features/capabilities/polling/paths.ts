// Where waiting pages are told that there is something new.
import { post } from '#core/contract/api-route.ts'

export const statusStream = post('/api/lead/status_stream')
