// What was answered 'saved' survives kill -9 at any moment, complete; a server that is told to stop finishes what it began.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/db/db.ts'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { openServer } from '#platform/db/pg.ts'
import { openEmbedded } from '#platform/db/pglite.ts'
import { VERSION } from '#platform/version.ts'
import { bodyOf, PAGES } from '../bench/application.ts'
import { findPostgres, startPostgres } from '../scripts/postgres.mjs'
import { isProof } from './sample.ts'

/** A proof kills more often; KILLS=200 is the long form. */
const KILLS = Number(process.env.KILLS ?? (isProof ? 20 : 2))
/** Part of the run on a Postgres server. */
const bin = process.env.TEST_DATABASE_URL ? findPostgres() : null
/** Tests that do not need the database server do not run twice. */
const onEmbedded = test.skipIf(process.env.TEST_DATABASE_URL)

/** The server as it is built, in a folder that looks like the project's. */
const root = mkdtempSync(join(tmpdir(), 'underway-server-'))
const children = new Set<ChildProcess>()

beforeAll(async () => {
  for (const folder of ['migrations', 'policies', 'src', 'node_modules'])
    symlinkSync(resolve(folder), join(root, folder), 'junction')
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    splitting: true,
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'error',
    entryPoints: { main: 'src/server/main.ts' },
    outdir: join(root, 'dist', 'server'),
  })
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

interface Server {
  readonly url: string
  /** The exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): void
  /** Resolves once the server has written this. */
  says(text: string): Promise<void>
}

/** Starts on a port of its own choice and answers once it says where. The worker is off, so that every job can be counted. */
async function start(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<Server> {
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      RATE_LIMITS: 'off',
      WORKER: 'off',
      LOG_LEVEL: 'warn',
      DATAMERCH_TOKEN: 'never asked',
      ...settings,
    },
  })
  children.add(child)
  let said = ''
  const says = (text: string) =>
    new Promise<void>((heard) => {
      const listen = () => {
        if (said.includes(text)) heard()
      }
      child.stdout.on('data', listen)
      listen()
    })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  await new Promise<void>((ready, fail) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('is ready')) ready()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => fail(new Error(`the server did not start:\n${said}`)))
  })
  const port = /http:\/\/localhost:(\d+)\/business\/apply/.exec(said)?.[1]
  return { url: `http://127.0.0.1:${port}`, ended, says, kill: (signal) => void child.kill(signal) }
}

interface Save {
  readonly person: number
  readonly page: number
  readonly leadId: string | undefined
}

