// Where the calls of the document link live; its uploads are a capability mounted under the same api.
import { verifyLink } from '#features/capabilities/link-visit/paths.ts'
import { DOCUMENTS } from './flow.ts'

export const openRequests = verifyLink(DOCUMENTS)
