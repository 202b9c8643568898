// After an incident nobody of staff is left inside, by a session or by a key, and the log says whose ended.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember } from '../../../../test/staff.ts'
import { logInWithKey } from '../paths.ts'
import { endAllSessions } from './end-all-sessions.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('sessions and keys of all end at once, an event for each person', async () => {
  const admin = await staffMember(t, 'admin')
  const gone = await staffMember(t, 'representative')
  await t.db.query('delete from staff_session where staff_id = $1::uuid', [gone.id])
  await t.db.query('delete from staff_auth_key where staff_id = $1::uuid', [gone.id])
  expect((await admin.who.get('/api/staff/people')).status).toBe(200)
  const byKey = () => t.visitor().post(logInWithKey, { authKey: admin.authKey })
  expect((await byKey()).status).toBe(200)

  expect(await endAllSessions(t.db, t.clock())).toEqual({ people: 1, sessions: 2, keys: 1 })
  expect((await admin.who.get('/api/staff/people')).status).toBe(401)
  expect((await byKey()).status).toBe(401)
  const events = await t.db.query(
    `select staff_id, actor_id, detail from staff_event where kind = 'all-sessions-ended'`,
  )
  expect(events).toEqual([{ staff_id: admin.id, actor_id: null, detail: { sessions: 2, keys: 1 } }])
  // Nothing is left to end, so there is nothing to tell.
  expect(await endAllSessions(t.db, t.clock())).toEqual({ people: 0, sessions: 0, keys: 0 })
})
