// The link under which the business's address is confirmed, through the front door, with the smallest and the largest honest answers.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLink, listLinks } from '#platform/store/links.ts'
import { readLead } from '#platform/store/leads.ts'
import { apply, eventKinds, linkByToken, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

interface Way {
  readonly business: Readonly<Record<string, string>>
  readonly then: Readonly<Record<string, string>>
}
const way = (name: string) =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Way

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const linkTo = (a: Applicant, purpose: 'confirm-address' | 'documents' = 'confirm-address') =>
  t.db.transaction((tx) =>
    createLink(tx, t.deps.keys, { leadId: a.id, purpose, expiresInDays: 14, detail: {} }, t.clock()),
  )
const verify = (link: string) => t.visitor().post('/api/confirm-address/verify-link', { link })
const fieldsOf = ({ body }: { body: object }) =>
  ('errors' in body ? (body.errors as readonly { field: string }[]) : []).map(({ field }) => field)
const answer = (link: string, model: object, step = 'address') =>
  t.visitor().post('/api/confirm-address/answers', { link, step, model })

describe.each([
  ['minimal', way('minimal')],
  ['maximal', way('maximal')],
])('%s', (_name, given) => {
  test('greets, shows the address and nothing else, takes it, and is finished once', async () => {
    const a = await apply(t)
    const { code } = await linkTo(a)
    const opened = await verify(code)
    expect(opened).toMatchObject({ status: 200, body: { first_name: 'Ana', masks: {} } })
    const shown = Object.keys(opened.body.answers as object)
    expect(shown.filter((id) => !/^business(Address2?|City|State|Zip)$/.test(id))).toEqual([])
    for (let time = 0; time < 2; time++)
      expect(await answer(code, { business: given.business })).toMatchObject({
        status: 200,
        body: { done: true },
      })
    expect((await readLead(t.db, a.id))!.answers).toMatchObject(given.then)
    expect((await listLinks(t.db, a.id)).find(({ purpose }) => purpose === 'confirm-address')).toMatchObject({
      finishedAt: expect.any(Date) as Date,
    })
    const kinds = await eventKinds(t, a.id)
    expect(kinds.filter((kind) => kind === 'link-finished')).toHaveLength(1)
    // What did not change is not written down as given.
    expect(kinds.filter((kind) => kind === 'answers-given').length).toBeLessThanOrEqual(1)
  })
})

test('refuses what the wizard refuses, and takes no other answer along', async () => {
  const a = await apply(t)
  const { code } = await linkTo(a)
  const before = (await readLead(t.db, a.id))!.answers
  const bad = await answer(code, { business: { ...way('minimal').business, zip: '1', address: '' } })
  expect(bad.status).toBe(422)
  expect(fieldsOf(bad)).toEqual(['business.zip'])
  const empty = await answer(code, { business: { address: '' } })
  expect(fieldsOf(empty)).toEqual(['business.address'])
  const more = { business: { name: 'Another Inc', monthly_sales: '1' }, pg: { ssn: '219-09-9999' } }
  expect((await answer(code, more)).status).toBe(200)
  expect((await readLead(t.db, a.id))!.answers).toEqual(before)
  expect((await answer(code, {}, 'finish')).status).toBe(400)
})

test('a link of another purpose opens nothing, and is answered like a made-up one', async () => {
  const a = await apply(t)
  const other = await linkTo(a, 'documents')
  const made = await answer('A'.repeat(32), {})
  expect(made.status).toBe(404)
  expect((await answer(other.code, {})).text).toBe(made.text)
  expect((await verify(other.code)).text).toBe(made.text)
})

test('another state is decided on again where there is a decision, another street is not', async () => {
  const a = await apply(t)
  await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
  await settle(t)
  const { code } = await linkTo(a)
  const decisions = async () => {
    await settle(t)
    return (await eventKinds(t, a.id)).filter((kind) => /^(application-decided|decision-held)$/.test(kind))
      .length
  }
  const before = await decisions()
  await answer(code, { business: { address: '5 Alamo Plaza' } })
  expect(await decisions()).toBe(before)
  await answer(code, { business: { state: 'AZ', city: 'Tucson', zip: '85701' } })
  expect(await decisions()).toBe(before + 1)
})
