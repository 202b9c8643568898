// 'Send me a new link' through the front door: the same answer for everybody, and a message only from an expired link of an open application.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLink, listLinks, revokeLink, type LinkDetail } from '#platform/store/links.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { requestDocument } from '#platform/store/documents.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newLink } from './paths.ts'

const DAY = 86_400_000
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const linkTo = (a: Applicant, purpose: LinkPurpose, days = 1, detail: LinkDetail = {}) =>
  t.db.transaction((tx) =>
    createLink(tx, t.deps.keys, { leadId: a.id, purpose, expiresInDays: days, detail }, t.clock()),
  )
const ask = (link: string) => t.visitor().post(newLink, { link })
const linksOf = async (a: Applicant, purpose: LinkPurpose) =>
  (await listLinks(t.db, a.id)).filter((each) => each.purpose === purpose)
const withMail = (email: string) => apply(t, { business: { email }, pg: { email } })

test('an expired link of an open application sends a fresh one of the same kind to the contact on file', async () => {
  const a = await withMail('expired@links.example')
  const { code } = await linkTo(a, 'bank-verification', 1, { documents: true })
  t.clock.advance(DAY + 1)
  expect((await ask(code)).body).toEqual({ ok: true })
  await t.worker.drain()
  const [mail] = t.inbox('expired@links.example')
  const fresh = /\/business\/bank-verification\/([\w-]+)/.exec(mail!.text)![1]!
  const opened = await t.visitor().post('/api/bank-verification/verify-link', { link: fresh })
  expect(opened.body).toMatchObject({ valid: true, documents: true })
  // Asked again a moment later: one message, and no third link.
  await ask(code)
  expect(await linksOf(a, 'bank-verification')).toHaveLength(2)
  t.clock.advance(11 * 60_000)
  await ask(code)
  expect(await linksOf(a, 'bank-verification')).toHaveLength(3)
})

test('links that share a message are renewed as what they are', async () => {
  const a = await withMail('shared@links.example')
  const { code } = await linkTo(a, 'verify-bank-lead')
  t.clock.advance(DAY + 1)
  await ask(code)
  await t.worker.drain()
  expect(t.inbox('shared@links.example')[0]!.text).toContain('/business/verify_bank_lead/')
})

test('a document link is renewed for the document that it names; a hand-over to a phone is not renewed', async () => {
  const a = await withMail('papers@links.example')
  await t.db.transaction(async (tx) => {
    for (const [kind, message] of [
      ['photo-id', 'Both sides'],
      ['voided-check', 'Of the new account'],
    ] as const)
      await requestDocument(tx, t.deps.keys, { leadId: a.id, kind, message, requestedBy: null }, t.clock())
  })
  const named = await linkTo(a, 'documents', 1, { asks: 'voided-check' })
  const handOver = await linkTo(a, 'documents', 0.01, { handOver: true, asks: 'photo-id' })
  t.clock.advance(DAY + 1)
  await ask(handOver.code)
  expect(await linksOf(a, 'documents')).toHaveLength(2)
  await ask(named.code)
  await t.worker.drain()
  expect(await linksOf(a, 'documents')).toHaveLength(3)
  const texts = t.inbox('papers@links.example').map(({ text }) => text)
  expect(texts.filter((text) => text.includes('Of the new account'))).toHaveLength(1)
  expect(texts.join()).not.toContain('Both sides')
})

test('every other code is answered the same, and nothing is sent or made', async () => {
  const a = await withMail('other@links.example')
  const revoked = await linkTo(a, 'bank-verification')
  await t.db.transaction((tx) => revokeLink(tx, { leadId: a.id, id: revoked.id, actorId: null }, t.clock()))
  const ofOffer = await linkTo(a, 'connect-bank-opportunity')
  const nothingAsked = await linkTo(a, 'documents')
  const ended = await withMail('ended@links.example')
  const closed = await linkTo(ended, 'bank-verification')
  const closedToo = await linkTo(ended, 'continue')
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [ended.id])
  t.clock.advance(DAY + 1)
  const alive = await linkTo(a, 'bank-verification')
  await t.worker.drain()
  const before = [t.inbox('other@links.example').length, t.inbox('ended@links.example').length]
  const made = (await listLinks(t.db, a.id)).length
  const codes = [revoked, ofOffer, nothingAsked, closed, closedToo, alive].map(({ code }) => code)
  const answers = []
  for (const code of [...codes, 'x', 'A'.repeat(32)]) answers.push(await ask(code))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['200 {"ok":true}']),
  )
  await t.worker.drain()
  expect([t.inbox('other@links.example').length, t.inbox('ended@links.example').length]).toEqual(before)
  expect(await listLinks(t.db, a.id)).toHaveLength(made)
})
