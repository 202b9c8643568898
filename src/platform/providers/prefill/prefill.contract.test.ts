// The prefill port's contract, run on the match protocol's adapter against its simulator, faults included.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPrefillSimulator, type PrefillSimulator } from '#simulators/prefill/prefill.ts'
import { jsonMatchPrefill } from './json-match/json-match.ts'
import type { PrefillQuery } from './port.ts'

let simulator: PrefillSimulator
beforeAll(async () => void (simulator = await startPrefillSimulator({ slowMs: 0 })))
afterAll(() => simulator.close())

const port = (token = 'prefill-token', timeoutMs = 8000) =>
  jsonMatchPrefill({ baseUrl: `${simulator.url}/`, token, timeoutMs })
const query: PrefillQuery = {
  reference: 'a-reference-of-a-test',
  firstName: 'Nora',
  lastName: 'Whitfield',
  phone: '5125550142',
  ssnLast4: '4821',
  zip: '78704',
  consent: { version: '2026-11-22', at: new Date('2026-11-22T15:00:00Z') },
}

describe('the match protocol', () => {
  it('answers who is on file, in our words', async () => {
    expect(await port().find(query)).toEqual({
      ok: true,
      value: [
        {
          firstName: 'NORA',
          lastName: 'WHITFIELD',
          street: '2418 Euclid Ave',
          unit: 'Apt 5',
          city: 'Austin',
          state: 'TX',
          zip: '78704',
          dateOfBirth: '1984-03-27',
        },
      ],
    })
    expect(simulator.asked.at(-1)).toEqual({
      reference: 'a-reference-of-a-test',
      person: {
        first_name: 'Nora',
        last_name: 'Whitfield',
        phone: '+15125550142',
        ssn_last4: '4821',
        zip: '78704',
      },
      consent: { version: '2026-11-22', given_at: '2026-11-22T15:00:00.000Z' },
    })
  })

  it('tells nobody, several, a long zip and an unknown birthday as what they are', async () => {
    expect(await port().find({ ...query, ssnLast4: '1000' })).toEqual({ ok: true, value: [] })
    const two = await port().find({ ...query, ssnLast4: '7310', zip: '33125' })
    expect(two.ok && two.value).toHaveLength(2)
    const slow = await port().find({ ...query, phone: undefined, ssnLast4: '0004', zip: '98103' })
    expect(slow).toMatchObject({ ok: true, value: [{ unit: '', zip: '98103', dateOfBirth: null }] })
    expect(simulator.asked.at(-1)?.person).not.toHaveProperty('phone')
  })

  it.each([
    ['0401', 'rejected', '401 switched'],
    ['0403', 'rejected', '403 switched'],
    ['0429', 'rate-limited', '429 switched'],
    ['0500', 'unavailable', '500 switched'],
    ['0408', 'unavailable', 'timeout'],
    ['0200', 'malformed', 'not-json'],
    ['0201', 'malformed', 'unexpected-shape'],
  ])('%s is %s, never "nobody"', async (ssnLast4, kind, vendorCode) =>
    expect(
      await port(undefined, ssnLast4 === '0408' ? 150 : undefined).find({ ...query, ssnLast4 }),
    ).toMatchObject({ ok: false, refusal: { kind, vendorCode } }),
  )

  it('a wrong token, a question without consent and nobody listening are faults too', async () => {
    const fault = (kind: string) => ({ ok: false, refusal: { kind } })
    expect(await port('wrong').find(query)).toMatchObject(fault('rejected'))
    const consent = { version: '', at: new Date(0) }
    expect(await port().find({ ...query, consent })).toMatchObject(fault('rejected'))
    const nobody = jsonMatchPrefill({ baseUrl: 'http://127.0.0.1:9', token: 't' })
    expect(await nobody.find(query)).toMatchObject(fault('unavailable'))
  })

  it('keeps how long to wait', async () =>
    expect(await port().find({ ...query, ssnLast4: '0429' })).toMatchObject({
      refusal: { retryAfterSeconds: 30 },
    }))
})
