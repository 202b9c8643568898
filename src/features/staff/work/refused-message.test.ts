// A message that its provider refused for good: staff are told, another try at that address is refused, a corrected one is written to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import { readLead } from '#platform/store/leads.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let underwriter: Member
let colleague: Member
beforeAll(async () => {
  t = await testApp()
  underwriter = await staffMember(t, 'underwriter')
  colleague = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

interface Job {
  readonly id: string
  readonly applicationId?: string
  readonly refused: boolean
}

test.each(['statements-received', 'application-received'] as const)('%s', async (template) => {
  const old = `${template}@no-such-place.example`
  const { id } = await apply(t, { business: { email: old } })
  await t.worker.drain()
  const lead = (await readLead(t.db, id))!
  const { messages } = await t.db.transaction((tx) =>
    queueMessage(tx, t.deps, lead, { template, channel: 'email' }),
  )
  // As after the provider's answer.
  const refused = messages[0]!.id
  await t.db.query(`update message set state = 'failed', reason = '550' where id = $1::uuid`, [refused])
  await t.db.query(`update job set state = 'dead' where lead_id = $1::uuid and payload->>'message' = $2`, [
    id,
    refused,
  ])
  const listed = (await underwriter.who.get('/api/staff/jobs/dead')).body.jobs as unknown as Job[]
  const job = listed.find(({ applicationId }) => applicationId === id)!
  expect(job.refused).toBe(true)
  const shown = (await underwriter.who.get(`/api/staff/applications/${id}`)).body.jobs as unknown as Job[]
  expect(shown.find((each) => each.id === job.id)?.refused).toBe(true)

  const retry = () => underwriter.who.post(`/api/staff/jobs/${job.id}/retry`, { applicationId: id })
  const same = await retry()
  expect(same.status).toBe(409)
  expect(same.text).toContain('address-refused')
  const wanted = `${template}@somewhere.example`
  const corrected = await underwriter.who.post(`/api/staff/applications/${id}/correct`, {
    answers: { email: wanted },
    reason: 'Told by phone',
  })
  expect(corrected.status).toBe(200)
  await colleague.who.post(`/api/staff/applications/${id}/contact/confirm`)
  await t.worker.drain()
  const before = t.inbox(wanted).length
  expect((await retry()).status).toBe(200)
  await t.worker.drain()
  expect(t.inbox(wanted)).toHaveLength(before + 1)
  expect(t.inbox(old).length).toBeLessThanOrEqual(2)
  expect((await retry()).status).toBe(409)
})
