// The calls of the link under which a person uploads what staff asked for. The upload itself is a capability mounted under the same api.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { greeting, linkCode } from '#features/capabilities/link-visit/contract.ts'
import * as paths from './paths.ts'

/** Made up, expired, revoked or meant for something else: 404, all alike. Call again to see what is still open. */
export const openRequests = endpoint({
  name: 'documents-verify-link',
  ...paths.openRequests,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.object({ link: linkCode }),
  response: z.object({
    ...greeting,
    /** It was made by another screen of the same person, which awaits what is sent here. */
    hand_over: z.boolean(),
    requests: z.array(
      z.object({
        /** The `filetype` of the upload: 'photo-id', 'voided-check', 'bank-statement' or a name of its own. */
        kind: z.string(),
        message: z.string(),
        fulfilled: z.boolean(),
      }),
    ),
  }),
})
