// The partner-lender port's contract, run on Fundbox against its simulator, faults included.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFundboxSimulator, type FundboxSimulator } from '#simulators/fundbox/fundbox.ts'
import { fundboxLender } from './fundbox/fundbox.ts'
import { prequalifyAnswer } from './fundbox/wire.ts'
import type { PartnerLead } from './port.ts'

let simulator: FundboxSimulator
beforeAll(async () => void (simulator = await startFundboxSimulator()))
afterAll(() => simulator.close())
const port = (password = 'fundbox-password', timeoutMs = 10_000) =>
  fundboxLender({ baseUrl: simulator.url, user: 'fundbox-user', password, timeoutMs })

const lead = (reference: string, firstName = 'Ana'): PartnerLead => ({
  reference,
  owner: { firstName, lastName: 'Peña', email: `${reference}@example.com`, phone: '2125550111' },
  business: {
    legalName: 'Panadería Peña LLC',
    requestedAmount: 2_500_000,
    monthlySales: 1_550_050,
    startMonth: '2024-03',
    classification: 'LLC',
  },
})

describe('Fundbox', () => {
  it('answers a new lead with a link that opens, and the same lead again with none', async () => {
    const sent = await port().submitLead(lead('ref-1'))
    const link = sent.ok ? sent.value.link : null
    const page = await fetch(link!)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Partner lender')
    expect(await port().submitLead(lead('ref-1'))).toEqual({ ok: true, value: { link: null } })
  })

  it('sends whole dollars, and only what the applicant agreed to share', async () => {
    await port().submitLead(lead('ref-2'))
    expect(simulator.leads.at(-1)).toEqual({
      fields_version: '2020-06-01',
      owners: [
        {
          uuid: 'ref-2',
          first_name: 'Ana',
          last_name: 'Peña',
          email: 'ref-2@example.com',
          phone_number: '2125550111',
        },
      ],
      company: {
        uuid: 'ref-2',
        business_name: 'Panadería Peña LLC',
        loan_amount: 25_000,
        annual_revenue: 186_006,
        business_inception: '2024-03-01',
        entity_type: 'LLC',
      },
    })
  })

  it.each([
    ['Declined', 'rejected', 'declined'],
    ['Crash', 'unavailable', '500'],
    ['Ratelimit', 'rate-limited', '429'],
    ['Timeout', 'unavailable', 'timeout'],
    ['Garbage', 'malformed', 'unexpected-shape'],
  ])('%s is %s', async (name, kind, vendorCode) =>
    expect(
      await port(undefined, name === 'Timeout' ? 150 : undefined).submitLead(lead(`ref-${name}`, name)),
    ).toMatchObject({
      ok: false,
      refusal: { kind, vendorCode },
    }),
  )

  it('a wrong password, a lead without an amount and nobody listening are faults', async () => {
    expect(await port('wrong').submitLead(lead('ref-3'))).toEqual({
      ok: false,
      refusal: { kind: 'rejected', vendorCode: '401', ours: true },
    })
    const empty = { ...lead('ref-4'), business: { ...lead('ref-4').business, requestedAmount: 0 } }
    expect(await port().submitLead(empty)).toEqual({
      ok: false,
      refusal: { kind: 'rejected', vendorCode: '422' },
    })
    const nobody = fundboxLender({ baseUrl: 'http://127.0.0.1:9', user: 'u', password: 'p' })
    expect(await nobody.submitLead(lead('ref-5'))).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable' },
    })
  })

  it('never passes on a link that is no web address', () => {
    const answer = (url: string) =>
      prequalifyAnswer.safeParse({ decision: 'preapproved', offers: [{ url }] }).success
    expect(answer('https://lender.example/a')).toBe(true)
    for (const wrong of ['javascript:alert(1)', 'http://lender.example/a', '/relative', 'data:text/html,x'])
      expect(answer(wrong)).toBe(false)
  })
})
