// What a page of the room tells about a link and an event, of an application or a business.
import * as z from 'zod/mini'

const at = z.string()
const maybe = z.nullable(z.string())

export const shownLink = z.object({
  id: z.string(),
  purpose: z.string(),
  /** The longer variant, which asks for documents too. */
  documents: z.boolean(),
  by: maybe,
  createdAt: at,
  expiresAt: at,
  revokedAt: maybe,
  openedAt: maybe,
  openedCount: z.number(),
  /** Device and browser of the latest visit; '' before the first. */
  visit: z.string(),
  finishedAt: maybe,
  live: z.boolean(),
})

/** What happened, newest first; `detail` by the kind of event. */
export const shownEvent = z.object({
  id: z.string(),
  at,
  kind: z.string(),
  actor: z.string(),
  by: maybe,
  ip: maybe,
  detail: z.record(z.string(), z.unknown()),
})
