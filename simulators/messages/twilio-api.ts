// Twilio's messages API on the wire. Twilio's own magic numbers and three of ours switch the faults.
import { randomBytes } from 'node:crypto'
import { textParts } from '#core/ground/gsm7.ts'
import Fastify, { type FastifyInstance } from 'fastify'

/** +15005550001 and ...04 are Twilio's published test numbers (invalid, opted out); the others are ours. */
const faults: Readonly<Record<string, readonly [status: number, code: number, message: string]>> = {
  '+15005550001': [400, 21211, "Invalid 'To' Phone Number"],
  '+15005550004': [400, 21610, 'Attempt to send to unsubscribed recipient'],
  '+15005550009': [400, 21614, "'To' number is not a valid mobile number"],
  '+15005550029': [429, 20429, 'Too Many Requests'],
  '+15005550050': [500, 20500, 'Internal Server Error'],
}
const SILENT = '+15005550099'
const GARBAGE = '+15005550098'
/** Its message is sent, but the answer never arrives. */
const UNHEARD = '+15005550097'

export interface KeptFile {
  readonly bytes: Uint8Array
  readonly type: string
}

interface TwilioApiOptions {
  readonly accountSid: string
  readonly authToken: string
  readonly clock: () => Date
  /** Whether a number has said STOP. */
  readonly isOptedOut: (number: string) => boolean
  /** The account's numbers, as the console has them. */
  readonly numbers: () => readonly { phone_number: string; sms_url: string | null }[]
  /** A file of a message that came in, by the ids of both. */
  readonly file: (message: string, media: string) => KeptFile | undefined
  /** Where files lie: another address than the API's, open to whoever knows the path. */
  readonly filesAt: () => string
  readonly take: (sms: {
    sid: string
    to: string
    from: string
    body: string
    statusCallback: string | null
  }) => void
}

const failure = (status: number, code: number, message: string) => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
})

interface SentText {
  readonly sid: string
  readonly to: string
  readonly from: string | null
  readonly service: string | null
  readonly body: string
  readonly date: string
}

/** A message as the API answers it. */
function shown(accountSid: string, { sid, to, from, service, body, date }: SentText) {
  const path = `/2010-04-01/Accounts/${accountSid}/Messages/${sid}`
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body,
    date_created: date,
    date_sent: null,
    date_updated: date,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from,
    messaging_service_sid: service,
    num_media: '0',
    num_segments: String(textParts(body)),
    price: null,
    price_unit: null,
    sid,
    status: service ? 'accepted' : 'queued',
    subresource_uris: { media: `${path}/Media.json` },
    to,
    uri: `${path}.json`,
  }
}

export function twilioApi(options: TwilioApiOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const credentials = `Basic ${Buffer.from(`${options.accountSid}:${options.authToken}`).toString('base64')}`

  /** Newest first. */
  const sent: SentText[] = []

  app.post<{ Params: { account: string }; Body: Record<string, string> | undefined }>(
    '/2010-04-01/Accounts/:account/Messages.json',
    async (request, reply) => {
      if (request.headers.authorization !== credentials || request.params.account !== options.accountSid)
        return reply.code(401).send(failure(401, 20003, 'Authenticate'))
      const { To = '', From, MessagingServiceSid, Body, StatusCallback } = request.body ?? {}
      if (!Body) return reply.code(400).send(failure(400, 21602, 'Message body is required'))
      if (!From && !MessagingServiceSid)
        return reply.code(400).send(failure(400, 21603, "A 'From' phone number is required"))
      if (To === SILENT) return new Promise(() => undefined)
      if (To === GARBAGE) return reply.code(201).send({ sid: 'nonsense' })
      const fault = faults[To] ?? (/^\+\d{8,15}$/.test(To) ? undefined : faults['+15005550001'])
      if (fault) return reply.code(fault[0]).send(failure(...fault))
      if (options.isOptedOut(To)) return reply.code(400).send(failure(...faults['+15005550004']!))
      const message: SentText = {
        sid: `SM${randomBytes(16).toString('hex')}`,
        to: To,
        from: From ?? null,
        service: MessagingServiceSid ?? null,
        body: Body,
        date: options.clock().toUTCString().replace('GMT', '+0000'),
      }
      sent.unshift(message)
      const { sid } = message
      options.take({
        sid,
        to: To,
        from: From ?? MessagingServiceSid!,
        body: Body,
        statusCallback: StatusCallback ?? null,
      })
      if (To === UNHEARD) return new Promise(() => undefined)
      return reply.code(201).send(shown(options.accountSid, message))
    },
  )
  app.get<{ Params: { account: string } }>('/2010-04-01/Accounts/:account.json', async (request, reply) => {
    if (request.headers.authorization !== credentials || request.params.account !== options.accountSid)
      return reply.code(401).send(failure(401, 20003, 'Authenticate'))
    return { sid: options.accountSid, status: 'active', type: 'Full', friendly_name: 'A funder' }
  })
  app.get<{ Params: { account: string }; Querystring: Record<string, string> }>(
    '/2010-04-01/Accounts/:account/IncomingPhoneNumbers.json',
    async (request, reply) => {
      if (request.headers.authorization !== credentials || request.params.account !== options.accountSid)
        return reply.code(401).send(failure(401, 20003, 'Authenticate'))
      const { PhoneNumber = '' } = request.query
      const own = options.numbers().filter(({ phone_number: number }) => number.includes(PhoneNumber))
      return { incoming_phone_numbers: own, start: 0, page: 0, page_size: 50 }
    },
  )
  app.get<{ Params: { account: string }; Querystring: Record<string, string> }>(
    '/2010-04-01/Accounts/:account/Messages.json',
    async (request, reply) => {
      if (request.headers.authorization !== credentials || request.params.account !== options.accountSid)
        return reply.code(401).send(failure(401, 20003, 'Authenticate'))
      const { To, PageSize = '50' } = request.query
      const found = sent.filter(({ to }) => to === To || To === undefined).slice(0, Number(PageSize))
      const path = `/2010-04-01/Accounts/${options.accountSid}/Messages.json`
      return {
        messages: found.map((message) => shown(options.accountSid, message)),
        start: 0,
        end: found.length,
        page: 0,
        page_size: Number(PageSize),
        uri: path,
        first_page_uri: path,
        next_page_uri: null,
        previous_page_uri: null,
      }
    },
  )
  // The API sends on to the files' own host (307), where its credentials are unknown: what carries them there is refused.
  app.get<{ Params: { account: string; message: string; media: string } }>(
    '/2010-04-01/Accounts/:account/Messages/:message/Media/:media',
    async (request, reply) => {
      const { account, message, media } = request.params
      if (request.headers.authorization !== credentials || account !== options.accountSid)
        return reply.code(401).send(failure(401, 20003, 'Authenticate'))
      if (!options.file(message, media))
        return reply.code(404).send(failure(404, 20404, 'The requested resource was not found'))
      const place = `${options.filesAt()}/${account}/${message}/${media}`
      return reply.code(307).header('location', `${place}?Expires=1795000000&Signature=made-up`).send()
    },
  )
  return app
}

/** The host of the files. */
export function twilioFiles(options: Pick<TwilioApiOptions, 'file'>): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.get<{ Params: { message: string; media: string } }>(
    '/:account/:message/:media',
    async (request, reply) => {
      const found = options.file(request.params.message, request.params.media)
      if (request.headers.authorization) return reply.code(400).send('Only one auth mechanism allowed')
      return found ? reply.type(found.type).send(Buffer.from(found.bytes)) : reply.code(403).send()
    },
  )
  return app
}
