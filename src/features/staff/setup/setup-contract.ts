// What is set up here: findings in the settings, addresses for vendors' consoles, and the trial of every provider.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from '../paths.ts'

export const readSetup = endpoint({
  name: 'staff-setup',
  ...paths.readSetup,
  request: z.object({}),
  response: z.object({
    findings: z.array(
      z.object({
        key: z.string(),
        /** Whether something does not work; else something is off. */
        wrong: z.boolean(),
        of: z.string(),
        /** Names of settings, never their values. */
        settings: z.array(z.string()),
      }),
    ),
    addresses: z.array(
      z.object({
        vendor: z.string(),
        what: z.enum(['redirect', 'webhook', 'inbound', 'sent']),
        address: z.string(),
      }),
    ),
    /** Whether a mail can be sent to whoever asks. */
    mail: z.boolean(),
  }),
})

export const trySetup = endpoint({
  name: 'staff-try-setup',
  ...paths.trySetup,
  request: z.object({}),
  response: z.object({
    tried: z.array(
      z.object({
        provider: z.string(),
        outcome: z.enum(['works', 'reached', 'refused', 'unanswered', 'not-tried']),
        code: z.nullable(z.string()),
      }),
    ),
  }),
  limit: { calls: 6, seconds: 60 },
})

/** A mail to the e-mail address of whoever asks: that it arrives, only they can see. */
export const sendTestMail = endpoint({
  name: 'staff-test-mail',
  ...paths.sendTestMail,
  request: z.object({}),
  response: z.object({ sent: z.boolean(), code: z.nullable(z.string()) }),
  limit: { calls: 3, seconds: 60 },
})
