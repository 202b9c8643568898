// Stands between the product and the simulated vendors: in fair weather it passes everything on, in foul weather every other call fails.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { faults } from '../../test/faults/faults.ts'

interface Weather {
  /** The environment with each vendor's address replaced by one that the weather reaches. */
  readonly environment: Readonly<Record<string, string>>
  turn(to: 'fair' | 'foul'): void
  /** Calls that were spoilt so far. */
  spoilt(): number
  close(): Promise<void>
}

/** Those that a server can do by its answer; the others have no answer at all. */
const ways = faults.flatMap(({ answer }) => answer ?? [])

/** Every variable whose value is an address of loopback: HTTP is passed on by its body, SMTP by its bytes. */
export async function startWeather(environment: Readonly<Partial<Record<string, string>>>): Promise<Weather> {
  let foul = false
  let spoilt = 0
  const closing: (() => Promise<void>)[] = []
  const isStruck = () => foul && Math.random() < 0.5 && ++spoilt > 0

  const httpBefore = async (target: string): Promise<string> => {
    const server = createServer((incoming, outgoing) => {
      incoming.on('error', () => {})
      if (!isStruck()) return pass(target, incoming, outgoing)
      incoming.resume()
      incoming.on('end', () => ways[Math.floor(Math.random() * ways.length)]!(outgoing))
    })
    return `http://127.0.0.1:${await listen(server, closing)}`
  }
  const smtpBefore = async (target: URL): Promise<string> => {
    const open = new Set<Socket>()
    const server = createTcpServer((near) => {
      open.add(near.on('error', () => {}).on('close', () => open.delete(near)))
      if (isStruck()) return void near.destroy()
      const far = connect(Number(target.port), target.hostname)
      far.on('error', () => near.destroy()).on('close', () => near.destroy())
      near.on('close', () => far.destroy())
      near.pipe(far).pipe(near)
    })
    const port = await listen(server, closing)
    closing.push(async () => open.forEach((socket) => socket.destroy()))
    return Object.assign(new URL(target), { port: String(port) }).href
  }

  const before = new Map<string, string>()
  const given = Object.entries(environment).flatMap(([name, value]) =>
    value ? [[name, value] as const] : [],
  )
  for (const value of new Set(given.map(([, value]) => value))) {
    if (!/^(http|smtp):\/\/(127\.0\.0\.1|localhost)[:/]/.test(value)) continue
    const url = new URL(value)
    if (url.protocol === 'smtp:') before.set(value, await smtpBefore(url))
    else before.set(value, `${await httpBefore(url.origin)}${url.pathname.replace(/\/$/, '')}`)
  }
  return {
    environment: Object.fromEntries(given.map(([name, value]) => [name, before.get(value) ?? value])),
    turn: (to) => (foul = to === 'foul'),
    spoilt: () => spoilt,
    close: async () => void (await Promise.all(closing.map((close) => close()))),
  }
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = request(
    `${target}${incoming.url}`,
    { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

async function listen(
  server: ReturnType<typeof createServer> | ReturnType<typeof createTcpServer>,
  closing: (() => Promise<void>)[],
): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(
    () =>
      new Promise<void>((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  )
  return (server.address() as AddressInfo).port
}
