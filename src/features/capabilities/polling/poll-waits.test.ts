// How long a poll waits each time, what counts as waiting, and what ends it: to the millisecond.
import { describe, expect, it } from 'vitest'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { startPoll, type PollPlan, type Pushed } from './poll.ts'

const plan: PollPlan = { firstMs: 5000, mostMs: 15_000, deadlineMs: 120_000, failures: 3 }
const pending = ok('pending')
const busy = refused('busy')

interface Given {
  readonly answers: readonly Outcome<string, string>[]
  /** How long a call takes. */
  readonly takesMs?: number
  readonly askedSeconds?: number
  readonly pushes?: boolean
}

function watched({ answers, takesMs = 0, askedSeconds, pushes = false }: Given) {
  const page = { now: 0, hidden: false, asked: 0, pushesBegun: 0, pushesEnded: 0 }
  const waits: number[] = []
  const told: string[] = []
  let due: (() => void) | null = null
  let shown: (() => void) | null = null
  let server: Pushed | null = null
  const stop = startPoll<string, string>(
    {
      plan,
      ask: async () => {
        const answer = answers[Math.min(page.asked, answers.length - 1)]!
        page.asked += 1
        await Promise.resolve()
        page.now += takesMs
        return answer
      },
      ...(pushes && {
        push: (pushed: Pushed) => {
          page.pushesBegun += 1
          server = pushed
          return () => void (page.pushesEnded += 1)
        },
      }),
      pending: (value) => value === 'pending',
      ...(askedSeconds !== undefined && { askedSeconds: () => askedSeconds }),
      retryable: (failure) => failure === 'busy',
      now: () => page.now,
      later: (ms, run) => {
        waits.push(ms)
        due = run
        return () => void (due = null)
      },
      page: {
        hidden: () => page.hidden,
        onShown: (run) => {
          shown = run
          return () => void (shown = null)
        },
      },
    },
    {
      value: (value) => told.push(value),
      late: (still) => told.push(`late ${still}`),
      failed: (failure) => told.push(`failed ${failure}`),
    },
  )
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return {
    page,
    waits,
    told,
    stop,
    settle,
    says: (what: keyof Pushed) => server![what](),
    waiting: () => due !== null,
    listening: () => shown !== null,
    next: async () => {
      page.now += waits.at(-1)!
      const run = due!
      due = null
      run()
      await settle()
    },
    show: async () => {
      page.hidden = false
      shown?.()
      await settle()
    },
  }
}
async function toTheEnd(poll: ReturnType<typeof watched>) {
  await poll.settle()
  while (poll.waiting()) await poll.next()
}

describe('the waits', () => {
  it('grow by half up to the most, and the last ends at the deadline', async () => {
    const poll = watched({ answers: [pending] })
    await toTheEnd(poll)
    expect(poll.waits).toEqual([5000, 7500, 11_250, ...Array<number>(6).fill(15_000), 6250])
    expect(poll.told.slice(-2)).toEqual(['pending', 'late false'])
  })

  it('are what the server asks for', async () => {
    const poll = watched({ answers: [pending, pending, ok('done')], askedSeconds: 2 })
    await toTheEnd(poll)
    expect(poll.waits).toEqual([2000, 2000])
  })

  it('are shorter by the time that the calls take', async () => {
    const poll = watched({ answers: [pending], takesMs: 60_000 })
    await toTheEnd(poll)
    expect(poll.waits).toEqual([5000])
    expect(poll.told).toEqual(['pending', 'pending', 'late false'])
  })

  it('do not count while nobody looks', async () => {
    const poll = watched({ answers: [pending] })
    await poll.settle()
    await poll.next()
    poll.page.hidden = true
    await poll.next()
    expect([poll.page.asked, poll.listening()]).toEqual([2, true])
    poll.page.now += 3_600_000
    await poll.show()
    expect([poll.page.asked, poll.listening()]).toEqual([3, false])
    await toTheEnd(poll)
    expect(poll.waits.reduce((sum, ms) => sum + ms, 0)).toBe(120_000)
  })
})

