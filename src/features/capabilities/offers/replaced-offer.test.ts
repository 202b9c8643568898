// Offers that were replaced between being shown and being chosen: what is chosen is what was seen, or nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { addDecision, currentDecision } from '#platform/store/decisions.ts'
import { currentChoice } from '#platform/store/offers.ts'
import type { offerStatus } from './contract.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const offered = async (): Promise<Applicant> => {
  const a = await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  return a
}
const offersOf = async ({ who, leadid }: Applicant) => {
  const { body } = await who.post('/api/lead/offer_status', { sf_leadid: leadid })
  return (body as unknown as ResponseOf<typeof offerStatus>).offers
}
const select = ({ who, leadid }: Applicant, offer_id: string) =>
  who.post('/api/lead/select_offer', { sf_leadid: leadid, offer_id })

/** Decides again at another grade: the same amounts and terms, a tenth dearer. */
const dearer = ({ id }: Applicant) =>
  t.db.transaction(async (tx) => {
    const before = openDecision(t.deps.keys, (await currentDecision(tx, id))!)
    const deals = before.result.deals.map((deal) => ({
      ...deal,
      total: Math.round(deal.total * 1.1),
      apr: deal.apr * 1.5,
    }))
    await addDecision(
      tx,
      t.deps.keys,
      { ...before, origin: 'model', result: { ...before.result, deals } },
      t.clock(),
    )
  })

test('an offer of another price is not taken for the one that was shown', async () => {
  const a = await offered()
  const [shown] = await offersOf(a)
  await dearer(a)
  const stale = await select(a, shown!.id)
  expect(stale.status).toBe(422)
  expect(stale.body.errors).toEqual([{ field: 'offer_id', message: 'You must select a value.' }])
  expect(await currentChoice(t.db, a.id, 'deal')).toBeNull()

  const [now] = await offersOf(a)
  expect([now!.amount, now!.term, now!.frequency]).toEqual([shown!.amount, shown!.term, shown!.frequency])
  const chosen = await select(a, now!.id)
  expect(chosen.body).toMatchObject({ stage: 'offer-chosen', offer_id: now!.id })
  const choice = (await currentChoice(t.db, a.id, 'deal'))!
  expect(choice.chosen.total).toBe(Math.round(now!.total * 100))
  expect((await offersOf(a)).map(({ selected }) => selected)).toEqual([true, false, false])
})

test('decided again at the same price, the offer that was shown may still be chosen', async () => {
  const a = await offered()
  const [shown] = await offersOf(a)
  await t.db.transaction(async (tx) =>
    addDecision(
      tx,
      t.deps.keys,
      { ...openDecision(t.deps.keys, (await currentDecision(tx, a.id))!), origin: 'model' },
      t.clock(),
    ),
  )
  expect((await select(a, shown!.id)).status).toBe(200)
})

test('an offer that staff withdrew with the application cannot be chosen', async () => {
  const a = await offered()
  const [shown] = await offersOf(a)
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [a.id])
  expect((await select(a, shown!.id)).status).toBe(409)
})
