// What is open about who signs, as staff see it, and what they can settle: a paper that names a signer, and that there is no further owner.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { freeText } from '#core/contract/free-text.ts'
import * as paths from '../paths.ts'

/** `gaps`: what is open, `name` where it is one person's; `percent`: the share from which owners are named, null where no policy asks. */
export const shownSigning = z.object({
  gaps: z.array(
    z.object({
      code: z.enum([
        'shares-contradict',
        'share-unknown',
        'owners-unnamed',
        'too-little-named',
        'owner-asked',
        'report-not-allowed',
        'nobody-binds',
      ]),
      name: z.nullable(z.string()),
    }),
  ),
  percent: z.nullable(z.number()),
  /** Who may be named by a paper: the applicant (id '') and whoever else signs for the business. */
  signers: z.array(z.object({ id: z.string(), name: z.string() })),
  mayCheck: z.boolean(),
})
export type ShownSigning = z.infer<typeof shownSigning>

/** `personId`: absent = the applicant. The document is one of the application's; refused at 'document' otherwise. */
export const checkAuthority = endpoint({
  name: 'staff-check-signing-authority',
  ...paths.checkAuthority,
  request: z.object({
    id: z.uuid(),
    personId: z.optional(z.uuid()),
    document: z.string().check(z.maxLength(60)),
    reason: freeText(1000),
  }),
  response: z.object({ ok: z.boolean() }),
})

/** The owner said so, and staff write it down. */
export const stateOwners = endpoint({
  name: 'staff-state-no-other-owners',
  ...paths.stateOwners,
  request: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.boolean() }),
})
