// The call of the link that lists everything that is still asked.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { greeting, linkCode } from '#features/capabilities/link-visit/contract.ts'
import { askedList } from '#features/capabilities/still-asked/asked-list.ts'
import * as paths from './paths.ts'

/** Made up, expired, revoked or meant for something else: 404, all alike. Call again to see what is left. */
export const openTodo = endpoint({
  name: 'todo-verify-link',
  ...paths.openTodo,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.object({ link: linkCode }),
  response: z.object({
    ...greeting,
    asked: askedList,
    /** Which of the bank ways is set up here; null = none. */
    way: z.nullable(z.enum(['token', 'frame'])),
  }),
})
