// One application as staff see it: everything that is known of it, in the order of the page.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { leadActions } from '#core/domain/access.ts'
import type { LinkPurpose } from '#core/domain/links.ts'

const at = z.string()
const maybe = z.nullable(z.string())
const byId = z.object({ id: z.uuid() })

const reason = z.object({ code: z.string(), values: z.record(z.string(), z.union([z.number(), z.string()])) })
export type ShownReason = z.infer<typeof reason>

const answer = z.object({
  field: z.string(),
  /** As its input shows it; absent for an encrypted one. */
  text: z.optional(z.string()),
  /** What may be shown of an encrypted one. */
  mask: z.optional(z.string()),
})

const decision = z.object({
  id: z.string(),
  at,
  current: z.boolean(),
  origin: z.string(),
  policyVersion: z.string(),
  outcome: z.string(),
  grade: maybe,
  score: z.nullable(z.number()),
  /** Cents. */
  amount: z.nullable(z.number()),
  factors: z.array(
    z.object({ name: z.string(), score: z.number(), maxScore: z.number(), reasons: z.array(reason) }),
  ),
  knockOuts: z.array(reason),
  reasons: z.array(reason),
  raises: z.array(reason),
  /** Terms with an amount of at least the minimum: months, cents, cents, ten-thousandths. */
  terms: z.array(
    z.object({
      term: z.number(),
      amount: z.number(),
      dailyPayment: z.number(),
      factorRate: z.number(),
      adjusted: z.boolean(),
    }),
  ),
  deals: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      term: z.number(),
      payment: z.number(),
      frequency: z.string(),
      total: z.number(),
      /** Percent. */
      apr: z.number(),
    }),
  ),
  by: maybe,
  /** What the deciding person wrote. */
  reason: maybe,
})
export type ShownDecision = z.infer<typeof decision>

