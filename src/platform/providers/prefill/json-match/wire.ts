// The match protocol's answer (docs/match-protocol.md).
import * as z from 'zod/mini'
import { isIsoDate } from '#core/ground/dates.ts'

const line = z.string().check(z.minLength(1), z.maxLength(200))

export const matchAnswer = z.object({
  matches: z
    .array(
      z.object({
        first_name: line,
        last_name: line,
        street: line,
        unit: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
        city: line,
        state: z.string().check(z.regex(/^[A-Z]{2}$/)),
        zip: z.string().check(z.regex(/^\d{5}(?:-\d{4})?$/)),
        date_of_birth: z.optional(z.nullable(z.string().check(z.refine(isIsoDate)))),
      }),
    )
    .check(z.maxLength(100)),
})

export type Match = z.infer<typeof matchAnswer>['matches'][number]

/** An error's body; only the code is read, for a message may repeat what was asked. */
export const matchError = z.object({
  error: z.object({ code: z.string().check(z.regex(/^[\w.-]{1,60}$/)) }),
})
