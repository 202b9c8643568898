// Fresh bank data at a member of staff's wish: who may ask, one refresh at a time, what it brings and what is logged.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let rep: Member
let underwriter: Member
let a: Applicant
beforeAll(async () => {
  t = await testApp()
  rep = await staffMember(t, 'representative', 'Rosa Rep')
  underwriter = await staffMember(t, 'underwriter', 'Uma Underwriter')
  a = await apply(t)
})
afterAll(() => t.close())

const at = (rest = '') => `/api/staff/applications/${a.id}${rest}`
const read = async (member = underwriter): Promise<Application> =>
  (await member.who.get(at())).body as unknown as Application
const refresh = (member: Member) => member.who.post(at('/bank/refresh'))
const fetches = async () => (await read()).events.filter(({ kind }) => kind === 'bank-history-fetched').length

test('without a bank there is nothing to refresh', async () => {
  expect((await read()).bankRefresh).toBe('none')
  expect((await refresh(underwriter)).status).toBe(409)
})

test('fresh data is fetched by a job and decided on, one refresh at a time, and the wish is in the log', async () => {
  await linkByFrame(t, a, { username: 'user_healthy' })
  expect((await read()).bankRefresh).toBe('under-way')
  expect((await refresh(underwriter)).status).toBe(409)
  await settle(t)
  expect((await read()).bankRefresh).toBe('possible')
  const before = await fetches()

  const [one, two] = await Promise.all([refresh(underwriter), refresh(underwriter)])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
  expect((await read()).bankRefresh).toBe('under-way')
  await settle(t)
  const page = await read()
  expect(page.bankRefresh).toBe('possible')
  expect(await fetches()).toBe(before + 1)
  const asked = page.events.filter(({ kind }) => kind === 'bank-refresh-asked')
  expect(asked).toEqual([expect.objectContaining({ by: 'Uma Underwriter', detail: { connections: 1 } })])
  expect(page.decisions.length).toBeGreaterThan(0)
})

test('a representative refreshes their own only, by a reading key as well, a stranger nothing', async () => {
  expect((await refresh(rep)).status).toBe(403)
  await rep.who.post(at('/assign'), { to: rep.id })
  const keyed = t.visitor()
  await keyed.post('/api/staff/auth-key-login', { authKey: rep.authKey })
  expect((await t.visitor().post(at('/bank/refresh'))).status).toBe(401)
  expect((await keyed.post(at('/bank/refresh'))).status).toBe(200)
  await settle(t)
  expect((await refresh(rep)).status).toBe(200)
  await settle(t)
})

test('an application that has ended is not refreshed', async () => {
  await rep.who.post(at('/withdraw'), { reason: 'Sold the business' })
  expect((await read(rep)).bankRefresh).toBe('none')
  expect((await refresh(rep)).status).toBe(409)
})
