// The calls of linking a bank (specification 1 and 2, section 7): mounted once per `{api}` that asks for them, and our own for state and outcome.
import * as z from 'zod/mini'
import type { ApiRoute, Method } from '#core/contract/api-route.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import { bankReasons } from '#core/codes/bank-reasons.ts'
import * as paths from './paths.ts'

const name = z.optional(z.nullable(z.string().check(z.maxLength(200))))

/** Whose application: a lead id or a link's code, by whichever name the flow sends it; the session's when absent. */
const whose = {
  sf_leadid: name,
  sfleadid: name,
  link: name,
  model: z.optional(z.nullable(z.looseObject({ sfleadid: name }))),
}

const states = z.enum(['none', 'linking', 'linked', 'needs-attention', 'failed', 'skipped', 'statements'])
const reason = z.nullable(z.enum(bankReasons))
/** The state of linking, and why it failed if it did. */
const standing = { state: states, reason }

/** `custid` is an opaque reference of ours (spec T4). `repair`: the connection (from the state) whose login must be renewed. */
export const getFrameLink = (api: string) =>
  endpoint({
    name: `${api}-get-finicity-link`,
    ...paths.getFrameLink(api),
    limit: { calls: 20, seconds: 60 },
    request: z.object({ ...whose, repair: name }),
    response: z.object({ link: z.string(), custid: z.string() }),
  })

/** After the frame said 'done'. `ok` is false when no account was linked; 'linking' = we are still waiting for the bank. */
export const refreshCustomer = (api: string) =>
  endpoint({
    name: `${api}-refresh-finicity-customer`,
    ...paths.refreshCustomer(api),
    limit: { calls: 20, seconds: 60 },
    request: z.object({ ...whose, customerId: z.string().check(z.maxLength(100)) }),
    response: z.object({ ok: z.boolean(), ...standing }),
  })

/** `redirect_url`: nothing, or our one OAuth return route. Further names as query values. */
export const getLinkToken = endpoint({
  name: 'get-link-token',
  ...paths.getLinkToken,
  // A path of the specification; opening it writes a consent, so no other site may make a browser open it.
  writes: true,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ redirect_url: name, sf_leadid: name, link: name, repair: name }),
  response: z.object({ link_token: z.string() }),
})

/** Answers at once (spec 226): `results` are null until the history is there. Ids and tokens are opaque references (spec T4). */
export const getAccessToken = (api: string) =>
  endpoint({
    name: `${api}-get-access-token`,
    ...paths.getAccessToken(api),
    form: true,
    limit: { calls: 20, seconds: 60 },
    request: z.object({ ...whose, public_token: z.string().check(z.minLength(1), z.maxLength(300)) }),
    response: z.object({
      plaid: z.object({ item_id: z.string(), access_token: z.string() }),
      token: z.string(),
      results: z.object({
        /** Dollars per month. */
        revenue: z.nullable(z.number()),
        /** True revenue of the last three full months, oldest first, dollars. */
        last_three_months: z.nullable(z.array(z.number())),
        adb: z.nullable(z.number()),
        has_mca_payments_by_month: z.nullable(z.array(z.boolean())),
        has_biz_account: z.nullable(z.boolean()),
        /** Dollars received from and paid to advance funders. */
        MCA_deposits: z.nullable(z.number()),
        MC_Payments: z.nullable(z.number()),
      }),
    }),
  })

/** What the widget ended in when it did not end in an account; 'linked' after a repair. `reason`: the widget's own code. */
export const bankLinkOutcome = endpoint({
  name: 'bank-link-outcome',
  ...paths.bankLinkOutcome,
  limit: { calls: 60, seconds: 60 },
  request: z.object({
    ...whose,
    outcome: z.enum(['linked', 'skipped', 'failed', 'cancelled']),
    reason: name,
  }),
  response: z.object(standing),
})

const bankLinkState = <M extends Method>(route: ApiRoute<M, '/api/bank-link/state'>) =>
  endpoint({
    name: `bank-link-state-${route.method.toLowerCase()}`,
    ...route,
    reads: true,
    limit: { calls: 120, seconds: 60 },
    request: z.object(whose),
    response: z.object({
      ...standing,
      /** Whether the bank's history is here. */
      fetched: z.boolean(),
      /** Only to the application's own browser or a link's: */
      institution: z.optional(z.string()),
      /** Whether a bank may be opened: not from the wizard where an offer stands, unless to renew a login. */
      may_link: z.optional(z.boolean()),
      /** Linking or reading is under way on the server: it goes on without the page. */
      working: z.optional(z.boolean()),
      /** The connection to repair, when one needs attention. */
      repair: z.optional(z.string()),
      accounts: z.optional(z.array(z.object({ name: z.string(), mask: z.string(), kind: z.string() }))),
    }),
  })
export const getBankLinkState = bankLinkState(paths.getBankLinkState)
export const postBankLinkState = bankLinkState(paths.postBankLinkState)
