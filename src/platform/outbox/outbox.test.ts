// Jobs: written with the change, run at least once, retried with backoff, given up visibly, never lost.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Database } from '../db/db.ts'
import { contactHolds, holdContact, releaseContact } from '../store/contact-holds.ts'
import { createWorker } from './drain.ts'
import { backoffSeconds, lanes } from './lanes.ts'
import { addJob, deadJobPayload, done, hasJob, isJobOpen, retryDeadJob, type JobRunners } from './outbox.ts'

const leadId = '0192f0c0-0000-7000-8000-000000000001'
const documentId = (n: number) => `0192f0c0-0000-7000-8000-00000000010${n}` as const
const log = { info: () => {}, warn: () => {}, error: () => {} }
let db: Database
let time = 0
const clock = () => new Date(time)
const open = () =>
  db.query<{
    id: string
    state: string
    attempts: number
    run_at: Date
    locked_until: Date
    last_error: string | null
    waits_for: string | null
  }>('select * from job')

beforeEach(async () => {
  db = await testDatabase()
  time = Date.UTC(2026, 10, 16)
})
afterEach(() => db.close())

const worker = (runners: Partial<JobRunners>) => createWorker({ db, clock, log, runners, pollMs: 0 })

test('a job exists exactly when its change does', async () => {
  await db
    .transaction(async (tx) => {
      await addJob(tx, { kind: 'scan-document', leadId, payload: { document: documentId(1) } }, clock())
      throw new Error('the change failed')
    })
    .catch(() => {})
  expect(await open()).toEqual([])
})

test('done jobs go, failing ones come back, and give up where staff see it', async () => {
  const ran: number[] = []
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  const w = worker({
    'decide-application': async (job) => {
      ran.push(job.attempt)
      throw new Error('a name and a number that must not be kept')
    },
  })
  const waits: number[] = []
  for (let i = 0; i < 8; i++) {
    await w.drain()
    const [job] = await open()
    waits.push(job!.run_at.getTime() - time)
    time = Math.max(time, job!.run_at.getTime())
  }
  expect(ran).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  for (const [i, wait] of waits.slice(0, 7).entries()) expect(wait).toBeLessThanOrEqual(1000 * 2 ** (i + 1))
  expect(await open()).toMatchObject([{ state: 'dead', last_error: 'Error' }])
  const [dead] = await db.query<{ id: string }>('select id from job')
  expect(await retryDeadJob(db, leadId, dead!.id, clock())).toBe(dead!.id)
  expect(await worker({ 'decide-application': async () => done }).drain()).toBe(1)
  expect(await open()).toEqual([])
})

test('what failed together does not come back together, and later and later', () => {
  const ids = Array.from({ length: 2000 }, () => crypto.randomUUID())
  for (const [attempt, most] of [
    [1, 2],
    [5, 32],
    [20, 3600],
  ] as const) {
    const waits = ids.map((id) => backoffSeconds(attempt, id) / most)
    const tenths = Array.from({ length: 10 }, (_, i) => waits.filter((w) => Math.floor(w * 10) === i).length)
    // 200 in each tenth on average; five standard deviations are 67.
    for (const count of tenths) expect(Math.abs(count - 200)).toBeLessThan(67)
  }
})

test('a message outlives a mail server that is down for three days less an hour, and no more', async () => {
  await addJob(db, { kind: 'deliver-message', leadId, payload: { message: documentId(1) } }, clock())
  const begun = time
  const down = worker({ 'deliver-message': async () => ({ retry: 'email unavailable' }) })
  const goOn = async (until: number) => {
    for (;;) {
      await down.drain()
      const [job] = await open()
      if (job!.state === 'dead' || job!.run_at.getTime() > until) return job!
      time = Math.max(time + 1, job!.run_at.getTime())
    }
  }
  expect(await goOn(begun + 71 * 3_600_000)).toMatchObject({ state: 'ready' })
  expect(await goOn(begun + 74 * 3_600_000)).toMatchObject({ state: 'dead', last_error: 'email unavailable' })
})

