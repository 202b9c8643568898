// The worker where the database fails, where it is asked to look and to stop, and what it tells the log.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Database } from '../db/db.ts'
import { createWorker } from './drain.ts'
import { lanes } from './lanes.ts'
import { addJob, done, type JobResult, type JobRunners } from './outbox.ts'

const leadId = '0192f0c0-0000-7000-8000-000000000001'
const now = new Date('2026-11-16T15:00:00Z')
let db: Database
let lines: [level: string, fields: object, message: string][]
const log = {
  info: () => {},
  warn: (fields: object, message: string) => void lines.push(['warn', fields, message]),
  error: (fields: object, message: string) => void lines.push(['error', fields, message]),
}

beforeEach(async () => {
  db = await testDatabase()
  lines = []
})
afterEach(async () => {
  vi.useRealTimers()
  await db.close()
})

const open = () =>
  db.query<{ id: string; kind: string; state: string; attempts: number; locked_until: Date | null }>(
    'select * from job order by kind',
  )
const workerOn = (on: Database, runners: Partial<JobRunners>, pollMs = 0) =>
  createWorker({ db: on, clock: () => now, log, runners, pollMs })
const ask = async (kind: 'decide-application' | 'keep-line-book', onceKey = '') => {
  await addJob(db, { kind, leadId, onceKey }, now)
  return (await open()).find((job) => job.kind === kind)!.id
}
/** The same, with what is to happen before or in place of each of its queries. */
const heard = (before: (sql: string) => Promise<void>): Database => ({
  ...db,
  query: async (sql, values) => {
    await before(sql)
    return counted(db.query(sql, values))
  },
  transaction: (work) => counted(db.transaction(work)),
})
/** What was asked of the database and is not answered. */
let asked = 0
const counted = <T>(answer: Promise<T>): Promise<T> => {
  asked++
  return answer.finally(() => asked--)
}
const isClaim = (sql: string) => sql.startsWith('with due')
/** What was asked for with setImmediate has begun. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** All that follows is begun, and the database has answered: a server takes longer than some turns. */
async function settled() {
  for (let turns = 0; turns < 20; turns++) {
    if (asked) turns = 0
    await turn()
  }
}

/** A job's run that ends when it is told. */
function held() {
  let end = (_: JobResult) => {}
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const runner = () => {
    begin()
    return new Promise<JobResult>((resolve) => (end = resolve))
  }
  return { runner, begun, end: (result: JobResult) => end(result) }
}

test('the log hears of a job that gave up and of one that failed, and of none that is done or waits', async () => {
  const [failing, gone] = [await ask('decide-application'), await ask('keep-line-book')]
  await workerOn(db, {
    'decide-application': async () => {
      throw new RangeError('a name that must not be told')
    },
    'keep-line-book': async () => ({ giveUp: 'never ready' }),
  }).drain()
  const told = [
    ['error', { job: 'decide-application', id: failing, error: 'RangeError' }, 'job failed'],
    ['warn', { job: 'keep-line-book', id: gone, reason: 'never ready' }, 'job gave up'],
  ]
  expect(lines.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual(told)
  lines = []
  await db.query('delete from job')
  await ask('decide-application')
  await ask('keep-line-book')
  await workerOn(db, {
    'decide-application': async () => done,
    'keep-line-book': async () => ({ wait: 'not at night', afterSeconds: 60 }),
  }).drain()
  expect(lines).toEqual([])
})

test('a job that throws what is no error is told without it', async () => {
  const id = await ask('decide-application')
  await workerOn(db, { 'decide-application': () => Promise.reject('a name') }).drain()
  expect(lines).toEqual([
    ['error', { job: 'decide-application', id, error: 'unexpected error' }, 'job failed'],
  ])
})

test('without a limit of its own a run keeps its place for its whole lease, and not longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const id = await ask('decide-application')
  const { runner, begun } = held()
  const worker = workerOn(db, { 'decide-application': runner })
  worker.nudge()
  await begun
  vi.advanceTimersByTime(299_999)
  await turn()
  expect(lines).toEqual([])
  vi.advanceTimersByTime(1)
  await turn()
  expect(lines).toEqual([['error', { job: 'decide-application', id }, 'a job did not end']])
  await worker.stop()
  expect(await open()).toMatchObject([{ state: 'ready', attempts: 1, locked_until: null }])
})

