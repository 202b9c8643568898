// What staff are shown of statements that we read ourselves; money in cents, dates ISO.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { signCodes, weightClasses } from '#core/domain/statement-signs/sign.ts'
import * as paths from '../paths.ts'

const figure = z.nullable(z.number())

const signBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const shownReading = z.object({
  /** Id and name of the file. */
  document: z.string(),
  name: z.string(),
  /** Why it was not read. */
  refusal: z.nullable(z.string()),
  bank: z.string(),
  /** The accounts in the file; empty where it was not read. */
  accounts: z.array(
    z.object({
      mask: z.nullable(z.string()),
      kind: z.enum(['checking', 'savings', 'loan', 'card', 'unknown']),
      from: z.string(),
      to: z.string(),
      opening: figure,
      closing: figure,
      /** How many. */
      lines: z.number(),
      isProven: z.boolean(),
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
      }),
    }),
  ),
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
export type ShownAccount = ShownReadings['statements'][number]['accounts'][number]

/** The lines of each account of one file, from the oldest on: money in is positive. */
export const readStatementLines = endpoint({
  name: 'staff-statement-lines',
  ...paths.readStatementLines,
  request: z.object({ id: z.uuid(), document: z.uuid() }),
  response: z.object({
    accounts: z.array(
      z.object({
        mask: z.nullable(z.string()),
        lines: z.array(z.object({ date: z.string(), text: z.string(), cents: z.number() })),
      }),
    ),
  }),
})
