// The page of jobs: how kinds keep up, causes of those that gave up, and all of one cause sent back to work.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createWorker } from '#platform/outbox/drain.ts'
import { addJob, type JobResult } from '#platform/outbox/outbox.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventKinds } from '../../../../test/applicant.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import { createMetrics } from '../../../server/metrics/metrics.ts'
import type { JobsSeen } from './jobs-seen.ts'

let t: TestApp
let underwriter: Member
beforeAll(async () => {
  t = await testApp()
  underwriter = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

const seen = async () => (await underwriter.who.get('/api/staff/jobs/dead')).body as unknown as JobsSeen
const revive = (kind: string, cause: string, who = underwriter) =>
  who.who.post('/api/staff/jobs/revive', { kind, cause })

test('those of one cause go back to work together, and nobody else', async () => {
  const ids = []
  for (const cause of ['email unavailable', 'email unavailable', 'sms unavailable']) {
    const { id } = await apply(t)
    await t.worker.drain()
    await addJob(t.db, { kind: 'decide-application', leadId: id, onceKey: cause }, t.clock())
    await t.db.query(
      `update job set state = 'dead', attempts = 9, last_error = $2 where lead_id = $1::uuid`,
      [id, cause],
    )
    ids.push(id)
  }
  const before = await seen()
  expect(before.groups).toMatchObject([
    { kind: 'decide-application', cause: 'email unavailable', count: 2 },
    { kind: 'decide-application', cause: 'sms unavailable', count: 1 },
  ])
  expect(before.queues.find(({ kind }) => kind === 'decide-application')).toMatchObject({
    gaveUp: 3,
    due: 0,
    lagSeconds: null,
  })
  const rosa = await staffMember(t, 'representative')
  expect((await revive('decide-application', 'email unavailable', rosa)).status).toBe(403)
  expect((await revive('decide-application', 'email unavailable')).body).toEqual({ revived: 2, left: 0 })
  expect((await seen()).queues.find(({ kind }) => kind === 'decide-application')).toMatchObject({
    gaveUp: 1,
    due: 2,
    lagSeconds: 0,
  })
  await t.worker.drain()
  expect((await seen()).total).toBe(1)
  for (const id of ids.slice(0, 2)) expect(await eventKinds(t, id)).toContain('job-retried')
  expect((await revive('decide-application', 'email unavailable')).body).toEqual({ revived: 0, left: 0 })
})

test('a healthy wait is shown as one, with what it waits for, and not as a failure', async () => {
  const { id } = await apply(t)
  await t.worker.drain()
  const ends: readonly JobResult[] = [
    { notYet: 'waiting for fetch-bank-history', afterSeconds: 5 },
    { retry: 'the model was not run' },
  ]
  const queue = async () => (await seen()).queues.find(({ kind }) => kind === 'lapse-proposal')
  const figures = async () =>
    (await createMetrics(t.deps).text()).match(
      /^underway_jobs\{kind="lapse-proposal",state="failing"\} (\d)/m,
    )?.[1]
  for (const [failing, end] of ends.entries()) {
    await t.db.query('delete from job')
    await addJob(
      t.db,
      { kind: 'lapse-proposal', leadId: id, payload: { decision: newId(t.clock()) } },
      t.clock(),
    )
    await createWorker({ ...t.deps, runners: { 'lapse-proposal': async () => end }, pollMs: 0 }).drain()
    expect(await queue()).toMatchObject({
      waiting: 1,
      waitsFor: 'notYet' in end ? [end.notYet] : [],
      failing,
      gaveUp: 0,
    })
    expect(await figures()).toBe(String(failing))
  }
})

test('a code of the portal is nobody’s page, and goes back to work with its cause', async () => {
  const codeId = newId(t.clock())
  await addJob(t.db, { kind: 'send-portal-code', leadId: codeId, payload: { code: codeId } }, t.clock())
  await t.db.query(
    `update job set state = 'dead', attempts = 8, last_error = 'email unavailable' where lead_id = $1::uuid`,
    [codeId],
  )
  const { jobs } = await seen()
  expect(jobs.find(({ applicationId }) => applicationId === codeId)).toMatchObject({
    of: 'portal',
    applicationName: '',
  })
  expect((await revive('send-portal-code', 'email unavailable')).body).toEqual({ revived: 1, left: 0 })
  const rows = await t.db.query(
    `select 1 from staff_event where kind = 'job-retried' and staff_id = $1::uuid`,
    [underwriter.id],
  )
  expect(rows).toHaveLength(1)
})
