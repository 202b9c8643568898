// Every staff call asks who is there before it looks at what was sent: without a session even a bad body is answered 'log in'.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { staffMember } from '../../../test/staff.ts'
import { downloadDocument } from './paths.ts'
import {
  beginSignOn,
  finishSignOn,
  logIn,
  logInWithKey,
  logInWithPasskey,
  logOut,
  useSetUpLink,
  waysIn,
  whoAmI,
} from './login/login-contract.ts'
import { startPasskeyLogin } from './login/passkey-contract.ts'
import { staff } from './handlers.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Calls that one makes without being logged in. */
const open: readonly string[] = [
  logIn,
  logInWithKey,
  startPasskeyLogin,
  logInWithPasskey,
  logOut,
  whoAmI,
  waysIn,
  beginSignOn,
  finishSignOn,
  useSetUpLink,
].map(({ name }) => name)

const routes = () => staff.routes!(t.deps)
const guarded = () => routes().flatMap(({ endpoint, takes }) => (takes.who === 'staff' ? [endpoint] : []))

describe('without a session', () => {
  it('every call of the room is covered', () => {
    expect(guarded().length).toBeGreaterThan(25)
    // What is not guarded is the way in, or a call of a file by link, which has its own door and its own test.
    const others = routes().flatMap(({ endpoint, takes }) => (takes.who === 'staff' ? [] : [endpoint]))
    for (const { name, path } of others)
      if (!open.includes(name)) expect(path).toMatch(/^\/api\/aggregation\//)
  })

  it('a bad body, a body that is no JSON, another type and a bad id are all answered 401', async () => {
    for (const { method, path } of guarded()) {
      const url = path.replace(/:\w+/g, 'no-id')
      const visitor = t.visitor()
      const answers =
        method === 'GET'
          ? [await visitor.get(url), await visitor.get(`${url}?page=x&limit=-1`)]
          : [
              await visitor.post(url, { nonsense: [1] }),
              await visitor.post(url, 'text'),
              await visitor.form(url, { a: 'b' }),
              await t.server
                .inject({
                  method: 'POST',
                  url,
                  headers: { 'content-type': 'application/json' },
                  payload: '{"a":',
                })
                .then(({ statusCode, json }) => ({ status: statusCode, body: json<{ type: string }>() })),
            ]
      for (const { status, body } of answers)
        expect([url, status, body.type]).toEqual([url, 401, 'urn:underway:problem:login-required'])
    }
    expect((await t.visitor().get(downloadDocument.path)).status).toBe(401)
  })

  it('a session that was ended or made up is none', async () => {
    const { who } = await staffMember(t, 'admin')
    const url = '/api/staff/people'
    expect((await who.get(url)).status).toBe(200)
    expect((await who.post(url, { nonsense: 1 })).status).toBe(400)
    const before = new Map(who.cookies)
    await who.post('/api/staff/logout')
    for (const [name, value] of before) who.cookies.set(name, value)
    expect((await who.post(url, { nonsense: 1 })).status).toBe(401)
    for (const name of before.keys()) who.cookies.set(name, 'made-up')
    expect((await who.post(url, { nonsense: 1 })).status).toBe(401)
  })
})
