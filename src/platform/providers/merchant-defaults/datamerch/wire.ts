// The best-known shape of DataMerch's search answer. UNVERIFIED: no public contract exists, so everything but the list is optional.
import * as z from 'zod/mini'

const text = z.optional(z.nullable(z.string()))

export const merchantsAnswer = z.object({
  merchants: z.array(
    z.object({
      name: text,
      ein: text,
      records: z.optional(
        z.array(z.object({ category: text, notes: text, funder: text, date: text, created_at: text })),
      ),
    }),
  ),
})

export type Merchant = z.infer<typeof merchantsAnswer>['merchants'][number]
