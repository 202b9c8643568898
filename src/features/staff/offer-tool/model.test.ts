// The specification's model call and the calls of its sources, through the front door: figures on paper, declines, bad input, who may ask.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let underwriter: Member
let a: Applicant
beforeAll(async () => {
  t = await testApp()
  underwriter = await staffMember(t, 'underwriter')
  a = await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
})
afterAll(() => t.close())

const payload = {
  months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((iso) => ({
    iso,
    mg: 100_000,
    adb: 12_000,
    neds: 0,
    deps: 30,
  })),
  tib: 7.5,
  ficos: [720],
  industry: 'Core',
  tr: 'Yes',
  cc: 'Yes',
  online: true,
  home_owner: 'Yes',
  liens: 0,
  revolving: 90,
  bk: '0',
  payoff: 'No',
  other_daily_payment: 0,
}
const ask = (more: object = {}, who = underwriter.who) =>
  who.post('/api/services/model', { ...payload, ...more })
interface Offer {
  loan_approval: number
  daily_payment: number
  term_months: number
  payments_in_adb: number
  adb_15_approval: number
  adb_15_adjustment: boolean
  percent_amg_approved: number
  status: string
  reasons: string[]
  table: { term: number; amount: number; daily_payment: number; rate: number }[]
}

describe('POST /api/services/model', () => {
  test('a strong file: 100,000 over the shortest term whose payment revenue bears, all fields of the specification', async () => {
    const { status, body } = await ask()
    expect(status).toBe(200)
    const fp = body.fp as unknown as Offer
    // 15% of 100,000 / 21 is 714.28 a day: 8 at 1.22 gives 98,359, 9 at 1.23 gives 109,752: capped at 100,000.
    expect(fp).toMatchObject({ loan_approval: 100_000, term_months: 9, status: 'approved', reasons: [] })
    // 100,000 x 1.23 / 189 = 650.79; 12,000 / 650.79 = 18.44
    expect([fp.daily_payment, fp.payments_in_adb, fp.percent_amg_approved]).toEqual([650.79, 18.44, 100])
    expect(fp.table.find(({ term }) => term === 7)).toEqual({
      term: 7,
      amount: 87_499,
      daily_payment: 714.28,
      rate: 1.2,
    })
    expect(body.score).toMatchObject({ grade: 'A' })
    const [factor] = (body.score as unknown as { factors: object[] }).factors
    expect(Object.keys(factor!).sort()).toEqual(['maxScore', 'name', 'reasons', 'score'])
    expect((body.pricing as unknown as Record<string, Record<string, number>>).A!['8']).toBe(1.22)
    expect(body).toMatchObject({ status: 'approved', sp: { status: 'approved' } })
  })

  test('other payments leave the stack less; paid off by the new money they leave as much', async () => {
    const beside = (await ask({ other_daily_payment: 1_000 })).body
    // 25% of 100,000 / 21 is 1,190.47 a day.
    const sp = beside.sp as unknown as Offer
    expect(sp.loan_approval).toBeLessThan(100_000)
    for (const row of sp.table) expect(row.daily_payment).toBeLessThanOrEqual(190.47)
    const off = (await ask({ other_daily_payment: 1_000, payoff: 'Yes' })).body
    expect((off.sp as unknown as Offer).loan_approval).toBe(100_000)
  })

  test('a business decline is 200 with reasons, in the language of the asker', async () => {
    const { status, body } = await ask({ tib: 0.2, ficos: [] })
    expect([status, body.status]).toEqual([200, 'declined'])
    expect((body.fp as unknown as Offer).reasons.length).toBeGreaterThan(0)
    expect(body.fp).toMatchObject({ loan_approval: 0, status: 'declined', table: [] })
  })

  test.each([
    ['no months', { months: [] }],
    ['seven months', { months: [...payload.months, { ...payload.months[0]!, iso: '2026-04' }] }],
    ['a month twice', { months: [payload.months[0], payload.months[0]] }],
    ['a month that is none', { months: [{ ...payload.months[0]!, iso: '2026-13' }] }],
    ['32 negative days', { months: [{ ...payload.months[0]!, neds: 32 }] }],
    ['a score of 900', { ficos: [900] }],
    ['liens between the bands', { liens: 90_000 }],
    ['an industry', { industry: 'Restaurants' }],
    ['a text for tib', { tib: 'long' }],
  ])('bad input is refused: %s', async (_, more) => {
    expect([400, 422]).toContain((await ask(more)).status)
  })

  test('figures as typed count as clean ones do', async () => {
    const typed = payload.months.map((month) => ({ ...month, mg: '$100,000.00', adb: '12,000' }))
    expect((await ask({ months: typed, liens: '0' })).body).toEqual((await ask()).body)
  })

  test('nobody but staff who are logged in', async () => {
    expect((await ask({}, t.visitor())).status).toBe(401)
    expect((await ask({}, a.who)).status).toBe(401)
  })
})

describe('sources', () => {
  const post = (call: string, body: object, who = underwriter.who) =>
    who.post(`/api/aggregation/${call}`, body)

  test('a reason for opening the file comes first', async () => {
    expect((await post('get-calc-fields', { appnum: a.id })).status).toBe(403)
    await openFile(underwriter, a.id)
    expect((await post('get-calc-fields', { appnum: a.id })).status).toBe(200)
  })
  test('calc fields say name, value and source; what nobody knows is null', async () => {
    const { body } = await post('get-calc-fields', { appnum: a.id })
    const fields = body.fields as unknown as { name: string; value: unknown; source: string | null }[]
    expect(fields.map(({ name }) => name)).toContain('home_owner')
    expect(fields).toContainEqual({ name: 'liens', value: null, source: null })
    expect(fields.find(({ name }) => name === 'tib')).toMatchObject({ source: 'stated' })
  })
  test('FICO sources: the stated band at its lower bound', async () => {
    const { body } = await post('get-fico-sources', { appnum: a.id })
    expect(body.sources).toMatchObject([{ src: 'stated', scores: [650] }])
  })
  test('no bank-analysis file: no source, and no data under any address', async () => {
    expect((await post('get-ba-source', { appnum: a.id })).body).toEqual({ source: null })
    expect((await post('get-ba-data', { url: 'x' })).status).toBe(404)
  })
  test("a representative learns nothing of another's application", async () => {
    const rep = await staffMember(t, 'representative')
    for (const call of ['get-calc-fields', 'get-fico-sources', 'get-ba-source'])
      expect([403, 404]).toContain((await post(call, { appnum: a.id }, rep.who)).status)
  })
})
