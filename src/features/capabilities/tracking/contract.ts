// What our own pages tell about a visit, to our own server only: no script of others is built in.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

const name = z.optional(z.nullable(z.string().check(z.maxLength(200))))
const short = z.string().check(z.maxLength(200))
const done = z.object({ ok: z.boolean() })

/** The names that a visit is told by: the flow's own, the campaign's and the device's (specification 2, sections 3 and 9). */
export const sourceNames = [
  'campaign',
  'source',
  'medium',
  'template',
  'cta',
  'rep',
  'qs',
  'utm_campaign',
  'utm_medium',
  'utm_source',
  'utm_rep',
  'gclid',
  'fbclid',
  'ttclid',
  'fbp',
  'utm_device_type',
  'utm_browser',
  'utm_OS',
] as const

const limit = { calls: 20, seconds: 60 }
const visit = z.object({
  link: z.string().check(z.minLength(1), z.maxLength(200)),
  source: z.partialRecord(z.enum(sourceNames), z.string().check(z.maxLength(1000))),
  postHogId: z.optional(short),
})

/** Where a visit by a link came from; the link keeps the latest one. */
export const trackVisit = endpoint({
  name: 'track-visit',
  ...paths.trackVisit,
  limit,
  request: visit,
  response: done,
})
export const trackBusinessVisit = endpoint({
  name: 'track-business-visit',
  ...paths.trackBusinessVisit,
  limit,
  request: visit,
  response: done,
})

/** Something that a marketing tag would be told: kept with the application, and told to others only with consent. */
export const trackEvent = endpoint({
  name: 'track-event',
  ...paths.trackEvent,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ link: name, sf_leadid: name, event: z.enum(['complete-application']) }),
  response: done,
})

/** No vendors: nobody is asked, since none is set up or the browser sends Global Privacy Control. `answer`: null = not asked yet. */
export const readAds = endpoint({
  name: 'read-ads',
  ...paths.readAds,
  limit: { calls: 60, seconds: 60 },
  request: z.object({}),
  response: z.object({
    vendors: z.array(z.string()),
    answer: z.nullable(z.enum(['yes', 'no'])),
  }),
})

export const answerAds = endpoint({
  name: 'answer-ads',
  ...paths.answerAds,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ given: z.boolean() }),
  response: done,
})
