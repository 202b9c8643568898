// The calls of the staff views by link: the door with its access code, the file's first page, login and refresh (specification 3, sections 3 and 7).
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { filePurposes } from '#core/domain/links.ts'
import * as paths from './paths.ts'

const code = z.string().check(z.maxLength(200))
const maybe = z.nullable(z.string())

/** Who is logged in; null for a guest. */
const userdata = z.nullable(
  z.object({ id: z.string(), name: z.string(), role: z.string(), scope: z.string() }),
)

/** Stands as `provider` of an account that no bank link told. */
export const READ_FROM_STATEMENTS = 'statements'

/** `balance`: dollars, null where the bank told none; `timestamp`: Unix seconds. */
export const linkedAccount = z.object({
  accountid: z.string(),
  custid: z.string(),
  /** Which of the linked banks it is of. */
  bank: z.string(),
  institution: z.string(),
  /** Its last digits: nobody is shown more. */
  accnum: z.string(),
  name: z.string(),
  type: z.string(),
  balance: z.nullable(z.number()),
  timestamp: z.nullable(z.number()),
  /** Statements that the bank has of its own; null: it was not asked, or has not told. */
  statements: z.nullable(z.number()),
  mfa: z.boolean(),
  /** What it counts as; '' while no line of it was read. */
  use: z.string(),
  /** Or `READ_FROM_STATEMENTS`. */
  provider: z.string(),
  /** Since when, or when its statements were read. */
  linked: z.number(),
  /** Its bank was asked for fresh data and has not answered yet. */
  refreshing: z.boolean(),
})
export type LinkedAccount = z.infer<typeof linkedAccount>

/**
 * A guest is told that a report exists; it opens for staff who logged in (FCRA purpose), by `openReport` and with a reason. `id` and
 * `score` are null for a guest, `json` for everybody.
 */
const report = z.object({
  id: maybe,
  name: z.string(),
  score: z.nullable(z.number()),
  timestamp: z.number(),
  json: maybe,
})

/** `gsurl`: where staff open it; '' for a guest: documents hold the numbers that are masked here. */
const file = z.object({
  id: z.string(),
  type_name: z.string(),
  fileextension: z.string(),
  sent: z.number(),
  gsurl: z.string(),
})

/** Amounts in cents. */
const decision = z.object({
  id: z.string(),
  timestamp: z.number(),
  origin: z.string(),
  outcome: z.string(),
  current: z.boolean(),
  grade: maybe,
  score: z.nullable(z.number()),
  amount: z.nullable(z.number()),
  policy: z.string(),
})

const month = z.object({
  month: z.string(),
  full: z.boolean(),
  counted: z.boolean(),
  deposits: z.number(),
  gross: z.number(),
  trueRevenue: z.number(),
  averageDailyBalance: z.number(),
  negativeDays: z.number(),
  nsf: z.number(),
})

/** Open-banking model (specification 3, section 3). */
const plaidModel = z.nullable(
  z.object({
    items: z.array(
      z.object({
        item_id: z.string(),
        accounts: z.array(
          z.object({
            account_id: z.string(),
            mask: z.string(),
            name: z.string(),
            type: z.string(),
            balances: z.object({ current: z.nullable(z.number()) }),
          }),
        ),
      }),
    ),
    date_generated: z.string(),
    days_requested: z.number(),
  }),
)

export const shownFile = z.object({
  accounts: z.array(linkedAccount),
  reports: z.array(report),
  decisions: z.array(decision),
  custid: z.string(),
  files: z.array(file),
  userdata,
  plaid_model: plaidModel,
  /** Beyond the specification: what the head of the page says, and the months of all accounts together, money in cents. */
  head: z.object({
    applicationId: maybe,
    /** Whoever logged in may open the offer tool on it. */
    mayDecide: z.boolean(),
    business: z.string(),
    stage: z.string(),
    requested: z.nullable(z.number()),
    place: z.string(),
    sharedBy: z.string(),
    expiresAt: z.string(),
    refresh: z.enum(['under-way', 'possible', 'none']),
  }),
  months: z.array(month),
})
export type ShownFile = z.infer<typeof shownFile>

/** Whether a link works, and the application's number, which opens nothing by itself. `open`: this browser holds the file's session. */
export const verifyLink = endpoint({
  name: 'aggregation-verify-link',
  ...paths.verifyLink,
  limit: { calls: 60, seconds: 60 },
  reads: true,
  request: z.object({ link: code }),
  response: z.object({ appnum: z.string(), open: z.boolean() }),
})

/**
 * The file's first page. `pass`: the access code; empty where this browser holds the file's session. `token`: an auth key that logs its
 * owner in besides. Five wrong codes of one link, or from one network, wait 15 minutes (429). Sets the cookie `underway_file`.
 */
export const getAccounts = endpoint({
  name: 'aggregation-get-accounts',
  ...paths.getAccounts,
  limit: { calls: 60, seconds: 60 },
  reads: true,
  request: z.object({
    link: code,
    pass: z.string().check(z.maxLength(100)),
    appnum: code,
    token: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: shownFile,
})

/** Logs in with an auth key ('Enter your auth key'); sets the staff cookie. */
export const authenticate = endpoint({
  name: 'aggregation-authenticate',
  ...paths.authenticate,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) }),
  response: z.object({ userdata }),
})

/** Asks the banks for fresh data. 409 while a refresh is under way. */
export const refreshCustomer = endpoint({
  name: 'aggregation-refresh-customer',
  ...paths.refreshCustomer,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ custid: z.string().check(z.maxLength(100)), token: z.optional(z.string()) }),
  response: z.object({ ok: z.boolean() }),
})

/** '{custid}-{accountid}.zip', where `accountid` names the application too. */
const ZIP = /^([0-9a-f-]{36})-([0-9a-f-]{36}\.[0-9a-f]{8})\.zip$/

/**
 * The bank's own statements of one account, a year of them at most, as statements.zip; for staff who logged in and said today why they
 * open the file. A stream that breaks off is no zip. 404 without any, 409 where the bank wants its owner, 502 where it failed.
 */
export const downloadStatements = endpoint({
  name: 'aggregation-download-statements',
  ...paths.downloadStatements,
  limit: { calls: 20, seconds: 60 },
  writes: true,
  file: { type: 'application/zip', name: 'statements.zip' },
  request: z.pipe(
    z.object({ file: z.string().check(z.regex(ZIP)) }),
    z.transform(({ file }) => {
      const [, custid = '', accountid = ''] = ZIP.exec(file) ?? []
      return { custid, accountid }
    }),
  ),
  response: z.custom<AsyncIterable<Uint8Array>>(),
})

export const leaveFile = endpoint({
  name: 'aggregation-leave',
  ...paths.leaveFile,
  request: z.object({}),
  response: z.object({ ok: z.boolean() }),
})

/** Makes a link to the file, told once with its access code, which travels apart. */
export const shareFile = endpoint({
  name: 'staff-share-file',
  ...paths.shareFile,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ id: z.uuid(), kind: z.enum(filePurposes) }),
  response: z.object({
    linkId: z.string(),
    url: z.string(),
    accessCode: z.string(),
    expiresAt: z.string(),
  }),
})
