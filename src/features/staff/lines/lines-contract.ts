// The lines of an application's accounts: the figures above them, pages of them, and what a label of staff would change. Money in cents.
import * as z from 'zod/mini'
import { creditLabels, positionLabels, repeatLabels } from '#core/domain/bank/labels.ts'
import { lineFigures, lineSorts } from '#core/domain/lines/find-lines.ts'
import { shownClasses } from '#core/domain/lines/line-classes.ts'
import { endpoint, type ResponseOf } from '#core/contract/endpoint.ts'
import { isIsoDate } from '#core/ground/dates.ts'
import * as paths from '../paths.ts'

const maybeText = z.nullable(z.string())
const maybeNumber = z.nullable(z.number())

/** An account's key, or 'all'. */
const account = z.string().check(z.regex(/^(?:all|[0-9a-f]{8})$/))

const linesHead = z.object({
  /** Places of lines, accounts, positions and parties are good for one stamp. */
  stamp: z.string(),
  refreshedOn: z.string(),
  /** How many lines the fetch before did not bring. */
  fresh: z.number(),
  /** How many are counted once with another line; how many are alike and all count. */
  once: z.number(),
  alike: z.number(),
  accounts: z.array(
    z.object({
      key: z.string(),
      institution: z.string(),
      name: z.string(),
      mask: z.string(),
      kind: z.string(),
      use: z.string(),
      balance: maybeNumber,
    }),
  ),
  /** Oldest first. `trueRevenue` null: the account counts nowhere; balances null: the bank told none. */
  months: z.array(
    z.object({
      month: z.string(),
      full: z.boolean(),
      counted: z.boolean(),
      transactions: z.number(),
      deposits: z.number(),
      gross: z.number(),
      trueRevenue: maybeNumber,
      averageDailyBalance: maybeNumber,
      negativeDays: maybeNumber,
      nsf: z.number(),
      debtService: z.number(),
    }),
  ),
  /** At the end of each day from `from` on. */
  from: z.string(),
  balances: z.nullable(z.array(z.number())),
  lanes: z.array(
    z.object({
      position: z.number(),
      id: z.string(),
      lender: z.string(),
      cadence: z.string(),
      payment: z.number(),
      state: z.string(),
      sureness: z.string(),
      said: z.nullable(z.enum(positionLabels)),
      fundedOn: maybeText,
      fundedAmount: maybeNumber,
      paymentsMade: z.number(),
      lastPaymentOn: z.string(),
      /** Days since `from`. */
      paid: z.array(z.number()),
      missed: z.array(z.number()),
      returned: z.array(z.number()),
    }),
  ),
  /** Those with most lines. */
  parties: z.array(z.object({ at: z.number(), name: z.string(), count: z.number() })),
})
export type LinesHead = z.infer<typeof linesHead>

/** Looking at lines is written down, as every look at bank data is. Null while there is no bank data. */
export const readLinesHead = endpoint({
  name: 'staff-lines',
  ...paths.readLinesHead,
  request: z.object({ id: z.uuid(), account }),
  response: z.object({ lines: z.nullable(linesHead) }),
})

const cents = z.int().check(z.minimum(0), z.maximum(1e13))
const place = z.int().check(z.minimum(0), z.maximum(1e7))
const day = z.string().check(z.refine(isIsoDate))

export const linesFilter = z.object({
  month: z.optional(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))),
  day: z.optional(day),
  since: z.optional(day),
  until: z.optional(day),
  figure: z.optional(z.enum(lineFigures)),
  /** Code of a finding of the bank page. */
  finding: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
  class: z.optional(z.enum(shownClasses)),
  party: z.optional(place),
  /** A position's id: it stays the same in another analysis. */
  position: z.optional(z.string().check(z.maxLength(300))),
  direction: z.optional(z.enum(['in', 'out'])),
  least: z.optional(cents),
  most: z.optional(cents),
  text: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum(lineSorts)),
})
export type LinesFilter = z.infer<typeof linesFilter>

const line = z.object({
  at: z.number(),
  /** The provider's id: by it a credit is labelled. */
  id: z.string(),
  date: z.string(),
  text: z.string(),
  party: maybeText,
  /** Place of the party, and how many lines it has on the accounts asked for. */
  partyAt: maybeNumber,
  partyLines: z.number(),
  class: z.string(),
  why: z.string(),
  rail: z.string(),
  confidence: z.number(),
  amount: z.number(),
  balance: maybeNumber,
  /** Place in the accounts. */
  account: z.number(),
  /** In the figures of its month; in true revenue. */
  counted: z.boolean(),
  revenue: z.boolean(),
  /** The fetch before did not bring it. */
  fresh: z.boolean(),
  /** The line that it is counted with; null = it stands for itself. */
  twin: z.nullable(z.object({ date: z.string(), text: z.string() })),
  /** Another line is like it, and both count. */
  alike: z.boolean(),
  /** Who said that it is no repeat. */
  two: z.nullable(z.object({ by: maybeText, at: z.string(), reason: maybeText })),
  /** Id of the position that it pays or funded. */
  position: maybeText,
  lender: maybeText,
  said: z.nullable(z.object({ says: z.string(), by: maybeText, at: z.string(), reason: maybeText })),
})
export type BankLine = z.infer<typeof line>

/** Lines in a page. */
export const LINES_PAGE = 100

/** Lines from the `from`-th on. 409 when the stamp is an old one: read the head again. */
export const listLines = endpoint({
  name: 'staff-lines-page',
  ...paths.listLines,
  reads: true,
  limit: { calls: 600, seconds: 60 },
  request: z.object({
    id: z.uuid(),
    account,
    stamp: z.string().check(z.maxLength(40)),
    from: place,
    filter: linesFilter,
  }),
  response: z.object({
    from: z.number(),
    total: z.number(),
    moneyIn: z.number(),
    moneyOut: z.number(),
    /** Of all that was found, by class. */
    sums: z.array(
      z.object({ class: z.string(), revenue: z.boolean(), count: z.number(), cents: z.number() }),
    ),
    lines: z.array(line),
  }),
})
export type LinesPage = ResponseOf<typeof listLines>

const figures = z.object({
  /** Of the month asked about; null = it has none. */
  monthRevenue: maybeNumber,
  averageRevenue: maybeNumber,
  /** Basis points of revenue, at the higher end. */
  burden: maybeNumber,
  grade: maybeText,
  score: maybeNumber,
  outcome: maybeText,
  largest: z.nullable(z.object({ amount: z.number(), term: z.number() })),
})

const asked = {
  id: z.uuid(),
  of: z.string().check(z.maxLength(300)),
  /** Whose revenue is told. */
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
}

/** What saying this would change: nothing is kept. `of` as in `labelBank`. */
export const previewLabel = endpoint({
  name: 'staff-preview-label',
  ...paths.previewLabel,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.discriminatedUnion('kind', [
    z.object({ ...asked, kind: z.literal('position'), says: z.nullable(z.enum(positionLabels)) }),
    z.object({ ...asked, kind: z.literal('credit'), says: z.nullable(z.enum(creditLabels)) }),
    z.object({ ...asked, kind: z.literal('repeat'), says: z.nullable(z.enum(repeatLabels)) }),
  ]),
  response: z.object({ now: figures, then: figures }),
})
export type LabelPreview = ResponseOf<typeof previewLabel>
