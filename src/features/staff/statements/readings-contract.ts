// What staff are shown of statements that we read ourselves; money in cents, dates ISO.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { signCodes, weightClasses } from '#core/domain/statement-signs/sign.ts'
import { isIsoDate } from '#core/ground/dates.ts'
import * as paths from '../paths.ts'

const figure = z.nullable(z.number())

const shownAccount = z.object({
  mask: z.nullable(z.string()),
  kind: z.enum(['checking', 'savings', 'loan', 'card', 'unknown']),
  from: z.string(),
  to: z.string(),
  opening: figure,
  closing: figure,
  /** How many. */
  lines: z.number(),
  isProven: z.boolean(),
  /** Some of it was read of pictures. */
  isSeen: z.boolean(),
  /** Figures that stand for others than were read of a picture: how they were read, and what they are taken for in cents. */
  repairs: z.array(z.object({ was: z.string(), cents: z.number(), page: z.number() })),
  /** How many pages the statement says it has, null where it does not, and numbers of those that are not there. */
  pages: z.object({ of: figure, missing: z.array(z.number()) }),
  /** Ours less the printed one; null where the statement does not print it. */
  proof: z.object({
    balance: figure,
    deposits: figure,
    withdrawals: figure,
    /** The first balance beside a line, or of a day, that is another one than ours. */
    breaks: z.nullable(z.object({ date: z.string(), text: z.string(), by: z.number() })),
    outside: z.number(),
    /** Lines whose sign nothing tells but their words. */
    unsure: z.number(),
    /** Amounts that stand on other ones. */
    overlaid: z.number(),
  }),
})

const signBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const shownReading = z.object({
  /** Id and name of the file. */
  document: z.string(),
  name: z.string(),
  /** Why it was not read. */
  refusal: z.nullable(z.string()),
  bank: z.string(),
  /** The accounts in the file; empty where it was not read. */
  accounts: z.array(shownAccount),
  /** Signs that it was changed after its bank made it, heaviest class first. */
  signs: z.array(
    z.object({
      code: z.enum(signCodes),
      weight: z.enum(weightClasses),
      /** From 1; null where it is of the whole file. */
      page: z.nullable(z.number()),
      /** In points from the top left corner of the page. */
      box: z.nullable(signBox),
      evidence: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** 0 to 100; null where the policy weighs no signs, or the file was not looked at. */
  score: figure,
  looked: z.enum(['whole', 'part', 'none']),
  /** How its accounts agree with the bank's own data, where the bank is linked too. */
  feed: z.array(
    z.object({
      mask: z.string(),
      from: z.string(),
      to: z.string(),
      matched: z.number(),
      count: z.number(),
      differences: z.array(
        z.object({
          kind: z.enum(['file-only', 'feed-only', 'amount']),
          date: z.string(),
          text: z.string(),
          file: figure,
          feed: figure,
          page: z.nullable(z.number()),
          box: z.nullable(signBox),
        }),
      ),
    }),
  ),
})

export const shownReadings = z.object({
  /** How many were read or tried. */
  files: z.number(),
  /** Empty until the reader said why they open the file. */
  statements: z.array(shownReading),
  /** The score from which on a person decides; null where the policy weighs no signs. */
  reviewFrom: figure,
  /** Months in which the vendor's analysis has other deposits. */
  differ: z.array(z.object({ mask: z.string(), month: z.string(), theirs: z.number(), ours: z.number() })),
})
export type ShownReadings = z.infer<typeof shownReadings>
export type ShownAccount = z.infer<typeof shownAccount>

const isoDate = z.string().check(z.refine(isIsoDate))
/** No statement has more; a sum of them stays a whole number. */
const cents = z.int().check(z.gte(-1e12), z.lte(1e12))
const index = z.int().check(z.gte(0))
const asPrinted = {
  date: isoDate,
  text: z.string().check(z.maxLength(500)),
  cents,
  /** Printed beside the line. */
  balance: z.nullable(cents),
}

/** As `Mend` of the core has it: indexes are those of the reading as it was made. */
const mend = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), account: index, line: index, ...asPrinted }),
  z.object({ kind: z.literal('drop'), account: index, line: index }),
  z.object({ kind: z.literal('add'), account: index, after: z.nullable(index), ...asPrinted }),
  z.object({
    kind: z.literal('ends'),
    account: index,
    opening: cents,
    closing: cents,
    from: isoDate,
    to: isoDate,
  }),
  z.object({ kind: z.literal('figure'), account: index, figure: index, cents: z.nullable(cents) }),
  z.object({ kind: z.literal('day'), account: index, day: index, cents: z.nullable(cents) }),
])

