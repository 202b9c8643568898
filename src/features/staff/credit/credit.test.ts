// Obtaining and reading credit reports: who agreed, who may, what is written down, what a decision makes of it, what a guest is told.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CreditReport } from '#core/domain/credit-report/report.ts'
import { giveConsent } from '#platform/store/consents.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { ShownStanding } from './credit-contract.ts'

let t: TestApp
let uma: Member
beforeAll(async () => {
  t = await testApp()
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
})
afterAll(() => t.close())

let count = 0
/** Decided on their bank's data; by the last four of their SSN the bureau knows them. */
async function applicant(last4: string, agrees: boolean, app = t): Promise<Applicant> {
  count += 1
  const own = { email: `credit${count}@shop.example` }
  const a = await apply(app, {
    business: own,
    pg: {
      ...own,
      phone: `(207) 555-${String(1600 + count)}`,
      ssn: `501-${String(20 + count)}-${last4}`,
      ...(agrees && { creditReport: true }),
    },
  })
  await linkByFrame(app, a, { username: 'user_healthy' })
  await settle(app)
  return a
}
const at = (id: string, rest: string) => `/api/staff/applications/${id}/${rest}`
const standing = async (id: string, who = uma.who) =>
  ((await who.get(`/api/staff/applications/${id}`)).body.credit as unknown as ShownStanding[])[0]!
const pull = async (id: string, member = uma) => {
  await openFile(member, id)
  return member.who.post(at(id, 'credit/pull'), { personId: null })
}
const read = async (id: string, member = uma) => {
  const { reports } = await standing(id, member.who)
  return member.who.post(at(id, `credit/${reports[0]!.id}/open`), {})
}
const decision = (id: string, app = t) => decisionOf(app, id)
const events = async (id: string) =>
  (
    await t.db.query<{ kind: string; detail: Record<string, unknown> }>(
      `select kind, detail from event where lead_id = $1::uuid and kind like 'credit-report-%' order by at, id`,
      [id],
    )
  ).map(({ kind, detail }) => [kind.replace('credit-report-', ''), detail] as const)

describe('whose report may be obtained', () => {
  it('nobody’s who did not agree; an owner’s later word counts', async () => {
    const { id } = await applicant('4000', false)
    expect(await standing(id)).toMatchObject({ bar: 'no-consent', reports: [] })
    expect((await pull(id)).status).toBe(409)
    expect(await events(id)).toEqual([])
    const said = (given: boolean) =>
      t.db.transaction((tx) =>
        giveConsent(
          tx,
          { leadId: id, kind: 'credit-report', given, language: 'en', ip: '', userAgent: '' },
          t.clock(),
        ),
      )
    t.clock.advance(1000)
    await said(true)
    expect(await standing(id)).toMatchObject({ bar: null, consent: { given: true } })
    t.clock.advance(1000)
    await said(false)
    expect(await standing(id)).toMatchObject({ bar: 'no-consent' })
  })

  it('a representative obtains none, and nobody before saying why the file is opened', async () => {
    const { id } = await applicant('4000', true)
    const rita = await staffMember(t, 'representative')
    await rita.who.post(at(id, 'assign'), { to: rita.id })
    const body = { personId: null }
    expect((await uma.who.post(at(id, 'credit/pull'), body)).body).toMatchObject({
      type: 'urn:underway:problem:reason-needed',
    })
    await openFile(rita, id)
    expect((await rita.who.post(at(id, 'credit/pull'), body)).body).toMatchObject({
      type: 'urn:underway:problem:not-allowed',
    })
    expect((await pull(id)).status).toBe(200)
    expect((await uma.who.post(at(id, 'credit/pull'), { personId: id })).status).toBe(404)
  })

  it('one at a time, and not again while it counts', async () => {
    const { id } = await applicant('4000', true)
    expect((await pull(id)).status).toBe(200)
    expect(await standing(id)).toMatchObject({
      bar: 'under-way',
      reports: [{ state: 'asked', askedBy: uma.name }],
    })
    expect((await pull(id)).status).toBe(409)
    await settle(t)
    expect(await standing(id)).toMatchObject({ bar: 'there', reports: [{ state: 'received', usable: true }] })
    expect((await pull(id)).status).toBe(409)
  })

  it('who withdraws while it is asked for is not looked up', async () => {
    const { id } = await applicant('4000', true)
    await pull(id)
    const before = t.simulators.experian.counts.reports
    t.clock.advance(1000)
    const no = {
      leadId: id,
      kind: 'credit-report',
      given: false,
      language: 'en',
      ip: '',
      userAgent: '',
    } as const
    await t.db.transaction((tx) => giveConsent(tx, no, t.clock()))
    await settle(t)
    expect(t.simulators.experian.counts.reports).toBe(before)
    expect(await standing(id)).toMatchObject({
      bar: 'no-consent',
      reports: [{ state: 'failed', failure: 'withdrawn' }],
    })
  })
})

