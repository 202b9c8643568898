// Plaid's wire shapes, as far as we read them.
import * as z from 'zod'
import { isThere } from '../account-numbers.ts'

export const linkTokenAnswer = z.object({ link_token: z.string().min(1), expiration: z.string() })
export const exchangeAnswer = z.object({ access_token: z.string().min(1), item_id: z.string().min(1) })
export const itemAnswer = z.object({
  item: z.object({
    institution_name: z.string().nullish(),
    error: z.object({ error_code: z.string() }).nullish(),
  }),
  status: z
    .object({ transactions: z.object({ last_successful_update: z.string().nullish() }).nullish() })
    .nullish(),
})
/** Every time that the widget was opened with one token: what it left behind, or how it was left. */
export const linkTokenState = z.object({
  expiration: z.string().nullable(),
  link_sessions: z
    .array(
      z.object({
        finished_at: z.string().nullish(),
        results: z
          .object({ item_add_results: z.array(z.object({ public_token: z.string().min(1) })) })
          .nullish(),
        exit: z
          .object({
            error: z.object({ error_code: z.string() }).nullish(),
            metadata: z.object({ status: z.string().nullish() }).nullish(),
          })
          .nullish(),
      }),
    )
    .default([]),
})
export type LinkTokenState = z.infer<typeof linkTokenState>
export const itemRemoved = z.object({ request_id: z.string().min(1) })
export const reportRemoved = z.object({ removed: z.literal(true) })
export const reportCreated = z.object({ asset_report_token: z.string(), asset_report_id: z.string() })

/** Reports have it only with the vendor's insights; no bank fills it for every line. */
const paymentMeta = z.object({ reference_number: z.string().nullish() }).nullish().catch(undefined)

const accountWire = z.object({
  account_id: z.string(),
  balances: z.object({
    available: z.number().nullish(),
    current: z.number().nullish(),
    /** One of the two is null. */
    iso_currency_code: z.string().nullish(),
    unofficial_currency_code: z.string().nullish(),
  }),
  mask: z.string().nullish(),
  name: z.string().default(''),
  official_name: z.string().nullish(),
  type: z.string(),
  subtype: z.string().nullish(),
  owners: z.array(z.object({ names: z.array(z.string()).default([]) })).nullish(),
  transactions: z
    .array(
      z.object({
        transaction_id: z.string(),
        amount: z.number(),
        date: z.string(),
        original_description: z.string().nullish(),
        pending: z.boolean().default(false),
        payment_meta: paymentMeta,
        pending_transaction_id: z.string().nullish(),
      }),
    )
    .default([]),
})
export type AccountWire = z.infer<typeof accountWire>

/** Reports never say who holds an account. This call does for those who asked for the vendor's beta, and for them not of every bank. */
export const accountsAnswer = z.object({
  accounts: z.array(z.object({ account_id: z.string(), holder_category: z.string().nullish() })).default([]),
})

export const reportAnswer = z.object({
  report: z.object({
    asset_report_id: z.string(),
    date_generated: z.string(),
    items: z.array(
      z.object({
        item_id: z.string(),
        institution_name: z.string().nullish(),
        date_last_updated: z.string().nullish(),
        accounts: z.array(accountWire),
      }),
    ),
  }),
  warnings: z
    .array(
      z.object({
        warning_code: z.string().nullish(),
        cause: z.object({ item_id: z.string().nullish(), error_code: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
})
export type ReportAnswer = z.infer<typeof reportAnswer>

const syncedLine = z.object({
  transaction_id: z.string(),
  account_id: z.string(),
  amount: z.number(),
  date: z.string(),
  name: z.string().default(''),
  original_description: z.string().nullish(),
  pending: z.boolean(),
  payment_meta: paymentMeta,
  pending_transaction_id: z.string().nullish(),
})
export type SyncedLine = z.infer<typeof syncedLine>

export const syncPage = z.object({
  transactions_update_status: z.string(),
  accounts: z.array(
    accountWire.omit({ owners: true, transactions: true }).extend({ holder_category: z.string().nullish() }),
  ),
  added: z.array(syncedLine),
  modified: z.array(syncedLine),
  removed: z.array(z.object({ transaction_id: z.string() })),
  next_cursor: z.string(),
  has_more: z.boolean(),
})
export type SyncPage = z.infer<typeof syncPage>

/** Which accounts have numbers, as facts. A `verification_status` says that a person typed them: the bank gave nothing then. */
export const authAnswer = z.object({
  accounts: z
    .array(z.object({ account_id: z.string(), verification_status: z.string().nullish() }))
    .default([]),
  numbers: z.object({
    ach: z.array(z.object({ account_id: z.string(), account: isThere, routing: isThere })).default([]),
  }),
})

/** The bank's own statements; an account without any may be left out. */
export const statementList = z.object({
  accounts: z.array(
    z.object({
      account_id: z.string(),
      statements: z.array(
        z.object({
          statement_id: z.string().min(1),
          month: z.number().int().min(1).max(12),
          year: z.number().int().min(1900).max(9999),
        }),
      ),
    }),
  ),
})

/** `causes` come with failed reports, one for each item that failed. */
export const errorEnvelope = z.object({
  error_type: z.string().default(''),
  error_code: z.string(),
  causes: z
    .array(z.object({ error_code: z.string() }))
    .nullish()
    .catch(undefined),
})

export const verificationKey = z.object({
  key: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    expired_at: z.number().nullish(),
  }),
})

export const webhookBody = z.object({
  webhook_type: z.string(),
  webhook_code: z.string(),
  item_id: z.string().optional(),
  asset_report_id: z.string().optional(),
  report_type: z.string().nullish(),
  error: z.object({ error_code: z.string().optional() }).nullish(),
  reason: z.string().optional(),
  status: z.string().optional(),
  link_token: z.string().optional(),
  public_token: z.string().optional(),
  public_tokens: z.array(z.string()).optional(),
})
export type WebhookBody = z.infer<typeof webhookBody>
