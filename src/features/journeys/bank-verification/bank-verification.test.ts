// The bank verification link through the front door, step by step, with the smallest and the longest honest way.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { documentsOf } from '#platform/store/documents.ts'
import { createLink, listLinks, revokeLink, type LinkDetail } from '#platform/store/links.ts'
import { readLead } from '#platform/store/leads.ts'
import { nothingKnown, pathOf, stepBefore } from '#core/flow/walk.ts'
import { apply, eventKinds, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { bankVerificationFlow, type BankVerificationFacts } from './flow.ts'

interface Way {
  readonly link: { readonly expiresInDays: number; readonly detail: LinkDetail }
  readonly bank: { readonly username: string }
  readonly documents: readonly string[]
  readonly then: { readonly bank_state: string; readonly stage: string; readonly done: boolean }
}
const way = (name: string): Way =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Way

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const INVALID =
  'The link you followed is invalid or has expired. Please contact your representative for a new link.'
const api = (call: string) => `/api/bank-verification/${call}`

const linkTo = (a: Applicant, { expiresInDays, detail }: Way['link']) =>
  t.db.transaction((tx) =>
    createLink(
      tx,
      t.deps.keys,
      { leadId: a.id, purpose: 'bank-verification', expiresInDays, detail },
      t.clock(),
    ),
  )

const photo = (name: string) => ({
  name: `${name}.jpg`,
  type: 'image/jpeg',
  bytes: Buffer.from(`\xff\xd8\xff\xe0\x00\x10JFIF ${name}`, 'latin1'),
})

async function connect(who: Visitor, link: string, walk: Parameters<typeof walkBankPages>[1]) {
  const opened = await who.get(`/api/plaid/get_link_token/?redirect_url=/business/oauth-return&link=${link}`)
  expect(opened.status).toBe(200)
  const session = String(opened.body.link_token)
  const end = await walkBankPages(
    `${t.simulators.plaid.url}/bank/frame?session=${session}&holder=http%3A%2F%2Fapp.example`,
    walk,
  )
  return String(end.messages.find((message) => message.type === 'success')?.['public_token'])
}

describe.each([
  ['minimal', way('minimal')],
  ['maximal', way('maximal')],
])('%s', (_name, given) => {
  let a: Applicant
  let who: Visitor
  let code: string
  beforeAll(async () => {
    a = await apply(t)
    // Another browser than the one that applied: the link alone must do.
    who = t.visitor()
    code = (await linkTo(a, given.link)).code
  })

  test('opens, greets by first name, and opens again', async () => {
    for (let time = 0; time < 2; time++) {
      const opened = await who.post(api('verify-link'), { link: code })
      expect(opened).toMatchObject({
        status: 200,
        body: {
          source: 'lead',
          first_name: 'Ana',
          documents: given.link.detail.documents === true,
          bank_state: 'none',
          way: 'token',
        },
      })
    }
    expect((await listLinks(t.db, a.id))[0]).toMatchObject({ openedCount: 2, finishedAt: null })
  })

  test('is not finished before the bank is there', async () => {
    const { body } = await who.post(api('finish'), { link: code })
    const missing = given.documents.length ? ['photo-id', 'voided-check'] : []
    expect(body).toEqual({
      result: false,
      done: false,
      bank_state: 'none',
      reason: null,
      missing,
      numbers_known: false,
    })
  })

  test('connects the bank', async () => {
    const publicToken = await connect(who, code, given.bank)
    const exchange = () => who.form(api('get_access_token'), { public_token: publicToken, link: code })
    const first = await exchange()
    expect(first.status).toBe(200)
    const again = await exchange()
    expect(again.body.plaid).toEqual(first.body.plaid)
    expect(JSON.stringify(first.body)).not.toMatch(/access-|public-/)
    await settle(t)
  })

  test('takes the documents that it asks for', async () => {
    for (const filetype of given.documents) {
      const uploaded = await who.upload(api('upload-file'), [
        ['file', photo(filetype)],
        ['filetype', filetype],
        ['link', code],
      ])
      expect(uploaded.status).toBe(200)
    }
    expect(await documentsOf(t.db, a.id)).toHaveLength(given.documents.length)
  })

  test('finishes, and may be opened afterwards', async () => {
    const { body } = await who.post(api('finish'), { link: code })
    expect(body).toEqual({
      result: true,
      done: given.then.done,
      bank_state: given.then.bank_state,
      reason: null,
      missing: [],
      numbers_known: true,
    })
    await who.post(api('finish'), { link: code })
    expect(await readLead(t.db, a.id)).toMatchObject({
      stage: given.then.stage,
      bankState: given.then.bank_state,
    })
    const kinds = await eventKinds(t, a.id)
    expect(kinds.filter((kind) => kind === 'link-finished')).toHaveLength(1)
    expect((await who.post(api('verify-link'), { link: code })).body).toMatchObject({ bank_state: 'linked' })
  })
})

describe('a link that cannot be used', () => {
  test('answers the same whatever the cause', async () => {
    const a = await apply(t)
    const revoked = await linkTo(a, way('minimal').link)
    await t.db.transaction((tx) => revokeLink(tx, { leadId: a.id, id: revoked.id, actorId: null }, t.clock()))
    const continueLink = await t.db.transaction((tx) =>
      createLink(tx, t.deps.keys, { leadId: a.id, purpose: 'continue', expiresInDays: 14 }, t.clock()),
    )
    const expired = await linkTo(a, { expiresInDays: 1, detail: {} })
    t.clock.advance(86_400_001)
    const ended = await apply(t)
    const closed = await linkTo(ended, way('minimal').link)
    await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [ended.id])
    const who = t.visitor()
    const answers = []
    for (const link of [revoked.code, continueLink.code, expired.code, closed.code, 'x', 'A'.repeat(32)])
      for (const call of ['verify-link', 'finish']) answers.push(await who.post(api(call), { link }))
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect(answer.text).toBe(answers[0]!.text)
    }
    expect(answers[0]!.body.title).toBe(INVALID)
    for (const link of [revoked.code, expired.code, closed.code, 'x']) {
      for (const path of ['bank-link/state', 'lead/offer_status', 'uploads/received']) {
        const answer = await who.post(`/api/${path}`, { link })
        expect([path, answer.text]).toEqual([path, answers[0]!.text])
      }
      expect((await who.get(`/api/plaid/get_link_token/?link=${link}`)).status).toBe(404)
      expect((await who.form(api('get_access_token'), { public_token: 'p', link })).status).toBe(404)
      const file = [
        ['file', photo('x')],
        ['filetype', 'Photo ID'],
        ['link', link],
      ] as const
      expect((await who.upload(api('upload-file'), file)).status).toBe(404)
    }
  })

  test('what is no code at all is bad input', async () => {
    expect((await t.post(api('verify-link'), {})).status).toBe(400)
    expect((await t.post(api('verify-link'), { link: ['a'] })).status).toBe(400)
  })
})

