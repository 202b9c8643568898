// A file read by a link: the access code, the guest's session, what a guest is told, staff who log in besides, and every end of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply, eventKinds, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import type { ShownFile } from './aggregation-contract.ts'

let t: TestApp
let underwriter: Member
let a: Applicant
let authKey: string
beforeAll(async () => {
  t = await testApp()
  underwriter = await staffMember(t, 'underwriter')
  // Made right after the login: later it asks for a fresh proof.
  const made = await underwriter.who.post('/api/staff/auth-keys', { label: 'tool', scope: 'read', days: 7 })
  expect(made.status).toBe(200)
  authKey = String(made.body.authKey)
  a = await apply(t, { business: { name: 'Marked Store' } })
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
})
afterAll(() => t.close())

async function share(by = underwriter, id = a.id, kind = 'aggregation') {
  const { body, status } = await by.who.post(`/api/staff/applications/${id}/share`, { kind })
  expect(status).toBe(200)
  const link = String(body.url).split('/').at(-1)!
  return { link, accessCode: String(body.accessCode), linkId: String(body.linkId), url: String(body.url) }
}
const verify = (who: Visitor, link: string) => who.post('/api/aggregation/verify-link', { link })
const open = (who: Visitor, link: string, pass: string, more: object = {}) =>
  who.post('/api/aggregation/get-accounts', { link, pass, appnum: '', ...more })
const refresh = (who: Visitor, custid: string) => who.post('/api/aggregation/refresh-customer', { custid })

describe('a guest', () => {
  test('reads the file with link and code, masked, and each view is written down', async () => {
    const { link, accessCode, url } = await share()
    expect(url).toMatch(/\/business\/aggregation\/[\w-]{32}$/)
    expect(accessCode).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
    const who = t.visitor()
    const { appnum } = (await verify(who, link)).body
    // As it is typed from a paper.
    const read = await open(who, link, ` ${accessCode.toLowerCase().replace('-', ' ')}`, { appnum })
    expect(read.status).toBe(200)
    const file = read.body as unknown as ShownFile
    expect(file.userdata).toBeNull()
    expect(file.head).toMatchObject({ business: 'Marked Store', applicationId: null })
    expect(file.accounts.length).toBeGreaterThan(0)
    for (const account of file.accounts) expect(account.accnum).toMatch(/^\d{2,4}$/)
    expect(file.accounts[0]!.balance).toBeTypeOf('number')
    expect(file.decisions[0]).toMatchObject({ outcome: 'approved', current: true })
    expect(file.files.every(({ gsurl }) => gsurl === '')).toBe(true)
    for (const secret of ['123-45-6789', '123456789', '6789', '12-3456789', '1980-04-12'])
      expect(read.text).not.toContain(secret)
    expect(await eventKinds(t, a.id)).toContain('file-shown')
    // A reload needs no code again.
    expect((await open(who, link, '')).status).toBe(200)
    // Reading is all: a refresh wants staff.
    expect((await refresh(who, file.custid)).status).toBe(401)
  })

  test('knows nothing by the link alone, or by the number of the application', async () => {
    const { link } = await share()
    const who = t.visitor()
    const { appnum } = (await verify(who, link)).body
    const told = await open(who, link, 'ABCD-2345', { appnum })
    expect(told.status).toBe(403)
    expect(told.text).toContain('That access code is not right')
    expect(told.text).not.toContain('Marked')
    expect((await verify(who, String(appnum))).status).toBe(404)
    expect((await open(who, link, '')).status).toBe(403)
    expect(await eventKinds(t, a.id)).toContain('access-code-refused')
  })

  test('is locked out after five wrong codes, the right one included, for a quarter of an hour', async () => {
    const { link, accessCode } = await share()
    for (let i = 0; i < 5; i++) expect((await open(t.visitor(), link, `WRNG-${i}`)).status).toBe(403)
    const locked = await open(t.visitor(), link, accessCode)
    expect(locked.status).toBe(429)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    t.clock.advance(16 * 60_000)
    expect((await open(t.visitor(), link, accessCode)).status).toBe(200)
  })

  test('of one file names another in vain', async () => {
    const b = await apply(t)
    await linkByFrame(t, b, { username: 'user_healthy' })
    await settle(t)
    const [mine, theirs] = [await share(), await share(underwriter, b.id)]
    const [who, other] = [t.visitor(), t.visitor()]
    await open(who, mine.link, mine.accessCode)
    const { custid } = (await open(other, theirs.link, theirs.accessCode)).body
    const { appnum } = (await verify(other, theirs.link)).body
    expect((await open(who, mine.link, '', { appnum })).status).toBe(404)
    expect((await open(who, theirs.link, '')).status).toBe(403)
    // Also for staff who may see both, in a browser that has the one file open.
    await open(underwriter.who, mine.link, mine.accessCode)
    expect((await refresh(underwriter.who, String(custid))).status).toBe(404)
  })
})

describe('its end', () => {
  test('a link that was revoked or ran out opens nothing, also for who has it open', async () => {
    const { link, accessCode, linkId } = await share()
    const who = t.visitor()
    await open(who, link, accessCode)
    const { custid } = (await open(who, link, '')).body
    const revoked = await underwriter.who.post(`/api/staff/applications/${a.id}/links/${linkId}/revoke`, {})
    expect(revoked.status).toBe(200)
    expect((await open(who, link, accessCode)).status).toBe(404)
    expect((await refresh(who, String(custid))).status).toBe(404)
    const second = await share()
    await t.db.query(`update link set expires_at = $2::timestamptz where id = $1::uuid`, [
      second.linkId,
      new Date(t.clock().getTime() - 1000),
    ])
    expect((await verify(t.visitor(), second.link)).status).toBe(404)
  })

  test('one whose maker may not see the application any more is none', async () => {
    const rosa = await staffMember(t, 'representative')
    const b = await apply(t)
    await t.db.query(`update lead set assigned_to = $2::uuid where id = $1::uuid`, [b.id, rosa.id])
    const { link, accessCode } = await share(rosa, b.id)
    const who = t.visitor()
    expect((await open(who, link, accessCode)).status).toBe(200)
    await t.db.query(`update lead set assigned_to = null where id = $1::uuid`, [b.id])
    expect((await open(who, link, accessCode)).status).toBe(404)
  })
})

describe('staff who log in at the link', () => {
  test('with an auth key are named, see where files open, and may refresh', async () => {
    const { link, accessCode } = await share(underwriter, a.id, 'decisions')
    const who = t.visitor()
    const wrong = await open(who, link, accessCode, { token: 'no-such-key' })
    expect(wrong.status).toBe(401)
    const read = (await open(who, link, accessCode, { token: authKey })).body as unknown as ShownFile
    expect(read.userdata).toMatchObject({ id: underwriter.id, scope: 'read' })
    expect(read.head.applicationId).toBe(a.id)
    expect((await refresh(who, read.custid)).status).toBe(200)
    const full = underwriter.who
    await open(full, link, accessCode)
    expect((await refresh(full, read.custid)).status).toBe(409)
    await settle(t)
  })

  test('leave both sessions at once', async () => {
    const { link, accessCode } = await share()
    const who = t.visitor()
    await open(who, link, accessCode, { token: authKey })
    expect((await who.post('/api/aggregation/leave', {})).status).toBe(200)
    expect((await open(who, link, '')).status).toBe(403)
  })
})
