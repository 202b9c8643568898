// The providers that speak no HTTP, mail servers and a scanner, failing in every way: what the port answers, against the table beside this file.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { clamdScan } from '#platform/providers/file-scan/clamd/clamd.ts'
import { imapMailbox } from '#platform/providers/mailbox/imap/imap.ts'
import { smtpEmail } from '#platform/providers/messages/smtp/smtp.ts'
import { NOBODYS_PORT } from './faults.ts'
import { inWords } from './matrix.ts'

/** What a server does with a connection. */
type Behaviour = (socket: Socket) => void
interface Row {
  readonly name: string
  readonly does: Behaviour
  /** The server never ends it: only then is the deadline short. */
  readonly endless?: true
}

const dripping =
  (word: string): Behaviour =>
  (socket) => {
    const drip = setInterval(() => socket.write(word), 5)
    socket.on('close', () => clearInterval(drip))
  }
const shared: readonly Row[] = [
  { name: 'no answer', does: () => {}, endless: true },
  { name: 'reset before the answer', does: (socket) => socket.resetAndDestroy() },
  { name: 'ended before the answer', does: (socket) => void socket.end() },
]

/** A mail server that greets, and then answers each line by its first word. */
const afterGreeting =
  (answers: Readonly<Record<string, string | Behaviour>>): Behaviour =>
  (socket) => {
    socket.write('220 mail.test\r\n')
    let content = false
    socket.on('data', (data: Buffer) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        if (content && line !== '.') continue
        const word = content ? '.' : (line.split(/[ :]/)[0] ?? '')
        content = word === 'DATA' && !('DATA' in answers)
        const answer = answers[word] ?? { DATA: '354 go on', EHLO: '250 mail.test' }[word] ?? '250 fine'
        if (typeof answer === 'string') socket.write(`${answer}\r\n`)
        else answer(socket)
      }
    })
  }

const smtp: readonly Row[] = [
  ...shared,
  { name: 'a greeting that drips for ever', does: dripping('220-wait\r\n'), endless: true },
  {
    name: 'an answer that drips for ever',
    does: afterGreeting({ MAIL: dripping('250-wait\r\n') }),
    endless: true,
  },
  { name: 'garbage', does: (socket) => void socket.end('<!doctype html>\r\n') },
  { name: '421 at the greeting', does: (socket) => void socket.end('421 too busy\r\n') },
  { name: '554 at the greeting', does: (socket) => void socket.end('554 not you\r\n') },
  { name: '530 login wanted', does: afterGreeting({ MAIL: '530 log in first' }) },
  { name: '450 for the address', does: afterGreeting({ RCPT: '450 come back' }) },
  { name: '452 for the address', does: afterGreeting({ RCPT: '452 full' }) },
  { name: '550 for the address', does: afterGreeting({ RCPT: '550 nobody here' }) },
  { name: 'reset within the message', does: afterGreeting({ '.': (socket) => socket.resetAndDestroy() }) },
  { name: '451 after the message', does: afterGreeting({ '.': '451 later' }) },
  { name: '554 after the message', does: afterGreeting({ '.': '554 not that' }) },
  { name: 'garbage after the message', does: afterGreeting({ '.': 'what?' }) },
]

const answering =
  (answer: string): Behaviour =>
  (socket) => {
    socket.once('data', () => socket.end(answer))
  }
const scanner: readonly Row[] = [
  ...shared,
  { name: 'an answer that drips for ever', does: dripping('.'), endless: true },
  { name: 'garbage', does: answering('<!doctype html>\0') },
  { name: 'truncated', does: answering('stream: O') },
  { name: 'an error of its own', does: answering('INSTREAM: internal ERROR\0') },
  { name: 'too large for it', does: answering('INSTREAM size limit exceeded. ERROR\0') },
  { name: 'an answer that is too large', does: answering('x'.repeat(1_000_000)) },
]

/** A mailbox that greets, and then answers each command by its name. */
const mailboxWith =
  (answers: Readonly<Record<string, string | Behaviour>>): Behaviour =>
  (socket) => {
    socket.write('* OK [CAPABILITY IMAP4rev1] mail.test\r\n')
    socket.on('data', (data: Buffer) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        const [tag = '', name = ''] = line.split(' ')
        const answer = answers[name] ?? 'OK fine'
        if (typeof answer === 'string') socket.write(`${tag} ${answer}\r\n`)
        else answer(socket)
      }
    })
  }