describe('a report that came', () => {
  it('replaces the stated score, the file is decided again, and what was done stands in the log', async () => {
    const { id } = await applicant('4000', true)
    expect((await decision(id)).inputs.ficos).toMatchObject([{ source: 'stated' }])
    await pull(id)
    await settle(t)
    const { inputs } = await decision(id)
    expect(inputs.ficos).toMatchObject([
      { source: 'bureau', agency: { name: 'Experian', lowestScore: 300, highestScore: 850 } },
    ])
    expect(inputs.ficos![0]!.agency!.keyFactors).toHaveLength(4)
    expect(inputs).toMatchObject({ bankruptcies: '0', openBankruptcy: false })
    expect(inputs.revolving).toBeDefined()
    const [{ reports }] = [await standing(id)]
    expect(reports[0]).toMatchObject({ result: 'scored', score: inputs.ficos![0]!.score, bureau: 'Experian' })
    const report = reports[0]!.id
    expect(await events(id)).toEqual([
      ['asked', { report, purpose: 'business-credit', inquiry: 'soft', consent: '2026-11-22' }],
      ['received', { report, result: 'scored' }],
    ])
  })

  it('is read by whoever may, each time a line in the log with the purpose', async () => {
    const { id } = await applicant('0104', true)
    await pull(id)
    await settle(t)
    const opened = await read(id)
    expect(opened.status).toBe(200)
    expect(opened.body).toMatchObject({ purpose: 'business-credit', openedFor: 'underwriting', usable: true })
    expect((opened.body.report as unknown as CreditReport).identity!.otherNames).toHaveLength(2)
    await read(id)
    expect((await events(id)).filter(([kind]) => kind === 'viewed')).toMatchObject([
      ['viewed', { purpose: 'underwriting' }],
      ['viewed', { purpose: 'underwriting' }],
    ])
    const byKey = t.visitor()
    await byKey.post('/api/staff/auth-key-login', { authKey: uma.authKey })
    const { reports } = await standing(id)
    expect((await byKey.post(at(id, `credit/${reports[0]!.id}/open`), {})).status).toBe(200)
    const other = await applicant('4000', true)
    await openFile(uma, other.id)
    expect((await uma.who.post(at(other.id, `credit/${reports[0]!.id}/open`), {})).status).toBe(404)
  })

  it('holds neither name nor number in the clear', async () => {
    const { id } = await applicant('4000', true)
    await pull(id)
    await settle(t)
    const [row] = await t.db.query<Record<string, unknown>>(
      `select * from credit_report where lead_id = $1::uuid`,
      [id],
    )
    expect(JSON.stringify(row)).not.toMatch(/HARBORLIGHT|501\d{2}4000|keyFactors/)
  })

  it('counts until it expires; then another may be obtained', async () => {
    const { id } = await applicant('4000', true)
    await pull(id)
    await settle(t)
    t.clock.advance(31 * 86_400_000)
    // Her session has ended as well.
    uma = await staffMember(t, 'underwriter', 'Una Underwriter')
    expect(await standing(id)).toMatchObject({ bar: null, reports: [{ usable: false, readable: true }] })
    await openFile(uma, id)
    expect((await uma.who.post(at(id, 'offer-tool'), {})).body).toMatchObject({ chosen: { fico: 'stated' } })
  })
})

describe('what the bureau may say', () => {
  it.each([
    ['0100', 'unscored', undefined],
    ['0101', 'no-file', undefined],
    ['0102', 'frozen', undefined],
    ['0105', 'errors', undefined],
    ['0103', 'scored', 'review'],
    ['0108', 'scored', 'declined'],
  ] as const)('%s: %s', async (last4, result, outcome) => {
    const { id } = await applicant(last4, true)
    await pull(id)
    await settle(t)
    expect((await standing(id)).reports[0]).toMatchObject({ state: 'received', result })
    const { inputs, result: decided } = await decision(id)
    if (result !== 'scored') expect(inputs.ficos).toMatchObject([{ source: 'stated' }])
    expect(inputs.agencies).toEqual(
      result === 'scored' ? undefined : [expect.objectContaining({ name: 'Experian' })],
    )
    if (outcome) expect(decided.outcome).toBe(outcome)
  })

  it.each([
    ['0500', 'unavailable'],
    ['0403', '403'],
    ['0200', 'not-json'],
  ] as const)('%s: none came, and staff see it', async (last4, failure) => {
    const { id } = await applicant(last4, true)
    await pull(id)
    await settle(t, 120)
    const [report] = (await standing(id)).reports
    expect(report).toMatchObject({ state: 'failed' })
    expect([failure, '500']).toContain(report!.failure)
    expect((await events(id)).at(-1)![0]).toBe('failed')
    expect((await decision(id)).inputs.ficos).toMatchObject([{ source: 'stated' }])
    // Nothing stands in the way of another try.
    expect((await standing(id)).bar).toBeNull()
  })
})

describe('by settings', () => {
  it('at-decision: obtained before the first decision, of whoever agreed', async () => {
    const app = await testApp({ env: { CREDIT_PULLS: 'at-decision' } })
    try {
      const yes = await applicant('4000', true, app)
      const no = await applicant('4000', false, app)
      expect((await decision(yes.id, app)).inputs.ficos).toMatchObject([{ source: 'bureau' }])
      expect((await decision(no.id, app)).inputs.ficos).toMatchObject([{ source: 'stated' }])
      expect(app.simulators.experian.counts.reports).toBe(1)
      // A decline that rests on it tells whose report, the score, and the right to a copy.
      await applicant('0108', true, app)
      const notice = app.inbox(`credit${count}@shop.example`).find(({ text }) => text.includes('Experian'))
      for (const told of ['P.O. Box 2002, Allen, TX 75013', 'score: 540', '60 days', 'LEVEL OF DELINQUENCY'])
        expect(notice?.text).toContain(told)
    } finally {
      await app.close()
    }
  })

  it('without a bureau nothing is asked, and it is said', async () => {
    const app = await testApp({ env: { EXPERIAN_CLIENT_ID: '' } })
    try {
      const ida = await staffMember(app, 'underwriter')
      const { id } = await applicant('4000', true, app)
      await openFile(ida, id)
      expect(await standing(id, ida.who)).toMatchObject({ bar: 'off' })
      expect((await ida.who.post(at(id, 'credit/pull'), { personId: null })).status).toBe(409)
    } finally {
      await app.close()
    }
  })
})
