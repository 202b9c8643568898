// The load generator, in a process of its own: callers that each walk one application after another through its five saves.
// Arguments: address, callers, first person's number, then either 'seconds' with warm-up and length, or 'saves' with a count.
// Answers a LoadResult in JSON; times are whole requests, in milliseconds.
import { Agent, request } from 'node:http'
import { bodyOf, PAGES } from './application.ts'

export interface LoadResult {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly saves: number
  readonly failures: number
}

interface Saved {
  readonly status: number
  readonly leadId?: string
  readonly cookie?: string
  readonly etag?: string
}

const [address = '', callers = '32', first = '0', until = 'seconds', a = '1', b = '4'] = process.argv.slice(2)
const target = new URL('/api/apply/lead', address)
const agent = new Agent({ keepAlive: true, maxSockets: Number(callers) })
let people = Number(first)

const save = (body: string, headers: Record<string, string>): Promise<Saved> =>
  new Promise((done, fail) => {
    const sent = request(
      target,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => {
          const status = response.statusCode ?? 0
          if (status !== 200) return done({ status })
          done({
            status,
            leadId: (JSON.parse(text) as { leadid: string }).leadid,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
            etag: response.headers.etag,
          })
        })
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })

const times: number[] = []
let failures = 0
let counting = until === 'saves'
let left = until === 'saves' ? Number(a) : Infinity
let over = false

/** One caller: the cookie, the revision and the key go along as a browser sends them. */
async function call(): Promise<void> {
  while (!over) {
    const n = people++
    let leadId: string | undefined
    let cookie: string | undefined
    let etag: string | undefined
    for (const page of PAGES) {
      if (over || left-- <= 0) return
      const headers: Record<string, string> = { 'idempotency-key': `${process.pid}-${n}-${page}` }
      if (cookie) headers.cookie = cookie
      if (etag) headers['if-match'] = etag
      const body = bodyOf(n, page, leadId)
      const begun = performance.now()
      const saved = await save(body, headers)
      if (counting) times.push(performance.now() - begun)
      if (saved.status !== 200) {
        if (failures++ === 0) console.error(`status ${saved.status} on page ${page}`)
        break
      }
      leadId = saved.leadId
      cookie = saved.cookie ?? cookie
      etag = saved.etag
    }
  }
}

const running = Promise.all(Array.from({ length: Number(callers) }, call))
let seconds: number
if (until === 'seconds') {
  await new Promise((done) => setTimeout(done, Number(a) * 1000))
  counting = true
  const begun = performance.now()
  await new Promise((done) => setTimeout(done, Number(b) * 1000))
  over = true
  seconds = (performance.now() - begun) / 1000
  await running
} else {
  const begun = performance.now()
  await running
  seconds = (performance.now() - begun) / 1000
}
agent.destroy()
times.sort((x, y) => x - y)
const result: LoadResult = {
  perSecond: times.length / seconds,
  p50: times[times.length >> 1] ?? 0,
  p99: times[Math.floor(times.length * 0.99)] ?? 0,
  saves: times.length,
  failures,
}
process.stdout.write(JSON.stringify(result))
