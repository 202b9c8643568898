// The clock of Regulation B: warnings of complete applications at 20, 25 and 29 days, the notice of an incomplete one, and what staff see due.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvedResult, standsBeside } from '#core/domain/override.ts'
import { addDays, utcDay } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { addDecision } from '#platform/store/decisions.ts'
import { addEvent, eventsOf } from '#platform/store/events.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember } from '../../../../test/staff.ts'
import { watchAnswers } from './watch-answers.server.ts'

const DAY = 86_400_000
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

let count = 0
const applicant = async (stage?: string) => {
  count += 1
  const email = `clock${count}@shop.example`
  const a = await apply(t, { business: { email }, pg: { email, phone: `(207) 555-${2300 + count}` } })
  if (stage) await t.db.query(`update lead set stage = $2 where id = $1::uuid`, [a.id, stage])
  await t.worker.drain()
  return { ...a, email }
}
const warnings = async (id: string) =>
  (
    await t.db.query<{ days: number }>(
      `select (detail->>'days')::int as days from event where lead_id = $1::uuid and kind = 'answer-due' order by at, id`,
      [id],
    )
  ).map(({ days }) => days)
const notices = (email: string) =>
  t.inbox(email).filter(({ subject }) => subject === 'Your application is not complete')
const watch = async () => {
  await watchAnswers(t.deps)
  await t.worker.drain()
}

test('a complete one is warned of at 20, 25 and 29 days, once each, until it is answered; a reopened one starts over', async () => {
  const { id, email } = await applicant('in-review')
  const answered = await applicant('in-review')
  await t.db.query(`update lead set stage = 'offered' where id = $1::uuid`, [answered.id])
  const seen: number[][] = []
  for (const days of [19, 1, 4, 1, 3, 1, 5]) {
    t.clock.advance(days * DAY)
    await watch()
    await watch()
    seen.push(await warnings(id))
  }
  expect(seen).toEqual([[], [20], [20], [20, 25], [20, 25], [20, 25, 29], [20, 25, 29]])
  expect(await warnings(answered.id)).toEqual([])
  // It was complete: no notice says otherwise.
  expect(notices(email)).toEqual([])

  const underwriter = await staffMember(t, 'underwriter')
  const due = async () =>
    (await underwriter.who.get('/api/staff/due')).body.due as unknown as {
      applicationId: string
      kind: string
      days: number
    }[]
  expect(await due()).toContainEqual(expect.objectContaining({ applicationId: id, kind: 'answer', days: 34 }))
  expect((await due()).map(({ applicationId }) => applicationId)).not.toContain(answered.id)
  const rep = await staffMember(t, 'representative')
  expect((await rep.who.get('/api/staff/due')).body.due).toEqual([])

  await t.db.transaction((tx) =>
    addEvent(
      tx,
      { leadId: id, kind: 'application-reopened', actor: 'staff', detail: { reason: 'New papers' } },
      t.clock(),
    ),
  )
  t.clock.advance(20 * DAY)
  await watch()
  expect(await warnings(id)).toEqual([20, 25, 29, 20])
})

test('the day by which an answer is due is the one of New York, wherever it is told', async () => {
  // Half past ten in the evening there, or half past eleven: the next day in UTC.
  const evening = 3.5 * 3_600_000
  t.clock.advance(DAY + evening - (t.clock().getTime() % DAY))
  const due = addDays(utcDay(t.clock()), -1 + 30)
  const { id } = await applicant('in-review')
  t.clock.advance(20 * DAY)
  await watch()
  const told = (await eventsOf(t.db, id)).flatMap(({ kind, detail }) =>
    kind === 'answer-due' ? [detail.due] : [],
  )
  expect(told).toEqual([due])
  const underwriter = await staffMember(t, 'underwriter')
  const listed = (await underwriter.who.get('/api/staff/due')).body.due as unknown as {
    applicationId: string
  }[]
  expect(listed).toContainEqual(expect.objectContaining({ applicationId: id, dueOn: due }))
  const file = await underwriter.who.get(`/api/staff/applications/${id}`)
  expect(file.body.answerDue).toEqual({ kind: 'answer', on: due })
})

