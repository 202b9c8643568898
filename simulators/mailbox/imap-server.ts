// A mailbox on the wire of IMAP4rev1: one user, one folder, read only; as much as a client needs that looks for new mail.
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { readXoauth2 } from '../mail-tokens/mail-tokens.ts'

export interface ImapSimulator {
  /** With user and password; without the password where it takes none. */
  readonly url: string
  /** Puts a mail into the folder; it came then. */
  deliver(raw: string, at: Date): void
  /** Numbers the folder anew, as a restored or moved mailbox is. */
  renumber(): void
  /** What is said to a command from now on, in place of its answer: 'NO [UNAVAILABLE] later'. '' = as usual. */
  say(command: string, answer: string): void
  /** Logins so far. */
  readonly logins: () => number
  close(): Promise<void>
}

interface Kept {
  readonly uid: number
  readonly raw: string
  readonly at: Date
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const PASSWORD = 'mail password'

/** `isGood`: takes no passwords, and lets such tokens in, as Exchange Online. */
export async function startImapSimulator({
  isGood,
}: { readonly isGood?: (token: string) => boolean } = {}): Promise<ImapSimulator> {
  const able = isGood ? 'IMAP4rev1 ID SASL-IR AUTH=PLAIN AUTH=XOAUTH2' : 'IMAP4rev1 ID'
  let mails: Kept[] = []
  let validity = 1_700_000_000
  let next = 1
  let logins = 0
  const instead = new Map<string, string>()
  const sockets = new Set<Socket>()

  /** Lines before the last one; null where it is unknown. */
  function answer(command: string, rest: string): { lines?: string[]; end: string } | null {
    if (command === 'CAPABILITY') return { lines: [`CAPABILITY ${able}`], end: 'OK done' }
    if (command === 'ID') return { lines: ['ID NIL'], end: 'OK done' }
    if (command === 'NOOP') return { end: 'OK done' }
    if (command === 'LIST') return { lines: ['LIST (\\Noselect) "/" ""'], end: 'OK done' }
    if (command === 'AUTHENTICATE' && isGood) {
      logins += 1
      const shown = readXoauth2(/^XOAUTH2 (\S+)$/i.exec(rest)?.[1] ?? '')
      return { end: shown && isGood(shown.token) ? 'OK AUTHENTICATE completed.' : 'NO AUTHENTICATE failed.' }
    }
    if (command === 'LOGIN' && isGood) return { end: 'NO LOGIN failed.' }
    if (command === 'LOGIN') {
      logins += 1
      return rest.includes(PASSWORD)
        ? { end: 'OK [CAPABILITY IMAP4rev1 ID] done' }
        : { end: 'NO [AUTHENTICATIONFAILED] Invalid credentials' }
    }
    if (command === 'EXAMINE')
      return /INBOX/i.test(rest)
        ? {
            lines: [
              'FLAGS (\\Seen \\Answered)',
              `${mails.length} EXISTS`,
              '0 RECENT',
              `OK [UIDVALIDITY ${validity}] fine`,
              `OK [UIDNEXT ${next}] fine`,
            ],
            end: 'OK [READ-ONLY] done',
          }
        : { end: 'NO [NONEXISTENT] no such folder' }
    if (command === 'UID SEARCH') return { lines: [`SEARCH ${found(rest).join(' ')}`.trim()], end: 'OK done' }
    if (command === 'UID FETCH') return { lines: fetched(rest), end: 'OK done' }
    return null
  }

  function found(query: string): number[] {
    const since = /SINCE "?(\d{1,2})-(\w{3})-(\d{4})/i.exec(query)
    const from = /UID (\d+):\*/i.exec(query)
    if (since) {
      const day = Date.UTC(Number(since[3]), MONTHS.indexOf(since[2]!), Number(since[1]))
      return mails.filter(({ at }) => at.getTime() >= day).map(({ uid }) => uid)
    }
    const uids = mails.map(({ uid }) => uid)
    // '9:*' is '*:9' where 9 is above the last one: the last mail is named all the same.
    return from ? uids.filter((uid) => uid >= Math.min(Number(from[1]), uids.at(-1) ?? 0)) : uids
  }

  function fetched(query: string): string[] {
    const [, uid, , most] = /^(\d+) .*?BODY\.PEEK\[\](<0\.(\d+)>)?/i.exec(query) ?? []
    const at = mails.findIndex((each) => each.uid === Number(uid))
    if (at < 0) return []
    const raw = Buffer.from(mails[at]!.raw).subarray(0, most ? Number(most) : undefined)
    return [
      `${at + 1} FETCH (UID ${uid} BODY[]${most ? '<0>' : ''} {${raw.length}}\r\n${raw.toString('latin1')})`,
    ]
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.setEncoding('latin1')
    socket.write(`* OK [CAPABILITY ${able}] ready\r\n`)
    let buffer = ''
    socket.on('data', (chunk: string) => {
      buffer += chunk
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        const [, tag = '*', name = '', rest = ''] = /^(\S+) (UID \w+|\w+) ?(.*)$/i.exec(line) ?? []
        const command = name.toUpperCase()
        if (command === 'LOGOUT') {
          socket.end(`* BYE bye\r\n${tag} OK done\r\n`)
          return
        }
        const said = instead.get(command)
        const { lines = [], end: last } = said
          ? { end: said }
          : (answer(command, rest) ?? { end: 'BAD unknown command' })
        socket.write([...lines.map((each) => `* ${each}`), `${tag} ${last}`].join('\r\n') + '\r\n', 'latin1')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `imap://funding%40funder.example${isGood ? '' : `:${encodeURIComponent(PASSWORD)}`}@127.0.0.1:${port}/INBOX`,
    deliver: (raw, at) => void mails.push({ uid: next++, raw, at }),
    renumber: () => {
      validity += 1
      mails = mails.map((mail, at) => ({ ...mail, uid: at + 1 }))
      next = mails.length + 1
    },
    say: (command, said) => void instead.set(command, said),
    logins: () => logins,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
