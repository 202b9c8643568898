// The browsers that wait, in a process of their own: they make applications, then poll their status, or hold streams of it.
// Arguments: address, applications. Orders come on the standard input, a line each, and are answered by a line of JSON:
// 'polls <count>' asks so often, 32 at a time; 'streams <count>' opens so many and holds them; 'told' waits until each was told once;
// 'held' tells how many there are, and how many ended.
import { Agent, request, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { bodyOf, PAGES } from './application.ts'

const [address = '', wanted = '1'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
/** Opening many at once is no part of waiting. */
const AT_ONCE = 50
/** Then as many are answered as have heard. */
const TOLD_WITHIN_MS = 120_000

interface Browser {
  readonly leadId: string
  readonly cookie: string
}

const post = (path: string, body: string, headers: Record<string, string>, own = false) =>
  new Promise<IncomingMessage>((done, fail) => {
    const sent = request(new URL(path, address), {
      method: 'POST',
      agent: own ? false : agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
    })
    sent.on('response', done)
    sent.on('error', fail)
    sent.end(body)
  })

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}: ${text.slice(0, 200)}`)
  return text
}

async function apply(n: number): Promise<Browser> {
  let browser: Browser = { leadId: '', cookie: '' }
  for (const page of PAGES) {
    const answer = await post('/api/apply/lead', bodyOf(n, page, browser.leadId || undefined), {
      'idempotency-key': `waiting-${process.pid}-${n}-${page}`,
      ...(browser.cookie ? { cookie: browser.cookie } : {}),
    })
    const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? browser.cookie
    browser = { leadId: (JSON.parse(await textOf(answer)) as { leadid: string }).leadid, cookie }
  }
  return browser
}

/** `work` for each of `count`, so many at a time. */
async function each(count: number, atOnce: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  const run = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, run))
}

const browsers: Browser[] = []
await each(Number(wanted), 8, async (n) => void (browsers[n] = await apply(n)))

let heard = 0
let onHeard = () => {}
let streams = 0
let ended = 0

const orders: Readonly<Record<string, (count: number) => Promise<unknown>>> = {
  polls: async (count) => {
    await each(count, 32, async (n) => {
      const { leadId, cookie } = browsers[n % browsers.length]!
      await textOf(await post('/api/lead/offer_status', JSON.stringify({ sf_leadid: leadId }), { cookie }))
    })
    return { polls: count }
  },
  streams: async (count) => {
    await each(count, AT_ONCE, async (n) => {
      const { leadId, cookie } = browsers[n % browsers.length]!
      const answer = await post(
        '/api/lead/status_stream',
        JSON.stringify({ sf_leadid: leadId }),
        { cookie },
        true,
      )
      if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`)
      streams += 1
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        if (!text.includes('event: status')) return
        heard += 1
        onHeard()
      })
      answer.on('end', () => (ended += 1))
      answer.on('error', () => (ended += 1))
    })
    return { streams, ended }
  },
  told: () =>
    new Promise((done) => {
      const tell = () => done({ heard, ended })
      const late = setTimeout(tell, TOLD_WITHIN_MS)
      onHeard = () => {
        if (heard < streams) return
        clearTimeout(late)
        tell()
      }
      onHeard()
    }),
  held: async () => ({ streams, ended }),
}

console.log(JSON.stringify({ applications: browsers.length }))
for await (const line of createInterface({ input: process.stdin })) {
  const [order = '', count = '0'] = line.split(' ')
  console.log(JSON.stringify(await orders[order]!(Number(count))))
}
process.exit(0)
