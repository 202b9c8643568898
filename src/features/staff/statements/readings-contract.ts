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
  reading: z.nullable(
    z.object({
      bank: z.string(),
      mask: z.nullable(z.string()),
      from: z.string(),
      to: z.string(),
      opening: figure,
      closing: figure,
      /** How many. */
      lines: z.number(),
      addsUp: z.boolean(),
      /** Ours less the printed one; null where the statement does not print it. */
      check: z.object({ balance: figure, deposits: figure, withdrawals: figure, outside: z.number() }),
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
export type ShownReading = z.infer<typeof shownReading>

/** The lines of one statement, as they are in it: money in is positive. */
export const readStatementLines = endpoint({
  name: 'staff-statement-lines',
  ...paths.readStatementLines,
  request: z.object({ id: z.uuid(), document: z.uuid() }),
  response: z.object({
    lines: z.array(z.object({ date: z.string(), text: z.string(), cents: z.number() })),
  }),
})
