// The address port's contract, run on our own data and on Google Places against its simulator, faults included.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlacesSimulator, type PlacesSimulator } from '#simulators/places/places.ts'
import { googlePlacesAddress } from './google-places/google-places.ts'
import { translatePlace } from './google-places/translate.ts'
import { ownDataAddress } from './own-data/own-data.ts'
import type { AddressPort } from './port.ts'
import { unitOf } from './unit.ts'

const placesFile = new URL('./own-data/places.txt.gz', import.meta.url)
const session = '5f0c8c1e-8f5b-4f0a-9d63-0f0a5a3f7a11'
const ownData = ownDataAddress(placesFile)
let simulator: PlacesSimulator
beforeAll(async () => void (simulator = await startPlacesSimulator({ placesFile })))
afterAll(() => simulator.close())

// Long enough for a busy machine; short where nobody will ever answer.
const patience = (input: string) => (/timeout/i.test(input) ? 150 : 10_000)
const google = (key = 'places-key', timeoutMs = 10_000) =>
  googlePlacesAddress({
    baseUrl: simulator.url,
    key,
    timeoutMs,
    placeOfZip: ownData.placeOfZip,
  })
const suggest = async (port: AddressPort, text: string, near: string | null = null) => {
  const found = await port.suggest({ text, language: 'en', session, near })
  if (!found.ok) throw new Error(JSON.stringify(found.refusal))
  return found.value
}
const first = async (port: AddressPort, text: string) => {
  const [best] = await suggest(port, text)
  const found = await port.resolve({ id: best!.id, session })
  return found.ok ? found.value : found.refusal
}

