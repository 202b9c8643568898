// What the bank tells about one application: accounts, months, averages, other lenders; money in cents.
import * as z from 'zod/mini'
import { withoutNumbers } from '#core/fields/numbers-in-text.ts'
import { creditLabels, positionLabels, repeatLabels } from '#core/domain/bank/labels.ts'
import { contradictions, creditWords } from '#core/domain/owners-word.ts'
import { endpoint, type ResponseOf } from '#core/contract/endpoint.ts'
import { linkedAccount } from '../aggregation/aggregation-contract.ts'
import * as paths from '../paths.ts'

const maybe = z.nullable(z.string())

const month = z.object({
  month: z.string(),
  full: z.boolean(),
  counted: z.boolean(),
  deposits: z.number(),
  gross: z.number(),
  trueRevenue: z.number(),
  /** Credits that could not be classed. */
  unclassed: z.number(),
  averageDailyBalance: z.number(),
  endingBalance: z.number(),
  lowestBalance: z.number(),
  negativeDays: z.number(),
  nsf: z.number(),
  debtService: z.number(),
})

/** The bank's picture, money in cents; null while there is none. */
const bankPicture = z.object({
  asOf: z.string(),
  refreshedOn: z.string(),
  historyFrom: maybe,
  holder: z.string(),
  /** Faults of the data: `reason.<code>` in the words; `account`: its last digits, null = the whole. */
  findings: z.array(
    z.object({
      code: z.string(),
      values: z.record(z.string(), z.union([z.number(), z.string()])),
      account: maybe,
      /** How many lines it was seen in; 0 = it is about none. */
      lines: z.number(),
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
  /** Basis points. */
  sameMonthsLastYear: z.nullable(z.number()),
  topPayerShare: z.number(),
  monthToDate: z.object({ month: z.string(), trueRevenue: z.number(), pace: z.nullable(z.number()) }),
  /** Tenths of a day. */
  daysOfCover: z.nullable(z.number()),
  activePositions: z.number(),
  /** Of positions that are certain. */
  dailyBurden: z.number(),
  /** Basis points of the revenue, at both ends of what is uncertain. */
  burden: z.nullable(z.object({ least: z.number(), most: z.number() })),
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
      sureness: z.string(),
      /** What staff said of it. */
      label: z.nullable(z.enum(positionLabels)),
      foundBy: z.string(),
      /** Kinds of evidence; none in an analysis of an older engine. */
      seenBy: z.array(z.string()),
      fundedTimes: z.number(),
      /** Cents of all fundings; null = none was seen. */
      fundedInAll: z.nullable(z.number()),
      /** Funded in slices while it draws. */
      inSlices: z.boolean(),
      /** Likely bought out: by whom, on which day. */
      boughtOut: z.nullable(z.object({ by: z.string(), on: z.string() })),
      /** Number of lines that it was seen in, its funding among them. */
      evidence: z.number(),
      missed: z.number(),
      returned: z.number(),
    }),
  ),
  /** Credits that could not be classed, and those that staff classed. */
  openCredits: z.array(
    z.object({
      transactionId: z.string(),
      date: z.string(),
      amount: z.number(),
      description: z.string(),
      label: z.nullable(z.enum(creditLabels)),
    }),
  ),
  /** What the owner is asked about deposits, and what they said: apart from staff's own labels. Null where nothing was ever asked. */
  ownersWord: z.nullable(
    z.object({
      askedAt: z.string(),
      /** More matters than can be asked. */
      beyond: z.boolean(),
      questions: z.array(
        z.object({
          id: z.string(),
          payer: z.string(),
          /** Newest first. `label`: what staff said of it, which goes before the owner's word. */
          lines: z.array(
            z.object({
              transactionId: z.string(),
              date: z.string(),
              amount: z.number(),
              description: z.string(),
              label: z.nullable(z.enum(creditLabels)),
            }),
          ),
          says: z.nullable(z.enum(creditWords)),
          words: z.string(),
          saidAt: z.nullable(z.string()),
          /** A customer's paper is asked for. */
          document: z.boolean(),
          /** What the evidence says against the owner's word. */
          against: z.nullable(z.enum(contradictions)),
          /** What was said before, oldest first. */
          before: z.array(z.object({ at: z.string(), says: z.enum(creditWords) })),
        }),
      ),
    }),
  ),
  /** Words of staff that the data contradict by now; `of` names one to take it back. */
  staleLabels: z.array(
    z.object({
      kind: z.enum(['position', 'credit']),
      of: z.string(),
      says: z.enum([...positionLabels, ...creditLabels]),
      why: z.enum(['no-position', 'gone', 'changed']),
      date: z.string(),
      amount: z.number(),
      text: z.string(),
    }),
  ),
  /** Average daily balance and that of today without what lenders put in and has not been paid back; null: nothing came in. */
  withoutLenders: z.nullable(z.object({ average: z.number(), today: z.number() })),
  /** Lines that came twice: counted once, with what came in by them; alike and counted, with what of the revenue they are. */
  repeats: z.object({
    once: z.object({ count: z.number(), moneyIn: z.number() }),
    alike: z.object({ count: z.number(), revenue: z.number() }),
    /** Average true revenue if those that are alike are one. */
    leastTrueRevenue: z.number(),
  }),
  undisclosedAccounts: z.array(z.object({ mask: z.string(), count: z.number(), amount: z.number() })),
  /** Credits that are not revenue, summed by reason over all months. */
  excluded: z.array(z.object({ reason: z.string(), amount: z.number(), count: z.number() })),
  /** What was stated beside what the bank shows: cents, months 'YYYY-MM' or names; '' and null = not known. `by`: basis points. */
  statedAndSeen: z.array(
    z.object({
      what: z.string(),
      stated: z.nullable(z.union([z.number(), z.string()])),
      seen: z.nullable(z.union([z.number(), z.string()])),
      by: z.optional(z.nullable(z.number())),
      differs: z.nullable(z.boolean()),
      /** The provider's own score, 0 to 100. */
      match: z.optional(z.number()),
    }),
  ),
  dailyBalances: z.object({ from: z.string(), balances: z.array(z.number()) }),
})
export type BankPicture = z.infer<typeof bankPicture>