test('a slow kind holds up nobody else, and what does not end loses its place', async () => {
  for (let n = 0; n < 20; n++)
    await addJob(
      db,
      { kind: 'scan-document', leadId, onceKey: `${n}`, payload: { document: documentId(1) } },
      clock(),
    )
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  const scanned = new Set<string>()
  const stuck = new Set<string>()
  const begun = time
  let decided = () => {}
  const decision = new Promise<void>((resolve) => (decided = resolve))
  const w = createWorker({
    db,
    clock,
    log,
    pollMs: 0,
    longestRunMs: 1,
    runners: {
      'scan-document': (job) => {
        scanned.add(job.id)
        if (scanned.size <= 8) stuck.add(job.id)
        // The first ones never end until the clock goes on: one in 2000 is due again at once.
        return stuck.has(job.id) && time === begun ? new Promise(() => {}) : Promise.resolve(done)
      },
      'decide-application': async () => {
        decided()
        return done
      },
    },
  })
  w.nudge()
  await decision
  await w.drain()
  expect(scanned.size).toBe(20)
  expect(await open()).toHaveLength(8)
  expect((await open()).every(({ last_error }) => last_error === 'it did not end')).toBe(true)
  time += 4000
  await w.drain()
  expect(await open()).toEqual([])
})

test('of more than a kind has places for, those that were due first run first', async () => {
  const { atOnce } = lanes['scan-document']
  const minutes = [7, 2, 9, 4, 11, 1, 8, 3, 12, 6, 10, 5]
  expect(minutes).toHaveLength(3 * atOnce)
  for (const minute of minutes)
    await addJob(
      db,
      {
        kind: 'scan-document',
        leadId,
        onceKey: `${minute}`,
        payload: { document: documentId(1) },
        runAt: new Date(time - 60_000 * minute),
      },
      clock(),
    )
  const dueSince = new Map(
    (await open()).map(({ id, run_at }) => [id, (time - run_at.getTime()) / 60_000] as const),
  )
  const rounds: number[][] = []
  let round: number[] = []
  const endRound: (() => void)[] = []
  await worker({
    'scan-document': ({ id }) =>
      new Promise((resolve) => {
        round.push(dueSince.get(id)!)
        endRound.push(() => resolve(done))
        if (round.length < atOnce) return
        rounds.push(round.toSorted((a, b) => b - a))
        round = []
        // All of them at once, so that the next look finds every place free.
        for (const end of endRound.splice(0)) end()
      }),
  }).drain()
  expect(rounds).toEqual([
    [12, 11, 10, 9],
    [8, 7, 6, 5],
    [4, 3, 2, 1],
  ])
})

test('a job runs at its moment, not before', async () => {
  await addJob(db, { kind: 'decide-application', leadId, runAt: new Date(time + 1000) }, clock())
  const w = worker({ 'decide-application': async () => done })
  time += 999
  expect(await w.drain()).toBe(0)
  time += 1
  expect(await w.drain()).toBe(1)
})

test('a run that comes back after its place was lost undoes nothing', async () => {
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  let end = (_: { done: true }) => {}
  const slow = createWorker({
    db,
    clock,
    log,
    pollMs: 0,
    longestRunMs: 1,
    runners: { 'decide-application': () => new Promise((resolve) => (end = resolve)) },
  })
  await slow.drain()
  time += 2000
  const failing = worker({ 'decide-application': async () => ({ retry: 'later' }) })
  await failing.drain()
  end({ done: true })
  await slow.stop()
  expect(await open()).toMatchObject([{ attempts: 2, last_error: 'later' }])
})

test('a run whose job started over since ends no later run of the same number', async () => {
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  const ends: ((_: { done: true }) => void)[] = []
  const held = () => worker({ 'decide-application': () => new Promise((resolve) => ends.push(resolve)) })
  const [first, second] = [held(), held()]
  first.nudge()
  await expect.poll(() => ends.length).toBe(1)
  // Its lease runs out; the next run is asked for again meanwhile, so that a third one is the first try of what was asked last.
  time += 301_000
  const again = worker({
    'decide-application': async () => {
      await addJob(db, { kind: 'decide-application', leadId }, clock())
      time += 1000
      void again.stop()
      return done
    },
  })
  await again.drain()
  second.nudge()
  await expect.poll(() => ends.length).toBe(2)
  ends[0]!({ done: true })
  await first.stop()
  expect(await open()).toMatchObject([{ state: 'ready', attempts: 1 }])
  ends[1]!({ done: true })
  await second.stop()
  expect(await open()).toEqual([])
})

