// The contacts of an owner to which a decision's messages go.
import * as z from 'zod/mini'

/** `to`: masked, '' = none is known; `why`: a message's reason for not going there, 'contact-held' = it waits; null where it goes. */
export const toldAt = z.object({
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  why: z.nullable(z.string()),
})
export type ToldAt = z.infer<typeof toldAt>
