// The stream that makes a waiting page ask again. A POST, so that no code of an application is in an address.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

const name = z.optional(z.nullable(z.string().check(z.maxLength(200))))

/** Seconds for which a stream lives at most; who waits longer opens another, and is judged again. */
export const STREAM_SECONDS = 900

/**
 * Server-sent events. `open`: from now on nothing goes by unheard; `status`: the status changed, read it again. They carry no data. It
 * ends with the session or link that it was opened by, when the server stops, and after `wait` seconds. A comment every 25 s shows
 * that it is alive.
 */
export const statusStream = endpoint({
  name: 'status-stream',
  ...paths.statusStream,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.object({
    sf_leadid: name,
    link: name,
    wait: z.optional(z.number().check(z.minimum(0), z.maximum(STREAM_SECONDS))),
  }),
  response: z.custom<AsyncIterable<string>>(),
})
