// A second link to the same application: it repairs the connection that is there, and two windows lead to one bank.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectionsOf } from '#platform/store/bank-data.ts'
import { apply, linkByToken, settle } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { linkOf, walkWidget } from '../../../../test/bank-visit-suite.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test.each(['bank-verification', 'connect-bank', 'verify-bank-lead', 'todo'] as const)(
  'a %s link repairs the connection whose bank wants a login',
  async (purpose) => {
    const a = await apply(t)
    await (await linkByToken(t, a, { username: 'user_needs_login' })).exchange()
    await settle(t)
    const { code } = await linkOf(t, a, purpose)
    const who = t.visitor()
    const state = async () => (await who.post('/api/bank-link/state', { link: code })).body
    const before = await state()
    expect(before).toMatchObject({ state: 'needs-attention', reason: 'login', working: false })
    const ids = (await connectionsOf(t.db, a.id)).map(({ id }) => id)
    expect(ids).toEqual([before.repair])
    await walkWidget(t, who, code, { username: 'user_needs_login' }, String(before.repair))
    await who.post('/api/bank-link/outcome', { link: code, outcome: 'linked' })
    // A reload of the page in between waits for the job, and opens no bank again.
    expect((await state()).working).toBe(true)
    await settle(t)
    expect((await state()).state).toBe('linked')
    expect((await connectionsOf(t.db, a.id)).map(({ id }) => id)).toEqual(ids)
  },
)

test('two windows of one link: what the first connected, the second is told before its widget opens', async () => {
  const a = await apply(t)
  const { code } = await linkOf(t, a, 'verify-bank-lead')
  const [first, second] = [t.visitor(), t.visitor()]
  const load = () =>
    second.post('/api/bank-verification/lead_journey_load_plaid', { model: { sfleadid: code } })
  expect((await load()).body).toMatchObject({ bank_state: 'none' })
  const public_token = await walkWidget(t, first, code, { username: 'user_healthy' })
  await first.form('/api/plaid-lead-journey/get_access_token', { public_token, sfleadid: code })
  await settle(t)
  expect((await load()).body).toMatchObject({ bank_state: 'linked' })
  // A window that had its token already ends in the same connection.
  await second.form('/api/plaid-lead-journey/get_access_token', { public_token, sfleadid: code })
  await settle(t)
  expect(await connectionsOf(t.db, a.id)).toHaveLength(1)
})
