// Twilio's codes, statuses and opt-out words as ours.
import type { Fault } from '../../faults.ts'
import type { ConsentChange, SmsStatus, TextFile } from '../port.ts'
import { readConsentChange } from '../opt-out.ts'
import type * as z from 'zod/mini'
import { errorAnswer, type listAnswer } from './wire.ts'

const invalidNumber = new Set([21211, 21212, 21214, 21217, 21408, 21421, 21612, 21614])

/**
 * The operator's own: credentials (20003), an account that is suspended (20005), a sender that is not the account's or cannot text (21603,
 * 21606, 21659, 21660), a messaging service that is not there or has no number (21701, 21703), a trial that texts verified numbers alone (21608).
 */
const operatorCodes = new Set([20003, 20005, 21603, 21606, 21608, 21659, 21660, 21701, 21703])

/** 21610 = the person said STOP, 20429 = too many requests. */
export function explainTwilio(status: number, body: unknown): Fault | undefined {
  const read = errorAnswer.safeParse(body)
  if (!read.success) return undefined
  const { code } = read.data
  if (code === 21610) return { kind: 'rejected', vendorCode: 'opted-out' }
  if (invalidNumber.has(code)) return { kind: 'rejected', vendorCode: 'invalid-number' }
  if (code === 20429) return { kind: 'rate-limited', vendorCode: '20429' }
  if (operatorCodes.has(code)) return { kind: 'rejected', vendorCode: String(code), ours: true }
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

/**
 * Who wrote, in E.164: where a messaging service has an RCS sender too, phones that can answer by it, as 'rcs:' and the same number. Null for
 * what is nobody's phone: a short code, the name of a sender.
 */
export const numberOf = (from: string): string | null => /^(?:rcs:)?(\+\d{8,15})$/i.exec(from)?.[1] ?? null

// With its default settings Twilio answers and blocks on these exact words, without naming an OptOutType.
const answeredWords = new Set(
  'stop,stopall,unsubscribe,cancel,end,quit,revoke,optout,start,yes,unstop,help,info'.split(','),
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

/** As many as a message may have. */
const MOST_FILES = 10
/** Where Twilio keeps files; another host's address is nobody's to fetch. `own`: the host that we call. */
const isOfTwilio = (host: string, own: string): boolean => host === own || /(?:^|\.)twilio\.com$/.test(host)

/** The files of a message, by their paths: the host is always the one that we call. */
export function filesOf(
  form: Readonly<Record<string, string>>,
  own: string,
): { readonly files: readonly TextFile[]; readonly fileCount: number } {
  const told = Number(form.NumMedia ?? 0)
  const fileCount = Number.isInteger(told) && told > 0 ? Math.min(told, MOST_FILES) : 0
  const files = Array.from({ length: fileCount }, (_, at) => {
    const [address, type = ''] = [form[`MediaUrl${at}`] ?? '', form[`MediaContentType${at}`]]
    const url = URL.canParse(address) ? new URL(address) : null
    const fits =
      url && isOfTwilio(url.hostname, own) && !url.username && /^\/[\w./-]{1,400}$/.test(url.pathname)
    return fits ? [{ path: url.pathname, type: type.toLowerCase().split(';')[0]!.trim() }] : []
  }).flat()
  return { files, fileCount }
}

/** Where Twilio sends on whoever fetches a file: its own hosts, or its folder at Amazon; of a simulator, another port of its host. */
export function isFileHost(at: URL, own: URL): boolean {
  if (at.protocol !== 'https:')
    return own.protocol === 'http:' && at.protocol === 'http:' && at.hostname === own.hostname
  return (
    /(?:^|\.)twilio(?:cdn)?\.com$/.test(at.hostname) ||
    (/^s3[\w.-]*\.amazonaws\.com$/.test(at.hostname) && /^\/media\.twiliocdn\.com\//.test(at.pathname)) ||
    /^media\.twiliocdn\.com\.s3[\w.-]*\.amazonaws\.com$/.test(at.hostname)
  )
}
