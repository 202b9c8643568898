// Finicity's wire shapes, as far as we read them; ids come as text or numbers, so they are made text here.
import * as z from 'zod'
import { isThere } from '../account-numbers.ts'

const id = z.union([z.string(), z.number()]).transform(String)
/** Unix seconds; anything else counts as absent. */
const seconds = z.number().positive().optional().catch(undefined)

export const tokenAnswer = z.object({ token: z.string().min(1) })
export const customerAnswer = z.object({ id })
export const customerList = z.object({ customers: z.array(z.object({ id })) })
export const linkAnswer = z.object({ link: z.url() })

export const accountWire = z.object({
  id,
  institutionId: id.optional(),
  institutionLoginId: id.optional(),
  name: z.string().default(''),
  number: id.optional(),
  accountNumberDisplay: id.optional(),
  realAccountNumberLast4: id.optional(),
  balance: z.number().optional(),
  currency: z.string().optional(),
  type: z.string().default('unknown'),
  status: z.string().optional(),
  aggregationStatusCode: z.number().nullish().catch(undefined),
  balanceDate: seconds,
  aggregationSuccessDate: seconds,
  marketSegment: z.string().optional(),
})
export type AccountWire = z.infer<typeof accountWire>

/** Who has none is told so by a code; an answer without the list says nothing. */
export const accountList = z.object({ accounts: z.array(accountWire) })

export const transactionWire = z.object({
  id,
  amount: z.number(),
  accountId: id.optional(),
  status: z.string().optional(),
  description: z.string().default(''),
  memo: z.string().optional(),
  /** The institution's own id of the booking, where it gives one; some send zeros. */
  uniqueTransactionId: z.string().nullish().catch(undefined),
  institutionTransactionId: z.string().nullish().catch(undefined),
  postedDate: seconds,
  transactionDate: seconds,
})
export type TransactionWire = z.infer<typeof transactionWire>

export const transactionPage = z.object({
  found: z.number().optional(),
  displaying: z.number().optional(),
  /** Documented as a boolean, sent as text. */
  moreAvailable: z.union([z.boolean(), z.string()]).transform((more) => String(more) === 'true'),
  transactions: z.array(transactionWire),
})

export const ownerAnswer = z.object({
  holders: z.array(z.object({ ownerName: z.string().nullish() })),
})

const score = z.number().min(0).max(100).optional().catch(undefined)

/** Scores of what was stated beside what the bank keeps of each holder; what it does not keep has none. */
export const matchAnswer = z.object({
  holders: z.array(
    z.object({
      ownerName: z.string().nullish(),
      nameScores: z.object({ ownerName: score }).optional(),
      addresses: z
        .array(z.object({ addressScores: z.object({ ownerAddress: score }).optional() }))
        .optional(),
      emails: z.array(z.object({ emailScores: z.object({ email: score }).optional() })).optional(),
      phones: z.array(z.object({ phoneScores: z.object({ phone: score }).optional() })).optional(),
    }),
  ),
})

export const businessAnswer = z.object({ businessId: id })
export const businessList = z.array(businessAnswer)

/** The bank's own statements, place by place; one that is not there has a code in place of id and date. */
export const statementList = z.object({
  statements: z.array(z.object({ id: z.string().min(1).optional(), documentDate: z.iso.date().optional() })),
})

/** Both numbers of an account, as facts. */
export const achAnswer = z.object({ routingNumber: isThere, realAccountNumber: isThere })

const institution = z.object({ name: z.string() })
export const institutionAnswer = z
  .union([z.object({ institution }), institution])
  .transform((answer) => ('institution' in answer ? answer.institution.name : answer.name))

export const pingWebhook = z.object({ eventType: z.literal('ping'), customerId: z.undefined().optional() })

export const connectWebhook = z.object({
  customerId: id.optional(),
  eventType: z.string(),
  eventId: z.string().min(1).optional(),
  payload: z.looseObject({}).optional(),
})
