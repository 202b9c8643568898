// The list of applications: filters and order in the address, pages of 50 by cursor, counts per stage with the first page.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from '../paths.ts'

export const listOrders = ['newest', 'oldest', 'amount', 'name'] as const

const listItem = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  /** Cents. */
  amount: z.nullable(z.number()),
  stage: z.string(),
  state: z.string(),
  bankState: z.string(),
  createdAt: z.string(),
  assigned: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type ListItem = z.infer<typeof listItem>

const text = z.optional(z.string().check(z.maxLength(200)))

/** `assigned`: 'mine', 'nobody' or a staff member's id. `affiliate`: by whose link they came, an id. `counts` come with the first page only: the stages under the other filters. */
export const listApplications = endpoint({
  name: 'staff-applications',
  ...paths.listApplications,
  reads: true,
  request: z.object({
    search: text,
    state: text,
    stage: text,
    assigned: text,
    affiliate: text,
    sort: z.optional(z.enum(listOrders)),
    cursor: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({
    items: z.array(listItem),
    next: z.nullable(z.string()),
    counts: z.nullable(z.record(z.string(), z.number())),
  }),
})
