// A small SMTP server that takes every message. The local part of a recipient switches the faults: reject@, full@, later@, slow@, garbage@.
import { createServer, type Server, type Socket } from 'node:net'
import { readXoauth2 } from '../mail-tokens/mail-tokens.ts'

interface Envelope {
  readonly from: string
  readonly to: readonly string[]
  /** One character a byte (latin1). */
  readonly data: string
}

/** A server that takes no passwords, as Exchange Online. */
interface TokenLogin {
  readonly isGood: (token: string) => boolean
  /** What is said to a token that is good, in place of being let in; '' = let in. */
  readonly refusal?: () => string
  /** How a wrong token is refused: at once (Exchange), or after a challenge in JSON (Gmail). */
  readonly challenges?: boolean
}

const address = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

const answers: Readonly<Record<string, string>> = {
  reject: '550 5.1.1 No such user here',
  full: '452 4.2.2 Mailbox full',
  later: '450 4.2.0 Greylisted, try again',
  garbage: 'what?',
}

function talk(socket: Socket, take: (envelope: Envelope) => Promise<void>, login?: TokenLogin): void {
  let buffer = ''
  let from = ''
  let to: string[] = []
  let inData = false
  let isIn = !login
  let isChallenged = false
  const say = (line: string) => socket.write(`${line}\r\n`)

  function obey(line: string): void {
    const verb = line.slice(0, 4).toUpperCase()
    if (isChallenged) {
      isChallenged = false
      return void say('535 5.7.8 Username and Password not accepted.')
    }
    if (verb === 'AUTH' && login) {
      const { token } = readXoauth2(/^AUTH XOAUTH2 (\S+)$/.exec(line)?.[1] ?? '') ?? { token: '' }
      if (!token)
        return void say('535 5.7.139 Authentication unsuccessful, basic authentication is disabled.')
      isIn = login.isGood(token) && !login.refusal?.()
      if (isIn) return void say('235 2.7.0 Authentication successful')
      if (login.isGood(token)) return void say(login.refusal!())
      isChallenged = login.challenges ?? false
      return void say(
        isChallenged
          ? `334 ${Buffer.from('{"status":"400","schemes":"Bearer","scope":"https://mail.google.com/"}').toString('base64')}`
          : '535 5.7.3 Authentication unsuccessful [SN6PR01CA0001.prod.exchangelabs.com]',
      )
    }
    if (verb === 'MAIL' && !isIn)
      return void say(
        '530 5.7.57 Client not authenticated to send mail. [SN6PR01CA0001.prod.exchangelabs.com]',
      )
    if (verb === 'EHLO' && login) say('250-sink.invalid\r\n250-AUTH LOGIN XOAUTH2\r\n250 8BITMIME')
    else if (verb === 'EHLO') say('250-sink.invalid\r\n250-8BITMIME\r\n250 SIZE 26214400')
    else if (verb === 'HELO') say('250 sink.invalid')
    else if (verb === 'MAIL') {
      from = address(line)
      to = []
      say('250 2.1.0 OK')
    } else if (verb === 'RCPT') {
      const fault = address(line).split('@')[0]!.toLowerCase()
      if (fault === 'slow') return
      if (Object.hasOwn(answers, fault)) return void say(answers[fault]!)
      to.push(address(line))
      say('250 2.1.5 OK')
    } else if (verb === 'DATA') {
      inData = to.length > 0
      say(inData ? '354 End data with <CR><LF>.<CR><LF>' : '503 5.5.1 Need RCPT first')
    } else if (verb === 'QUIT') {
      say('221 2.0.0 Bye')
      socket.end()
    } else say(verb === 'RSET' || verb === 'NOOP' ? '250 2.0.0 OK' : '502 5.5.2 Command not known')
  }

  socket.setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: string) => {
    buffer += chunk
    for (;;) {
      const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const piece = buffer.slice(0, end)
      buffer = buffer.slice(end + (inData ? 5 : 2))
      if (!inData) {
        obey(piece)
        continue
      }
      inData = false
      void take({ from, to, data: piece.replace(/(^|\r\n)\.\./g, '$1.') }).then(
        () => say('250 2.0.0 OK: kept'),
        () => say('451 4.3.0 Could not be read, try again'),
      )
    }
  })
  say('220 sink.invalid ESMTP')
}

/** Listens on the loopback; resolves with the server once it does. */
export function startSmtpServer(
  port: number,
  take: (envelope: Envelope) => Promise<void>,
  login?: TokenLogin,
): Promise<Server & { closeAll(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    talk(socket, take, login)
  })
  const closeAll = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      for (const socket of sockets) socket.destroy()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(Object.assign(server, { closeAll })))
  })
}
