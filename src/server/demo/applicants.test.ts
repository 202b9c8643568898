// A sample applicant comes as far as their row says: the demo has an offer and a decline to look at.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { applicant } from './applicants.ts'
import { sampleApplicants } from './applicant-rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test.each([
  ['healthy', 'offered'],
  ['nsf-ridden', 'declined'],
] as const)('%s: %s', async (end, stage) => {
  const index = sampleApplicants.findIndex((each) => each.end === end)
  const { server, worker, simulators, clock } = t
  await applicant(index, {
    server,
    worker,
    simulators,
    clock,
    pass: (minutes) => clock.advance(minutes * 60_000),
  })
  const [lead] = await t.db.query<{ stage: string }>(
    'select stage from lead order by created_at desc limit 1',
  )
  expect(lead?.stage).toBe(stage)
})
