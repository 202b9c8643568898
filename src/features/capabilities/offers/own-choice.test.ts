// An owner's own amount and term through the front door: the browser's price is the server's, and only what is in range is taken.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { currentChoice } from '#platform/store/offers.ts'
import type { OfferStanding } from './offer-calls.ts'
import { priceOf, type WireChoice } from './wire-choice.ts'

let t: TestApp
let a: Applicant
beforeAll(async () => {
  t = await testApp()
  a = await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
})
afterAll(() => t.close())

const standing = async () =>
  (await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })).body as unknown as OfferStanding
const select = (body: object) => a.who.post('/api/lead/select_offer', { sf_leadid: a.leadid, ...body })

test('the range falls from the maximum by 5,000, and its prices are those of the deals', async () => {
  const { choice, offers, max_amount: most, contract_url: contract } = await standing()
  expect(contract).toBe('')
  expect(choice!.amounts[0]).toBe(most)
  choice!.amounts.slice(1).forEach((amount, i) => expect(choice!.amounts[i]! - amount).toBe(5000))
  expect(choice!.amounts.at(-1)).toBeGreaterThanOrEqual(5000)
  const { amount, term, final_date, total, apr } = offers[0]!
  expect(choice!.least).toBe(5000)
  expect(priceOf(choice!, { amount, term, frequency: 'weekly' })).toMatchObject({ final_date, total, apr })
})

test.each(['Weekly', 'Daily'])(
  '%s: the price that the browser worked out is the one saved',
  async (often) => {
    const choice = (await standing()).choice!
    // What was asked for need not be a stop of the slider.
    const amount = often === 'Daily' ? choice.amounts[1]! : 10_000
    const term = choice.terms.findLast((row) => row.amount >= amount)!.term
    const shown = priceOf(choice, { amount, term, frequency: often === 'Daily' ? 'daily' : 'weekly' })!
    const chosen = { selected_terms: term, selected_approved_amount: amount, selected_frequency: often }
    expect(await select({ ...chosen, offer_id: shown.id })).toMatchObject({
      status: 200,
      body: { stage: 'offer-chosen', offer_id: shown.id },
    })
    expect((await standing()).chosen).toEqual({ ...shown, selected: true })
    expect((await currentChoice(t.db, a.id, 'deal'))!.chosen).toMatchObject({ amount: amount * 100, term })
  },
)

const outside: [string, (choice: WireChoice) => object][] = [
  ['an amount above the maximum', ({ amounts }) => ({ selected_approved_amount: amounts[0]! + 5000 })],
  ['an amount below the least', ({ least }) => ({ selected_approved_amount: least! - 1 })],
  ['an amount with cents', ({ least }) => ({ selected_approved_amount: least! + 0.5 })],
  ['a term that is not priced', () => ({ selected_terms: 60 })],
  ['another frequency', () => ({ selected_frequency: 'Monthly' })],
  ['a price that is not the present one', () => ({ offer_id: '1-2-3' })],
]
test.each(outside)('%s is refused with the words of the specification', async (_name, change) => {
  const choice = (await standing()).choice!
  const good = {
    selected_terms: choice.terms.at(-1)!.term,
    selected_approved_amount: choice.amounts.at(-1)!,
    selected_frequency: 'Weekly',
  }
  const answer = await select({ ...good, ...change(choice) })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ message: 'You must select a value.' }] } })
})
