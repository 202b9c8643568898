// The offer link through the front door, from another browser than the one that applied: the shortest and the longest honest way.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { offerStatus } from '#features/capabilities/offers/contract.ts'
import * as offers from '#features/capabilities/offers/paths.ts'
import { statusStream } from '#features/capabilities/polling/paths.ts'
import { waitingRequests } from '#platform/store/owner-requests.ts'
import { createLink, listLinks, revokeLink } from '#platform/store/links.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { apply, eventKinds, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { Json } from '../../../../test/visitor.ts'
import { openOffer } from './paths.ts'

interface Way {
  readonly objection?: string
  readonly documents: readonly string[]
}
const way = (name: string) =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Way

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function offered(): Promise<Applicant> {
  const a = await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  return a
}
const linkTo = ({ id }: Applicant, purpose: 'offer' | 'documents' = 'offer') =>
  t.db.transaction((tx) => createLink(tx, t.deps.keys, { leadId: id, purpose, expiresInDays: 14 }, t.clock()))
const statusOf = (body: Json) => body as unknown as ResponseOf<typeof offerStatus>
const photo = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF an ID', 'latin1')

describe.each([
  ['minimal', way('minimal')],
  ['maximal', way('maximal')],
])('%s', (name, given) => {
  test('shows the approval with its price, and takes the choice', async () => {
    const a = await offered()
    const { code } = await linkTo(a)
    const who = t.visitor()
    const opened = await who.post(openOffer, { link: code })
    const status = statusOf((await who.post(offers.offerStatus, { sf_leadid: code })).body)
    const [best] = status.offers
    const { approval } = opened.body
    expect(opened.body).toMatchObject({ first_name: 'Ana', name: 'Ana' })
    expect(approval).toMatchObject({ amount: best!.amount, term: best!.term, total: best!.total })
    // Twenty-one bank days a month; the last payment takes the cents.
    expect(Number(approval!.daily_payment)).toBeCloseTo(best!.total / (21 * best!.term), 1)
    expect(Number(approval!.apr)).toBeGreaterThan(0)

    if (given.objection) {
      const told = () => who.post(offers.objectToOffer, { link: code, objection: given.objection })
      expect((await told()).status).toBe(200)
      expect((await told()).status).toBe(200)
      const due = (await waitingRequests(t.db, { visibleTo: null, limit: 50 })).filter(
        ({ leadId }) => leadId === a.id,
      )
      expect(due.map(({ kind }) => kind)).toEqual(['offer'])
      expect(statusOf((await who.post(offers.offerStatus, { link: code })).body).stage).toBe('offered')
    }
    const { amounts, terms } = status.choice!
    const choice =
      name === 'minimal'
        ? { offer_id: best!.id }
        : {
            selected_approved_amount: amounts.at(-1),
            selected_terms: terms[0]!.term,
            selected_frequency: 'Daily',
          }
    expect(await who.post(offers.selectOffer, { sf_leadid: code, ...choice })).toMatchObject({
      status: 200,
      body: { ok: true, stage: 'offer-chosen' },
    })
    for (const filetype of given.documents)
      expect(
        await who.upload('/api/offer/upload-file', [
          ['link', code],
          ['filetype', filetype],
          ['file', { name: 'id.jpg', type: 'image/jpeg', bytes: photo }],
        ]),
      ).toMatchObject({ status: 200 })

    // The card shows what was chosen, whoever comes back by the link.
    const again = await t.visitor().post(openOffer, { link: code })
    expect(again.body.approval).toMatchObject({
      amount: name === 'minimal' ? best!.amount : amounts.at(-1),
    })
    const kinds = await eventKinds(t, a.id)
    expect(kinds.filter((kind) => kind === 'link-finished')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'offer-objected')).toHaveLength(given.objection ? 2 : 0)
    expect((await listLinks(t.db, a.id)).find(({ purpose }) => purpose === 'offer')?.finishedAt).toEqual(
      expect.any(Date),
    )
  })
})

test('no offer stands any more: the card is left out, and nothing is chosen or objected to', async () => {
  const a = await offered()
  const { code } = await linkTo(a)
  await t.db.transaction((tx) => moveStage(tx, a.id, 'in-review', { actor: 'system' }, t.clock()))
  expect((await t.visitor().post(openOffer, { link: code })).body).toMatchObject({ approval: null })
  const objected = await t.visitor().post(offers.objectToOffer, { link: code, objection: 'amount' })
  expect(objected.status).toBe(409)
  expect(await eventKinds(t, a.id)).not.toContain('offer-objected')
})

test('a link of another purpose, a made-up and a revoked one are refused alike, and their streams too', async () => {
  const a = await offered()
  const { id, code } = await linkTo(a)
  const other = await linkTo(a, 'documents')
  await t.db.transaction((tx) => revokeLink(tx, { leadId: a.id, id, actorId: null }, t.clock()))
  const answers = await Promise.all(
    [code, other.code, 'M'.repeat(43)].map(async (link) => {
      const seen = [
        await t.visitor().post(openOffer, { link }),
        await t.visitor().post(offers.offerStatus, { link }),
        await t.visitor().post(offers.objectToOffer, { link, objection: 'other' }),
        await t.visitor().post(statusStream, { link, wait: 0 }),
      ]
      return seen.map(({ status, text }) => [status, text])
    }),
  )
  expect(answers[0]!.map(([status]) => status)).toEqual([404, 404, 404, 404])
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})
