// What saving and resuming answers take and tell, names on the wire kept to the letter. The calls themselves are declared by the flows that have them.
import * as z from 'zod/mini'
import { variants } from '#core/flow/variant.ts'
import { leadModel } from '#core/contract/lead-model.ts'

/** Says which wizard's numbers a `page` is of; without it those of the wizard that the application was begun in. */
export const variant = z.enum(variants)
const pageNumber = z.union([
  z.int().check(z.minimum(0), z.maximum(12)),
  z.string().check(z.regex(/^(?:\d|1[0-2])$/)),
])
const shortText = z.optional(z.nullable(z.string().check(z.maxLength(300))))

/**
 * A page of a wizard, by the numbers of the one that `variant` names. Headers: `Idempotency-Key` (a retry gets the first answer, other answers under
 * the same key are refused with 422 'key-reused'), `If-Match` (the revision that the browser last
 * saw; another one gives 409 with the current `revision`). `revision` stands in the answer and in the ETag header.
 * 410 'link-renewed': staff corrected the contact, and this browser held the session; it goes on by the fresh link.
 */
export const saveRequest = z.object({
  model: leadModel,
  page: pageNumber,
  /** Our own: answers as they are typed, before the page's Continue. Each is checked, none is missed, and `page` is not moved. Needs the lead id. */
  partial: z.optional(z.boolean()),
  utm_app_cta: shortText,
  marketing_cloud_campaign: shortText,
  /** Our own: the variant and brand of the visit. The brand is read when the application is made; the variant says which wizard `page` is of. */
  variant: z.optional(variant),
  brand: shortText,
})
export type SaveRequest = z.infer<typeof saveRequest>

export const saveResponse = z.object({
  leadid: z.string(),
  page: z.number(),
  mql_type: z.string(),
  datamerch_hit: z.boolean(),
  revision: z.number(),
})
export type Saved = z.infer<typeof saveResponse>

/** The specification's `appdata`; the masks and `answers` only to the browser that holds the session. */
export const progressResponse = z.object({
  leadid: z.string(),
  page: z.number(),
  revision: z.number(),
  variant,
  appdata: z.object({
    address: z.string(),
    name: z.string(),
    state: z.string(),
    monthly_sales: z.string(),
    mql_type: z.string(),
  }),
  stage: z.optional(z.string()),
  bank_state: z.optional(z.string()),
  /** The bank gave account and routing number, so that no voided check is asked for. */
  numbers_known: z.optional(z.boolean()),
  /** Field id -> text for its input. */
  answers: z.optional(z.record(z.string(), z.string())),
  /** Field id -> mask of an answer that is kept encrypted. */
  masks: z.optional(z.record(z.string(), z.string())),
  requested_amount: z.optional(z.number()),
})
export type Progress = z.infer<typeof progressResponse>
