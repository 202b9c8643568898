// A new version of INDEX_KEY: what people hold keeps working (links, codes, cookies), STOP keeps counting, and rotation makes the rest again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { createKeyRing } from '#platform/keys.ts'
import { addRef, findConnectionsByReference } from '#platform/store/bank-references.ts'
import { textConsent } from '#platform/store/consents.ts'
import { checkKeys } from '#platform/store/known-keys.ts'
import { createLink, findLink } from '#platform/store/links.ts'
import {
  addDoubt,
  hasOptedOut,
  leadsWithPhone,
  mayHaveStopped,
  setOptOut,
} from '#platform/store/texted-numbers.ts'
import { contactKey } from '#platform/store/portal-codes.ts'
import { leadsOfContact } from '#platform/store/portal-leads.ts'
import { rotate } from '../src/server/rotate-command.ts'
import { openKeys } from './open-keys.ts'
import { apply, linkByFrame, minimal, settle, type Applicant } from './applicant.ts'
import { testApp, type TestApp } from './app.ts'

const before = makeKeyMaterial()
const after = { ...before, indexKey: `2:${makeKeyMaterial().indexKey},1:${before.indexKey}` }
const [was, now] = [createKeyRing(before), createKeyRing(after)]
const phone = '+12125550188'
const email = String(minimal['business']!['email'] ?? minimal['pg']!['email'])
const named = { vendor: 'finicity', kind: 'item', ref: 'item-1' } as const

let t: TestApp
let restarted: TestApp
let a: Applicant
let code: string
let connection: { leadId: string; id: string; provider: 'finicity' }
beforeAll(async () => {
  t = await testApp({ keys: before })
  a = await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  const of = { leadId: a.id, purpose: 'bank-verification', expiresInDays: 1, detail: {} } as const
  code = (await t.db.transaction((tx) => createLink(tx, was, of, t.clock()))).code
  await setOptOut(t.db, was, phone, true, t.clock())
  const [row] = await t.db.query<{ id: string }>('select id from bank_connection')
  connection = { leadId: a.id, id: row!.id, provider: 'finicity' }
  await addRef(t.db, was, { row: connection as never, kind: 'item', ref: 'item-1' })
  restarted = await testApp({
    db: { ...t.db, close: async () => {} },
    keys: after,
    dataDir: t.deps.config.dataDir,
  })
})
afterAll(async () => {
  await restarted.close()
  await t.close()
})

const columns = async () =>
  (
    await t.db.query<{ email: string; phone: string; tax: string; register: string; consents: string[] }>(
      `select email_key as email, phone_key as phone, tax_key as tax, register_key as register,
         (select array_agg(distinct contact_key) from consent where lead_id = lead.id and contact_key is not null) as consents
       from lead where id = $1::uuid`,
      [a.id],
    )
  )[0]!

/** What holds while nothing was made again, and after it was. */
async function expectFound(): Promise<void> {
  const who = restarted.visitor()
  for (const cookie of a.who.cookies) who.cookies.set(...cookie)
  expect((await who.post('/api/apply/load-progress', { leadid: a.leadid })).status).toBe(200)
  expect(await findLink(t.db, now, code, ['bank-verification'], t.clock())).toMatchObject({ leadId: a.id })
  expect(await hasOptedOut(t.db, now, phone)).toBe(true)
  expect(await setOptOut(t.db, now, phone, true, t.clock())).toBe(false)
  expect(await findConnectionsByReference(t.db, now, named)).toHaveLength(1)
  expect(await leadsOfContact(t.db, contactKey(now, 'email', email), t.clock())).toHaveLength(1)
  const behind = createKeyRing({ ...after, indexKey: after.indexKey.split(',').reverse().join(',') })
  for (const keys of [now, behind])
    expect(keys.lastingIndex(a.id, 'partner-reference')).toBe(was.index(a.id, 'partner-reference'))
}

test('started with a new version, everything is found that the former one made', async () => {
  expect(now.leadCode(a.id, 0)).not.toBe(was.leadCode(a.id, 0))
  expect(now.index('x', 'email')).not.toBe(was.index('x', 'email'))
  await expectFound()
})

