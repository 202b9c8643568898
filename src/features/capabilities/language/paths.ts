// Where the call about the reader's language lives.
import { post } from '#core/contract/api-route.ts'

export const chooseLanguage = post('/api/language')
