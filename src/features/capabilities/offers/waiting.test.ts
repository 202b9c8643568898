// While an owner waits, the page is told what has really been done, and when; and what follows of a choice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { makeSealPem } from '#platform/paper/seal/make-seal.ts'
import { readSealKey } from '#platform/paper/seal/seal-key.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { offerStatus } from './contract.ts'
import * as paths from './paths.ts'

let t: TestApp
beforeAll(async () => {
  const now = new Date('2026-11-16T15:00:00Z')
  t = await testApp({ seal: readSealKey(await makeSealPem('Underway Capital LLC', now), now) })
})
afterAll(() => t.close())

const read = async ({ who, leadid }: Applicant) =>
  (await who.post(paths.offerStatus, { sf_leadid: leadid })).body as unknown as ResponseOf<typeof offerStatus>
const choose = async (a: Applicant) =>
  a.who.post(paths.selectOffer, { sf_leadid: a.leadid, offer_id: (await read(a)).offers[0]!.id })

test('from the bank to the contract, each step by its time', async () => {
  const a = await apply(t)
  const before = await read(a)
  expect(before).toMatchObject({ stage: 'bank-needed', done_so_far: [] })
  await linkByFrame(t, a, { username: 'user_healthy' })
  const linkedAt = t.clock().toISOString()
  expect(await read(a)).toMatchObject({
    stage: 'plaid_json',
    done_so_far: [{ what: 'bank-linked', at: linkedAt }],
  })
  await settle(t)
  expect(await read(a)).toMatchObject({ stage: 'offered', done_so_far: [], contract_url: '' })

  t.clock.advance(60_000)
  const answer = await choose(a)
  expect(answer.body).toMatchObject({ stage: 'offer-chosen' })
  const writing = await read(a)
  expect(writing).toMatchObject({
    stage: 'contracts',
    contract_url: '',
    done_so_far: [{ what: 'choice-saved', at: t.clock().toISOString() }],
  })
  expect(String(answer.body.next_step)).toBe(writing.next_step)
  await t.worker.drain()
  const out = await read(a)
  expect(out).toMatchObject({ stage: 'contract-out', done_so_far: [] })
  expect(out.contract_url).toContain('/business/sign/')
})

test('where the state demands a disclosure nothing is being written, and no address arrives', async () => {
  const a = await apply(t, { business: { state: 'CA', zip: '94110', city: 'San Francisco' } })
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  await choose(a)
  expect(await read(a)).toMatchObject({ stage: 'offer-chosen', contract_url: '', done_so_far: [] })
  await t.worker.drain()
  expect(await read(a)).toMatchObject({ stage: 'offer-chosen', contract_url: '' })
})
