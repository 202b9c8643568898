// What is told of a visit by a link: campaign words and device, kept for a while, and nothing that names a person.
import { expect, test } from 'vitest'
import type { StoredItems } from '#ui/stored-items.ts'
import { askAnalyticsId } from './analytics-id.ts'
import { linkSource } from './link-source.ts'

const device = { type: 'mobile', browser: 'Safari', system: 'iOS' } as const
const ofDevice = { utm_device_type: 'mobile', utm_browser: 'Safari', utm_OS: 'iOS' }
const memory = (kept: Record<string, string> = {}): StoredItems => ({
  get: (name) => kept[name] ?? '',
  set: (name, value) => void (kept[name] = value),
  sweep: () => {},
  clear: () => {},
})

test('each of its names is told and put together again; others are not', () => {
  const names =
    'campaign=c&source=s&medium=m&template=t&cta=b&rep=r&utm_campaign=uc&utm_medium=um&utm_source=us&utm_rep=ur'
  expect(linkSource(memory(), `?email=a@shop.test&${names}&code=x`, device)).toEqual({
    ...Object.fromEntries(new URLSearchParams(names)),
    ...ofDevice,
    qs: names,
  })
  expect(linkSource(memory(), '', device)).toEqual(ofDevice)
})

test('the campaign and the representative of an earlier visit are told again, until an address names others', () => {
  const stored = memory()
  linkSource(stored, '?utm_source=mail&utm_rep=kim&rep=kim', device)
  expect(linkSource(stored, '', device)).toEqual({ ...ofDevice, utm_source: 'mail', utm_rep: 'kim' })
  expect(linkSource(stored, '?utm_rep=lee', device)).toEqual({
    ...ofDevice,
    utm_source: 'mail',
    utm_rep: 'lee',
    qs: 'utm_rep=lee',
  })
})

test.each([
  'ana@shop.test',
  'ana%40shop.test',
  '2075550123',
  '+1 (207) 555-0123',
  '207.555.0123',
  // Eight digits: seven is the least that a telephone has.
  '12345678',
])('%s names somebody: it is neither told nor kept', (text) => {
  const stored = memory()
  const query = new URLSearchParams({ source: text, utm_source: text, utm_rep: text })
  expect(linkSource(stored, `?${query}`, device)).toEqual(ofDevice)
  expect(stored.get('utm_source') + stored.get('utm_rep')).toBe('')
})

test.each(['spring 2026', '1234567', '20-off-10', 'north'])('%s names nobody', (text) =>
  expect(linkSource(memory(), `?${new URLSearchParams({ source: text })}`, device).source).toBe(text),
)

test('a long text is cut to 100 characters', () =>
  expect(linkSource(memory(), `?cta=${'x'.repeat(101)}`, device).cta).toBe('x'.repeat(100)))

/** Asks with answers given in turn; `run` lets the next wait end. */
function asked(...answers: (string | undefined)[]) {
  const found: string[] = []
  const waits: number[] = []
  let run: (() => void) | null = null
  const stop = askAnalyticsId(
    () => answers.shift(),
    (id) => found.push(id),
    (then, ms) => {
      waits.push(ms)
      run = then
      return () => (run = null)
    },
  )
  const next = () => {
    const then = run
    run = null
    then?.()
  }
  return { found, waits, stop, next }
}

test('the id of an analytics tag is asked for three times, a second apart', () => {
  expect(asked('id-1').found).toEqual(['id-1'])
  expect(asked('x'.repeat(101)).found).toEqual(['x'.repeat(100)])
  const later = asked(undefined, '', 'id-3', 'id-4')
  expect(later.found).toEqual([])
  later.next()
  later.next()
  expect([later.found, later.waits]).toEqual([['id-3'], [1000, 1000]])
  const never = asked()
  never.next()
  never.next()
  never.next()
  expect([never.found, never.waits]).toEqual([[''], [1000, 1000]])
})

test('once stopped it finds nothing', () => {
  const left = asked(undefined, 'id-2')
  left.stop()
  left.next()
  expect(left.found).toEqual([])
  expect(() => asked('id-1').stop()).not.toThrow()
})
