// The merchant-defaults port's contract, run on DataMerch against its simulator, faults included.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDataMerchSimulator, type DataMerchSimulator } from '#simulators/datamerch/datamerch.ts'
import { dataMerchDefaults } from './datamerch/datamerch.ts'

let simulator: DataMerchSimulator
beforeAll(async () => void (simulator = await startDataMerchSimulator()))
afterAll(() => simulator.close())
const port = (token = 'datamerch-token', timeoutMs = 10_000) =>
  dataMerchDefaults({ baseUrl: simulator.url, token, timeoutMs })

describe('DataMerch', () => {
  it('finds a business by EIN, whatever it calls itself', async () =>
    expect(await port().find({ ein: '987654321', legalName: 'New Name LLC' })).toEqual({
      ok: true,
      value: {
        hit: true,
        records: [
          {
            category: 'Default Account',
            notes: 'Stopped paying after 40 days',
            funder: 'Example Capital',
            date: '2025-08-14',
            matchedBy: 'ein',
          },
        ],
      },
    }))

  it('finds one by name where the register has no EIN, or we have none', async () => {
    const found = { ok: true, value: { hit: true, records: [{ matchedBy: 'name' }] } }
    expect(await port().find({ ein: '123456788', legalName: 'BROKEN PROMISE BAKERY INC' })).toMatchObject(
      found,
    )
    expect(await port().find({ legalName: 'Default Diner, L.L.C.' })).toMatchObject(found)
  })

  it('holds nobody to a namesake with another EIN, to a longer name, or to an empty record', async () => {
    const none = { ok: true, value: { hit: false, records: [] } }
    expect(await port().find({ ein: '123456788', legalName: 'Default Diner LLC' })).toEqual(none)
    expect(await port().find({ legalName: 'Default' })).toEqual(none)
    expect(await port().find({ ein: '981111111', legalName: 'Quiet Cafe LLC' })).toEqual(none)
    expect(await port().find({ ein: '123456788', legalName: 'Honest Hardware' })).toEqual(none)
  })

  it.each([
    ['980000401', 'rejected', '401'],
    ['980000403', 'rejected', '403'],
    ['980000429', 'rate-limited', '429'],
    ['980000500', 'unavailable', '500'],
    ['980000408', 'unavailable', 'timeout'],
    ['980000200', 'malformed', 'not-json'],
  ])('%s is %s: unknown, never "no hit"', async (ein, kind, vendorCode) =>
    expect(
      await port(undefined, ein === '980000408' ? 150 : undefined).find({ ein, legalName: 'Any' }),
    ).toMatchObject({
      ok: false,
      refusal: { kind, vendorCode },
    }),
  )

  it('a wrong token and nobody listening are unknown too', async () => {
    expect(await port('wrong').find({ legalName: 'Any' })).toMatchObject({
      ok: false,
      refusal: { kind: 'rejected' },
    })
    expect(
      await dataMerchDefaults({ baseUrl: 'http://127.0.0.1:9', token: 't' }).find({ legalName: 'Any' }),
    ).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable' },
    })
  })
})