test('a person who links nothing is shown estimates and may choose one', async () => {
  const a = await apply(t)
  const { code } = await linkTo(a, way('minimal').link)
  const who = t.visitor()
  const skipped = await who.post('/api/bank-link/outcome', { link: code, outcome: 'skipped', reason: null })
  expect(skipped.body).toMatchObject({ state: 'skipped' })
  const { body } = await who.post('/api/lead/pre-offers', { link: code })
  expect(body.valid).toBe(true)
  const chosen = await who.post('/api/lead/pre-offer-selected', {
    link: code,
    amount_selected: body.offers![1],
  })
  expect(chosen.body).toMatchObject({ ok: true, amount: body.offers![1] })
  expect((await who.post(api('finish'), { link: code })).body).toMatchObject({ result: false, done: false })
})

test('a personal account is not verified: still answering, then no, with the cause', async () => {
  const a = await apply(t)
  const { code } = await linkTo(a, way('minimal').link)
  const who = t.visitor()
  const publicToken = await connect(who, code, { username: 'user_personal' })
  await who.form(api('get_access_token'), { public_token: publicToken, link: code })
  const finish = async () => (await who.post(api('finish'), { link: code })).body
  expect(await finish()).toMatchObject({ result: true, done: false, bank_state: 'linking' })
  await settle(t)
  expect(await finish()).toMatchObject({
    result: false,
    done: false,
    bank_state: 'failed',
    reason: 'personal-account',
  })
  expect(await readLead(t.db, a.id)).toMatchObject({ stage: 'bank-needed' })
  const again = await connect(who, code, { username: 'user_healthy' })
  await who.form(api('get_access_token'), { public_token: again, link: code })
  await settle(t)
  expect(await finish()).toMatchObject({ result: true, done: true, bank_state: 'linked', reason: null })
})

test('the longer variant asks for two documents between the bank and the end, the plain one does not', () => {
  const path = (facts: BankVerificationFacts) =>
    pathOf(bankVerificationFlow, nothingKnown, facts).map(({ id, page }) => `${page} ${id}`)
  const begin = ['0 verify-link', '1 explanation']
  const widget = ['2 bank', '2 outcome']
  const documents = ['3 photo-id', '4 voided-check']
  expect(path({ documents: false, bank: 'wanted' })).toEqual([...begin, ...widget, '5 finish'])
  expect(path({ documents: true, bank: 'wanted' })).toEqual([...begin, ...widget, ...documents, '5 finish'])
  // Estimates follow where nothing was linked, nothing but the end where the bank was refused; a linked one is not asked for again.
  expect(path({ documents: true, bank: 'none' })).toEqual([
    ...begin,
    ...widget,
    '2 pre-offers',
    ...documents,
    '5 finish',
  ])
  expect(path({ documents: true, bank: 'refused' })).toEqual([...begin, ...widget, '5 finish'])
  expect(path({ documents: true, numbersKnown: true, bank: 'linked' })).toEqual([
    ...begin,
    '3 photo-id',
    '5 finish',
  ])
  expect(path({ documents: false, bank: 'linked' })).toEqual([...begin, '5 finish'])
})

test('whoever goes back is led past the widget and what became of it', () => {
  const before = (id: string) =>
    stepBefore(bankVerificationFlow, { id }, nothingKnown, { documents: true, bank: 'none' })?.id
  expect([before('photo-id'), before('pre-offers'), before('bank')]).toEqual([
    'pre-offers',
    'explanation',
    'explanation',
  ])
})