test('a lower offer that nobody accepts is warned of before its 90 days are over; one of the full amount, or accepted, is not', async () => {
  const offer = async (amount: number, stage = 'offered') => {
    const { id } = await applicant(stage)
    const { policy } = t.deps
    const today = easternDay(t.clock())
    const base = standsBeside(policy, null, today)
    await addDecision(
      t.db,
      t.deps.keys,
      {
        leadId: id,
        origin: 'model',
        policyVersion: policy.version,
        inputs: base.inputs,
        features: null,
        result: approvedResult(policy, base, amount, today),
        outcome: 'approved',
      },
      t.clock(),
    )
    return id
  }
  const offeredOn = easternDay(t.clock())
  const [lower, full, accepted] = [
    await offer(2_000_000),
    await offer(5_000_000),
    await offer(2_000_000, 'offer-chosen'),
  ]
  const warned = async (id: string) =>
    (await eventsOf(t.db, id)).flatMap(({ kind, detail }) =>
      kind === 'counteroffer-due' ? [detail.days] : [],
    )
  const seen: unknown[] = []
  for (const days of [74, 1, 10, 4, 5]) {
    t.clock.advance(days * DAY)
    await watch()
    await watch()
    seen.push(await warned(lower))
  }
  expect(seen).toEqual([[], [75], [75, 85], [75, 85, 89], [75, 85, 89]])
  expect([await warned(full), await warned(accepted)]).toEqual([[], []])
  const underwriter = await staffMember(t, 'underwriter')
  const due = (await underwriter.who.get('/api/staff/due')).body.due as unknown as { applicationId: string }[]
  expect(due).toContainEqual(
    expect.objectContaining({ applicationId: lower, kind: 'counteroffer', days: 94 }),
  )
  expect(due.map(({ applicationId }) => applicationId)).not.toContain(full)
  const dueOf = async (id: string) =>
    (await underwriter.who.get(`/api/staff/applications/${id}`)).body.answerDue
  expect(await dueOf(lower)).toEqual({ kind: 'counteroffer', on: addDays(offeredOn, 90) })
  expect(await dueOf(full)).toBeNull()
})

test('hundreds that were warned of already keep nobody from being seen', async () => {
  const { id, email } = await applicant('bank-needed')
  const long = await applicant('in-review')
  t.clock.advance(30 * DAY)
  const [{ at }] = (await t.db.query<{ at: Date }>(`select created_at as at from lead where id = $1::uuid`, [
    long.id,
  ])) as [{ at: Date }]
  const older = new Date(at.getTime() - 60 * DAY)
  await t.db.query(
    `insert into lead (id, created_at, updated_at, stage, variant, language, answers, secrets, source, brand, kind)
     select gen_random_uuid(), $2::timestamptz, updated_at, 'in-review', variant, language, '{}', '{}', '{}', brand, kind
     from lead, generate_series(1, 1100) where id = $1::uuid`,
    [long.id, older],
  )
  await watch()
  expect(await warnings(long.id)).toEqual([29])
  expect(notices(email)).toHaveLength(1)
  await t.db.query(`update lead set stage = 'withdrawn' where created_at = $1::timestamptz`, [older])
  await t.db.query(`update lead set stage = 'withdrawn' where id = any($1::uuid[])`, [[id, long.id]])
})

test('an incomplete one gets one notice: what is missing, by when, and the way to it', async () => {
  const { id, email } = await applicant('bank-needed')
  t.clock.advance(20 * DAY - 60_000)
  await watch()
  expect(notices(email)).toEqual([])
  t.clock.advance(60_000)
  await watch()
  await watch()
  const [notice, ...more] = notices(email)
  expect(more).toEqual([])
  expect(notice!.text).toContain('statements of the last 4 months')
  expect(notice!.text).toMatch(/Please send it by \w+ \d+, \d{4}\./)
  expect(notice!.text).toContain('no further consideration')
  const code = /continue\/([\w-]+)/.exec(notice!.text)![1]
  t.clock.advance(29 * DAY)
  expect((await t.visitor().post('/api/apply/continue', { code })).status).toBe(200)
  await watch()
  expect(notices(email)).toHaveLength(1)
  expect(await warnings(id)).toEqual([])
})
