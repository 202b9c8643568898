// Sends a call twenty times at once, in a process of its own: what it does is not what the health check waits for.
// Argument: the address. Each line of the standard input is a call; each is answered by a line with the statuses.
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import type { ReachedCall } from './reach-server.ts'

const [address = ''] = process.argv.slice(2)
const AT_ONCE = 20
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
/** Nobody's answer is waited for longer. */
const PATIENCE_MS = 20_000

const send = ({ method, path, cookie, body }: ReachedCall): Promise<number> =>
  new Promise((done) => {
    const headers = {
      ...(cookie && { cookie }),
      ...(body !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request(
      new URL(path, address),
      { method, agent, headers, timeout: PATIENCE_MS },
      (response) => {
        response.resume()
        response.on('end', () => done(response.statusCode ?? 0))
        response.on('error', () => done(0))
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => done(0))
    sent.end(body ?? undefined)
  })

for await (const line of createInterface({ input: process.stdin })) {
  const call = JSON.parse(line) as ReachedCall
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => send(call)))
  process.stdout.write(`${JSON.stringify(statuses)}\n`)
}
