// Credit reports of one application: its state with each person, asking for a report, and reading one.
import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '#core/contract/endpoint.ts'
import { openReasons } from '#core/domain/access.ts'
import { creditPurposes, pullBars, reportResults } from '#core/domain/credit-report/pulls.ts'
import type { CreditReport } from '#core/domain/credit-report/report.ts'
import * as paths from './paths.ts'

const at = z.string()
const maybe = z.nullable(z.string())

const keptReport = z.object({
  id: z.string(),
  state: z.enum(['asked', 'received', 'failed']),
  askedAt: at,
  /** A colleague's name; null: before a decision, by itself. */
  askedBy: maybe,
  receivedAt: maybe,
  expiresAt: maybe,
  /** It has not expired: decisions rest on it. */
  usable: z.boolean(),
  /** Its content is still kept. */
  readable: z.boolean(),
  result: z.nullable(z.enum(reportResults)),
  bureau: maybe,
  /** The vendor's code for why none came. */
  failure: maybe,
  /** Null where there is none, and until the reader said why they open the file. */
  score: z.nullable(z.number()),
})
export type KeptReport = z.infer<typeof keptReport>

/** How it stands with one person; `personId` null: the applicant. */
export const creditStanding = z.object({
  personId: maybe,
  name: z.string(),
  /** Null: never asked. */
  consent: z.nullable(z.object({ given: z.boolean(), at })),
  /** Why none can be obtained now; null where one can. */
  bar: z.nullable(z.enum(pullBars)),
  /** Newest first. */
  reports: z.array(keptReport),
})
export type ShownStanding = z.infer<typeof creditStanding>

const done = z.object({ ok: z.boolean() })

export const pullCredit = endpoint({
  name: 'staff-pull-credit',
  ...paths.pullCredit,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ id: z.uuid(), personId: z.nullable(z.uuid()) }),
  response: done,
})

/** Writing it down and reading it are one: nobody sees a report without a line in the log. */
export const openReport = endpoint({
  name: 'staff-open-credit-report',
  ...paths.openReport,
  request: z.object({ id: z.uuid(), report: z.uuid() }),
  response: z.object({
    /** Of whom, and of which business. */
    name: z.string(),
    business: z.string(),
    bureau: z.string(),
    inquiry: z.literal('soft'),
    purpose: z.enum(creditPurposes),
    consentedAt: at,
    receivedAt: at,
    expiresAt: at,
    usable: z.boolean(),
    /** What the reader said today to open the file, and who they are. */
    openedFor: z.enum(openReasons),
    openedBy: z.string(),
    report: z.custom<CreditReport>(),
  }),
})
export type OpenedReport = ResponseOf<typeof openReport>
