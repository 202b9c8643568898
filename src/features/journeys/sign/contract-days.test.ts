// The days of a contract through the front door: an old offer is chosen, the clock passes midnight, a week, a holiday; and what it states.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { contractDates } from '#core/domain/contract-dates.ts'
import type { offerStatus } from '#features/capabilities/offers/contract.ts'
import { sweepEnvelopes } from '#features/capabilities/signing/sweep-envelopes.server.ts'
import type { Application } from '#features/staff/applications/application-contract.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { createLink } from '#platform/store/links.ts'
import { currentChoice } from '#platform/store/offers.ts'
import { changeConnection, connectionsOf, sealAccounts } from '#platform/store/bank-data.ts'
import {
  apply,
  byBankLink,
  eventKinds,
  linkByFrame,
  settle,
  type Applicant,
} from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { pageTexts } from '../../../../test/pdf-tools.ts'
import { mustAnswer } from '../../../../test/portal.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'
import { staffMember } from '../../../../test/staff.ts'

let t: TestApp
let s: ReturnType<typeof signingOf>
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  s = signingOf(t)
})
beforeEach(() => t.clock.set('2026-11-16T15:00:00Z'))
afterAll(() => t.close())

type Status = ResponseOf<typeof offerStatus>
const statusOf = async ({ who, leadid }: Applicant) =>
  (await who.post('/api/lead/offer_status', { sf_leadid: leadid })).body as unknown as Status
const offered = async (): Promise<Applicant> => {
  const a = await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  return a
}
const paperOf = async (a: Applicant) => {
  const link = await s.linkTo(a.id)
  await s.consent(link)
  return (await pageTexts((await s.paper(link)).bytes)).join(' ')
}
const long = (day: string) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

test('an offer of three weeks ago is chosen: days from the choice, told before and after it, and its contract goes out with them', async () => {
  const a = await offered()
  const fresh = await statusOf(a)
  expect(fresh.dates_moved_since).toBeNull()
  t.clock.set('2026-12-08T15:00:00Z')
  const before = await statusOf(a)
  const days = contractDates('2026-12-08')
  expect(before.dates_moved_since).toBe('2026-11-16')
  const [shown] = before.offers
  expect(shown).toMatchObject({ sign_by: days.signBy, funded_on: days.fundedOn })
  expect({ ...shown, apr: 0, final_date: '', sign_by: '', funded_on: '', first_payment_on: '' }).toEqual({
    ...fresh.offers[0],
    apr: 0,
    final_date: '',
    sign_by: '',
    funded_on: '',
    first_payment_on: '',
  })
  // What was shown three weeks ago is still the offer that it names.
  await s.choose(a, fresh.offers[0]!.id)
  const after = await statusOf(a)
  expect(after).toMatchObject({ stage: 'contract-out', dates_moved_since: '2026-11-16' })
  expect(after.chosen).toEqual({ ...shown, selected: true })
  const [envelope] = await envelopesOf(t.db, a.id)
  expect(easternDay(envelope!.expiresAt)).toBe(days.signBy)
  const text = await paperOf(a)
  for (const day of [days.signBy, days.fundedOn, shown!.first_payment_on!, shown!.final_date])
    expect(text).toContain(long(day))
  // Days later they are as they were chosen.
  t.clock.advance(4 * 86_400_000)
  expect((await statusOf(a)).chosen).toEqual({ ...shown, selected: true })
})

test('chosen a second before midnight in New York, made after it, signed at the end of the last day', async () => {
  const a = await offered()
  const [offer] = (await statusOf(a)).offers
  t.clock.set('2026-11-21T04:59:59Z')
  const chosen = await a.who.post('/api/lead/select_offer', { sf_leadid: a.leadid, offer_id: offer!.id })
  expect(chosen.status).toBe(200)
  t.clock.set('2026-11-21T05:00:10Z')
  await t.worker.drain()
  expect((await statusOf(a)).chosen).toMatchObject({ sign_by: '2026-11-27', funded_on: '2026-11-30' })
  const link = await s.linkTo(a.id)
  await s.consent(link)
  t.clock.set('2026-11-28T04:59:50Z')
  expect((await s.sign(link)).status).toBe(200)
  const b = await offered()
  await s.choose(b, (await statusOf(b)).offers[0]!.id)
  const late = await s.linkTo(b.id)
  await s.consent(late)
  t.clock.set('2026-12-05T05:00:00Z')
  expect((await s.sign(late)).status).toBe(409)
})

