// The order of saves: nothing is lost, nothing overtakes, nothing is sent twice at once.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyQueue,
  onEvent,
  pauseAfter,
  sendable,
  statusOf,
  type PageSave,
  type SaveEvent,
  type SaveQueue,
} from './save-queue.ts'

const save = (page: number): PageSave => ({ key: `key-${page}`, page, typed: {}, fields: [] })
const after = (...events: SaveEvent[]): SaveQueue => events.reduce(onEvent, emptyQueue)
const finished = (page: number): SaveEvent => ({ kind: 'finished', save: save(page) })
const answered = (revision: number): SaveEvent => ({ kind: 'answered', leadId: 'lead', revision })
const lost: SaveEvent = { kind: 'unanswered', random: 0 }

describe('the save queue', () => {
  it('sends one after the other, in order', () => {
    const queue = after(finished(0), finished(1), { kind: 'sent' })
    expect(sendable(queue)).toBeNull()
    const next = onEvent(queue, answered(1))
    expect(sendable(next)?.page).toBe(1)
    expect([next.leadId, next.revision]).toEqual(['lead', 1])
  })

  it('tries again with the same key, later and later, and says so', () => {
    const queue = after(finished(0), { kind: 'sent' }, lost)
    expect(statusOf(queue)).toBe('retrying')
    expect(sendable(queue)).toBeNull()
    expect(sendable(onEvent(queue, { kind: 'waited' }))?.key).toBe('key-0')
    expect([1, 2, 3, 9].map((failures) => pauseAfter(failures, 0))).toEqual([1000, 2000, 4000, 30_000])
    expect(pauseAfter(1, 1)).toBe(500)
  })

  it('waits as long as the server asks', () => {
    const queue = after(finished(0), { kind: 'sent' }, { kind: 'unanswered', afterMs: 20_000, random: 0 })
    expect(queue.pause).toBe(20_000)
  })

  it('stops at a refusal and goes on with the corrected page', () => {
    const queue = after(finished(0), finished(1), { kind: 'sent' }, { kind: 'refused' })
    expect([statusOf(queue), sendable(queue)]).toEqual(['refused', null])
    expect(sendable(onEvent(queue, finished(0)))?.page).toBe(0)
  })

  it('asks at a conflict: mine goes again without a revision', () => {
    const queue = after(
      finished(0),
      { kind: 'sent' },
      answered(1),
      finished(1),
      { kind: 'sent' },
      {
        kind: 'conflict',
        revision: 5,
      },
    )
    expect(sendable(queue)).toBeNull()
    const kept = onEvent(queue, { kind: 'keep-mine' })
    expect([sendable(kept)?.page, kept.revision]).toEqual([1, null])
    expect(onEvent(queue, { kind: 'take-other' }).waiting).toEqual([])
  })

  it('is saved only when everything was answered', () => {
    expect(statusOf(emptyQueue)).toBe('none')
    expect(statusOf(after(finished(0)))).toBe('saving')
    expect(statusOf(after(finished(0), { kind: 'sent' }, answered(1), finished(1)))).toBe('saving')
    expect(statusOf(after(finished(0), { kind: 'sent' }, answered(1)))).toBe('saved')
  })

  it('loses no page whatever the network does', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (network) => {
        let queue = after(finished(0), finished(1), finished(2))
        const taken: number[] = []
        for (const up of [...network, true, true, true]) {
          queue = onEvent(queue, { kind: 'waited' })
          const next = sendable(queue)
          if (!next) continue
          queue = onEvent(queue, { kind: 'sent' })
          expect(sendable(queue)).toBeNull()
          if (up) taken.push(next.page)
          queue = onEvent(queue, up ? answered(taken.length) : lost)
        }
        expect(taken).toEqual([0, 1, 2])
        expect(statusOf(queue)).toBe('saved')
      }),
    )
  })
})
