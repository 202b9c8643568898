// A report that a thread reads: its history in one piece again, and what comes of a thread that did not.
import { expect, test } from 'vitest'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Threads } from '../../../threads/threads.ts'
import { readInThread } from './read-in-thread.ts'

const chunks = [new Uint8Array([123, 125])]
const line = { id: '1', accountId: 'a', date: '2026-11-19', amount: 5, description: '', pending: false }

test('the bytes are given away, and what was read comes back in one piece', async () => {
  const asked: unknown[] = []
  const run = (async (...given: unknown[]) => {
    asked.push(given)
    return ok({
      sliced: {
        head: '{"accounts":[],"refreshedOn":"2026-11-20"}',
        slices: [JSON.stringify([line]), JSON.stringify([{ ...line, id: '2' }])],
      },
      needsAttention: [{ accountId: 'a', reason: 'login' }],
    })
  }) as unknown as Threads['run']
  expect(await readInThread({ run, stop: async () => {} })(chunks, '2026-11-20')).toEqual(
    ok({
      history: {
        accounts: [],
        transactions: [line, { ...line, id: '2' }],
        refreshedOn: '2026-11-20',
      },
      needsAttention: [{ accountId: 'a', reason: 'login' }],
    }),
  )
  expect(asked).toEqual([['read-bank-report', { chunks, today: '2026-11-20' }, { giveAway: true }]])
})

test.each([
  ['failed', { kind: 'malformed', vendorCode: 'unexpected-shape' }],
  ['busy', { kind: 'unavailable', vendorCode: 'thread-busy' }],
  ['stopped', { kind: 'unavailable', vendorCode: 'thread-stopped' }],
] as const)('a thread that says %s', async (refusal, fault) => {
  const run = (async () => refused(refusal)) as unknown as Threads['run']
  expect(await readInThread({ run, stop: async () => {} })(chunks, '2026-11-20')).toEqual(refused(fault))
})