const mailbox: readonly Row[] = [
  ...shared,
  { name: 'a greeting that drips for ever', does: dripping('* '), endless: true },
  { name: 'an answer that drips for ever', does: mailboxWith({ LOGIN: dripping('* x') }), endless: true },
  { name: 'garbage', does: (socket) => void socket.end('<!doctype html>\r\n') },
  { name: 'BYE at the greeting', does: (socket) => void socket.end('* BYE too busy\r\n') },
  { name: 'the login is wrong', does: mailboxWith({ LOGIN: 'NO [AUTHENTICATIONFAILED] no' }) },
  { name: 'the login is wrong, without a code', does: mailboxWith({ LOGIN: 'NO no' }) },
  { name: 'no login just now', does: mailboxWith({ LOGIN: 'NO [UNAVAILABLE] later' }) },
  { name: 'no such folder', does: mailboxWith({ EXAMINE: 'NO [NONEXISTENT] what?' }) },
  { name: 'in use', does: mailboxWith({ EXAMINE: 'NO [INUSE] wait' }) },
  { name: 'reset while it opens', does: mailboxWith({ EXAMINE: (socket) => socket.resetAndDestroy() }) },
]

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
async function serverThat(does: Behaviour): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    does(socket)
  })
  server.on('close', () => sockets.forEach((socket) => socket.destroy()))
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}
const send = (port: number, timeoutMs: number, scheme = 'smtp', login = '') =>
  smtpEmail({
    url: `${scheme}://${login}127.0.0.1:${port}`,
    from: 'Underway <hello@underway.example>',
    timeoutMs,
  }).send({
    to: 'ana@example.com',
    subject: 'Your application',
    text: 'Continue',
    html: '<p>Continue</p>',
    messageId: 'job-1',
  })
const scan = (port: number, timeoutMs: number) =>
  clamdScan({ host: '127.0.0.1', port, pingMs: timeoutMs, scanMs: timeoutMs }).scan(
    new TextEncoder().encode('a file'),
  )

const look = (port: number, timeoutMs: number, scheme = 'imap') =>
  imapMailbox({ url: `${scheme}://me:secret@127.0.0.1:${port}/INBOX`, timeoutMs }).read(null, new Date(0))

type Answered = Awaited<ReturnType<typeof send> | ReturnType<typeof scan> | ReturnType<typeof look>>
const line = (name: string, answer: Answered): string =>
  `${name} | ${inWords(answer)} | ${answer.ok ? '-' : (answer.refusal.vendorCode ?? '-')}`

/** Milliseconds: long where the server ends it, so that a busy machine fails nothing. */
const patience = ({ endless }: Pick<Row, 'endless'>): number => (endless ? 40 : 20_000)

test('what mail servers and a scanner do wrong stands in the table', async () => {
  const lines = ['# What the port answers: fault | outcome | code', '', '## email.send', '']
  for (const row of smtp) lines.push(line(row.name, await send(await serverThat(row.does), patience(row))))
  lines.push(line('nobody listens', await send(NOBODYS_PORT, patience({}))))
  lines.push(
    line(
      'no TLS',
      await send(await serverThat((socket) => void socket.end('220 hi\r\n')), patience({}), 'smtps'),
    ),
  )
  const wrongLogin = await serverThat(afterGreeting({ EHLO: '250 AUTH PLAIN', AUTH: '535 no' }))
  lines.push(line('535 for the login', await send(wrongLogin, patience({}), 'smtp', 'me:wrong@')))
  lines.push('', '## mailbox.read', '')
  for (const row of mailbox) lines.push(line(row.name, await look(await serverThat(row.does), patience(row))))
  lines.push(line('nobody listens', await look(NOBODYS_PORT, patience({}))))
  const noTls = await serverThat((socket) => void socket.end('* OK hi\r\n'))
  lines.push(line('no TLS', await look(noTls, patience({}), 'imaps')))
  lines.push('', '## fileScan.scan', '')
  for (const row of scanner) lines.push(line(row.name, await scan(await serverThat(row.does), patience(row))))
  lines.push(line('nobody listens', await scan(NOBODYS_PORT, patience({}))))
  // A way that is answered otherwise than before: look at the difference, then write it with 'vitest run test/faults -u'.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('sockets.txt')
})
