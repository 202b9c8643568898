// The legal texts as data: what consents say, with the name of the brand filled in.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { consentKinds } from '#core/domain/consents.ts'
import * as paths from './paths.ts'

/** `text`: paragraphs parted by an empty line, headings begin with '## '. */
export const readLegalText = endpoint({
  name: 'read-legal-text',
  ...paths.readLegalText,
  request: z.object({
    kind: z.enum(consentKinds),
    brand: z.optional(z.string().check(z.maxLength(60))),
    lender: z.optional(z.string().check(z.maxLength(80))),
  }),
  response: z.object({
    title: z.string(),
    /** ISO date. */
    version: z.string(),
    text: z.string(),
    /** Who to write to: legal name, postal address, telephone, e-mail, as far as the brand tells. */
    contact: z.string(),
  }),
})
