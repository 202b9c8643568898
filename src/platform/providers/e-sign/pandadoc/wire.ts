// What PandaDoc sends, as far as it is read: its published OpenAPI document 8.8.0.
import * as z from 'zod/mini'

const documentStatus = z.enum([
  'document.uploaded',
  'document.draft',
  'document.sent',
  'document.viewed',
  'document.completed',
  'document.waiting_approval',
  'document.approved',
  'document.rejected',
  'document.waiting_pay',
  'document.paid',
  'document.voided',
  'document.declined',
  'document.external_review',
  'document.scheduled',
  'document.error',
])
export type DocumentStatus = z.infer<typeof documentStatus>

export const document = z.object({ id: z.string().check(z.minLength(1)), status: documentStatus })

export const documentList = z.object({ results: z.array(document) })

const recipient = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  signing_order: z.optional(z.nullable(z.number())),
  has_completed: z.boolean(),
})

export const documentDetails = z.object({
  id: z.string(),
  status: documentStatus,
  expiration_date: z.optional(z.nullable(z.string())),
  metadata: z.record(z.string(), z.unknown()),
  recipients: z.array(recipient),
  fields: z.array(z.object({ type: z.string() })),
})
export type DocumentDetails = z.infer<typeof documentDetails>

export const session = z.object({ id: z.string().check(z.minLength(1)) })

/** A webhook's body; what else it tells is read again from the document. */
export const webhook = z.array(
  z.object({ event: z.string(), data: z.object({ id: z.optional(z.string()) }) }),
)

/** What is asked of a document that is made from a file; `metadata` finds it again, since no call takes a key against doubling. */
export interface NewDocument {
  readonly name: string
  readonly parse_form_fields: false
  readonly recipients: readonly {
    readonly email: string
    readonly first_name: string
    /** Both names are optional in their reference; of an empty one it says nothing, so none is sent. */
    readonly last_name?: string
    readonly role: string
    readonly signing_order: number
  }[]
  readonly metadata: Readonly<Record<string, string>>
}
