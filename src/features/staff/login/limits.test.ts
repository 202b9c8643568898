// Limits that hold over processes: two servers on one database count together.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember } from '../../../../test/staff.ts'
import { codeAt } from './second-factor.server.ts'

const env = { REVEALS_PER_DAY: '3' }
const keys = makeKeyMaterial()
let one: TestApp
let two: TestApp
beforeAll(async () => {
  one = await testApp({ keys, env })
  two = await testApp({ keys, env, db: { ...one.db, close: () => Promise.resolve() } })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

/** One after the other on the first and the second server. */
const byTurns = (at: number) => (at % 2 ? two : one)

test('failures of one e-mail count together, and so do those of many e-mails from one network', async () => {
  const me = await staffMember(one, 'underwriter')
  const ip = '198.51.100.7'
  const wrong = (at: number, email: string) =>
    byTurns(at).visitor(ip).post('/api/staff/login', { email, password: 'wrong' })
  for (let at = 0; at < 5; at++) expect((await wrong(at, me.email)).status).toBe(401)
  for (const at of [0, 1]) expect((await wrong(at, me.email)).status).toBe(429)
  for (let at = 0; at < 25; at++) expect((await wrong(at, `guess${at}@underway.example`)).status).toBe(401)
  for (const at of [0, 1]) expect((await wrong(at, 'another@underway.example')).status).toBe(429)
  for (const { clock } of [one, two]) clock.advance(60_000)
  const right = { email: me.email, password: me.password, code: codeAt(me.totpSecret, one.clock()) }
  expect((await one.visitor('198.51.100.8').post('/api/staff/login', right)).status).toBe(200)
})

test('keys that are guessed from one network wait after thirty, a right one gives its try back', async () => {
  const me = await staffMember(one, 'underwriter')
  const ip = '198.51.100.9'
  const enter = (at: number, authKey: string) =>
    byTurns(at).visitor(ip).post('/api/staff/auth-key-login', { authKey })
  for (let at = 0; at < 29; at++) expect((await enter(at, `uwk_${at}`)).status).toBe(401)
  for (let at = 0; at < 4; at++) expect((await enter(at, me.authKey)).status).toBe(200)
  expect((await enter(0, 'uwk_x')).status).toBe(401)
  for (const at of [0, 1]) expect((await enter(at, me.authKey)).status).toBe(429)
})

test('a person reveals so many answers a day, whichever server is asked; the log says once who asked for more', async () => {
  const me = await staffMember(one, 'underwriter')
  const admin = await staffMember(one, 'admin')
  const { id } = await apply(one)
  await one.db.query('update lead set assigned_to = $2::uuid where id = $1::uuid', [id, me.id])
  await openFile(me, id)
  const elsewhere = two.visitor()
  for (const [name, value] of me.who.cookies) elsewhere.cookies.set(name, value)
  const ask = (at: number) =>
    (at % 2 ? elsewhere : me.who).post(`/api/staff/applications/${id}/reveal`, {
      field: 'ssn',
      reason: 'Asked',
    })
  for (let at = 0; at < 3; at++) expect((await ask(at)).status).toBe(200)
  for (const at of [0, 1]) {
    const refused = await ask(at)
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 86_400])
    expect(refused.text).toContain('reveals-used-up')
  }
  const log = (await admin.who.get(`/api/staff/events?person=${me.id}`)).body.events as unknown as {
    kind: string
  }[]
  expect(log.filter(({ kind }) => kind === 'reveals-used-up')).toHaveLength(1)
})
