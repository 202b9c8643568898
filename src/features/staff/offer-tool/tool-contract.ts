// Opening the tool on one application, and the offer that a commit sends along with a decision.
import * as z from 'zod/mini'
import { toldAt } from '../applications/told-contract.ts'
import { endpoint, type RequestOf, type ResponseOf } from '#core/contract/endpoint.ts'
import { roles } from '#core/domain/access.ts'
import type { ChosenSources } from '#core/domain/offer-tool/data-sources.ts'
import { toolPositions } from '#core/domain/offer-tool/tool-answer.ts'
import type { ToolChanges } from '#core/domain/offer-tool/tool-changes.ts'
import {
  bankruptcyOptions,
  commercialCreditOptions,
  lienOptions,
  revolvingOptions,
  taxReturnOptions,
  truckOptions,
  type ModelInputs,
  type Policy,
} from '#core/domain/underwriting.ts'
import * as paths from './paths.ts'

const cents = z.int().check(z.minimum(0), z.maximum(100_000_000_000))
const signedCents = z.int().check(z.minimum(-100_000_000_000), z.maximum(100_000_000_000))
const count = z.int().check(z.minimum(0), z.maximum(100_000))
const monthName = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))

export const chosenSources = z.object({
  accounts: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
  file: z.nullable(z.string().check(z.maxLength(200))),
  fico: z.nullable(z.string().check(z.maxLength(200))),
}) satisfies z.ZodMiniType<ChosenSources>

export const toolChanges = z.object({
  months: z.optional(
    z
      .array(
        z.object({
          month: monthName,
          mg: z.optional(cents),
          adb: z.optional(signedCents),
          neds: z.optional(z.int().check(z.minimum(0), z.maximum(31))),
          deps: z.optional(count),
        }),
      )
      .check(z.maxLength(12)),
  ),
  timeInBusinessMonths: z.optional(z.int().check(z.minimum(0), z.maximum(2400))),
  industry: z.optional(z.string().check(z.maxLength(100))),
  taxReturns: z.optional(z.enum(taxReturnOptions)),
  commercialCredit: z.optional(z.enum(commercialCreditOptions)),
  onlinePresence: z.optional(z.boolean()),
  homeOwner: z.optional(z.boolean()),
  bankruptcies: z.optional(z.enum(bankruptcyOptions)),
  liens: z.optional(z.enum(lienOptions)),
  revolving: z.optional(z.enum(revolvingOptions)),
  ficos: z.optional(
    z.array(z.int().check(z.minimum(300), z.maximum(850))).check(z.minLength(1), z.maxLength(20)),
  ),
  balances: z.optional(
    z
      .array(
        z.object({
          id: z.optional(z.string().check(z.maxLength(200))),
          lender: z.string().check(z.maxLength(100)),
          amount: cents,
          frequency: z.enum(['daily', 'weekly', 'biweekly', 'monthly']),
          payoffAmount: z.optional(cents),
        }),
      )
      .check(z.maxLength(50)),
  ),
  payoff: z.optional(z.boolean()),
  trucks: z.optional(z.enum(truckOptions)),
})

/**
 * The offer as it was set in the tool: sources by name, what was said by hand, position, term in months, rhythm. The server takes the
 * inputs from the sources again; the decision also keeps the amount.
 */
export const committedOffer = z.object({
  chosen: chosenSources,
  changes: toolChanges,
  position: z.enum(toolPositions),
  term: z.int().check(z.minimum(1), z.maximum(120)),
  frequency: z.enum(['daily', 'weekly']),
  /** Version of the policy by which it was worked out; another one by now is refused with 409. Absent: whichever stands. */
  policy: z.optional(z.string().check(z.maxLength(100))),
})
export type CommittedOffer = z.infer<typeof committedOffer>

/**
 * What the tool works with: what can be chosen, what is chosen (the first choice without `chosen`), the inputs of that choice as the model
 * reads them, and the policy. `seen`: the decision in effect, which a commit answers. A reason for opening the file comes first.
 */
export const openTool = endpoint({
  name: 'staff-open-offer-tool',
  ...paths.openTool,
  reads: true,
  limit: { calls: 120, seconds: 60 },
  request: z.object({ id: z.uuid(), chosen: z.optional(chosenSources) }),
  response: z.object({
    seen: z.nullable(z.string()),
    name: z.string(),
    /** Cents. */
    requested: z.nullable(z.number()),
    state: z.nullable(z.string()),
    /** Whether the stage allows an offer at all. */
    canApprove: z.boolean(),
    /** The owner has chosen a deal, which another offer takes back. */
    dropsChoice: z.boolean(),
    /** ISO day in New York: from it the offer is dated. */
    today: z.string(),
    offered: z.object({
      accounts: z.array(
        z.object({
          id: z.string(),
          institution: z.string(),
          name: z.string(),
          mask: z.string(),
          use: z.string(),
          balance: z.nullable(z.number()),
          counts: z.boolean(),
        }),
      ),
      files: z.array(z.object({ id: z.string(), sent: z.string() })),
      ficos: z.array(z.object({ src: z.string(), scores: z.array(z.number()) })),
    }),
    chosen: chosenSources,
    /** The decision in effect, where it was set in the tool: sources, what was typed, and the offer; money in cents. */
    committed: z.nullable(
      z.object({
        at: z.string(),
        chosen: chosenSources,
        changes: z.custom<ToolChanges>(),
        set: z.object({
          position: z.enum(toolPositions),
          amount: z.number(),
          term: z.number(),
          frequency: z.enum(['daily', 'weekly']),
        }),
      }),
    ),
    inputs: z.custom<ModelInputs>(),
    policy: z.custom<Policy>(),
    me: z.object({ role: z.enum(roles), keyAmount: z.nullable(z.number()) }),
    /** Where the owner is told of the offer. */
    toldAt: z.array(toldAt),
    /** Who could be the second person, by name. */
    seconds: z.array(z.string()),
    /** Who could be it later: one person may hold their login and the reader's. */
    notYet: z.array(z.object({ name: z.string(), until: z.string() })),
  }),
})
export type OpenedTool = ResponseOf<typeof openTool>
export type OpenTool = RequestOf<typeof openTool>

/** Unused keys of an optional field may come as undefined from the schema; the domain has none. */
export const changesOf = (changes: z.infer<typeof toolChanges>): ToolChanges =>
  JSON.parse(JSON.stringify(changes)) as ToolChanges