test('a bank may take its time: nobody else takes its job for half an hour, that of others for five minutes', async () => {
  const connectionId = documentId(1)
  await addJob(db, { kind: 'fetch-bank-history', leadId, payload: { connectionId } }, clock())
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  const ran: string[] = []
  const never = ({ kind }: { kind: string }) => {
    ran.push(kind)
    return new Promise<never>(() => {})
  }
  for (const [seconds, runs] of [
    [0, 2],
    [301, 3],
    [1498, 4],
    [1, 5],
  ] as const) {
    time += 1000 * seconds
    worker({ 'fetch-bank-history': never, 'decide-application': never }).nudge()
    await expect
      .poll(async () => (await open()).every(({ locked_until }) => locked_until?.getTime() > time))
      .toBe(true)
    // A job is taken in the database before its run begins here.
    await expect.poll(() => ran.length).toBe(runs)
  }
  const both = ['decide-application', 'fetch-bank-history']
  expect(ran.toSorted()).toEqual([both[0], both[0], both[0], both[1], both[1]])
})

test('what is told to come back after a time comes back no sooner, and not all at once', async () => {
  for (let n = 0; n < 20; n++)
    await addJob(db, { kind: 'decide-application', leadId, onceKey: `${n}` }, clock())
  await worker({ 'decide-application': async () => ({ retry: 'too many', afterSeconds: 100 }) }).drain()
  const waits = (await open()).map(({ run_at }) => (run_at.getTime() - time) / 1000)
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(100)
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(125)
  // Of 25,000 milliseconds two may fall on the same one: once in 130 runs.
  expect(new Set(waits).size).toBeGreaterThan(15)
})

test('what it needs is not there yet: that is no failure, and has an end', async () => {
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  const w = worker({ 'decide-application': async () => ({ notYet: 'the history', afterSeconds: 10 }) })
  for (let tries = 1; tries < 8; tries++) {
    await w.drain()
    expect(await open()).toMatchObject([
      { state: 'ready', attempts: tries, last_error: null, waits_for: 'the history' },
    ])
    time += 12_501
  }
  await w.drain()
  expect(await open()).toMatchObject([{ state: 'dead', last_error: 'the history', waits_for: null }])
})

test('a kind that this version does not know is left to one that does', async () => {
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  expect(await worker({ 'scan-document': async () => done }).drain()).toBe(0)
  expect(await open()).toMatchObject([{ state: 'ready', attempts: 0 }])
})

test('one open job per kind and key; asked for again while it runs, it runs again', async () => {
  const seen: unknown[] = []
  await addJob(db, { kind: 'scan-document', leadId, payload: { document: documentId(1) } }, clock())
  await addJob(db, { kind: 'scan-document', leadId, payload: { document: documentId(2) } }, clock())
  await addJob(
    db,
    { kind: 'scan-document', leadId, onceKey: 'other', payload: { document: documentId(9) } },
    clock(),
  )
  const w = worker({
    'scan-document': async (job) => {
      seen.push(job.payload.document)
      if (seen.length === 1)
        await addJob(db, { kind: 'scan-document', leadId, payload: { document: documentId(3) } }, clock())
      return done
    },
  })
  await w.drain()
  expect(seen.filter((id) => id !== documentId(9))).toEqual([2, 3].map(documentId))
  expect(await open()).toEqual([])
})

test('one that gives up while it is asked for again starts over', async () => {
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  let runs = 0
  const w = worker({
    'decide-application': async () => {
      if (++runs > 1) return done
      await addJob(db, { kind: 'decide-application', leadId }, clock())
      return { giveUp: 'never ready' }
    },
  })
  await w.drain()
  expect(runs).toBe(2)
  expect(await open()).toEqual([])
})

test('one that is to be tried later, and is asked for again while it runs, starts over at once', async () => {
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  const attempts: number[] = []
  const w = worker({
    'decide-application': async ({ attempt }) => {
      attempts.push(attempt)
      if (attempts.length > 1) return done
      await addJob(db, { kind: 'decide-application', leadId }, clock())
      return { retry: 'being gathered', afterSeconds: 3600 }
    },
  })
  await w.drain()
  expect(attempts).toEqual([1, 1])
  expect(await open()).toEqual([])
})

test('a job whose worker died is run again when its lease is over', async () => {
  await addJob(db, { kind: 'scan-document', leadId, payload: { document: documentId(1) } }, clock())
  await db.query(`update job set locked_until = $1::timestamptz, attempts = 1`, [new Date(time + 300_000)])
  expect(await worker({ 'scan-document': async () => done }).drain()).toBe(0)
  time += 300_001
  expect(await worker({ 'scan-document': async () => done }).drain()).toBe(1)
})

