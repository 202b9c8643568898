// What a person decides of an application without bank data: reasons in sentences, no figure and no score of what nobody read.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let underwriter: Member
let colleague: Member
beforeAll(async () => {
  t = await testApp()
  underwriter = await staffMember(t, 'underwriter')
  colleague = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

let count = 0
const applicant = async (): Promise<Applicant> => {
  count += 1
  const own = { email: `nobank${count}@shop.example` }
  const a = await apply(t, { business: own, pg: { ...own, phone: `(207) 555-${1400 + count}` } })
  await openFile(underwriter, a.id)
  return a
}
const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const override = async (id: string, body: object) => {
  const seen = (await current(id))?.id ?? null
  const order = { seen, reason: 'Seen by me', justification: 'Statements that came by mail', ...body }
  expect((await underwriter.who.post(at(id, '/override'), order)).status).toBe(200)
  await approveOpen(id)
}
/** What no bank's data stands behind takes a second person. */
const approveOpen = async (id: string) => {
  await openFile(colleague, id)
  const { decisions } = (await colleague.who.get(at(id))).body as unknown as Application
  const open = decisions.find(({ proposal }) => proposal === 'open')
  if (open) expect((await colleague.who.post(at(id, `/proposals/${open.id}/approve`))).status).toBe(200)
}
const decline = (id: string, reasons: string[]) => override(id, { outcome: 'declined', reasons })
const offers = (a: Applicant, language = 'en') =>
  a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid }, { headers: { 'accept-language': language } })
const current = async (id: string) =>
  ((await underwriter.who.get(at(id))).body as unknown as Application).decisions.find((each) => each.current)!

describe('declined', () => {
  test('the applicant reads the sentences of the notice, and nothing that no bank told', async () => {
    const a = await applicant()
    await decline(a.id, ['nsf-count', 'active-positions', 'revenue-below-minimum', 'prior-default'])
    const { body, text } = await offers(a)
    expect(body.stage).toBe('declined')
    expect(body.explanation).toEqual({
      bank_data: false,
      factors: [],
      reasons: [
        { code: 'nsf-count', text: 'Too many returned payments or insufficient-funds fees.' },
        {
          code: 'active-positions',
          text: 'The business is repaying other advances or loans at this time.',
        },
        { code: 'revenue-below-minimum', text: 'Monthly revenue of the business is below our minimum.' },
        { code: 'prior-default', text: 'Earlier business funding was not repaid as agreed.' },
      ],
      raises: [],
    })
    expect(text).not.toMatch(/\{\w+\}|\$0/)
    expect((await offers(a, 'es')).text).toContain('Demasiados pagos devueltos')
  })

  test('staff see the reasons, and no grade', async () => {
    const { id } = await applicant()
    await decline(id, ['nsf-count'])
    expect(await current(id)).toMatchObject({
      grade: null,
      score: null,
      factors: [],
      knockOuts: [],
      raises: [],
      reasons: [{ code: 'nsf-count', values: {} }],
    })
  })

  test('a decision that was stored with the figures of no months shows none of them', async () => {
    const a = await applicant()
    await decline(a.id, ['revenue-below-minimum'])
    const reason = { code: 'revenue-below-minimum', values: { usdActual: 0, usdWanted: 1_500_000 } }
    const factor = { name: 'revenue', score: 3, maxScore: 30, reasons: [reason], inputs: {} }
    const old = { grade: 'C', score: 51, factors: [factor], knockOuts: [reason], reasons: [reason] }
    const raises = { whatWouldRaiseIt: [{ code: 'higher-balance', values: { usdWanted: 39_900 } }] }
    await t.db.query(
      `update decision set result = result || $2::jsonb where lead_id = $1::uuid and current`,
      [a.id, JSON.stringify({ ...old, ...raises })],
    )
    expect((await offers(a)).text).not.toMatch(/\$0|\$399|51/)
    expect(await current(a.id)).toMatchObject({ grade: null, score: null, factors: [], raises: [] })
  })
})

test('approved: deals, and no reason against it', async () => {
  const a = await applicant()
  await override(a.id, { outcome: 'approved', amount: 2_000_000 })
  const { body } = await offers(a)
  expect(body.offers).toHaveLength(3)
  expect(body.max_amount).toBe(null)
  expect(body.explanation).toEqual({
    bank_data: false,
    factors: [],
    reasons: [{ code: 'by-person', text: 'A person looked at your application and made you this offer.' }],
    raises: [],
  })
  expect(await current(a.id)).toMatchObject({ grade: null, amount: 2_000_000, maximum: null, reasons: [] })
})

test('with bank data the factors stay, and a reason of which no figure is known has none', async () => {
  const a = await applicant()
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  await decline(a.id, ['nsf-count', 'liens'])
  const { explanation } = (await offers(a)).body as unknown as {
    explanation: { bank_data: boolean; factors: object[]; reasons: { text: string }[] }
  }
  expect(explanation.bank_data).toBe(true)
  expect(explanation.factors.length).toBeGreaterThan(0)
  expect(explanation.reasons.map(({ text }) => text)).toEqual([
    'Too many returned payments or insufficient-funds fees.',
    'The amount of tax liens or judgments is too high.',
  ])
})