describe('failures', () => {
  it('are counted in a row: an answer begins anew', async () => {
    const poll = watched({ answers: [busy, busy, pending, busy, busy, ok('done')] })
    await toTheEnd(poll)
    expect(poll.told).toEqual(['pending', 'done'])
    expect(poll.waits).toEqual([5000, 7500, 11_250, 15_000, 15_000])
  })

  it('that asking cannot mend end it, with what the server tells', async () => {
    const poll = watched({ answers: [pending, refused('gone')], pushes: true })
    await toTheEnd(poll)
    expect(poll.told).toEqual(['pending', 'failed gone'])
    expect([poll.page.pushesBegun, poll.page.pushesEnded]).toEqual([1, 1])
  })

  it('while the server tells are read again after the first wait, and once', async () => {
    const poll = watched({ answers: [pending, pending, busy, busy, ok('done')], pushes: true })
    await poll.settle()
    poll.says('open')
    await poll.settle()
    poll.says('changed')
    await poll.settle()
    expect(poll.waits).toEqual([5000, 120_000, 5000])
    await poll.next()
    expect(poll.waits.at(-1)).toBe(5000)
    await poll.next()
    expect(poll.told.at(-1)).toBe('done')
  })
})

describe('an end', () => {
  it('stops the wait, the listening and the server, once and for all', async () => {
    const poll = watched({ answers: [pending], pushes: true })
    await poll.settle()
    poll.stop()
    expect([poll.waiting(), poll.page.pushesEnded]).toEqual([false, 1])
    poll.says('changed')
    await poll.settle()
    expect(poll.page.asked).toBe(1)
    const hidden = watched({ answers: [pending] })
    await hidden.settle()
    hidden.page.hidden = true
    await hidden.next()
    hidden.stop()
    expect(hidden.listening()).toBe(false)
  })

  it('while a call is under way lets nothing be told of it', async () => {
    const poll = watched({ answers: [refused('gone')], pushes: true })
    poll.stop()
    await poll.settle()
    expect([poll.told, poll.page.pushesBegun]).toEqual([[], 0])
  })
})

describe('while the server tells', () => {
  it('the wait is for the deadline, and an answer after it makes it no later', async () => {
    const poll = watched({ answers: [pending], pushes: true })
    await poll.settle()
    poll.says('open')
    await poll.settle()
    expect([poll.waits, poll.told]).toEqual([
      [5000, 120_000],
      ['pending', 'pending'],
    ])
    await poll.next()
    expect(poll.told).toEqual(['pending', 'pending', 'late true'])
    poll.says('changed')
    await poll.settle()
    expect(poll.told.slice(3)).toEqual(['pending'])
    expect([poll.waiting(), poll.page.pushesBegun]).toEqual([false, 1])
    poll.says('lost')
    poll.says('lost')
    expect(poll.told.slice(4)).toEqual(['late false'])
    poll.says('open')
    expect(poll.told.slice(5)).toEqual(['late true'])
  })

  it('a page that comes into sight asks', async () => {
    const poll = watched({ answers: [pending], pushes: true })
    await poll.settle()
    poll.says('open')
    await poll.settle()
    poll.page.hidden = true
    await poll.next()
    expect(poll.page.asked).toBe(2)
    await poll.show()
    expect(poll.page.asked).toBe(3)
  })

  it('what it stops to tell is waited for from the beginning', async () => {
    const poll = watched({ answers: [pending], pushes: true })
    await poll.settle()
    await poll.next()
    // Nothing was told yet: nothing changes.
    poll.says('lost')
    expect(poll.waits).toEqual([5000, 7500])
    poll.says('open')
    // A call is under way: its answer begins the wait.
    poll.says('lost')
    expect(poll.waits).toEqual([5000, 7500])
    await poll.settle()
    expect(poll.waits).toEqual([5000, 7500, 5000])
    poll.says('open')
    await poll.settle()
    poll.says('lost')
    expect(poll.waits.slice(3)).toEqual([115_000, 5000])
  })

  it('what came during a call is asked for once, and not again', async () => {
    const poll = watched({ answers: [pending], pushes: true })
    await poll.settle()
    poll.says('open')
    poll.says('changed')
    poll.says('changed')
    await poll.settle()
    expect(poll.page.asked).toBe(3)
  })
})
