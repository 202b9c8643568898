// Proposals that await a second person: the list, the yes and the no.
import * as z from 'zod/mini'
import { freeText } from '#core/contract/free-text.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from '../paths.ts'
import { goesOut } from './action-contract.ts'

const ok = z.object({ ok: z.boolean() })
/** Why the reader is not the second person. `by`: whose hands may hold both logins, null = nobody here knows; `until`: null = no day ends it. */
export const notSecond = z.object({
  why: z.enum(['role', 'own', 'made']),
  by: z.nullable(z.string()),
  until: z.nullable(z.string()),
})
export type NotSecond = z.infer<typeof notSecond>

const named = { id: z.uuid(), decision: z.uuid() }

/** For those who decide: what is open, what lapses first first. Money in cents, burden in basis points, payments in ADB in hundredths; null = not known. */
export const listProposals = endpoint({
  name: 'staff-proposals',
  ...paths.listProposals,
  request: z.object({}),
  response: z.object({
    proposals: z.array(
      z.object({
        applicationId: z.string(),
        applicationName: z.string(),
        decision: z.string(),
        at: z.string(),
        lapsesAt: z.string(),
        by: z.string(),
        reason: z.string(),
        amount: z.number(),
        /** The asker said today why they open the application; until then the next three are withheld. */
        opened: z.boolean(),
        burden: z.nullable(z.number()),
        paymentsInAdb: z.nullable(z.number()),
        grade: z.nullable(z.string()),
        /** Null: the asker may approve it. */
        whyNotSecond: z.nullable(notSecond),
      }),
    ),
  }),
})

/** 403 'own-proposal' for the proposer, 'one-hand' where one person may hold both logins; 409 when it was settled, replaced by another decision, or has lapsed. */
export const approveProposal = endpoint({
  name: 'staff-approve-proposal',
  ...paths.approveProposal,
  request: z.object(named),
  response: z.object({ ok: z.boolean(), goesOut: z.optional(goesOut) }),
})

export const refuseProposal = endpoint({
  name: 'staff-refuse-proposal',
  ...paths.refuseProposal,
  request: z.object({ ...named, reason: freeText(1000) }),
  response: ok,
})
