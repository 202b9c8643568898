// The part of the answer about received documents that tells what was found in statements.
import * as z from 'zod/mini'
import { toldStates } from '#core/domain/statements-told.ts'

/** Why nothing was found in a file, as far as its sender can do something about it. */
export const unreadReasons = [
  'no-text',
  'no-statement',
  'no-period',
  'not-dollars',
  'too-long',
  'unreadable',
] as const

/** ISO dates; `month`: the one of which it is the whole; `mask`: at most the last four digits. */
const account = z.object({
  bank: z.string(),
  mask: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
  month: z.nullable(z.string()),
  lines: z.number(),
  state: z.enum(toldStates),
  of: z.nullable(z.number()),
  missing: z.array(z.number()),
})

/** Of one file. reading = it comes soon, `page` of `pages` where it is read of its pictures; kept = a person looks at it. */
export const toldFile = z.object({
  state: z.enum(['reading', 'read', 'unread', 'kept']),
  page: z.nullable(z.number()),
  pages: z.nullable(z.number()),
  unread: z.nullable(z.enum(unreadReasons)),
  accounts: z.array(account),
})

/** Of all files together. */
export const toldStatements = z.object({
  twice: z.array(z.pick(account, { mask: true, from: true, to: true, month: true })),
  mentioned: z.array(z.string()),
})

export type ToldFile = z.output<typeof toldFile>
export type ToldStatements = z.output<typeof toldStatements>