/** One save under a key of its own, as the wizard sends it. Null when the server went away before it answered. */
async function send(
  url: string,
  { person, page, leadId }: Save,
): Promise<{ leadid: string; revision: number } | null> {
  const answer = await fetch(`${url}/api/apply/lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `person ${person} page ${page}` },
    body: bodyOf(person, page, leadId),
  }).catch(() => null)
  if (!answer) return null
  const body = (await answer.json().catch(() => null)) as { leadid: string; revision: number } | null
  if (body && answer.status !== 200)
    throw new Error(`a save was refused with ${answer.status}: ${JSON.stringify(body)}`)
  return body
}

/** Sixteen people fill in applications until `enough` saves are answered; what was under way then is sent again in the next round. */
class Crowd {
  readonly answered = new Map<string, { revision: number; pages: number[] }>()
  private pending: Save[] = []
  private people = 0

  async fillIn(server: Server, enough: number, then: () => void): Promise<void> {
    let left = enough
    const under = this.pending
    this.pending = []
    const one = async () => {
      let save = under.pop() ?? { person: this.people++, page: 0, leadId: undefined }
      for (;;) {
        const done = await send(server.url, save)
        if (!done) return void this.pending.push(save)
        const before = this.answered.get(done.leadid)
        this.answered.set(done.leadid, {
          revision: done.revision,
          pages: [...(before?.pages ?? []), save.page],
        })
        if (--left === 0) then()
        save =
          save.page < PAGES.at(-1)!
            ? { ...save, page: save.page + 1, leadId: done.leadid }
            : { person: this.people++, page: 0, leadId: undefined }
      }
    }
    await Promise.all(Array.from({ length: 16 }, one))
  }
}

interface Kept {
  readonly revision: number
  readonly page: number
  readonly stage: string
  readonly name: string
  readonly saves: number
  readonly keys: number
  readonly consents: number
  readonly registers: number
  readonly letters: number
}

/** Every application with what belongs to it, newest state, by the answers' own mark (the wire id is not kept). */
const kept = (db: Database): Promise<Kept[]> =>
  db.query<Kept>(
    `select revision, stage,
       array_position(array['contact', 'business', 'interview', 'ownership', 'address', 'bank-intro'], step) - 1 as page, business_name as name,
       (select count(*) from event e where e.lead_id = l.id and e.kind = 'answers-saved') as saves,
       (select count(*) from save_key k where k.lead_id = l.id) as keys,
       (select count(*) from consent c where c.lead_id = l.id) as consents,
       (select count(*) from job j where j.lead_id = l.id and j.kind = 'check-merchant-defaults') as registers,
       (select count(*) from job j where j.lead_id = l.id and j.kind = 'send-message') as letters
     from lead l`,
  )

/** An application is whole when each of its revisions has its event and its key, and each page what comes with it. */
function expectWhole(rows: readonly Kept[]): void {
  const torn = rows.filter(
    (row) =>
      row.saves !== row.revision ||
      row.keys !== row.revision ||
      row.revision !== row.page ||
      row.consents < 3 ||
      row.registers !== (row.page >= 2 ? 1 : 0) ||
      row.letters !== (row.page >= 5 ? 1 : 0) ||
      row.stage !== (row.page >= 5 ? 'bank-needed' : 'draft'),
  )
  expect(torn).toEqual([])
}

/** Kills the server at `KILLS` moments under load, starts it again undisturbed, and checks what `open` finds. */
async function killAndLook(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  open: () => Promise<Database>,
): Promise<void> {
  const crowd = new Crowd()
  for (let round = 0; round < KILLS; round++) {
    const server = await start(dataDir, settings)
    await crowd.fillIn(server, 20 + Math.floor(Math.random() * 150), () => server.kill('SIGKILL'))
    expect(await server.ended).toBe(null)
  }
  // The last start sends again what was under way, under its old keys, and stops in peace.
  const server = await start(dataDir, settings)
  await crowd.fillIn(server, 20, () => server.kill('SIGTERM'))
  expect(await server.ended).toBe(0)

  const db = await open()
  const rows = await kept(db)
  await db.close()
  expectWhole(rows)
  // Each answered save raised the revision of its application by one, and only once.
  const answered = [...crowd.answered.values()]
  expect(rows.length).toBeGreaterThanOrEqual(answered.length)
  const most = (revisions: readonly number[]) => [...revisions].sort((a, b) => b - a)
  const inDatabase = most(rows.map(({ revision }) => revision))
  most(answered.map(({ revision }) => revision)).forEach((revision, i) =>
    expect(inDatabase[i]).toBeGreaterThanOrEqual(revision),
  )
  expect(answered.filter(({ revision, pages }) => revision < pages.length)).toEqual([])
}

const patience = 120_000 + KILLS * 15_000

onEmbedded(
  `${KILLS} times kill -9 while saves are written: all that was answered is there, and nothing is half there`,
  () => {
    const dataDir = join(root, 'killed')
    return killAndLook(dataDir, {}, () => openEmbedded(join(dataDir, 'database')))
  },
  patience,
)

test.skipIf(!bin)(
  `${KILLS} times kill -9 beside a Postgres server: the same`,
  async () => {
    const postgres = await startPostgres(bin!)
    const { indexKey, fieldKeys } = makeKeyMaterial()
    try {
      await killAndLook(
        join(root, 'killed-beside'),
        { DATABASE_URL: postgres.url, INDEX_KEY: indexKey, FIELD_KEYS: fieldKeys },
        () => openServer(postgres.url, { poolSize: 2 }),
      )
    } finally {
      await postgres.stop()
    }
  },
  patience,
)

onEmbedded(
  'told to stop, it finishes the request that it has begun, takes no other, and loses no job',
  async () => {
    const dataDir = join(root, 'stopped')
    const server = await start(dataDir)
    const { port } = new URL(server.url)
    const body = bodyOf(1, 0, undefined)
    const answer = await new Promise<{ status: number; body: string }>((done, fail) => {
      const half = request(`${server.url}/api/apply/lead`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': 'half sent',
          expect: '100-continue',
        },
      })
      half.on('error', fail)
      half.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => done({ status: response.statusCode ?? 0, body: text }))
      })
      // 'continue': the server has the request and waits for its body.
      half.on('continue', () => {
        server.kill('SIGTERM')
        void refused(Number(port)).then(() => half.end(body))
      })
      half.flushHeaders()
    })
    expect(answer.status).toBe(200)
    expect(await server.ended).toBe(0)

    const again = await start(dataDir)
    const { leadid } = JSON.parse(answer.body) as { leadid: string }
    expect(await send(again.url, { person: 1, page: 1, leadId: leadid })).toMatchObject({
      leadid,
      revision: 2,
    })
    again.kill('SIGTERM')
    expect(await again.ended).toBe(0)
    const db = await openEmbedded(join(dataDir, 'database'))
    const rows = await kept(db)
    await db.close()
    expect(rows).toHaveLength(1)
    expectWhole(rows)
  },
  120_000,
)

/** Begins an upload that never ends; `then` once the server waits for the rest of it. Answers how it was cut off. */
function hangingUpload(server: Server, then: () => void): Promise<string> {
  const upload = request(`${server.url}/api/bank-verification/upload-file`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': 10_000,
      expect: '100-continue',
    },
  })
  const cutOff = new Promise<string>((done) =>
    upload.on('error', ({ code }: NodeJS.ErrnoException) => done(code ?? '')),
  )
  upload.on('continue', () => {
    upload.write('--part\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-')
    then()
  })
  upload.flushHeaders()
  return cutOff
}

onEmbedded(
  'told to stop, it does not wait for ever for a request that never ends',
  async () => {
    const server = await start(join(root, 'hung'), { STOP_GRACE_SECONDS: '1' })
    expect(await hangingUpload(server, () => server.kill('SIGTERM'))).toBe('ECONNRESET')
    expect(await server.ended).toBe(0)
  },
  120_000,
)

onEmbedded(
  'while something runs it says how long it waits, and a second Ctrl-C ends it at once',
  async () => {
    const server = await start(join(root, 'impatient'), { STOP_GRACE_SECONDS: '600', LOG_LEVEL: 'info' })
    const cutOff = hangingUpload(server, () => server.kill('SIGINT'))
    await server.says('finishing what runs, at most 600 s')
    const presses = setInterval(() => server.kill('SIGINT'), 100)
    expect(await server.ended).toBe(130)
    clearInterval(presses)
    expect(await cutOff).toBe('ECONNRESET')
  },
  120_000,
)

onEmbedded(
  'told to stop, it asks to be left out of rotation and goes on answering until it was',
  async () => {
    const server = await start(join(root, 'drained'), { STOP_DRAIN_SECONDS: '600', LOG_LEVEL: 'info' })
    const ask = async (path: string) => {
      const answer = await fetch(`${server.url}${path}`)
      return [answer.status, answer.headers.get('connection'), (await answer.json()) as unknown]
    }
    expect(await ask('/api/ready')).toEqual([200, 'keep-alive', { status: 'ok' }])
    server.kill('SIGTERM')
    await server.says('out of rotation')
    expect(await ask('/api/ready')).toEqual([503, 'close', { status: 'stopping' }])
    expect(await ask('/api/health')).toEqual([200, 'close', { status: 'ok', version: VERSION }])
    expect(await send(server.url, { person: 1, page: 0, leadId: undefined })).toMatchObject({ revision: 1 })
    const presses = setInterval(() => server.kill('SIGTERM'), 100)
    expect(await server.ended).toBe(143)
    clearInterval(presses)
  },
  120_000,
)

/** Resolves once nobody listens on the port any more. */
async function refused(port: number): Promise<void> {
  const open = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => (socket.destroy(), done(true)))
      socket.once('error', () => done(false))
    })
  while (await open());
}

onEmbedded(
  'in production it refuses to start with what is unsafe, and tells what it was allowed',
  async () => {
    const dataDir = join(root, 'production')
    await expect(start(dataDir, { NODE_ENV: 'production' })).rejects.toThrow(
      'ALLOW_INSECURE=no-rate-limits,plain-http,sample-brand,no-funder-address,unapproved-texts',
    )
    const server = await start(dataDir, {
      NODE_ENV: 'production',
      STOP_DRAIN_SECONDS: '0',
      ALLOW_INSECURE: 'no-rate-limits,plain-http,sample-brand,no-funder-address,unapproved-texts',
      LOG_LEVEL: 'info',
    })
    await server.says('Allowed insecure    plain-http')
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
  120_000,
)
