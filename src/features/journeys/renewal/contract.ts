// The calls of the renewal (specification 2, section 7). Its bank and statement calls are capabilities mounted under their own apis.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { greeting, linkCode } from '#features/capabilities/link-visit/contract.ts'
import * as paths from './paths.ts'

const limit = { calls: 20, seconds: 60 }
const code = z.optional(z.nullable(z.string().check(z.maxLength(200))))
/** The link's code, by whichever of its names: here, or in the model. */
const whose = { link: code }

/** Specification 2, section 3. Flat; what it does not name is ignored. */
export const renewalModel = z.looseObject({ account_id: code, oppid: code })
export type RenewalModel = z.infer<typeof renewalModel>

/** Made up, expired, revoked or ended: 404, all alike. Opening never uses the link up. */
export const verifyLink = endpoint({
  name: 'rn-verify-link',
  ...paths.verifyLink,
  reads: true,
  limit,
  request: z.object({ link: linkCode }),
  response: z.object({
    ...greeting,
    valid: z.literal(true),
    /** The link's own code: no number of ours leaves. */
    account_id: z.string(),
    company_name: z.string(),
    /** asked: there is a request, which may still be changed; received: somebody looks at it. */
    standing: z.enum(['new', 'asked', 'received']),
    /** What was asked before, as the form's inputs show it. */
    answers: z.record(z.string(), z.string()),
    /** Bank connections of the business, and the names of those that could be used again. */
    active: z.number(),
    known_banks: z.array(z.string()),
    /** Through whom those are read: the consent means them. */
    read_by: z.array(z.string()),
    /** Which of the bank ways is set up here; null = none. */
    way: z.nullable(z.enum(['token', 'frame'])),
  }),
})

export const activePlaids = endpoint({
  name: 'rn-active-plaids',
  ...paths.activePlaids,
  reads: true,
  limit,
  request: z.object({ ...whose, model: z.optional(z.nullable(renewalModel)) }),
  response: z.object({ active: z.number() }),
})

/** Makes the application of the business, or changes what it asks for; refused with a message per bad field. `oppid` opens it. */
export const applyForm = endpoint({
  name: 'rn-apply-form',
  ...paths.applyForm,
  limit,
  request: z.object({ ...whose, model: renewalModel }),
  response: z.object({ oppid: z.string() }),
})

/** Reads the banks that are connected already for this application too, with the consent to it. */
export const useBank = endpoint({
  name: 'rn-use-bank',
  ...paths.useBank,
  limit,
  request: z.object({ link: linkCode }),
  response: z.object({ banks: z.number() }),
})

/** Nothing more comes from the owner: a person looks at it where the bank does not answer for it. */
export const finish = endpoint({
  name: 'rn-finish',
  ...paths.finish,
  limit,
  request: z.object({ link: linkCode }),
  response: z.object({
    completed_plaid: z.boolean(),
    statement_months: z.number(),
    /** review: it is looked at; offers: there are some; pending: the bank is being read. */
    state: z.enum(['review', 'offers', 'pending']),
    /**
     * Where more has happened than `state` says: it is open who signs, and the applicant or somebody else answers next; an offer was chosen.
     * Null where nothing has; absent from a server of the release before.
     */
    since: z.optional(z.nullable(z.enum(['owners', 'owners-others', 'chosen']))),
  }),
})