test('a second signer takes a week: the first payment still comes after it', async () => {
  const a = await offered()
  const { who } = await staffMember(t, 'underwriter')
  mustAnswer(
    await who.post(`/api/staff/applications/${a.id}/persons`, {
      role: 'signer',
      firstName: 'Eva',
      lastName: 'Cohen',
      email: 'eva@cohen.example',
    }),
  )
  await s.choose(a, (await statusOf(a)).offers[0]!.id)
  const first = await s.linkTo(a.id)
  await s.consent(first)
  await s.sign(first)
  await t.worker.drain()
  t.clock.advance(7 * 86_400_000)
  const second = (await s.linkOfSigner(a.id, 2))!
  await s.consent(second)
  expect((await s.sign(second, 'Eva Cohen')).status).toBe(200)
  const { chosen } = await statusOf(a)
  expect(chosen!.first_payment_on! > easternDay(t.clock())).toBe(true)
  expect(chosen!.funded_on! > easternDay(t.clock())).toBe(true)
})

test('a choice of before its days were kept, and one whose contract comes late, get days anew at the same price', async () => {
  for (const forget of [true, false]) {
    const a = await s.chosen()
    const { chosen } = (await currentChoice(t.db, a.id, 'deal'))!
    const staff = await staffMember(t, 'underwriter')
    const envelope = (await envelopesOf(t.db, a.id))[0]!.id
    const at = `/api/staff/applications/${a.id}/contracts`
    mustAnswer(await staff.who.post(`${at}/${envelope}/void`, { reason: 'Asked for by phone' }))
    if (forget)
      await t.db.query(`update offer_choice set chosen = chosen - 'dates' where lead_id = $1::uuid`, [a.id])
    t.clock.advance(5 * 86_400_000)
    const again = await staffMember(t, 'underwriter')
    mustAnswer(await again.who.post(at))
    await t.worker.drain()
    const now = (await currentChoice(t.db, a.id, 'deal'))!.chosen
    expect(now).toEqual({ ...chosen, dates: now.dates, apr: now.apr, finalDate: now.finalDate })
    expect(now.dates).toEqual(contractDates(easternDay(t.clock())))
    expect(await s.states(a.id)).toEqual(['sent', 'void'])
    expect(await eventKinds(t, a.id)).toContain('offer-days-moved')
    expect((await statusOf(a)).dates_moved_since).toBe(
      easternDay(new Date(t.clock().getTime() - 5 * 86_400_000)),
    )
  }
})

test('what ran out is chosen again, with days that hold', async () => {
  const a = await s.chosen()
  t.clock.advance(9 * 86_400_000)
  await sweepEnvelopes(t.deps)
  await s.choose(a, a.offers[0]!)
  expect(await s.states(a.id)).toEqual(['sent', 'expired'])
})

