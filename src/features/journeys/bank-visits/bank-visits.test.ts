// The links to the bank through the front door: what each of them must do, and what bank verification does besides.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BankVisitFacts } from '#features/capabilities/bank-visit/flow.ts'
import { readLead } from '#platform/store/leads.ts'
import { nothingKnown, pathOf, stepBefore } from '#core/flow/walk.ts'
import { apply, settle } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { linkOf, testBankVisit, walkWidget, type BankVisitCase } from '../../../../test/bank-visit-suite.ts'
import { bankVisitFlows, type BankVisit } from './flow.ts'

const cases: Readonly<Record<BankVisit, BankVisitCase>> = {
  'bank-verification': {
    from: 'bank-needed',
    largest: { username: 'user_healthy', documents: ['Photo ID', 'Voided Check'], connections: 1 },
    foreign: 'continue',
  },
  'connect-bank': {
    from: 'bank-needed',
    largest: { username: 'user_mfa', connections: 1 },
    foreign: 'documents',
  },
  'connect-bank-opportunity': {
    from: 'offered',
    largest: { username: 'user_seasonal', connections: 2 },
    foreign: 'verify-bank-journey',
  },
  'verify-bank-lead': {
    from: 'bank-needed',
    largest: { username: 'user_mfa', connections: 1 },
    foreign: 'bank-verification',
  },
  'verify-bank-journey': {
    from: 'offered',
    largest: { username: 'user_seasonal', connections: 2 },
    foreign: 'verify-bank-lead',
  },
}
describe.each(bankVisitFlows)('$id', (flow) => testBankVisit(flow, cases[flow.id]))

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const api = (call: string) => `/api/bank-verification/${call}`

test('a person who links nothing is shown estimates and may choose one', async () => {
  const a = await apply(t)
  const { code } = await linkOf(t, a, 'bank-verification')
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
  const { code } = await linkOf(t, a, 'bank-verification')
  const who = t.visitor()
  const publicToken = await walkWidget(t, who, code, { username: 'user_personal' })
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
  const again = await walkWidget(t, who, code, { username: 'user_healthy' })
  await who.form(api('get_access_token'), { public_token: again, link: code })
  await settle(t)
  expect(await finish()).toMatchObject({ result: true, done: true, bank_state: 'linked', reason: null })
})

const [bankVerification] = bankVisitFlows
const path = (facts: BankVisitFacts) =>
  pathOf(bankVerification, nothingKnown, facts).map(({ id, page }) => `${page} ${id}`)

test('four steps without documents, six with them, estimates where nothing was linked', () => {
  const begin = ['0 verify-link', '1 explanation']
  const widget = ['2 bank', '2 outcome']
  const documents = ['3 photo-id', '4 voided-check']
  expect(path({ documents: false, bank: 'wanted' })).toEqual([...begin, ...widget, '3 finish'])
  expect(path({ documents: true, bank: 'wanted' })).toEqual([...begin, ...widget, ...documents, '5 end'])
  // Nothing but the end where the bank was refused; a linked one is not asked for again.
  expect(path({ documents: true, bank: 'none' })).toEqual([
    ...begin,
    ...widget,
    '2 pre-offers',
    ...documents,
    '5 end',
  ])
  expect(path({ documents: true, bank: 'refused' })).toEqual([...begin, ...widget, '5 end'])
  expect(path({ documents: false, bank: 'linked' })).toEqual([...begin, '3 finish'])
})

test('whoever goes back is led past the widget and what happened to it', () => {
  const before = (id: string) =>
    stepBefore(bankVerification, { id }, nothingKnown, { documents: true, bank: 'none' })?.id
  expect([before('photo-id'), before('pre-offers'), before('bank')]).toEqual([
    'pre-offers',
    'explanation',
    'explanation',
  ])
})
