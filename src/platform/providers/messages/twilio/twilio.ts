// Sends text messages through Twilio, and reads what comes back: answers and delivery statuses.
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import type { SmsPort, SmsWebhook } from '../port.ts'
import { isSignedByTwilio } from './signature.ts'
import { changeOf, explainTwilio, filesOf, findText, isFileHost, numberOf, statusOf } from './translate.ts'
import { accountAnswer, inboundForm, listAnswer, messageAnswer, numbersAnswer, statusForm } from './wire.ts'

export interface TwilioOptions {
  /** Default https://api.twilio.com */
  readonly baseUrl?: string
  readonly accountSid: string
  readonly authToken: string
  /** A number in E.164, or a messaging service ('MG…'). */
  readonly from: string
  /** The public address that Twilio reports delivery to; our reference is added to it. */
  readonly statusCallback?: string
  /** Where the number's answers must go, as it stands in Twilio's console. */
  readonly inboundUrl?: string
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
}

export function twilioSms(options: TwilioOptions): SmsPort {
  const base = (options.baseUrl ?? 'https://api.twilio.com').replace(/\/+$/, '')
  const account = encodeURIComponent(options.accountSid)
  const messages = `${base}/2010-04-01/Accounts/${account}/Messages.json`
  const credentials = Buffer.from(`${options.accountSid}:${options.authToken}`).toString('base64')

  const isSigned = ({ url, headers, form }: SmsWebhook): boolean => {
    const signature = headers['x-twilio-signature']
    return typeof signature === 'string' && isSignedByTwilio(options.authToken, url, form, signature)
  }

  const callback = (reference: string): Record<string, string> => {
    if (!options.statusCallback) return {}
    const url = new URL(options.statusCallback)
    url.searchParams.set('reference', reference)
    return { StatusCallback: url.href }
  }

  const read = <T>(path: string, parse: (body: unknown) => T) =>
    (options.call ?? callVendor)({
      url: `${base}/2010-04-01/Accounts/${account}${path}`,
      headers: { authorization: `Basic ${credentials}` },
      timeoutMs: options.timeoutMs,
      explain: explainTwilio,
      parse,
    })
  const wrong = (vendorCode: string) => refused<Fault>({ kind: 'rejected', vendorCode, ours: true })

  /** The account, and where the number that we write from sends its answers. */
  async function check(): Promise<Outcome<null, Fault>> {
    const known = await read('.json', (body) => accountAnswer.parse(body).status)
    if (!known.ok) return known
    if (known.value !== 'active') return wrong(`account-${known.value}`)
    // A messaging service has its numbers and addresses at another of the vendor's addresses.
    if (options.from.startsWith('MG')) return ok(null)
    const query = new URLSearchParams({ PhoneNumber: options.from }).toString()
    const numbers = await read(
      `/IncomingPhoneNumbers.json?${query}`,
      (body) => numbersAnswer.parse(body).incoming_phone_numbers,
    )
    if (!numbers.ok) return numbers
    const own = numbers.value.find(({ phone_number: number }) => number === options.from)
    if (!own) return wrong('not-our-number')
    return options.inboundUrl && own.sms_url !== options.inboundUrl ? wrong('answers-elsewhere') : ok(null)
  }

  return {
    check,
    send: ({ to, body, reference }) =>
      (options.call ?? callVendor)({
        url: messages,
        headers: { authorization: `Basic ${credentials}` },
        form: {
          To: to,
          ...(options.from.startsWith('MG') ? { MessagingServiceSid: options.from } : { From: options.from }),
          Body: body,
          ...callback(reference),
        },
        timeoutMs: options.timeoutMs,
        explain: explainTwilio,
        parse: (answer) => ({ providerId: messageAnswer.parse(answer).sid }),
      }),
    findSent: ({ to, body }, since) =>
      (options.call ?? callVendor)({
        url: `${messages}?${new URLSearchParams({ To: to, PageSize: '50' }).toString()}`,
        headers: { authorization: `Basic ${credentials}` },
        timeoutMs: options.timeoutMs,
        explain: explainTwilio,
        parse: (answer) => findText(listAnswer.parse(answer).messages, body, since),
      }),
    fetchFile: ({ path }, mostBytes) =>
      (options.call ?? callVendor)({
        url: base + path,
        headers: { authorization: `Basic ${credentials}`, accept: '*/*' },
        timeoutMs: options.timeoutMs,
        mostBytes,
        follows: (at) => isFileHost(at, new URL(base)),
        explain: explainTwilio,
        parseBytes: (bytes) =>
          bytes.length ? ok(bytes) : refused<Fault>({ kind: 'malformed', vendorCode: 'empty' }),
      }),
    readInbound: (webhook) => {
      if (!isSigned(webhook)) return refused('bad-signature')
      const form = inboundForm.safeParse(webhook.form)
      if (!form.success) return refused('malformed')
      const { MessageSid, From, Body, OptOutType } = form.data
      const from = numberOf(From)
      if (!from) return refused('no-number')
      const files = filesOf(webhook.form, new URL(base).hostname)
      return ok({ providerId: MessageSid, from, body: Body, ...files, ...changeOf(Body, OptOutType) })
    },
    readStatus: (webhook) => {
      if (!isSigned(webhook)) return refused('bad-signature')
      const form = statusForm.safeParse(webhook.form)
      if (!form.success) return refused('malformed')
      const { MessageSid, MessageStatus, ErrorCode } = form.data
      return ok({
        providerId: MessageSid,
        reference: new URL(webhook.url).searchParams.get('reference'),
        status: statusOf(MessageStatus),
        errorCode: ErrorCode || null,
      })
    },
  }
}