test.each([
  [new TypeError('a name'), 'TypeError'],
  ['a name', 'unknown'],
])(
  'where the end of a job cannot be written it keeps its lease, and the others go on',
  async (thrown, error) => {
    await ask('decide-application')
    await ask('keep-line-book')
    const failing = heard(async (sql) => {
      if (sql.startsWith('delete')) throw thrown
    })
    const worker = workerOn(failing, {
      'decide-application': async () => done,
      'keep-line-book': async () => ({ wait: 'not at night', afterSeconds: 60 }),
    })
    expect(await worker.drain()).toBe(2)
    expect(lines).toEqual([['error', { error }, 'how a job ended could not be written']])
    expect(await open()).toMatchObject([
      { attempts: 1, locked_until: new Date(now.getTime() + 300_000) },
      { attempts: 0, locked_until: null },
    ])
  },
)

test('looks that fail are told once until one succeeds, and without a poll each nudge looks', async () => {
  let looks = 0
  let isAway = true
  const worker = workerOn(
    heard(async (sql) => {
      if (!isClaim(sql)) return
      looks += 1
      if (isAway) throw new TypeError('away')
    }),
    {},
  )
  const look = async () => {
    const before = looks
    worker.nudge()
    await expect.poll(() => looks).toBe(before + 1)
    await turn()
  }
  const told = ['error', { error: 'TypeError' }, 'the worker could not look for jobs']
  await look()
  await look()
  expect(lines).toEqual([told])
  isAway = false
  await look()
  // It has ended when the next one begins.
  await worker.drain()
  isAway = true
  await look()
  expect(lines).toEqual([told, told])
  await worker.stop()
})

test('where the database is away the next poll looks again, not the next nudge', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let looks = 0
  let isAway = false
  const on = heard(async (sql) => {
    if (!isClaim(sql)) return
    looks += 1
    if (isAway) throw new TypeError('away')
  })
  const worker = workerOn(on, {}, 1000)
  worker.nudge()
  await expect.poll(() => looks).toBe(1)
  await worker.drain()
  expect(looks).toBe(2)
  isAway = true
  worker.nudge()
  await turn()
  await turn()
  expect(looks).toBe(3)
  worker.nudge()
  await turn()
  await turn()
  expect(looks).toBe(3)
  vi.advanceTimersByTime(1000)
  await turn()
  expect(looks).toBe(4)
  await worker.stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(5000)
  await turn()
  expect(looks).toBe(4)
})

test('a worker that does not poll looks when it is asked to, and never by itself', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  workerOn(db, {})
  expect(vi.getTimerCount()).toBe(0)
})

test('a worker that is stopped while it looks does not look again', async () => {
  await ask('decide-application')
  let looks = 0
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  const on = heard(async (sql) => {
    if (!isClaim(sql)) return
    looks += 1
    await gate
  })
  const worker = workerOn(on, { 'decide-application': async () => done })
  worker.nudge()
  await turn()
  await turn()
  expect(looks).toBe(1)
  // A look that was asked for meanwhile would follow.
  worker.nudge()
  await turn()
  const stopping = worker.stop()
  worker.nudge()
  goOn()
  await stopping
  await turn()
  expect(looks).toBe(1)
  expect(await open()).toEqual([])
  worker.nudge()
  await turn()
  expect(await worker.drain()).toBe(0)
  expect(looks).toBe(1)
})

test('a drain counts what runs when it begins, and ends with it', async () => {
  await ask('decide-application')
  const { runner, begun, end } = held()
  const worker = workerOn(db, { 'decide-application': runner, 'keep-line-book': async () => done })
  worker.nudge()
  await begun
  await ask('keep-line-book')
  const drained = worker.drain()
  end(done)
  expect(await drained).toBe(2)
  expect(await worker.drain()).toBe(0)
  expect(await open()).toEqual([])
})

test('a worker that stops without a limit waits for what runs, however long, and puts nothing back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await ask('decide-application')
  const { runner, begun, end } = held()
  const worker = workerOn(db, { 'decide-application': runner })
  worker.nudge()
  await begun
  const stopping = worker.stop()
  await turn()
  vi.advanceTimersByTime(60_000)
  for (let looks = 0; looks < 3; looks++) expect(await open()).toMatchObject([{ attempts: 1 }])
  end(done)
  await stopping
  expect(await open()).toEqual([])
  expect(lines).toEqual([])
})