test('a worker that stops leaves a job that does not end to the next one', async () => {
  await addJob(db, { kind: 'scan-document', leadId, payload: { document: documentId(1) } }, clock())
  let begun = () => {}
  const running = new Promise<void>((resolve) => (begun = resolve))
  const hung = worker({
    'scan-document': () => {
      begun()
      return new Promise(() => {})
    },
  })
  hung.nudge()
  await running
  expect(await worker({ 'scan-document': async () => done }).drain()).toBe(0)
  await hung.stop(1)
  expect(await open()).toMatchObject([{ state: 'ready', attempts: 0 }])
  expect(await worker({ 'scan-document': async () => done }).drain()).toBe(1)
  expect(await open()).toEqual([])
})

test('a job that has to wait uses up no attempt, however often it waits', async () => {
  const ran: number[] = []
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  const w = worker({
    'decide-application': async (job) => {
      ran.push(job.attempt)
      return ran.length > 9 ? done : { wait: 'not at night', afterSeconds: 60 }
    },
  })
  for (let i = 0; i < 9; i++) {
    expect(await w.drain()).toBe(1)
    expect(await w.drain()).toBe(0)
    expect(await open()).toMatchObject([{ state: 'ready', attempts: 0 }])
    time += 60_000
  }
  await w.drain()
  expect(ran).toEqual(Array<number>(10).fill(1))
  expect(await open()).toEqual([])
})

test('a contact that is let act while its delivery runs does not wait until the hold would have ended', async () => {
  const hold = {
    leadId,
    personId: null,
    channel: 'email',
    codeHash: null,
    madeBy: null,
    wasKey: null,
  } as const
  await holdContact(db, { ...hold, until: new Date(time + 86_400_000) }, clock())
  await addJob(db, { kind: 'deliver-message', leadId, payload: { message: documentId(1) } }, clock())
  let ran = 0
  const w = worker({
    'deliver-message': async () => {
      ran += 1
      const held = (await contactHolds(db, leadId, clock())).length > 0
      if (held) await releaseContact(db, hold, documentId(2), clock())
      return held ? { wait: 'the contact is not confirmed', afterSeconds: 86_400 } : done
    },
  })
  await w.drain()
  expect(ran).toBe(2)
  expect(await open()).toEqual([])
})

test('what is told to rest at least so long rests so long; a longer back-off holds', async () => {
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  await worker({ 'decide-application': async () => ({ retry: 'busy', leastSeconds: 5000 }) }).drain()
  const [job] = await open()
  expect(job!.run_at.getTime()).toBe(time + 5_000_000)
  time += 5_000_000
  await worker({ 'decide-application': async () => ({ retry: 'busy', leastSeconds: 0 }) }).drain()
  const [again] = await open()
  expect(again!.run_at.getTime()).toBe(time + Math.trunc(1000 * backoffSeconds(2, job!.id)))
})

test('which jobs an application has is told by kind, open or given up', async () => {
  const other = '0192f0c0-0000-7000-8000-000000000002'
  const standing = async (of: string) => [
    await isJobOpen(db, of, 'decide-application'),
    await hasJob(db, of, 'decide-application'),
  ]
  await addJob(db, { kind: 'scan-document', leadId, payload: { document: documentId(1) } }, clock())
  expect(await standing(leadId)).toEqual([false, false])
  await addJob(db, { kind: 'decide-application', leadId }, clock())
  expect(await standing(leadId)).toEqual([true, true])
  expect(await standing(other)).toEqual([false, false])
  await worker({ 'decide-application': async () => ({ giveUp: 'never ready' }) }).drain()
  expect(await standing(leadId)).toEqual([false, true])
})

test('only a job that gave up tells what it was about and goes back to work, and only for its application', async () => {
  const other = '0192f0c0-0000-7000-8000-000000000002'
  const payload = { document: documentId(1) }
  await addJob(db, { kind: 'scan-document', leadId, payload }, clock())
  const id = (await open())[0]!.id
  expect(await deadJobPayload(db, leadId, id)).toBeNull()
  expect(await retryDeadJob(db, leadId, id, clock())).toBeNull()
  await worker({ 'scan-document': async () => ({ giveUp: 'not a paper' }) }).drain()
  expect(await deadJobPayload(db, leadId, id)).toEqual({ kind: 'scan-document', payload })
  expect(await deadJobPayload(db, other, id)).toBeNull()
  expect(await retryDeadJob(db, other, id, clock())).toBeNull()
  // The same was asked for anew meanwhile.
  await addJob(db, { kind: 'scan-document', leadId, payload }, clock())
  expect(await retryDeadJob(db, leadId, id, clock())).toBeNull()
  await worker({ 'scan-document': async () => done }).drain()
  expect(await retryDeadJob(db, leadId, id, clock())).toBe(id)
  expect(await open()).toMatchObject([{ state: 'ready', attempts: 0, locked_until: null }])
})