test('rotation makes hashes again where what they are of is kept, and nothing is lost by it', async () => {
  const old = await columns()
  const consent = await textConsent(t.db, a.id)
  const said: string[] = []
  const by = await openKeys(t.db, after, t.clock)
  const run = () =>
    rotate(
      { config: t.deps.config, db: t.db, clock: t.clock, ...by, say: (line) => void said.push(line) },
      { reseal: false, forget: false },
    )
  await run()
  expect(said.join('\n')).toMatch(/lead: 4 look-up hashes made again/)
  const made = await columns()
  for (const name of ['email', 'phone', 'tax', 'register'] as const) expect(made[name]).not.toBe(old[name])
  expect(made.consents.every((key) => [made.email, made.phone].includes(key))).toBe(true)
  expect(await textConsent(t.db, a.id)).toBe(consent)
  await expectFound()
  said.length = 0
  await run()
  expect(said).toEqual([
    "1 data keys wrapped with 'k1'",
    'Nothing is sealed with another key than the data keys.',
  ])
})

test('the STOP of a number that an application has is kept under the new version, and START ends it', async () => {
  const own = `+1${String((await t.db.query<{ n: string }>(`select answers->>'cellPhone' as n from lead`))[0]!.n)}`
  await setOptOut(t.db, was, own, true, t.clock())
  const by = await openKeys(t.db, after, t.clock)
  await rotate(
    { config: t.deps.config, db: t.db, clock: t.clock, ...by, say: () => {} },
    { reseal: false, forget: false },
  )
  const alone = createKeyRing({ ...after, indexKey: after.indexKey.split(',')[0]! })
  expect(await hasOptedOut(t.db, alone, own)).toBe(true)
  expect(await leadsWithPhone(t.db, alone, own, t.clock())).toHaveLength(1)
  expect(await setOptOut(t.db, now, own, false, t.clock())).toBe(true)
  expect(await hasOptedOut(t.db, now, own)).toBe(false)
})

test('a doubt holds its number under both versions, is one, and is made again with it', async () => {
  const own = `+1${String((await t.db.query<{ n: string }>(`select answers->>'cellPhone' as n from lead`))[0]!.n)}`
  const doubt = { leadId: a.id, phone: own }
  expect(await addDoubt(t.db, was, doubt, t.clock())).toBe(true)
  expect([await mayHaveStopped(t.db, now, own), await addDoubt(t.db, now, doubt, t.clock())]).toEqual([
    true,
    false,
  ])
  const by = await openKeys(t.db, after, t.clock)
  await rotate(
    { config: t.deps.config, db: t.db, clock: t.clock, ...by, say: () => {} },
    { reseal: false, forget: false },
  )
  const alone = createKeyRing({ ...after, indexKey: after.indexKey.split(',')[0]! })
  expect(await mayHaveStopped(t.db, alone, own)).toBe(true)
  expect(await setOptOut(t.db, now, own, false, t.clock())).toBe(false)
  expect(await mayHaveStopped(t.db, alone, own)).toBe(false)
})

// Why docs/operating.md says that a former version stays in the list for good.
test('without the former version only what rotation made again is found, and nothing starts so', async () => {
  const material = { ...after, indexKey: after.indexKey.split(',')[0]! }
  const alone = createKeyRing(material)
  expect(await leadsOfContact(t.db, contactKey(alone, 'email', email), t.clock())).toHaveLength(1)
  expect(alone.readLeadCode(a.leadid)).toBeNull()
  expect(await findLink(t.db, alone, code, ['bank-verification'], t.clock())).toBeNull()
  expect(await hasOptedOut(t.db, alone, phone)).toBe(false)
  expect(await findConnectionsByReference(t.db, alone, named)).toEqual([])
  expect(alone.lastingIndex(a.id, 'partner-reference')).not.toBe(was.index(a.id, 'partner-reference'))
  await checkKeys(t.db, after, t.clock())
  await expect(checkKeys(t.db, material, t.clock())).rejects.toThrow("INDEX_KEY: the key '1'")
})
