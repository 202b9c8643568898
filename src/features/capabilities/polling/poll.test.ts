// Polling asks less and less often, rests on a hidden tab, survives a server that starts again, and always ends.
import { describe, expect, it } from 'vitest'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { nextWait, startPoll, type PollParts, type PollPlan, type Pushed } from './poll.ts'

const plan: PollPlan = { firstMs: 5000, mostMs: 15_000, deadlineMs: 120_000, failures: 3 }

describe('nextWait', () => {
  it('begins at the base, grows to the most, and never passes the deadline', () => {
    expect([0, 1, 2, 3, 9].map((turn) => nextWait(plan, turn, 0))).toEqual([
      5000, 7500, 11_250, 15_000, 15_000,
    ])
    expect(nextWait(plan, 5, 119_000)).toBe(1000)
    expect(nextWait(plan, 5, 120_000)).toBeNull()
  })

  it('takes what the server asks for, within the plan', () => {
    expect(nextWait(plan, 7, 0, 2)).toBe(2000)
    expect(nextWait(plan, 0, 0, 600)).toBe(15_000)
    expect(nextWait(plan, 0, 0, 0)).toBe(5000)
  })
})

type Answer = Outcome<string, 'busy' | 'refused'>

/** A page with a hand-driven clock. `run(ms)` lets time pass and the due call be answered. */
function driven(answers: (turn: number) => Answer, push?: PollParts<string, 'busy' | 'refused'>['push']) {
  let now = 0
  let asked = 0
  let hidden = false
  let due: { at: number; run: () => void } | null = null
  let onShown: (() => void) | null = null
  const told: string[] = []
  const stop = startPoll<string, 'busy' | 'refused'>(
    {
      plan,
      push,
      ask: () => Promise.resolve(answers(asked++)),
      pending: (value) => value === 'pending',
      retryable: (failure) => failure === 'busy',
      now: () => now,
      later: (ms, run) => {
        due = { at: now + ms, run }
        return () => {
          due = null
        }
      },
      page: {
        hidden: () => hidden,
        onShown: (run) => {
          onShown = run
          return () => {
            onShown = null
          }
        },
      },
    },
    {
      value: (value) => told.push(value),
      late: (still) => told.push(still ? 'late, still told' : 'late'),
      failed: (failure) => told.push(`failed: ${failure}`),
    },
  )
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return {
    told,
    stop,
    asked: () => asked,
    waits: () => due !== null,
    settle,
    /** To the next call that is due. */
    next: async () => {
      const { at, run } = due!
      due = null
      now = at
      run()
      await settle()
    },
    hide: () => {
      hidden = true
    },
    show: async (afterMs: number) => {
      now += afterMs
      hidden = false
      onShown?.()
      await settle()
    },
  }
}

describe('startPoll', () => {
  it('asks at once and stops at the first answer that is not pending', async () => {
    const page = driven((turn) => ok(turn < 2 ? 'pending' : 'approved'))
    await page.settle()
    await page.next()
    await page.next()
    expect(page.told).toEqual(['pending', 'pending', 'approved'])
    expect(page.waits()).toBe(false)
  })

  it('says that it is late after the deadline, and asks no more', async () => {
    const page = driven(() => ok('pending'))
    await page.settle()
    while (page.waits()) await page.next()
    expect(page.told.at(-1)).toBe('late')
    expect(page.asked()).toBeLessThan(15)
  })

  it('does not ask while the tab is hidden, and does so at once when it is seen again; hidden time is not waiting', async () => {
    const page = driven((turn) => ok(turn < 2 ? 'pending' : 'approved'))
    await page.settle()
    page.hide()
    await page.next()
    expect(page.asked()).toBe(1)
    await page.show(3_600_000)
    expect(page.asked()).toBe(2)
    await page.next()
    expect(page.told).toEqual(['pending', 'pending', 'approved'])
  })

  it('bears two failures and tells the third; what asking again cannot mend it tells at once', async () => {
    const busy = driven(() => refused('busy'))
    await busy.settle()
    await busy.next()
    await busy.next()
    expect(busy.told).toEqual(['failed: busy'])
    expect(busy.waits()).toBe(true)
    const no = driven(() => refused('refused'))
    await no.settle()
    expect(no.told).toEqual(['failed: refused'])
    expect(no.waits()).toBe(false)
  })

  it('follows through a restart of the server: what is there afterwards is told', async () => {
    const page = driven((turn) => (turn === 0 ? ok('pending') : turn < 6 ? refused('busy') : ok('approved')))
    await page.settle()
    while (page.waits()) await page.next()
    expect(page.told).toEqual(['pending', 'failed: busy', 'failed: busy', 'failed: busy', 'approved'])
  })

  it('a server that never comes back is asked until the deadline, and then it is said', async () => {
    const page = driven((turn) => (turn === 0 ? ok('pending') : refused('busy')))
    await page.settle()
    while (page.waits()) await page.next()
    expect(page.told.at(-1)).toBe('late')
    expect(page.asked()).toBeLessThan(15)
  })

  it('is silent once it was stopped', async () => {
    const page = driven(() => ok('approved'))
    page.stop()
    await page.settle()
    expect(page.told).toEqual([])
  })
})