const printed = z.object({ label: z.string(), cents: z.number() })

/** In points from the top left corner of its page, which count from 1; null where the file has no pages. */
const place = z.nullable(
  z.object({ page: z.number(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
)

/** An account as it was read: what is mended, and what proves it. */
const mendable = z.object({
  from: z.string(),
  to: z.string(),
  opening: figure,
  closing: figure,
  isProven: z.boolean(),
  lines: z.array(z.object({ ...asPrinted, isSure: z.boolean(), section: z.number(), place })),
  printed: z.object({
    figures: z.array(
      z.object({
        kind: z.enum(['opening', 'closing', 'in', 'out']),
        label: z.string(),
        cents: z.number(),
        row: z.number(),
        count: figure,
        isTotal: z.boolean(),
      }),
    ),
    days: z.array(z.object({ date: z.string(), cents: z.number() })),
  }),
  proof: z.object({
    balance: figure,
    deposits: figure,
    withdrawals: figure,
    balances: z.number(),
    firstBreak: z.nullable(z.object({ line: z.number(), by: z.number() })),
    outside: z.number(),
    unsure: z.number(),
    overlaid: z.number(),
  }),
  /** Figures that stand for others than were read of a picture; `y` in points. */
  repairs: z.array(z.object({ was: z.string(), cents: z.number(), page: z.number(), y: z.number() })),
})

const mendedFile = z.object({
  /** The latest word of a person on this file; null before the first one. */
  latest: z.nullable(z.object({ id: z.string(), at: z.string(), by: z.string() })),
  mends: z.array(mend),
  accounts: z.array(
    z.object({
      ...shownAccount.shape,
      /** From the oldest on; money in is positive. */
      lines: z.array(
        z.object({
          ...asPrinted,
          /** Its index in the reading as it was made; null where a person added it. */
          line: z.nullable(z.number()),
          isMended: z.boolean(),
          isSure: z.boolean(),
          place,
        }),
      ),
      /** As they were read, before mending. */
      figures: z.array(printed),
      days: z.array(printed),
      /** As it was read, to prove in the browser what is typed. */
      base: mendable,
    }),
  ),
})
export type MendedStatement = z.infer<typeof mendedFile>

/** The lines of each account of one file, with what a person put right. */
export const readStatementLines = endpoint({
  name: 'staff-statement-lines',
  ...paths.readStatementLines,
  request: z.object({ id: z.uuid(), document: z.uuid() }),
  response: mendedFile,
})

/** One page of a statement as a grey picture, straightened where it was read of its picture. */
export const readStatementPage = endpoint({
  name: 'staff-statement-page',
  ...paths.readStatementPage,
  request: z.object({
    id: z.uuid(),
    document: z.uuid(),
    page: z.coerce.number().check(z.int(), z.gte(1), z.lte(9_999)),
  }),
  response: z.object({
    /** Null where the page cannot be drawn: sealed by a password, an export, none of the file's. Sizes in points. */
    picture: z.nullable(
      z.object({
        pages: z.number(),
        width: z.number(),
        height: z.number(),
        /** A PNG in base64. */
        png: z.string(),
      }),
    ),
  }),
})

/**
 * Puts a reading right: what is sent takes the place of everything that was put right before; nothing = the reading stands as it was made.
 * `latest`: the word of a person that the sender saw.
 */
export const mendStatementLines = endpoint({
  name: 'staff-mend-statement',
  ...paths.mendStatementLines,
  request: z.object({
    id: z.uuid(),
    document: z.uuid(),
    latest: z.nullable(z.uuid()),
    mends: z.array(mend).check(z.maxLength(2_000)),
  }),
  response: mendedFile,
})
