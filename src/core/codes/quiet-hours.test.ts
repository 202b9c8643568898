// Texting hours: the window, split states, clock changes, and nobody texted when nothing is known.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayText } from './quiet-hours.ts'
import { stateWindows } from './texting-windows.ts'
import { usStates } from './us-states.ts'

const at = (text: string) => new Date(text)
const next = (now: string, ...how: [Parameters<typeof mayText>[1], Parameters<typeof mayText>[2]?]) => {
  const hours = mayText(at(now), ...how)
  return hours.allowed ? 'now' : hours.nextAt.toISOString()
}

describe('mayText', () => {
  it('opens at 8:00 and closes at 21:00 local time', () => {
    expect(next('2026-11-20T12:59:59Z', { state: 'NY' })).toBe('2026-11-20T13:00:00.000Z')
    expect(next('2026-11-20T13:00:00Z', { state: 'NY' })).toBe('now')
    expect(next('2026-11-21T01:59:59Z', { state: 'NY' })).toBe('now')
    expect(next('2026-11-21T02:00:00Z', { state: 'NY' })).toBe('2026-11-21T13:00:00.000Z')
  })

  it('waits for every zone of a split state', () => {
    expect(next('2026-11-20T13:30:00Z', { state: 'FL' })).toBe('2026-11-20T14:00:00.000Z')
    expect(next('2026-11-21T02:30:00Z', { state: 'TX' })).toBe('now')
    expect(next('2026-11-21T03:30:00Z', { state: 'TX' })).toBe('2026-11-21T16:00:00.000Z')
  })

  it.each([
    // Florida ends at 8 p.m., by its address or by the number; the other time zone of the state counts too.
    ['2026-11-20T23:59:59Z', { state: 'FL', areaCode: '305' }, 'now'],
    ['2026-11-21T01:00:00Z', { state: 'FL' }, '2026-11-21T14:00:00.000Z'],
    ['2026-11-21T01:00:00Z', { state: 'NY', areaCode: '305' }, '2026-11-21T14:00:00.000Z'],
    ['2026-11-21T01:00:00Z', { state: 'NY' }, 'now'],
    ['2026-11-21T01:00:00Z', { zip: '33101', areaCode: '212' }, '2026-11-21T14:00:00.000Z'],
    ['2026-11-21T03:59:59Z', { state: 'WA' }, 'now'],
    ['2026-11-21T04:00:00Z', { state: 'WA' }, '2026-11-21T16:00:00.000Z'],
    ['2026-11-20T13:30:00Z', { state: 'CT' }, '2026-11-20T14:00:00.000Z'],
    // Sunday in Texas begins at noon, in Rhode Island not at all; Friday there ends at 6 p.m.
    ['2026-11-22T16:00:00Z', { state: 'TX' }, '2026-11-22T19:00:00.000Z'],
    ['2026-11-20T23:30:00Z', { state: 'RI' }, '2026-11-21T15:00:00.000Z'],
    ['2026-11-21T22:30:00Z', { state: 'RI' }, '2026-11-23T14:00:00.000Z'],
    // Both hold: Kentucky opens at ten, Florida closes at eight.
    ['2026-11-20T14:30:00Z', { state: 'FL', areaCode: '606' }, '2026-11-20T16:00:00.000Z'],
    ['2026-11-21T01:30:00Z', { state: 'KY', areaCode: '305' }, '2026-11-21T16:00:00.000Z'],
  ])('keeps a state’s fewer hours: %s %j', (now, place, when) => expect(next(now, place)).toBe(when))

  it('lets a code go in the federal hours that somebody asks for', () =>
    expect(next('2026-11-21T01:30:00Z', { state: 'FL' }, { asked: true })).toBe('now'))

  it('leaves out legal holidays where the state does', () => {
    const thanksgiving = Date.UTC(2026, 10, 26) / 86_400_000
    const isHoliday = (day: number) => day === thanksgiving
    expect(next('2026-11-26T18:00:00Z', { state: 'UT' }, { isHoliday })).toBe('2026-11-27T15:00:00.000Z')
    expect(next('2026-11-26T18:00:00Z', { state: 'FL' }, { isHoliday })).toBe('now')
  })

  it.each([
    // AE is from Halifax to Dubai: morning there, evening here.
    ['2026-11-20T11:59:00Z', { state: 'AE' }, '2026-11-20T12:00:00.000Z'],
    ['2026-11-20T16:59:00Z', { state: 'AE' }, 'now'],
    ['2026-11-20T17:00:00Z', { state: 'AE' }, '2026-11-21T12:00:00.000Z'],
    // AP is from Chagos to Auckland, AA from Mexico to São Paulo.
    ['2026-11-20T08:00:00Z', { state: 'AP' }, '2026-11-21T02:00:00.000Z'],
    ['2026-11-21T02:00:00Z', { state: 'AP' }, 'now'],
    ['2026-11-20T13:59:00Z', { state: 'AA' }, '2026-11-20T14:00:00.000Z'],
    ['2026-11-21T00:00:00Z', { state: 'AA' }, '2026-11-21T14:00:00.000Z'],
    // The phone's own area code counts too.
    ['2026-11-20T12:30:00Z', { state: 'AE', areaCode: '212' }, '2026-11-20T13:00:00.000Z'],
    ['2026-11-20T12:30:00Z', { state: 'AE', zip: '09366' }, 'now'],
  ])('texts to a military address where it is day all over its area: %s %j', (now, place, when) =>
    expect(next(now, place)).toBe(when),
  )

  it('names a source for each state', () => {
    for (const [state, { source }] of Object.entries(stateWindows)) {
      expect(usStates.map(({ code }) => code)).toContain(state)
      expect(source).toMatch(/§|ch\.|Order/)
    }
  })

  it('takes zip and area code into account too', () => {
    expect(next('2026-11-20T13:30:00Z', { zip: '10001' })).toBe('now')
    expect(next('2026-11-20T13:30:00Z', { zip: '10001', areaCode: '310' })).toBe('2026-11-20T16:00:00.000Z')
  })

  it('keeps the hour across a clock change in the night', () => {
    expect(next('2026-11-01T03:00:00Z', { state: 'NY' })).toBe('2026-11-01T13:00:00.000Z')
    expect(next('2026-03-08T04:00:00Z', { state: 'NY' })).toBe('2026-03-08T12:00:00.000Z')
  })

  it('with nothing known texts only when all fifty states are awake', () => {
    expect(next('2026-11-20T17:59:00Z', {})).toBe('2026-11-20T18:00:00.000Z')
    expect(next('2026-11-20T18:00:00Z', { areaCode: '800' })).toBe('now')
  })

  it('does not wait for weeks for two places that are not awake together', () =>
    expect(next('2027-10-15T22:00:00Z', { state: 'RI', areaCode: '671' })).toBe('2027-10-16T14:00:00.000Z'))

  it('always finds a later instant that is allowed', () => {
    const state = fc.constantFrom(...usStates.map(({ code }) => code))
    const instant = fc.date({
      min: at('2026-01-01T00:00:00Z'),
      max: at('2028-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, state, fc.constantFrom('212', '671', '808', ''), (now, code, areaCode) => {
        const hours = mayText(now, { state: code, areaCode })
        if (hours.allowed) return
        expect(hours.nextAt.getTime()).toBeGreaterThan(now.getTime())
        expect(hours.nextAt.getTime() - now.getTime()).toBeLessThan(6 * 86_400_000)
        // Two places may be awake together from a change of clocks on: then it waits once more.
        const again = mayText(hours.nextAt, { state: code, areaCode })
        if (!again.allowed)
          expect(mayText(again.nextAt, { state: code, areaCode })).toEqual({ allowed: true })
      }),
      { numRuns: 200 },
    )
  })
})
