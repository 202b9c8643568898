// The list of what is still asked as it goes over the wire, to whichever page, link or member of staff reads it.
import * as z from 'zod/mini'
import { documentFaults } from '#core/domain/document-quality.ts'
import { ownersAsks } from '#core/domain/still-asked.ts'

/** In the order in which it is best done. */
export const askedList = z.array(
  z.union([
    z.object({ kind: z.literal('answers') }),
    z.object({ kind: z.literal('bank'), why: z.enum(['none', 'failed', 'login']) }),
    z.object({
      kind: z.literal('bank'),
      why: z.literal('statements'),
      there: z.array(z.string()),
      missing: z.array(z.string()),
      unclear: z.number(),
    }),
    z.object({
      kind: z.literal('document'),
      document: z.string(),
      message: z.string(),
      faults: z.optional(z.array(z.enum(documentFaults))),
    }),
    z.object({ kind: z.literal('look'), document: z.string() }),
    z.object({ kind: z.literal('deposits'), count: z.number() }),
    z.object({ kind: z.literal('owners'), why: z.enum(ownersAsks) }),
    z.object({ kind: z.literal('person'), name: z.string() }),
  ]),
)
