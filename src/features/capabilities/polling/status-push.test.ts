// A waiting page is told about every change that it must read again, about nothing else, and only for as long as it may read it.
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readBankState, type Standing } from '#features/capabilities/bank-link/link-calls.ts'
import { createLink, revokeLink } from '#platform/store/links.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { apply, minimal, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp, type TestOptions } from '../../../../test/app.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import type { CallFailure } from '#ui/answer.ts'
import { followStatus } from './follow-status.ts'
import { statusStream } from './paths.ts'
import { startPoll } from './poll.ts'

async function listening(options: TestOptions = {}): Promise<TestApp & { readonly base: string }> {
  const app = await testApp(options)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  return { ...app, base: `http://127.0.0.1:${port}` }
}

let t: Awaited<ReturnType<typeof listening>>
beforeAll(async () => {
  t = await listening()
})
afterAll(() => t.close())

let people = 0
const person = (app: TestApp = t) => apply(app, { business: { email: `waiting-${++people}@status.example` } })

async function stream(who: Visitor, named: object, app = t) {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const answer = await fetch(app.base + statusStream.path, {
    method: 'POST',
    signal: abort.signal,
    headers: {
      'content-type': 'application/json',
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(named),
  })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** The name of the next event; null at the end. */
  const next = async (): Promise<string | null> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read()
      if (done) return null
      text += value
    }
    const [event = '', ...rest] = text.split('\n\n')
    text = rest.join('\n\n')
    return /^event: (.*)$/m.exec(event)?.[1] ?? next()
  }
  return { answer, next, abort }
}

async function waiting(who: Visitor, named: object, app = t) {
  const opened = await stream(who, named, app)
  expect(opened.answer.status).toBe(200)
  expect(await opened.next()).toBe('open')
  return opened
}

const move = ({ id }: Applicant, to: 'in-review' | 'offered' | 'bank-needed') =>
  t.db.transaction((tx) => moveStage(tx, id, to, { actor: 'system' }, t.clock()))

const linkTo = ({ id: leadId }: Applicant, purpose: 'offer' | 'documents' | 'connect-bank') =>
  createLink(t.db, t.deps.keys, { leadId, purpose, expiresInDays: 1 }, t.clock())

test('a stage that moves is told to its own application, after the commit', async () => {
  const [mine, other] = [await person(), await person()]
  const mineOpen = await waiting(mine.who, { sf_leadid: mine.leadid })
  const otherOpen = await waiting(other.who, {})
  expect(mineOpen.answer.headers.get('content-type')).toBe('text/event-stream')
  expect(mineOpen.answer.headers.get('x-accel-buffering')).toBe('no')

  const failed = t.db.transaction(async (tx) => {
    await moveStage(tx, other.id, 'in-review', { actor: 'system' }, t.clock())
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  await move(mine, 'in-review')
  expect(await mineOpen.next()).toBe('status')
  expect((await mine.who.post('/api/lead/offer_status')).body.stage).toBe('in-review')

  // What was taken back was not told: the first word that the other one hears is of its job.
  await t.db.query(`insert into job (lead_id, id, kind, once_key, run_at, created_at)
    values ('${other.id}', gen_random_uuid(), 'decide-application', '', now() + interval '1 day', now())`)
  expect(await otherOpen.next()).toBe('status')
  expect((await other.who.post('/api/lead/offer_status')).body.stage).toBe('plaid_json')
  await t.db.query(`delete from job where lead_id = '${other.id}'`)
  expect(await otherOpen.next()).toBe('status')
})

test('saves tell nothing', async () => {
  const mine = await person()
  const open = await waiting(mine.who, {})
  const model = { ...minimal, sfleadid: mine.leadid, interest: 'Payroll' }
  expect((await mine.who.post('/api/apply/lead', { model, page: 2 })).status).toBe(200)
  await move(mine, 'in-review')
  expect(await open.next()).toBe('status')
  // One word: had the save been told, it would come before this end.
  await mine.who.post('/api/apply/leave')
  expect(await open.next()).toBeNull()
})

test('a stream ends with the session, and with the epoch of the application', async () => {
  const [left, corrected] = [await person(), await person()]
  const first = await waiting(left.who, {})
  await left.who.post('/api/apply/leave')
  expect(await first.next()).toBeNull()
  const second = await waiting(corrected.who, { sf_leadid: corrected.leadid })
  await t.db.query(`update lead set code_epoch = code_epoch + 1 where id = '${corrected.id}'`)
  expect(await second.next()).toBeNull()
})

test('an owner who has a link to the bank alone is told nothing, and asks by and by instead', async () => {
  const mine = await person()
  const { code } = await linkTo(mine, 'connect-bank')
  const streams: number[] = []
  const network = fetch
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('document', { hidden: false, documentElement: { lang: 'en' }, addEventListener: vi.fn() })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const answer = await network(t.base + path, init)
    if (path === statusStream.path) streams.push(answer.status)
    return answer
  })
  let now = 0
  const told: unknown[] = []
  let streamEnded = () => {}
  const streamAnswered = new Promise<void>((resolve) => (streamEnded = resolve))
  startPoll<Standing, CallFailure>(
    {
      plan: { firstMs: 2000, mostMs: 15_000, deadlineMs: 60_000, failures: 1 },
      ask: () => readBankState(code),
      push: (pushed) =>
        followStatus(code, {
          open: pushed.open,
          changed: pushed.changed,
          lost: () => {
            pushed.lost()
            streamEnded()
          },
        }),
      pending: () => true,
      retryable: () => false,
      now: () => now,
      later: (ms, run) => {
        void streamAnswered.then(() => {
          now += ms
          run()
        })
        return () => {}
      },
      page: { hidden: () => false, onShown: () => () => {} },
    },
    {
      value: ({ state }) => told.push(state),
      late: (byServer) => told.push({ byServer }),
      failed: (failure) => told.push(failure),
    },
  )
  await expect.poll(() => told.at(-1)).toEqual({ byServer: false })
  expect(streams).toEqual([404])
  const answers = told.slice(0, -1)
  expect(answers.length).toBeGreaterThan(3)
  expect(new Set(answers)).toEqual(new Set(['none']))
})

