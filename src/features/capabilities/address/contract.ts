// Completing a US address while it is typed: suggestions, then the parts of the one that was chosen.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

const session = z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i))

/** `session`: one random id from the first keystroke to the choice, then a new one. At most five suggestions. */
export const suggestAddress = endpoint({
  name: 'suggest-address',
  ...paths.suggestAddress,
  reads: true,
  limit: { calls: 120, seconds: 60 },
  request: z.object({
    text: z.string().check(z.maxLength(200)),
    session,
    /** Two letters: the state where the address is to be expected, where an answer tells. */
    near: z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z]{2}$/)))),
  }),
  response: z.object({
    suggestions: z.array(z.object({ id: z.string(), main: z.string(), secondary: z.string() })),
  }),
})

const part = z.nullable(z.string())

/** City and state of a zip, so that nobody types what it tells; null where it is none. */
export const placeOfZip = endpoint({
  name: 'place-of-zip',
  ...paths.placeOfZip,
  limit: { calls: 60, seconds: 60 },
  request: z.object({ zip: z.string().check(z.regex(/^\d{5}$/)) }),
  response: z.object({ place: z.nullable(z.object({ city: z.string(), state: z.string() })) }),
})

/** Any part may be null: an address counts as chosen only with city, state and zip. */
export const resolveAddress = endpoint({
  name: 'resolve-address',
  ...paths.resolveAddress,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.object({ id: z.string().check(z.minLength(1), z.maxLength(600)), session }),
  response: z.object({
    address: part,
    street_number: part,
    street: part,
    city: part,
    state: part,
    zip: part,
  }),
})