describe.each([
  ['own data', () => ownData],
  ['Google Places', () => google()],
])('%s', (_name, port) => {
  it('completes number, street, city, state and zip', async () => {
    const [best] = await suggest(port(), '120 W 45th St New York NY 10036')
    expect(best).toMatchObject({
      main: '120 W 45th St',
      secondary: expect.stringContaining('New York, NY 10036') as unknown,
    })
    expect(await first(port(), '120 W 45th St New York NY 10036')).toEqual({
      street_number: '120',
      street: 'W 45th St',
      address: '120 W 45th St',
      city: 'New York',
      state: 'NY',
      zip: '10036',
    })
  })

  it.each([
    ['120 W 45th St, Suite 8, New York, NY 10036', /Suite 8/],
    ['12 Elm St #4B Boston MA 02108', /#4B/],
    ['9 Calle Luna Piso 2, San Juan PR 00901', /Piso 2/],
  ])('keeps the unit of %s', async (text, unit) =>
    expect((await first(port(), text)) as object).toMatchObject({
      address: expect.stringMatching(unit) as unknown,
    }),
  )

  it('finds Brooklyn, which is no city of its own, and Puerto Rico, which is no state', async () => {
    expect(await first(port(), '55 Water St Brooklyn NY 11201')).toMatchObject({
      city: 'Brooklyn',
      state: 'NY',
      zip: '11201',
    })
    expect(await first(port(), '123 Calle Luna San Juan PR 00901')).toMatchObject({
      city: 'San Juan',
      state: 'PR',
      zip: '00901',
    })
  })

  it('says what it knows when there is no zip yet', async () =>
    expect(await first(port(), '500 Broadway New York')).toMatchObject({
      city: 'New York',
      state: 'NY',
      zip: null,
    }))

  it('finds street and zip without a city', async () => {
    for (const text of ['120 Commercial St 04101', '120 Commercial St, 04101', '120 Commercial 04101'])
      expect(await first(port(), text)).toMatchObject({ city: 'Portland', state: 'ME', zip: '04101' })
  })

  it('knows city and state of a zip, and when there is none', async () => {
    expect(await port().placeOfZip('04101')).toMatchObject({
      ok: true,
      value: { city: 'Portland', state: 'ME' },
    })
    expect(await port().placeOfZip('00000')).toEqual({ ok: true, value: null })
  })

  it('offers no street in other states that merely have a city of such a name', async () => {
    for (const text of ['120 Commercial St P', '120 Commercial St Port', '120 Commercial St Portland'])
      expect(await suggest(port(), text)).toEqual([])
    expect(await suggest(port(), '120 Commercial St Portland OR')).not.toEqual([])
  })

  it('suggests nothing, without a fault, for too little or for nonsense', async () => {
    for (const text of ['1', '350 5th Ave', '5 Elm St Xyzzy', '~~~'])
      expect(await suggest(port(), text)).toEqual([])
    expect((await suggest(port(), '1 Main St 606')).length).toBe(5)
  })

  it('rejects an id that it never gave', async () =>
    expect(await port().resolve({ id: 'nonsense', session })).toMatchObject({
      ok: false,
      refusal: { kind: 'rejected' },
    }))
})

describe('own data', () => {
  it('offers the cities of the state where the address is to be expected, unless another one was typed', async () => {
    const own = ownData
    const near = await suggest(own, '120 Commercial St Port', 'ME')
    expect(near[0]).toMatchObject({ main: '120 Commercial St', secondary: 'Portland, ME' })
    for (const { secondary } of near) expect(secondary).toMatch(/, ME\b/)
    expect((await suggest(own, '120 Commercial St Salem OR', 'ME'))[0]).toMatchObject({
      secondary: 'Salem, OR',
    })
  })
})

describe('own data reads', () => {
  it.each([
    ['1600 Pennsylvania Ave NW Washington DC 20500', '1600 Pennsylvania Ave NW', 'Washington, DC 20500'],
    ['120 Main St St Louis MO', '120 Main St', 'Saint Louis, MO'],
    ['120 main st apt 4 albany ny', '120 Main St Apt 4', 'Albany, NY'],
    ['PO Box 12 Albany NY 12207', 'PO Box 12', 'Albany, NY 12207'],
    ['31-10 37th Ave, Astoria NY 11103', '31-10 37th Ave', 'Astoria, NY 11103'],
    ['N6W23001 Bluemound Rd Waukesha WI', 'N6W23001 Bluemound Rd', 'Waukesha, WI'],
    ['77 Massachusetts Ave Cambridge MA 02139-4307', '77 Massachusetts Ave', 'Cambridge, MA 02139'],
    [
      '100 New York Ave Huntington Station New York 11746',
      '100 New York Ave',
      'Huntington Station, NY 11746',
    ],
    ['12207', 'Albany, NY 12207', ''],
  ])('%s', async (text, main, secondary) => {
    expect((await suggest(ownData, text))[0]).toMatchObject({ main, secondary })
  })
})

describe('Google Places', () => {
  it('uses one session token from the keystrokes to the details', async () => {
    await first(google(), '120 Main St Albany NY 12207')
    expect(simulator.sessions.slice(-2)).toEqual([session, session])
  })

  it.each([
    ['1 Ratelimit St', 'rate-limited'],
    ['1 Outage St', 'unavailable'],
    ['1 Timeout St', 'unavailable'],
    ['1 Garbage St', 'malformed'],
  ])('%s is %s', async (text, kind) =>
    expect(
      await google('places-key', patience(text)).suggest({ text, language: 'es', session, near: null }),
    ).toMatchObject({
      ok: false,
      refusal: { kind },
    }),
  )

  it('a wrong key is rejected', async () =>
    expect(await google('wrong').suggest({ text: '1 Main St', language: 'en', session, near: null })).toEqual(
      {
        ok: false,
        refusal: { kind: 'rejected', vendorCode: 'API_KEY_INVALID', ours: true },
      },
    ))

  it('nobody listening is unavailable', async () =>
    expect(
      await googlePlacesAddress({
        baseUrl: 'http://127.0.0.1:9',
        key: 'k',
        placeOfZip: ownData.placeOfZip,
      }).suggest({
        text: '1 Main',
        language: 'en',
        session,
        near: null,
      }),
    ).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } }))

  it('does not name a unit twice', () => {
    const place = {
      addressComponents: [
        { longText: '8', types: ['subpremise'] },
        { shortText: 'Elm St', types: ['route'] },
      ],
    }
    expect(translatePlace(place, 'Suite 8').street).toBe('Elm St Suite 8')
    expect(translatePlace(place, null).street).toBe('Elm St #8')
  })
})

describe('unitOf', () => {
  it.each([
    ['12 Elm St Apt 4B', 'Apt 4B'],
    ['12 Elm St, ste. 200', 'ste. 200'],
    ['12 Elm St # 7', '# 7'],
    ['12 Elm St Unit C, Reno', 'Unit C'],
    ['12 Elm St', null],
    ['12 Local Rd', null],
    ['12 Floor Mill Rd', null],
  ])('%s', (line, unit) => expect(unitOf(line)).toBe(unit))
})
