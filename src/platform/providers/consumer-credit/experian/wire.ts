// Experian's token and credit profile on the wire, as far as the adapter reads them: the report itself is read elsewhere.
import * as z from 'zod/mini'

/** Numbers come as text ('1800'). */
export const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.union([z.string().check(z.regex(/^\d+$/)), z.number()]),
})

export const profileAnswer = z.looseObject({
  creditProfile: z.array(z.looseObject({})).check(z.minLength(1)),
})

/** A report is a list of profiles, or the bureau's own errors about the person. */
export const reportAnswer = z.union([
  profileAnswer,
  z.looseObject({ errors: z.array(z.looseObject({})).check(z.minLength(1)) }),
])

export const errorAnswer = z.object({
  errors: z
    .array(z.object({ errorCode: z.optional(z.union([z.string(), z.number()])) }))
    .check(z.minLength(1)),
})
