// The calls of the links to the bank (specification 2, section 7), declared once; each flow names the paths at which they are mounted.
import * as z from 'zod/mini'
import type { ApiPath, ApiRoute } from '#core/contract/api-route.ts'
import { endpoint, type Endpoint } from '#core/contract/endpoint.ts'
import { bankReasons } from '#core/codes/bank-reasons.ts'
import { greeting, linkCode } from '#features/capabilities/link-visit/contract.ts'

const opened = z.object({
  ...greeting,
  valid: z.boolean(),
  /** 'lead', or 'opportunity' for a link that is made for an offer. */
  source: z.string(),
  /** Photo ID and Voided Check are asked for after the bank. */
  documents: z.boolean(),
  bank_state: z.string(),
  numbers_known: z.boolean(),
  /** Which of the bank ways is set up here; null = none. */
  way: z.nullable(z.enum(['token', 'frame'])),
})
export type OpenedBankVisit = z.infer<typeof opened>

const nothingOpened: OpenedBankVisit = {
  valid: false,
  source: '',
  first_name: '',
  brand: '',
  documents: false,
  bank_state: 'none',
  numbers_known: false,
  way: null,
}

const text = z.optional(z.nullable(z.string().check(z.maxLength(200))))
/** The flow's own identifiers; whose application it is, is told by the link alone. */
const model = z.looseObject({ sfleadid: text, leadid: text, item_id: text, access_token: text })
/** By the link's code, as `link` or in the model under the specification's names. */
const visit = z.object({ link: z.optional(linkCode), model: z.optional(z.nullable(model)) })
type Visit = z.infer<typeof visit>

const loaded = z.object({
  /** The link's own code, which stands for the lead id in every call of the flow. */
  leadid: z.string(),
  bank_state: z.string(),
})
export type LoadedBankVisit = z.infer<typeof loaded>

const standing = z.object({
  result: z.boolean(),
  done: z.boolean(),
  /** 'linking' until the accounts were read. */
  bank_state: z.string(),
  /** Why no bank is connected, where one was tried. */
  reason: z.nullable(z.enum(bankReasons)),
  /** Kinds of documents that the link asks for and that are not there. */
  missing: z.array(z.enum(['photo-id', 'voided-check'])),
  /** The bank gave account and routing number, so that no voided check is asked for. */
  numbers_known: z.boolean(),
})
export type BankVisitStanding = z.infer<typeof standing>

type Call<Request, Response> = Endpoint<Request, Response, 'POST', string>
type VerifyBankVisit = Call<{ link: string }, OpenedBankVisit>
export type LoadBankVisit = Call<Visit, LoadedBankVisit>
export type CompleteBankVisit = Call<Visit, BankVisitStanding>

const nameOf = (path: string): string => path.replace(/^\/api\//, '').replace(/[/_]/g, '-')
type Route = ApiRoute<'POST', ApiPath>

/** Made up, expired, revoked or meant for something else: all alike; where `saysInvalid`, as `valid: false`. Opening never uses a link up. */
export const verifyBankVisit = (route: Route, saysInvalid: boolean): VerifyBankVisit =>
  endpoint({
    name: nameOf(route.path),
    ...route,
    reads: true,
    limit: { calls: 20, seconds: 60 },
    request: z.object({ link: linkCode }),
    response: opened,
    ...(saysInvalid ? { invalidLink: nothingOpened } : {}),
  })

export const loadBankVisit = (route: Route): LoadBankVisit =>
  endpoint({
    name: nameOf(route.path),
    ...route,
    reads: true,
    limit: { calls: 20, seconds: 60 },
    request: visit,
    response: loaded,
  })

/** Where the link's purpose stands: `result` as the finish screen shows it, `done` once everything that it asks for is there. */
export const completeBankVisit = (route: Route): CompleteBankVisit =>
  endpoint({
    name: nameOf(route.path),
    ...route,
    limit: { calls: 60, seconds: 60 },
    request: visit,
    response: standing,
  })
