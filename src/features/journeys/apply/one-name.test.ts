// Whoever has one name only says so, goes on without a last name, and is called by that name everywhere.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLead } from '#platform/store/leads.ts'
import { creditQueryOf, areNumbersGiven } from '#features/capabilities/credit/subject.server.ts'
import { partyOf, personOf } from '#features/capabilities/bank-link/stated-party.server.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

const minimal = JSON.parse(readFileSync(new URL('./minimal.json', import.meta.url), 'utf8')) as {
  readonly pg: Readonly<Record<string, unknown>>
}
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const single = (more: object = {}) => ({
  ...minimal,
  pg: { ...minimal.pg, fn: 'Suharto', ln: '', onename: 'true', ...more },
})
const save = async (who: ReturnType<TestApp['visitor']>, model: object, page: number, leadid?: unknown) =>
  who.post(
    '/api/apply/lead',
    { model: { ...model, sfleadid: leadid }, page },
    {
      headers: { 'idempotency-key': `${Math.random()}` },
    },
  )

test('without the box a last name is missing; with it the application goes through', async () => {
  const who = t.visitor()
  const refused = await save(who, single({ onename: '' }), 0)
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('pg.ln')])
  let leadid: unknown
  for (let page = 0; page <= 4; page++) {
    const saved = await save(who, single(), page, leadid)
    expect([page, saved.status]).toEqual([page, 200])
    leadid = saved.body.leadid
  }
  const lead = (await readLead(t.db, t.deps.keys.readLeadCode(String(leadid))!.id))!
  expect(lead.answers).toMatchObject({ firstName: 'Suharto', oneName: true })
  expect('lastName' in lead.answers).toBe(false)
  const [row] = await t.db.query(
    'select owner_name, plain_words_2(search) as words from lead where id = $1::uuid',
    [lead.id],
  )
  expect(row).toMatchObject({
    owner_name: 'Suharto',
    words: expect.stringContaining('suharto') as unknown,
  })

  // A bureau and a bank file people by two names; a paper and a mail do not.
  const subject = { personId: null, answers: lead.answers, secrets: lead.secrets }
  expect(areNumbersGiven(subject)).toBe(true)
  expect(creditQueryOf(t.deps, lead.id, subject)).toMatchObject({ firstName: 'FNU', lastName: 'Suharto' })
  expect(partyOf(lead)).toMatchObject({ firstName: 'FNU', lastName: 'Suharto' })
  expect(personOf(lead)).toMatchObject({ firstName: 'Suharto', lastName: '' })
})

test('who changes their mind: the box empties the last name, and a last name that is sent unticks the box', async () => {
  const who = t.visitor()
  const begun = await save(who, { ...minimal, pg: { ...minimal.pg, fn: 'Ana', ln: 'Ruiz' } }, 0)
  const { leadid } = begun.body
  const answers = async () => (await readLead(t.db, t.deps.keys.readLeadCode(String(leadid))!.id))!.answers
  expect(await answers()).toMatchObject({ lastName: 'Ruiz' })
  expect((await save(who, single({ ln: 'Ruiz' }), 0, leadid)).status).toBe(200)
  expect(await answers()).toMatchObject({ firstName: 'Suharto', oneName: true })
  expect('lastName' in (await answers())).toBe(false)
  const { onename: _, ...pg } = single({ ln: 'Ruiz' }).pg
  expect((await save(who, { ...minimal, pg }, 0, leadid)).status).toBe(200)
  expect(await answers()).toMatchObject({ lastName: 'Ruiz' })
  expect('oneName' in (await answers())).toBe(false)
})
