// What a browser keeps of a sign-up, and what the address says of the person.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSignup, keptSignup, prefillOf } from './kept-signup.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
  })
})
afterEach(() => void [vi.unstubAllGlobals(), vi.useRealTimers()])

test('it is kept under the names of the specification, and found again whole', () => {
  expect(keptSignup()).toBeNull()
  keepSignup({ campaignId: 'c1', email: 'ana@shop.example' })
  expect([...kept.keys()]).toEqual(['campaign_id', 'email'])
  expect(keptSignup()).toEqual({ campaignId: 'c1', email: 'ana@shop.example' })
})

test.each(['campaign_id', 'email'])('without its %s there is none', (name) => {
  keepSignup({ campaignId: 'c1', email: 'ana@shop.example' })
  kept.delete(name)
  expect(keptSignup()).toBeNull()
})

test('after a quarter of an hour there is none', () => {
  vi.useFakeTimers()
  keepSignup({ campaignId: 'c1', email: 'ana@shop.example' })
  vi.advanceTimersByTime(15 * 60_000 - 1)
  expect(keptSignup()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(keptSignup()).toBeNull()
})

test('an address fills in these four, cut to two hundred characters', () => {
  expect(
    prefillOf('?firstname=%20Ana%20&lastname=Ruiz&email=ana%40shop.example&phone=2075550142&company=x'),
  ).toEqual({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', cellPhone: '2075550142' })
  expect(prefillOf('?firstname=%20&lastname=')).toEqual({})
  expect(prefillOf(`?lastname=${'x'.repeat(201)}`)).toEqual({ lastName: 'x'.repeat(200) })
  expect(prefillOf(`?lastname=${'+'.repeat(5)}${'x'.repeat(200)}`)).toEqual({ lastName: 'x'.repeat(200) })
})
