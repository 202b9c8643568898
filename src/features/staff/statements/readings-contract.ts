// What staff are shown of statements that we read ourselves; money in cents, dates ISO.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from '../paths.ts'

const figure = z.nullable(z.number())

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
      /** Some of it was read of pictures. */
      isSeen: z.boolean(),
      /** Figures that stand for others than were read of a picture: how they were read, and what they are taken for in cents. */
      repairs: z.array(z.object({ was: z.string(), cents: z.number(), page: z.number() })),
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
})

export const shownReadings = z.object({
  /** How many were read or tried. */
  files: z.number(),
  /** Empty until the reader said why they open the file. */
  statements: z.array(shownReading),
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
