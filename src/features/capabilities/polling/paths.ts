// The path of the stream that says to waiting pages that there is news.
import { post } from '#core/contract/api-route.ts'

export const statusStream = post('/api/lead/status_stream')
