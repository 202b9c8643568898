// The calls of a person's links (specification 2, section 7), names on the wire kept to the letter.
import * as z from 'zod/mini'
import { endpoint, type Endpoint } from '#core/contract/endpoint.ts'
import { leadModel } from '#core/contract/lead-model.ts'
import { personRoles } from '#core/domain/persons.ts'
import { greeting } from '#features/capabilities/link-visit/contract.ts'
import type { SignerPaths } from './paths.ts'

const limit = { calls: 20, seconds: 60 }
const code = z.optional(z.nullable(z.string().check(z.maxLength(200))))
/** The link's code by the name of its flow; `id` beside an `oppid` is the person. */
const whose = { link: code, sf_leadid: code, oppid: code, id: code }
const model = z.looseObject({ ...leadModel.shape, ...whose })

/** Page numbers as the flows have them; a post of pages 0 and 1 changes nothing (specification 2, section 4). */
const page = z.union([z.int().check(z.minimum(0), z.maximum(4)), z.string().check(z.regex(/^[0-4]$/))])

const told = z.object({
  ...greeting,
  valid: z.literal(true),
  business_name: z.string(),
  /** The same by the names of two of the calls. */
  businessname: z.string(),
  pgname: z.string(),
  /** Our own, of this person alone, by field id: texts, and marks of what is kept encrypted, which tell no digit of it. */
  answers: z.record(z.string(), z.string()),
  masks: z.record(z.string(), z.string()),
  facts: z.object({ role: z.enum(personRoles), agreed: z.boolean(), finished: z.boolean() }),
})
export type SignerOpened = z.infer<typeof told>

interface PersonRequest {
  link?: string | null
  sf_leadid?: string | null
  oppid?: string | null
  id?: string | null
}
type Model = z.infer<typeof model>

export interface SignerCalls {
  readonly load: Endpoint<PersonRequest & { model?: Model | null }, SignerOpened>
  readonly post: Endpoint<PersonRequest & { model: Model; page: number | string }, { done: boolean }>
  readonly sendOther: Endpoint<PersonRequest & { model: Model }, { sent: boolean }>
}

/** `name` begins the names of the three. Made up, expired, revoked or meant for something else: 404, all alike. */
export const signerCalls = (name: string, paths: SignerPaths): SignerCalls => ({
  load: endpoint({
    name: `${name}-load`,
    ...paths.load,
    reads: true,
    limit,
    request: z.object({ ...whose, model: z.optional(z.nullable(model)) }),
    response: told,
  }),
  /** One page's answers, with the boxes of the briefing. `done`: the link asks for nothing more. */
  post: endpoint({
    name: `${name}-post`,
    ...paths.post,
    limit,
    request: z.object({ ...whose, model, page }),
    response: z.object({ done: z.boolean() }),
  }),
  /** `pg.otherName` and `pg.otherEmail`: who else is to sign. Passed on to staff, who add them; `sent`: it was. */
  sendOther: endpoint({
    name: `${name}-send-other`,
    ...paths.sendOther,
    limit: { calls: 5, seconds: 60 },
    request: z.object({ ...whose, model }),
    response: z.object({ sent: z.boolean() }),
  }),
})