export const application = z.object({
  id: z.string(),
  createdAt: at,
  updatedAt: at,
  stage: z.string(),
  page: z.number(),
  brand: z.string(),
  language: z.string(),
  variant: z.string(),
  businessName: z.string(),
  ownerName: z.string(),
  /** Cents. */
  requestedAmount: z.nullable(z.number()),
  state: z.string(),
  mqlType: maybe,
  /** off = no register is set up; unknown = it has not answered. */
  merchantDefaults: z.enum(['off', 'unknown', 'clear', 'hit']),
  bankState: z.string(),
  source: z.record(z.string(), z.string()),
  /** The state requires a disclosure of the offer (decision 15). */
  disclosureState: z.boolean(),
  assigned: z.nullable(z.object({ id: z.string(), name: z.string() })),
  rights: z.array(z.enum(leadActions)),
  /** Whether the stage allows it, apart from anybody's rights. */
  canApprove: z.boolean(),
  canDecline: z.boolean(),
  canWithdraw: z.boolean(),
  answers: z.array(z.object({ section: z.string(), answers: z.array(answer) })),
  documents: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      name: z.string(),
      mime: z.string(),
      bytes: z.number(),
      month: maybe,
      scan: z.string(),
      uploadedAt: at,
      uploadedBy: z.string(),
    }),
  ),
  requests: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      message: z.string(),
      by: maybe,
      at,
      fulfilledAt: maybe,
    }),
  ),
  consents: z.array(
    z.object({
      kind: z.string(),
      version: z.string(),
      language: z.string(),
      given: z.boolean(),
      at,
      ip: maybe,
    }),
  ),
  connections: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      state: z.string(),
      institution: maybe,
      reason: maybe,
      updatedAt: at,
    }),
  ),
  decisions: z.array(decision),
  choice: z.nullable(
    z.object({ at, deal: maybe, amount: z.number(), term: z.number(), payment: z.number() }),
  ),
  duplicates: z.array(
    z.object({
      /** Null when the reader may not open it. */
      id: maybe,
      name: z.string(),
      stage: z.string(),
      createdAt: at,
      same: z.array(z.enum(['email', 'phone', 'tax'])),
    }),
  ),
  links: z.array(
    z.object({
      id: z.string(),
      purpose: z.string(),
      by: maybe,
      createdAt: at,
      expiresAt: at,
      revokedAt: maybe,
      openedAt: maybe,
      openedCount: z.number(),
      finishedAt: maybe,
      live: z.boolean(),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.string(),
      channel: z.string(),
      template: z.string(),
      language: z.string(),
      state: z.string(),
      reason: maybe,
      createdAt: at,
      sentAt: maybe,
    }),
  ),
  jobs: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.string(),
      attempts: z.number(),
      runAt: at,
      lastError: maybe,
    }),
  ),
  notes: z.array(z.object({ id: z.string(), at, by: z.string(), text: z.string() })),
  events: z.array(
    z.object({
      id: z.string(),
      at,
      kind: z.string(),
      actor: z.string(),
      by: maybe,
      ip: maybe,
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type Application = z.infer<typeof application>

export const readApplication = endpoint({
  name: 'staff-application',
  method: 'GET',
  path: '/api/staff/applications/:id',
  request: byId,
  response: application,
})

const month = z.object({
  month: z.string(),
  full: z.boolean(),
  counted: z.boolean(),
  deposits: z.number(),
  gross: z.number(),
  trueRevenue: z.number(),
  averageDailyBalance: z.number(),
  endingBalance: z.number(),
  lowestBalance: z.number(),
  negativeDays: z.number(),
  nsf: z.number(),
  debtService: z.number(),
})

/** The bank's picture, money in cents; null while there is none. */
export const bankPicture = z.object({
  asOf: z.string(),
  refreshedOn: z.string(),
  historyFrom: maybe,
  holder: z.string(),
  accounts: z.array(
    z.object({
      institution: z.string(),
      name: z.string(),
      mask: z.string(),
      type: z.string(),
      use: z.string(),
      balance: z.number(),
    }),
  ),
  /** Oldest first. */
  months: z.array(month),
  averages: z.object({
    months: z.number(),
    gross: z.number(),
    trueRevenue: z.number(),
    averageDailyBalance: z.number(),
    negativeDaysPerMonth: z.number(),
    depositsPerMonth: z.number(),
  }),
  currentBalance: z.number(),
  negativeDays: z.number(),
  nsfLast90Days: z.number(),
  longestNegativeRun: z.number(),
  /** Basis points. */
  trend: z.nullable(z.number()),
  volatility: z.nullable(z.number()),
  topPayerShare: z.number(),
  monthToDate: z.object({ month: z.string(), trueRevenue: z.number(), pace: z.nullable(z.number()) }),
  /** Tenths of a day. */
  daysOfCover: z.nullable(z.number()),
  activePositions: z.number(),
  dailyBurden: z.number(),
  burden: z.nullable(z.number()),
  newPositions: z.number(),
  positions: z.array(
    z.object({
      id: z.string(),
      lender: z.string(),
      known: z.boolean(),
      kind: z.string(),
      cadence: z.string(),
      payment: z.number(),
      dailyEquivalent: z.number(),
      fundedAmount: z.nullable(z.number()),
      fundedOn: maybe,
      lastPaymentOn: z.string(),
      paymentsMade: z.number(),
      remaining: z.nullable(z.number()),
      state: z.string(),
      confidence: z.number(),
      missed: z.number(),
      returned: z.number(),
    }),
  ),
  undisclosedAccounts: z.array(z.object({ mask: z.string(), count: z.number(), amount: z.number() })),
  /** Credits that are not revenue, summed by reason over all months. */
  excluded: z.array(z.object({ reason: z.string(), amount: z.number(), count: z.number() })),
  dailyBalances: z.object({ from: z.string(), balances: z.array(z.number()) }),
})
export type BankPicture = z.infer<typeof bankPicture>

export const readBank = endpoint({
  name: 'staff-application-bank',
  method: 'GET',
  path: '/api/staff/applications/:id/bank',
  request: byId,
  response: z.object({ bank: z.nullable(bankPicture) }),
})

/** Shows one encrypted answer in full. The reason is kept with the reveal in the audit log; the value is not. */
export const reveal = endpoint({
  name: 'staff-reveal',
  method: 'POST',
  path: '/api/staff/applications/:id/reveal',
  limit: { calls: 60, seconds: 60 },
  request: z.object({
    id: z.uuid(),
    field: z.enum(['ssn', 'ein', 'dateOfBirth']),
    reason: z.string().check(z.maxLength(300)),
  }),
  response: z.object({ value: z.string() }),
})

/** The text of a message that was sent, its links taken out. */
export const readMessage = endpoint({
  name: 'staff-read-message',
  method: 'POST',
  path: '/api/staff/applications/:id/messages/:messageId/read',
  request: z.object({ id: z.uuid(), messageId: z.uuid() }),
  response: z.object({ to: z.string(), subject: maybe, text: z.string() }),
})

const ok = z.object({ ok: z.boolean() })

export const addNote = endpoint({
  name: 'staff-add-note',
  method: 'POST',
  path: '/api/staff/applications/:id/notes',
  request: z.object({ id: z.uuid(), text: z.string().check(z.maxLength(5000)) }),
  response: ok,
})

/** `to`: a staff member's id, or null for nobody. Taking a free application is assigning it to oneself. */
export const assign = endpoint({
  name: 'staff-assign',
  method: 'POST',
  path: '/api/staff/applications/:id/assign',
  request: z.object({ id: z.uuid(), to: z.nullable(z.uuid()) }),
  response: ok,
})

export const sendableLinks = ['continue', 'bank-verification'] as const satisfies readonly LinkPurpose[]
export const linkChannels = ['email', 'sms', 'copy'] as const
export type LinkChannel = (typeof linkChannels)[number]

/** `url` only for 'copy', and only in this answer. */
export const sendLink = endpoint({
  name: 'staff-send-link',
  method: 'POST',
  path: '/api/staff/applications/:id/send-link',
  request: z.object({
    id: z.uuid(),
    kind: z.enum(sendableLinks),
    channel: z.enum(linkChannels),
  }),
  response: z.object({ linkId: z.string(), url: maybe, expiresAt: at }),
})

export const revokeLink = endpoint({
  name: 'staff-revoke-link',
  method: 'POST',
  path: '/api/staff/applications/:id/links/:linkId/revoke',
  request: z.object({ id: z.uuid(), linkId: z.uuid() }),
  response: ok,
})

export const requestDocument = endpoint({
  name: 'staff-request-document',
  method: 'POST',
  path: '/api/staff/applications/:id/document-request',
  request: z.object({
    id: z.uuid(),
    kind: z.string().check(z.maxLength(60)),
    message: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: ok,
})

/** `amount` in cents, for an approval; `reasons`: codes of core/words/notice, one to four, for a decline: the notice states them. */
export const override = endpoint({
  name: 'staff-override',
  method: 'POST',
  path: '/api/staff/applications/:id/override',
  request: z.object({
    id: z.uuid(),
    outcome: z.enum(['approved', 'declined']),
    amount: z.optional(z.int().check(z.minimum(1))),
    reasons: z.optional(z.array(z.string()).check(z.maxLength(4))),
    reason: z.string().check(z.maxLength(1000)),
  }),
  response: ok,
})

export const withdraw = endpoint({
  name: 'staff-withdraw',
  method: 'POST',
  path: '/api/staff/applications/:id/withdraw',
  request: z.object({ id: z.uuid(), reason: z.string().check(z.maxLength(1000)) }),
  response: ok,
})

/** Where a document is downloaded (GET, attachment). */
export const documentPath = (id: string, documentId: string): string =>
  `/api/staff/applications/${id}/documents/${documentId}`
