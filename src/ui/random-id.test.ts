// Random ids are UUIDs of version 4 (RFC 9562, section 5.4).
import { afterEach, expect, test, vi } from 'vitest'
import { randomId } from './random-id.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [0x5a, '5a5a5a5a-5a5a-4a5a-9a5a-5a5a5a5a5a5a'],
])('of bytes %i', (byte, id) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => (array as Uint8Array).fill(byte) as never)
  expect(randomId()).toBe(id)
})

test('bytes in their order, each id another', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    ;(array as Uint8Array).forEach((_, at, all) => (all[at] = at + 1))
    return array
  })
  expect(randomId()).toBe('01020304-0506-4708-890a-0b0c0d0e0f10')
  vi.restoreAllMocks()
  expect(randomId()).not.toBe(randomId())
})
