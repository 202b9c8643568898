// The portal's door: a code for a contact, the code typed, and the ways out.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

const done = z.object({ ok: z.boolean() })

/** The same answer whether or not anybody has the contact; 422 for a text that is neither an e-mail address nor a US number. */
export const askCode = endpoint({
  name: 'portal-ask-code',
  ...paths.askCode,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ contact: z.string().check(z.maxLength(254)) }),
  response: z.object({ ok: z.boolean(), channel: z.enum(['email', 'sms']) }),
})

/** How the code was sent that this browser asked for and may still type; null = none. So a page that is loaded again keeps its place. */
export const readCode = endpoint({
  name: 'portal-read-code',
  ...paths.readCode,
  limit: { calls: 120, seconds: 60 },
  request: z.object({}),
  response: z.object({ channel: z.nullable(z.enum(['email', 'sms'])) }),
})

/** In the browser that asked for it. 422 where it is wrong, 410 'code-ended' where none can be typed here any more. */
export const enterCode = endpoint({
  name: 'portal-enter-code',
  ...paths.enterCode,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ code: z.string().check(z.maxLength(100)) }),
  response: done,
})

export const logOut = endpoint({
  name: 'portal-log-out',
  ...paths.logOut,
  request: z.object({}),
  response: done,
})

export const logOutEverywhere = endpoint({
  name: 'portal-log-out-everywhere',
  ...paths.logOutEverywhere,
  request: z.object({}),
  response: done,
})