test('a revoked link ends its stream, before another word', async () => {
  const mine = await person()
  const { id, code } = await linkTo(mine, 'offer')
  const open = await waiting(t.visitor(), { sf_leadid: code })
  await move(mine, 'in-review')
  expect(await open.next()).toBe('status')
  await revokeLink(t.db, { leadId: mine.id, id, actorId: null }, t.clock())
  expect(await open.next()).toBeNull()
})

test('who wants no more than to see whether it opens is told and let go', async () => {
  const mine = await person()
  expect(await mine.who.post(statusStream, { wait: 0 })).toMatchObject({
    status: 200,
    text: 'event: open\ndata:\n\n',
  })
})

test('it lets in whom offer_status lets in', async () => {
  const mine = await person()
  const codeOf = async ({ answer, next }: Awaited<ReturnType<typeof stream>>) => {
    await next()
    return answer.status
  }
  expect(await codeOf(await stream(t.visitor(), { sf_leadid: mine.leadid }))).toBe(
    (await t.visitor().post('/api/lead/offer_status', { sf_leadid: mine.leadid })).status,
  )
  expect(await codeOf(await stream(t.visitor(), { link: 'M'.repeat(43) }))).toBe(404)
  const { code } = await linkTo(mine, 'documents')
  expect(await codeOf(await stream(t.visitor(), { link: code }))).toBe(404)
})

test('the ninth stream of an application finds no place, and one that was closed makes room', async () => {
  const limited = await listening({ env: { RATE_LIMITS: 'on' } })
  const mine = await person(limited)
  const open = []
  for (let count = 0; count < 8; count++) open.push(await waiting(mine.who, {}, limited))
  expect((await stream(mine.who, {}, limited)).answer.status).toBe(429)
  open[0]!.abort.abort()
  await expect.poll(async () => (await stream(mine.who, {}, limited)).answer.status).toBe(200)
  // With all of them open.
  await limited.close()
})

test('a server that stops ends them', async () => {
  const stopping = await listening()
  const mine = await person(stopping)
  const open = await waiting(mine.who, {}, stopping)
  await stopping.close()
  expect(await open.next()).toBeNull()
})

const onServer = test.skipIf(!process.env.TEST_DATABASE_URL)
onServer(
  'news that went by while the connection to the database was lost is made up for',
  async () => {
    const mine = await person()
    const open = await waiting(mine.who, {})
    await t.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and (query ilike 'listen%' or (query = 'select 1' and state = 'idle'))`,
    )
    expect(await open.next()).toBe('status')
  },
  20_000,
)
