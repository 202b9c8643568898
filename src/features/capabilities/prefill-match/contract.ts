// The calls of the prefill match (specification 2, section 7): mounted once per `{api}` that asks for them.
import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

const name = z.optional(z.nullable(z.string().check(z.maxLength(200))))
const digits = z.optional(
  z.nullable(z.union([z.string().check(z.maxLength(20)), z.int().check(z.minimum(0))])),
)

/** A lead id or a link's code, as the flow has it; the session's application when absent. */
const whose = { link: name, sf_leadid: name }

/**
 * Looks the owner up. `consent`: said with this call; not needed again once it was given (403 'consent-needed' without). `jsc` and `hdm`
 * are the specification's marks of a device: taken and not used. `model` is null whenever there is nothing to confirm, whatever the
 * cause: nobody, several, too many questions, a provider that is away. Street and date of birth are shown by their masks.
 */
export const iffMatch = (api: string) =>
  endpoint({
    name: `${api}-iff-match`,
    ...paths.iffMatch(api),
    limit: { calls: 10, seconds: 60 },
    request: z.object({
      ...whose,
      jsc: z.optional(z.unknown()),
      hdm: z.optional(z.unknown()),
      last4: digits,
      zip: digits,
      consent: z.optional(z.boolean()),
    }),
    response: z.object({
      model: z.nullable(
        z.object({
          fn: z.string(),
          ln: z.string(),
          address: z.string(),
          city: z.string(),
          state: z.string(),
          zip: z.string(),
          dob: z.string(),
        }),
      ),
    }),
  })
export type ShownMatch = NonNullable<ResponseOf<ReturnType<typeof iffMatch>>['model']>

/** 'Confirm' takes what was found into the application; 'This is not my information.' forgets it. 409 where no match waits any more. */
export const iffConfirm = (api: string) =>
  endpoint({
    name: `${api}-iff-confirm`,
    ...paths.iffConfirm(api),
    limit: { calls: 10, seconds: 60 },
    request: z.object({ ...whose, confirmed: z.boolean() }),
    response: z.object({ ok: z.boolean() }),
  })
