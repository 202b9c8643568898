// The call that opens a link about deposits.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { greeting, linkCode } from '#features/capabilities/link-visit/contract.ts'
import * as paths from './paths.ts'

/** Made up, expired, revoked or meant for something else: 404, all alike. Opening never uses it up. */
export const openQuestions = endpoint({
  name: 'questions-verify-link',
  ...paths.openQuestions,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.object({ link: linkCode }),
  response: z.object(greeting),
})