test('the account is asked for where the bank shows none or several; the contract names the one that the owner said', async () => {
  const a = await offered()
  const [row] = await connectionsOf(t.db, a.id)
  const account = (mask: string) => ({ name: 'Checking', mask, kind: 'checking' })
  const accounts = sealAccounts(t.deps.keys, row!.id, [account('1111'), account('2222')])
  await changeConnection(t.db, row!, { accounts }, t.clock())
  await s.choose(a, (await statusOf(a)).offers[0]!.id)
  expect(await s.states(a.id)).toEqual([])
  const asked = await statusOf(a)
  expect(asked).toMatchObject({
    stage: 'offer-chosen',
    account_needed: [
      { bank: 'Bank of Marigold Bay', last_four: '1111' },
      { bank: 'Bank of Marigold Bay', last_four: '2222' },
    ],
  })
  expect(asked.next_step).toContain('which account')
  const { who } = await staffMember(t, 'underwriter')
  const page = mustAnswer(await who.get(`/api/staff/applications/${a.id}`)).body as unknown as Application
  expect(page.contracts.withheld).toEqual(['account'])
  const say = (bank: string, last_four: string, by = a.who) =>
    by.post('/api/lead/funding_account', { sf_leadid: a.leadid, bank, last_four })
  expect((await say('', '12')).body.errors).toMatchObject([{ field: 'bank' }, { field: 'last_four' }])
  expect((await say('Bank', '1111', t.visitor())).status).toBe(403)
  expect((await say('Eastport Bank', '9876')).status).toBe(200)
  await t.worker.drain()
  expect(await statusOf(a)).toMatchObject({ stage: 'contract-out', account_needed: null })
  const text = await paperOf(a)
  expect(text).toMatch(/Eastport Bank\s+that\s+ends\s+in\s+9876/)
  for (const said of ['help@underway.example', 'law of Maine', 'This is a sample'])
    expect(text).toContain(said)
  expect(text).not.toMatch(/to be filled in|must not be signed/)
  expect((await say('Eastport Bank', '9876')).status).toBe(409)
  const [kept] = await t.db.query<{ account: string }>(
    `select account from offer_choice where lead_id = $1::uuid and current`,
    [a.id],
  )
  expect(kept!.account).not.toContain('9876')
  // Another choice keeps the account.
  await s.choose(a, (await statusOf(a)).offers[1]!.id)
  expect(await s.states(a.id)).toEqual(['sent', 'void'])
})

test('a bank that is connected after the choice answers which account gets the money', async () => {
  const a = await offered()
  const [row] = await connectionsOf(t.db, a.id)
  await changeConnection(t.db, row!, { accounts: sealAccounts(t.deps.keys, row!.id, []) }, t.clock())
  await s.choose(a, (await statusOf(a)).offers[0]!.id)
  expect((await statusOf(a)).account_needed).toEqual([])
  await linkByFrame(t, await byBankLink(t, a), { username: 'user_healthy' })
  await settle(t)
  expect(await statusOf(a)).toMatchObject({ stage: 'contract-out', account_needed: null })
})

test("while the whole address of the business is not known nothing goes out; its owner's answer sends it", async () => {
  const a = await offered()
  await t.db.query(`update lead set answers = answers - 'businessCity' where id = $1::uuid`, [a.id])
  await s.choose(a, (await statusOf(a)).offers[0]!.id)
  expect(await s.states(a.id)).toEqual([])
  const { who } = await staffMember(t, 'underwriter')
  const at = `/api/staff/applications/${a.id}`
  const page = mustAnswer(await who.get(at)).body as unknown as Application
  expect(page.contracts).toMatchObject({ withheld: ['business'], canMake: true })
  // What was never answered is the owner's to answer, by a link.
  const { code } = await t.db.transaction((tx) =>
    createLink(
      tx,
      t.deps.keys,
      { leadId: a.id, purpose: 'confirm-address', expiresInDays: 14, detail: {} },
      t.clock(),
    ),
  )
  const business = { address: '77 Sunset Road', city: 'Portland', state: 'ME', zip: '04101' }
  const answers = { link: code, step: 'address', model: { business } }
  mustAnswer(await t.visitor().post('/api/confirm-address/answers', answers))
  await t.worker.drain()
  expect(await s.states(a.id)).toEqual(['sent'])
})

test('where the operator set neither law nor contact nothing goes out, and staff read what to set', async () => {
  const bare = await testApp({
    seal: await testSeal(),
    env: { BRANDS_FILE: '', CONTRACT_GOVERNING_STATE: '' },
  })
  try {
    const signing = signingOf(bare)
    const a = await signing.chosen()
    expect(await signing.states(a.id)).toEqual([])
    const { who } = await staffMember(bare, 'underwriter')
    const page = mustAnswer(await who.get(`/api/staff/applications/${a.id}`)).body as unknown as Application
    expect(page.contracts.withheld).toEqual(['funder'])
  } finally {
    await bare.close()
  }
})
