// The inbox of the demo and the tests: an SMTP server and Twilio's API that keep every message instead of sending it.
import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { twilioSignature } from '#platform/providers/messages/twilio/signature.ts'
import { readMail } from './read-mail.ts'
import { startSmtpServer } from './smtp-server.ts'
import { twilioApi, twilioFiles, type KeptFile } from './twilio-api.ts'

interface KeptMessage {
  readonly channel: 'email' | 'sms'
  /** A bare e-mail address, or E.164. */
  readonly to: string
  readonly from: string
  readonly subject?: string
  readonly text: string
  readonly html?: string
  /** Of an e-mail, by its name in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  /** ISO instant. */
  readonly at: string
  /** Message-ID, or Twilio's sid. */
  readonly id: string
}

interface MessageSinkOptions {
  /** 0 or absent: any free port. */
  readonly smtpPort?: number
  readonly twilioPort?: number
  /** A JSON-lines file: read at the start, added to with each message. */
  readonly file?: string
  readonly accountSid?: string
  readonly authToken?: string
  readonly clock?: () => Date
}

interface InboundText {
  readonly from: string
  readonly body: string
  /** The product's webhook; its public address is what gets signed. */
  readonly webhook: string
  readonly publicUrl?: string
  /** Given by accounts with Advanced Opt-Out. */
  readonly optOutType?: 'STOP' | 'START' | 'HELP'
  readonly files?: readonly KeptFile[]
}

export interface MessageSink {
  readonly smtpUrl: string
  readonly twilioUrl: string
  readonly accountSid: string
  readonly authToken: string
  readonly fromNumber: string
  /** Newest first; all, or those to one address or number. */
  inbox(to?: string): KeptMessage[]
  /** Delivers a text to the product as Twilio would; answers with the webhook's HTTP status. A plain STOP blocks the number here too. */
  sendInbound(text: InboundText): Promise<number>
  /** Keeps a file as that of a message that came in; answers its address. */
  putFile(sid: string, file: KeptFile): string
  /** Reports a status for a message sent with a status callback. */
  sendStatus(sid: string, status: string, errorCode?: string): Promise<number>
  /** What the console has as the address of the number's answers; none at first. */
  setInbound(url: string | null): void
  close(): Promise<void>
}

const same = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase() ||
  (/^[+\d() -]+$/.test(b) && a.startsWith('+') && a.slice(-10) === b.replace(/\D/g, '').slice(-10))

function keptIn(file: string | undefined): KeptMessage[] {
  if (!file || !existsSync(file)) return []
  // The last line may be torn by a kill: it is left out.
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as KeptMessage]
      } catch {
        return []
      }
    })
}

export async function startMessageSink(options: MessageSinkOptions = {}): Promise<MessageSink> {
  const clock = options.clock ?? (() => new Date())
  const accountSid = options.accountSid ?? 'AC00000000000000000000000000000000'
  const authToken = options.authToken ?? 'sink-auth-token'
  const fromNumber = '+12125550100'
  const messages = keptIn(options.file)
  const optedOut = new Set<string>()
  const number = { phone_number: fromNumber, sms_url: null as string | null }
  const callbacks = new Map<string, string>()
  if (options.file) mkdirSync(dirname(options.file), { recursive: true })

  const mailboxes = new Set<string>()
  /** A mail in the mailbox of one of its recipients. */
  const inMailbox = (id: string, recipient: string): string => `${recipient.toLowerCase()} ${id}`
  for (const { channel, id, to } of messages) if (channel === 'email') mailboxes.add(inMailbox(id, to))

  const keep = (message: KeptMessage): void => {
    messages.push(message)
    if (options.file) appendFileSync(options.file, `\n${JSON.stringify(message)}`, { mode: 0o600 })
  }

  const smtp = await startSmtpServer(options.smtpPort ?? 0, async ({ to, data }) => {
    const mail = await readMail(data)
    for (const recipient of to) {
      // A retried job sends the same Message-ID again: a mailbox shows it once.
      const place = inMailbox(mail.messageId, recipient)
      if (mail.messageId !== '' && mailboxes.has(place)) continue
      mailboxes.add(place)
      const { subject, text, from, messageId: id } = mail
      keep({
        channel: 'email',
        to: recipient,
        from,
        subject,
        text,
        ...(mail.html === null ? {} : { html: mail.html }),
        headers: mail.headers,
        at: clock().toISOString(),
        id,
      })
    }
  })
  const files = new Map<string, KeptFile>()
  const file = (message: string, media: string) => files.get(`${message} ${media}`)
  const filesHost = twilioFiles({ file })
  const filesUrl = await filesHost.listen({ host: '127.0.0.1', port: 0 })
  const twilio = twilioApi({
    accountSid,
    authToken,
    clock,
    file,
    filesAt: () => filesUrl,
    isOptedOut: (number) => optedOut.has(number),
    numbers: () => [number],
    take: ({ sid, to, from, body, statusCallback }) => {
      if (statusCallback) callbacks.set(sid, statusCallback)
      keep({ channel: 'sms', to, from, text: body, at: clock().toISOString(), id: sid })
    },
  })
  const twilioUrl = await twilio.listen({ host: '127.0.0.1', port: options.twilioPort ?? 0 })

  async function call(webhook: string, form: Record<string, string>, signedUrl = webhook): Promise<number> {
    const answer = await fetch(webhook, {
      method: 'POST',
      headers: { 'x-twilio-signature': twilioSignature(authToken, signedUrl, form) },
      body: new URLSearchParams(form),
    })
    await answer.text()
    return answer.status
  }

  const putFile = (sid: string, file: KeptFile): string => {
    const id = `ME${randomBytes(16).toString('hex')}`
    files.set(`${sid} ${id}`, file)
    return `${twilioUrl}/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media/${id}`
  }

  return {
    putFile,
    smtpUrl: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`,
    twilioUrl,
    accountSid,
    authToken,
    fromNumber,
    inbox: (to) => messages.filter((message) => to === undefined || same(message.to, to)).reverse(),
    setInbound: (url) => void (number.sms_url = url),
    sendInbound: ({ from, body, webhook, publicUrl, optOutType, files: sent = [] }) => {
      const word = body.trim().toUpperCase()
      if (['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'].includes(word))
        optedOut.add(from)
      if (['START', 'YES', 'UNSTOP'].includes(word)) optedOut.delete(from)
      const sid = `${sent.length ? 'MM' : 'SM'}${randomBytes(16).toString('hex')}`
      const media = sent.flatMap((each, at) => [
        [`MediaUrl${at}`, putFile(sid, each)] as const,
        [`MediaContentType${at}`, each.type] as const,
      ])
      const form = {
        MessageSid: sid,
        AccountSid: accountSid,
        From: from,
        To: fromNumber,
        Body: body,
        NumMedia: String(sent.length),
        ...Object.fromEntries(media),
      }
      return call(webhook, optOutType ? { ...form, OptOutType: optOutType } : form, publicUrl)
    },
    sendStatus: async (sid, status, errorCode) => {
      const callback = callbacks.get(sid)
      if (!callback) throw new Error('no status callback was asked for with this message')
      const to = messages.find(({ id }) => id === sid)?.to ?? ''
      const form = {
        MessageSid: sid,
        MessageStatus: status,
        AccountSid: accountSid,
        From: fromNumber,
        To: to,
      }
      return call(callback, errorCode ? { ...form, ErrorCode: errorCode } : form)
    },
    close: async () => {
      await Promise.all([smtp.closeAll(), twilio.close(), filesHost.close()])
    },
  }
}
