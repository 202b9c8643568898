// Twilio's codes, statuses and opt-out words as ours.
import type { Fault } from '../../faults.ts'
import type { ConsentChange, SmsStatus } from '../port.ts'
import { readConsentChange } from '../opt-out.ts'
import type * as z from 'zod/mini'
import { errorAnswer, type listAnswer } from './wire.ts'

const invalidNumber = new Set([21211, 21212, 21214, 21217, 21408, 21421, 21612, 21614])

/** 21610 = the person said STOP, 20429 = too many requests, 20003 = wrong credentials. */
export function explainTwilio(status: number, body: unknown): Fault | undefined {
  const read = errorAnswer.safeParse(body)
  if (!read.success) return undefined
  const { code } = read.data
  if (code === 21610) return { kind: 'rejected', vendorCode: 'opted-out' }
  if (invalidNumber.has(code)) return { kind: 'rejected', vendorCode: 'invalid-number' }
  if (code === 20429) return { kind: 'rate-limited', vendorCode: '20429' }
  return status < 500 && status !== 429 ? { kind: 'rejected', vendorCode: String(code) } : undefined
}

/** How far the provider's clock may be behind ours. */
const SKEW_MS = 60_000

/** The text with these words that was made at `since` or later. One that failed was not sent. */
export function findText(
  messages: z.infer<typeof listAnswer>['messages'],
  body: string,
  since: Date,
): { readonly providerId: string } | null {
  const from = since.getTime() - SKEW_MS
  const found = messages.find(
    (message) =>
      message.body === body &&
      Date.parse(message.date_created) >= from &&
      statusOf(message.status) !== 'failed',
  )
  return found ? { providerId: found.sid } : null
}

export const statusOf = (word: string): SmsStatus['status'] =>
  word === 'delivered' || word === 'read'
    ? 'delivered'
    : ['failed', 'undelivered', 'canceled'].includes(word)
      ? 'failed'
      : 'underway'

// With its default settings Twilio answers and blocks on these exact words, without naming an OptOutType.
const answeredWords = new Set(
  'stop,stopall,unsubscribe,cancel,end,quit,start,yes,unstop,help,info'.split(','),
)

export function changeOf(
  body: string,
  optOutType: string | undefined,
): { change: ConsentChange; answeredByProvider: boolean } {
  const told = { STOP: 'stop', START: 'start', HELP: 'help' } as const
  const type = optOutType?.toUpperCase()
  if (type === 'STOP' || type === 'START' || type === 'HELP')
    return { change: told[type], answeredByProvider: true }
  return { change: readConsentChange(body), answeredByProvider: answeredWords.has(body.trim().toLowerCase()) }
}
