// The list of what is still asked, through the front door: told, led through, and empty in the end.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestDocument } from '#platform/store/documents.ts'
import { listLinks } from '#platform/store/links.ts'
import { readLead } from '#platform/store/leads.ts'
import { saveLead } from '#features/capabilities/wizard/paths.ts'
import { apply, eventKinds, settle } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { linkOf, photo, walkWidget } from '../../../../test/bank-visit-suite.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { openTodo } from './paths.ts'

interface Way {
  readonly before: { readonly asked: readonly string[] }
  readonly bank: { readonly username: string; readonly bank: string }
  readonly requests: readonly string[]
  readonly documents: readonly string[]
  readonly then: { readonly stage: string }
}
const way = (name: string): Way =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Way

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const askedOf = async (who: Visitor, link: string) => {
  const { body } = await who.post(openTodo, { link })
  const asked = body.asked as unknown as { kind: string; why?: string; document?: string }[]
  return asked.map(({ kind, why, document }) => document ?? (why ? `${kind} ${why}` : kind))
}

describe.each([
  ['minimal', way('minimal')],
  ['maximal', way('maximal')],
])('%s', (_name, given) => {
  test('bank and documents, one after the other, until nothing is missing', async () => {
    const a = await apply(t)
    for (const kind of given.requests)
      await requestDocument(
        t.db,
        t.deps.keys,
        { leadId: a.id, kind, message: '', requestedBy: null },
        t.clock(),
      )
    const { code } = await linkOf(t, a, 'todo')
    const who = t.visitor()
    expect(await askedOf(who, code)).toEqual(given.before.asked)
    const public_token = await walkWidget(t, who, code, given.bank)
    expect((await who.form('/api/todo/get_access_token', { public_token, link: code })).status).toBe(200)
    await settle(t)
    expect(await askedOf(who, code)).toEqual(given.before.asked.slice(1))
    for (const filetype of given.documents) {
      const statements = filetype === 'Bank Statement'
      const sent = await who.upload(`/api/todo/upload-${statements ? 'statements' : 'file'}`, [
        ['file', photo(filetype)],
        statements ? ['fileinfo', JSON.stringify({ idx: 0, month: '2026-10' })] : ['filetype', filetype],
        ['link', code],
      ])
      expect(sent.status).toBe(200)
    }
    expect(await askedOf(who, code)).toEqual([])
    await who.post(openTodo, { link: code })
    expect((await eventKinds(t, a.id)).filter((kind) => kind === 'link-finished')).toHaveLength(1)
    expect((await readLead(t.db, a.id))!.stage).toBe(given.then.stage)
    const link = (await listLinks(t.db, a.id)).find(({ purpose }) => purpose === 'todo')
    expect(link!.openedCount).toBeGreaterThan(2)
  })
})

test('unanswered questions are asked first, and the same code opens the application to answer them', async () => {
  const first = t.visitor()
  const model = {
    business: {
      products: 'Working Capital',
      requestedAmount: '50000',
      monthly_sales: '61000',
      email: 'todo@x.example',
      phone: '2075550142',
    },
    pg: { fn: 'Ana', ln: 'Quispe' },
  }
  const begun = await first.post(saveLead, { model, page: 0 })
  expect(begun.status).toBe(200)
  const { id } = t.deps.keys.readLeadCode(String(begun.body.leadid))!
  const { code } = await linkOf(t, { who: first, leadid: '', id }, 'todo')
  const who = t.visitor()
  expect(await askedOf(who, code)).toEqual(['answers'])
  expect((await who.post('/api/apply/continue', { code })).status).toBe(200)
  const current = await who.get('/api/apply/current')
  expect(t.deps.keys.readLeadCode(String(current.body.leadid))).toMatchObject({ id })
})

test('a link of another purpose and one of an application that has ended are answered like a made-up one', async () => {
  const a = await apply(t)
  const other = await linkOf(t, a, 'bank-verification')
  const own = await linkOf(t, a, 'todo')
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [a.id])
  const made = await t.post(openTodo, { link: 'A'.repeat(32) })
  expect(made.status).toBe(404)
  for (const { code } of [other, own]) expect((await t.post(openTodo, { link: code })).text).toBe(made.text)
})