export const readBank = endpoint({
  name: 'staff-application-bank',
  ...paths.readBank,
  request: z.object({ id: z.uuid() }),
  /** `accounts`: as a shared file shows them. */
  response: z.object({ bank: z.nullable(bankPicture), accounts: z.array(linkedAccount) }),
})
export type ReadBank = ResponseOf<typeof readBank>

/** The same statements.zip that a shared file gives (`aggregation-contract.ts`). `account`: its short key. */
export const downloadBankStatements = endpoint({
  name: 'staff-download-bank-statements',
  ...paths.downloadBankStatements,
  limit: { calls: 20, seconds: 60 },
  writes: true,
  file: { type: 'application/zip', name: 'statements.zip' },
  request: z.object({ id: z.uuid(), account: z.string().check(z.maxLength(40)) }),
  response: z.custom<AsyncIterable<Uint8Array>>(),
})

/** Asks the bank for fresh data. 409 while a refresh is under way, or when nothing is linked. */
export const refreshBank = endpoint({
  name: 'staff-refresh-bank',
  ...paths.refreshBank,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.boolean() }),
})

/** Kept with the name of who says it. */
const reason = z.optional(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(500), z.overwrite(withoutNumbers)),
)

/**
 * Says what a position or a credit is, or that a line counted once is a second one, or takes it back (null). `of`: the id of the position or
 * of the line. 409 when the bank data
 * show it no more. `decidedAnew`: whether the stage lets the model judge again; `byPerson`: a person decides there, so
 * that the model only says what it would do.
 */
export const labelBank = endpoint({
  name: 'staff-label-bank',
  ...paths.labelBank,
  limit: { calls: 60, seconds: 60 },
  request: z.discriminatedUnion('kind', [
    z.object({
      id: z.uuid(),
      kind: z.literal('position'),
      of: z.string().check(z.maxLength(300)),
      says: z.nullable(z.enum(positionLabels)),
      reason,
    }),
    z.object({
      id: z.uuid(),
      kind: z.literal('credit'),
      of: z.string().check(z.maxLength(300)),
      says: z.nullable(z.enum(creditLabels)),
      reason,
    }),
    z.object({
      id: z.uuid(),
      kind: z.literal('repeat'),
      of: z.string().check(z.maxLength(300)),
      says: z.nullable(z.enum(repeatLabels)),
      reason,
    }),
  ]),
  response: z.object({ ok: z.boolean(), decidedAnew: z.boolean(), byPerson: z.boolean() }),
})
