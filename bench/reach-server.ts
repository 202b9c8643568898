// The composed application with its vendors simulated, listening, for the walk over what strangers reach: it tells each call with its largest honest body.
// Argument: the address of a database of its own. Tells one line of JSON: its address, and the calls.
import { VERSION } from '#platform/version.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { SIGNATURE_MOST } from '#core/fields/signature.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openServer } from '#platform/db/pg.ts'
import type { Mounted } from '#platform/http/mounted.ts'
import { readMigrations } from '../src/server/database.ts'
import { testApp, type TestApp } from '../test/app.ts'
import { pngOf } from '../test/bombs.ts'
import { logInToPortal, makeRecord, openFileOf, type Record_ } from '../test/doors/world.ts'

export interface ReachedCall {
  /** 'POST /api/apply/lead' and what its body is. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly cookie: string
  /** JSON; null of a GET. */
  readonly body: string | null
}

const [databaseUrl = ''] = process.argv.slice(2)
/** Just within what a body of strangers may have. */
const LARGEST_BODY = 130_000
/** Of a text whose length nothing bounds but the body. */
const LONG_TEXT = 20_000
const MOST_ITEMS = 50

const built = (name: string) => join(process.cwd(), 'dist', 'server', `${name}.js`)
process.env.TEST_THREAD_FILE = built('thread')
process.env.TEST_CHILD_FILE = built('child')

const db = await openServer(databaseUrl, { poolSize: 10 })
await migrate(db, readMigrations('migrations'), VERSION)
const t = await testApp({ db, now: new Date().toISOString() })
await t.server.listen({ port: 0, host: '127.0.0.1' })
const { port } = t.server.server.address() as AddressInfo

const calls: ReachedCall[] = []
for (const route of t.server.mounted().filter(isReached)) calls.push(...(await callsOf(t, route)))
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, calls })}\n`)
process.once('SIGTERM', () => void t.close().then(() => process.exit(0)))

/** By anybody, a link, a session or the portal; uploads have their own measurement, and a stream of events ends when its reader leaves. */
function isReached({ takes, url, endpoint }: Mounted): boolean {
  const who = ['anybody', 'application', 'business', 'portal', 'file'].includes(takes.who)
  return who && url.startsWith('/api/') && !url.includes('upload-') && !endpoint?.name.includes('stream')
}

async function callsOf(app: TestApp, route: Mounted): Promise<ReachedCall[]> {
  const record = await makeRecord(app)
  const { takes } = route
  const link = 'links' in takes ? takes.links[0] : undefined
  const browser =
    takes.who === 'portal'
      ? await logInToPortal(app, record)
      : takes.who === 'file'
        ? await openFileOf(app, record)
        : record.browser
  const cookie = link ? '' : [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const named = namesOf(record, link)
  const request = route.endpoint ? (largestOf(route.endpoint, named) as Record<string, unknown>) : {}
  const path = route.url.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(named(name) ?? 'x')),
  )
  const call = (kind: string, body: string | null, query = ''): ReachedCall => ({
    name: `${route.method} ${route.url}${kind}`,
    method: route.method,
    path: path + query,
    cookie,
    body,
  })
  if (route.method === 'GET') {
    const texts = Object.entries(request).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, 1_000)] as [string, string]] : [],
    )
    return [call('', null, texts.length ? `?${new URLSearchParams(texts)}` : '')]
  }
  const largest = JSON.stringify(request)
  // As much as a body may hold, in very many small pieces.
  const rest = Math.max(0, LARGEST_BODY - Math.min(largest.length, LARGEST_BODY))
  const stuffed = JSON.stringify({ ...request, stuffing: Array(Math.floor(rest / 8)).fill('a, b') })
  return [call('', largest.slice(0, LARGEST_BODY)), call(', stuffed', stuffed)]
}

function read(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`src/features/journeys/${name}/maximal.json`, 'utf8')) as Record<
    string,
    unknown
  >
}

/** Lines of noise, as long as a signature may be. */
function signature(): string {
  const [width, height] = [600, 240]
  let seed = 7
  const lines = Buffer.alloc((width * 4 + 1) * height)
  for (let at = 0; at < lines.length; at++) {
    seed = (seed * 16_807) % 2_147_483_647
    if (at % (width * 4 + 1) && at % 16 === 4) lines[at] = seed & 255
  }
  const address = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`
  for (let used = lines.length; ; used = Math.floor(used * 0.8)) {
    const drawn = address(
      pngOf(
        width,
        height,
        deflateSync(Buffer.concat([lines.subarray(0, used), Buffer.alloc(lines.length - used)])),
      ),
    )
    if (drawn.length <= SIGNATURE_MOST) return drawn
  }
}

function namesOf(record: Record_, link: LinkPurpose | undefined): (name: string) => unknown {
  const code = link ? record.codes[link] : record.leadId
  const model = { ...read('apply'), ...read('apply-legacy'), sfleadid: record.leadId, signature: signature() }
  const values: Readonly<Record<string, unknown>> = {
    code,
    link: code,
    token: code,
    leadid: code,
    sf_leadid: code,
    sfleadid: code,
    id: record.id,
    applicationId: record.id,
    personId: record.personId,
    documentId: record.documentId,
    accountid: `${record.id}.00000000`,
    envelope: record.envelope,
    model,
    signature: model.signature,
    page: 4,
    wait: 0,
    file: 'paper.pdf',
    doc: 'bla',
    kind: 'terms',
    zip: '04101',
    hash: '0'.repeat(64),
    month: undefined,
    account: undefined,
  }
  return (name) => (Object.hasOwn(values, name) ? values[name] : name)
}

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly maxItems?: number
  readonly maxLength?: number
  readonly maximum?: number
}

/** The largest request that an endpoint takes: every field, every text and list as long as it may be. */
function largestOf(endpoint: Endpoint, named: (name: string) => unknown): unknown {
  const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' }) as Schema
  return largest(schema, '', named)
}

function largest(schema: Schema, name: string, named: (name: string) => unknown): unknown {
  const known = named(name)
  if (known !== name && name) return known
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.at(-1)
  const kinds = schema.oneOf ?? schema.anyOf
  if (kinds) return largest(kinds[0]!, name, named)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, largest(inner, key, named)]),
      )
    case 'array':
      return Array.from({ length: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS) }, () =>
        largest(schema.items ?? {}, '', named),
      )
    case 'number':
    case 'integer':
      return Math.min(schema.maximum ?? 1_000, 1_000)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'string':
      return schema.format === 'uuid'
        ? '00000000-0000-4000-8000-000000000000'
        : 'Main Street Number Nine '
            .repeat(1_000)
            .slice(0, Math.min(schema.maxLength ?? LONG_TEXT, LONG_TEXT))
    default:
      // Anything: as long as an application may say it.
      return named('model')
  }
}
