// How a job goes on after each way in which a vendor's answer fails.
import { expect, test } from 'vitest'
import { afterFault } from './after-fault.ts'

test('what was refused is given up with the vendor’s own code, or with the kind where it has none', () => {
  expect(afterFault('Example Bank', 'the pull', { kind: 'rejected', vendorCode: 'E7' })).toEqual({
    giveUp: 'the pull: refused (E7)',
  })
  expect(afterFault('Example Bank', 'the pull', { kind: 'needs-login' })).toEqual({
    giveUp: 'the pull: refused (needs-login)',
  })
})

test('what is ours to mend is given up at once, even what would pass', () => {
  expect(
    afterFault('Example Bank', 'the pull', { kind: 'unavailable', vendorCode: '401', ours: true }),
  ).toEqual({
    giveUp: 'our own setting at Example Bank: 401',
  })
})

test('what passes is tried again, when the vendor said so where it did', () => {
  for (const kind of ['unavailable', 'malformed', 'rate-limited'] as const)
    expect(afterFault('Example Bank', 'the pull', { kind })).toEqual({ retry: `the pull: ${kind}` })
  expect(afterFault('Example Bank', 'the pull', { kind: 'rate-limited', retryAfterSeconds: 0 })).toEqual({
    retry: 'the pull: rate-limited',
    afterSeconds: 0,
  })
})
