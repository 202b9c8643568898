// The consumer-credit port's contract, run on Experian against its simulator: people, faults, tokens, and what is sent.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReport } from '#core/domain/credit-report/read-report.ts'
import { shownPart } from '#core/domain/credit-report/report.ts'
import { startExperianSimulator, type ExperianSimulator } from '#simulators/experian/experian.ts'
import { experianCredit, type ExperianOptions } from './experian/experian.ts'
import type { CreditQuery } from './port.ts'

let simulator: ExperianSimulator
beforeAll(async () => void (simulator = await startExperianSimulator({ slowMs: 30 })))
afterAll(() => simulator.close())

const port = (given: Partial<ExperianOptions> = {}) =>
  experianCredit({ baseUrl: simulator.url, ...simulator.keys, ...given })
const person = (last4: string): CreditQuery => ({
  reference: 'a1b2c3',
  firstName: 'Ana',
  lastName: 'Quispe',
  ssn: `50122${last4}`,
  dateOfBirth: '1984-02-29',
  home: { street: '88 Vesper St', unit: 'Apt 3', city: 'Portland', state: 'ME', zip: '04101' },
})
const report = async (last4: string) => {
  const answer = await port().pull(person(last4), 'soft')
  if (!answer.ok) throw new Error(answer.refusal.kind)
  return readReport(answer.value)
}

describe('the report of a person', () => {
  it('is a full file, the same each time', async () => {
    const read = await report('4000')
    expect(read).toMatchObject({
      identity: { name: 'ANA QUISPE' },
      score: { model: { text: 'FICO Score 2' }, range: [300, 850] },
      flags: [],
    })
    expect(read.score!.value).toBeGreaterThan(300)
    expect(read.tradelines).toHaveLength(read.summary.totalTradeItems!)
    expect(await report('4000')).toEqual(read)
    for (const line of read.tradelines)
      expect([line.kind, line.type, line.terms, line.condition].map(({ text }) => text)).not.toContain('-')
  })

  it.each([
    ['0100', 'all', { score: { value: null, exclusion: '9003' }, tradelines: [] }],
    ['0101', 'messages', { identity: null, messages: [{ code: '0007', text: 'NO RECORD FOUND' }] }],
    ['0102', 'messages', { identity: null, flags: ['frozen'] }],
    ['0103', 'all', { flags: ['deceased'] }],
    ['0104', 'all', { identity: { otherNames: ['ANA J QUISPE', 'ANA CARDENAS'] } }],
    ['0105', 'errors', { errors: [{ code: '0816' }] }],
    ['0106', 'messages', { statements: [expect.stringContaining('NOBODY IS SHOWN')] }],
    ['0107', 'all', {}],
    ['0108', 'all', { publicRecords: [{ status: { code: '23' } }] }],
  ] as const)('%s shows %s', async (last4, shown, what) => {
    const read = await report(last4)
    expect(shownPart(read)).toBe(shown)
    expect(read).toMatchObject(what)
  })

  it('may be large', async () => expect((await report('0109')).tradelines).toHaveLength(2_000))
})

describe('faults', () => {
  it.each([
    ['0429', { kind: 'rate-limited', retryAfterSeconds: 30 }],
    ['0500', { kind: 'unavailable' }],
    ['0400', { kind: 'rejected', vendorCode: '400' }],
    ['0403', { kind: 'rejected', ours: true }],
    ['0200', { kind: 'malformed' }],
    ['0201', { kind: 'malformed' }],
  ] as const)('%s', async (last4, refusal) =>
    expect(await port().pull(person(last4), 'soft')).toMatchObject({ ok: false, refusal }),
  )

  it('one that never answers ends, and nobody listening is an outage', async () => {
    const unavailable = { ok: false, refusal: { kind: 'unavailable' } }
    expect(await port({ timeoutMs: 120 }).pull(person('0408'), 'soft')).toMatchObject(unavailable)
    expect(await port({ baseUrl: 'http://127.0.0.1:9' }).pull(person('4000'), 'soft')).toMatchObject(
      unavailable,
    )
  })

  it.each([[{ password: 'wrong' }], [{ clientSecret: 'wrong' }], [{ subscriberCode: '9999999' }]])(
    'what is wrong with %j is ours',
    async (given) =>
      expect(await port(given).pull(person('4000'), 'soft')).toMatchObject({
        ok: false,
        refusal: { kind: 'rejected', ours: true },
      }),
  )

  it('a purpose that the account does not have is said by the bureau’s code', async () =>
    expect(await port({ purpose: '00' }).pull(person('4000'), 'soft')).toMatchObject({
      ok: false,
      refusal: { kind: 'rejected', vendorCode: '076' },
    }))
})

describe('the token', () => {
  it('serves many reports, and is renewed when it ends before or at its time', async () => {
    let at = Date.now()
    const one = port({ now: () => new Date(at) })
    const before = simulator.counts.tokens
    await one.pull(person('4000'), 'soft')
    await one.pull(person('4001'), 'soft')
    expect(simulator.counts.tokens).toBe(before + 1)
    simulator.endTokens()
    expect(await one.pull(person('4000'), 'soft')).toMatchObject({ ok: true })
    expect(simulator.counts.tokens).toBe(before + 2)
    at += 1_750_000
    expect(await one.pull(person('4000'), 'soft')).toMatchObject({ ok: true })
    expect(simulator.counts.tokens).toBe(before + 3)
  })
})
