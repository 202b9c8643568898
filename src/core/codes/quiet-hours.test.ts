// Texting hours: the window, split states, clock changes, and nobody texted when nothing is known.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayText } from './quiet-hours.ts'
import { usStates } from './us-states.ts'

const at = (text: string) => new Date(text)
const next = (now: string, place: Parameters<typeof mayText>[1]) => {
  const hours = mayText(at(now), place)
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
    expect(next('2026-11-21T03:30:00Z', { state: 'TX' })).toBe('2026-11-21T15:00:00.000Z')
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
        expect(hours.nextAt.getTime() - now.getTime()).toBeLessThan(3 * 86_400_000)
        expect(mayText(hours.nextAt, { state: code, areaCode })).toEqual({ allowed: true })
      }),
      { numRuns: 200 },
    )
  })
})