test('a worker that is stopped waits in a drain for nothing', async () => {
  await ask('decide-application')
  const { runner, begun } = held()
  const worker = workerOn(db, { 'decide-application': runner })
  worker.nudge()
  await begun
  await worker.stop(1)
  expect(await worker.drain()).toBe(1)
})

test('where the database is away at the end, jobs keep their lease, and the log hears it', async () => {
  await ask('decide-application')
  const { runner, begun } = held()
  const on = heard(async (sql) => {
    if (sql.startsWith('update job')) throw new TypeError('away')
  })
  const worker = workerOn(on, { 'decide-application': runner })
  worker.nudge()
  await begun
  await worker.stop(1)
  expect(lines).toEqual([['error', { error: 'TypeError' }, 'jobs keep their lease']])
  expect(await open()).toMatchObject([{ attempts: 1, locked_until: new Date(now.getTime() + 300_000) }])
})

test('a place that is taken is not free for another of its kind', async () => {
  const runs: string[] = []
  const worker = workerOn(db, {
    'decide-application': ({ id }) => {
      runs.push(id)
      return new Promise(() => {})
    },
  })
  for (const [asked, running] of [
    [3, 3],
    [4, 4],
  ] as const) {
    for (let n = 0; n < asked; n++) await ask('decide-application', `${running} ${n}`)
    worker.nudge()
    await expect.poll(() => runs.length).toBeGreaterThanOrEqual(running)
  }
  await worker.stop(1)
  expect(runs).toHaveLength(lanes['decide-application'].atOnce)
})

/** A worker that looks by itself, on a clock that is moved by hand; `kill`: it says no more that its runs go on. */
function beating(clock: { now: Date }, runners: Partial<JobRunners>) {
  let isDead = false
  const on = heard(async (sql) => {
    if (isDead) throw new TypeError('killed')
    void sql
  })
  const worker = createWorker({ db: on, clock: () => clock.now, log, runners, pollMs: 1000 })
  return { worker, kill: () => (isDead = true) }
}
const later = (clock: { now: Date }, seconds: number) =>
  (clock.now = new Date(clock.now.getTime() + 1000 * seconds))
/** Lets the interval pass, and what it began be written. */
async function passes(clock: { now: Date }, seconds: number) {
  later(clock, seconds)
  vi.advanceTimersByTime(1000 * seconds)
  await settled()
}

test('a run that goes on is held, and taken over within half a minute after its process was killed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const clock = { now }
  await ask('decide-application')
  const first = held()
  const one = beating(clock, { 'decide-application': first.runner })
  one.worker.nudge()
  await first.begun
  const runs: number[] = []
  const two = beating(clock, { 'decide-application': async () => (runs.push(clock.now.getTime()), done) })
  // It runs for two minutes, and nobody takes it.
  for (let at = 0; at < 24; at++) await passes(clock, 5)
  expect(runs).toEqual([])
  expect(await open()).toMatchObject([{ attempts: 1 }])
  one.kill()
  const killed = clock.now.getTime()
  for (let at = 0; at < 6 && !runs.length; at++) await passes(clock, 5)
  expect(runs).toHaveLength(1)
  expect(runs[0]! - killed).toBeLessThanOrEqual(30_000)
  expect(await open()).toEqual([])
  await two.worker.stop()
})

test('the end of a run that was held is written, and no second run follows', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const clock = { now }
  await ask('decide-application')
  const { runner, begun, end } = held()
  const one = beating(clock, { 'decide-application': runner })
  one.worker.nudge()
  await begun
  await passes(clock, 5)
  await passes(clock, 5)
  expect((await open())[0]!.locked_until).toEqual(new Date(now.getTime() + 30_000))
  end(done)
  await one.worker.stop()
  expect(await open()).toEqual([])
})

test('after a standstill longer than a claim a worker does not take its own run again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const clock = { now }
  await ask('decide-application')
  let runs = 0
  const one = beating(clock, { 'decide-application': () => (runs++, new Promise(() => {})) })
  one.worker.nudge()
  await expect.poll(() => runs).toBe(1)
  // No timer ran for a minute; the first that does is the look.
  later(clock, 60)
  one.worker.nudge()
  await settled()
  expect(runs).toBe(1)
  expect(await open()).toMatchObject([{ attempts: 1 }])
  await one.worker.stop(1)
})