describe('startPoll, told by the server', () => {
  /** A page whose server can be made to speak; `ended`: how often the page ended it. */
  function told(answers: (turn: number) => Answer) {
    const server: { says: Pushed | null; ended: number } = { says: null, ended: 0 }
    const page = driven(answers, (pushed) => {
      server.says = pushed
      return () => void server.ended++
    })
    return { ...page, server }
  }

  it('asks when it is told, once for what came meanwhile, and not in between', async () => {
    const page = told((turn) => ok(turn < 3 ? 'pending' : 'approved'))
    await page.settle()
    page.server.says!.open()
    await page.settle()
    expect(page.asked()).toBe(2)
    page.server.says!.changed()
    page.server.says!.changed()
    page.server.says!.changed()
    await page.settle()
    expect(page.told).toEqual(['pending', 'pending', 'pending', 'approved'])
    expect(page.server.ended).toBe(1)
    expect(page.waits()).toBe(false)
  })

  it('says that it is late, and still hears what is told after that', async () => {
    const page = told((turn) => ok(turn < 2 ? 'pending' : 'approved'))
    await page.settle()
    page.server.says!.open()
    await page.settle()
    await page.next()
    expect(page.told.at(-1)).toBe('late, still told')
    expect(page.asked()).toBe(2)
    page.server.says!.lost()
    expect(page.told.at(-1)).toBe('late')
    expect(page.waits()).toBe(false)
    page.server.says!.open()
    await page.settle()
    expect(page.told.at(-1)).toBe('approved')
  })

  it('asks by and by from the beginning when nothing is told any more', async () => {
    const page = told(() => ok('pending'))
    await page.settle()
    page.server.says!.open()
    await page.settle()
    page.server.says!.lost()
    expect(page.waits()).toBe(true)
    await page.next()
    expect(page.asked()).toBe(3)
  })

  it('reads what it was told again where that failed', async () => {
    const page = told((turn) => (turn === 2 ? refused('busy') : ok(turn < 3 ? 'pending' : 'approved')))
    await page.settle()
    page.server.says!.open()
    await page.settle()
    page.server.says!.changed()
    await page.settle()
    await page.next()
    expect(page.told.at(-1)).toBe('approved')
  })

  it('hears the server again after it was away for long, late or not', async () => {
    const page = told((turn) => (turn < 1 ? ok('pending') : turn < 9 ? refused('busy') : ok('approved')))
    await page.settle()
    page.server.says!.open()
    await page.settle()
    page.server.says!.lost()
    while (page.waits()) await page.next()
    page.server.says!.open()
    await page.settle()
    while (page.waits()) await page.next()
    expect(page.told.at(-1)).toBe('approved')
    expect(page.server.ended).toBe(1)
  })

  it('opens no stream where nothing is waited for', async () => {
    const page = told(() => ok('approved'))
    await page.settle()
    expect(page.server.says).toBeNull()
  })
})
