// The demo workspace's two calls: the guide with every working link and login, and the inbox of everything that was sent.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

const text = z.object({ en: z.string(), es: z.string() })

export const demoGuide = endpoint({
  name: 'demo-guide',
  ...paths.demoGuide,
  request: z.object({}),
  response: z.object({
    brand: z.string(),
    staff: z.array(
      z.object({
        role: z.string(),
        email: z.string(),
        password: z.string(),
        authKey: z.string(),
        totpSecret: z.optional(z.string()),
      }),
    ),
    flows: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        titles: text,
        url: z.string(),
        accessCode: z.optional(z.string()),
      }),
    ),
    bankLogins: z.array(
      z.object({
        persona: z.string(),
        institution: z.string(),
        username: z.string(),
        password: z.string(),
        code: z.optional(z.string()),
        expect: z.string(),
        expectations: text,
      }),
    ),
    inbox: z.string(),
  }),
})

export const demoInbox = endpoint({
  name: 'demo-inbox',
  ...paths.demoInbox,
  request: z.object({ to: z.optional(z.string()) }),
  response: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        channel: z.enum(['email', 'sms']),
        to: z.string(),
        from: z.string(),
        subject: z.optional(z.string()),
        text: z.string(),
        at: z.string(),
      }),
    ),
  }),
})

/** The current second factor of the demo's own staff, so that nobody needs an authenticator to look around. */
export const demoCodeNow = endpoint({
  name: 'demo-code-now',
  ...paths.demoCodeNow,
  request: z.object({ email: z.string() }),
  response: z.object({ code: z.string(), secondsLeft: z.number() }),
})
