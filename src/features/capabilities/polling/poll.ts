// Asking again until there is an answer: when the server says so, else by and by, less and less often; rests while the tab is hidden, and ends at a deadline (trap T12).
import type { Outcome } from '#core/ground/outcome.ts'

export interface PollPlan {
  /** The first wait, in milliseconds; each further one is half as long again. */
  readonly firstMs: number
  /** No wait is longer. */
  readonly mostMs: number
  /** After this time with the page in sight nobody asks any more. */
  readonly deadlineMs: number
  /** Failures in a row after which the person is told; it is asked further, as rarely as the plan allows. */
  readonly failures: number
}

const GROWTH = 1.5

/**
 * How long to wait before the next call, in milliseconds, or null when the deadline would be passed. `turn` counts from 0; what the
 * server asked for goes before our own figure, within the plan's limits.
 */
export function nextWait(
  plan: PollPlan,
  turn: number,
  elapsedMs: number,
  askedSeconds?: number,
): number | null {
  if (elapsedMs >= plan.deadlineMs) return null
  const own = plan.firstMs * GROWTH ** turn
  const wanted = askedSeconds !== undefined && askedSeconds > 0 ? askedSeconds * 1000 : own
  return Math.min(wanted, plan.mostMs, plan.deadlineMs - elapsedMs)
}

/** What whoever is told by the server does with it. */
export interface Pushed {
  /** From now on every change is told. */
  readonly open: () => void
  readonly changed: () => void
  /** Nothing is told any more, until it is open again. */
  readonly lost: () => void
}

export interface PollParts<T, F> {
  readonly plan: PollPlan
  readonly ask: () => Promise<Outcome<T, F>>
  /** Has the server tell when there is something new; answers how to end that. */
  readonly push?: (pushed: Pushed) => () => void
  /** Whether to ask again, and after how many seconds if the server said so. */
  readonly pending: (value: T) => boolean
  readonly askedSeconds?: (value: T) => number | undefined
  /** Whether asking again may help. */
  readonly retryable: (failure: F) => boolean
  readonly now: () => number
  /** Runs later and answers how to stop that. */
  readonly later: (ms: number, run: () => void) => () => void
  readonly page: {
    readonly hidden: () => boolean
    /** Tells when the page comes into sight; answers how to stop that. */
    readonly onShown: (run: () => void) => () => void
  }
}

interface PollEvents<T, F> {
  readonly value: (value: T) => void
  /** `told`: the server still says when there is something new; false also when it stops to say so later. */
  readonly late: (told: boolean) => void
  /** A value may follow, where asking again may help. */
  readonly failed: (failure: F) => void
}

/**
 * Asks at once; answers how to stop. While the server tells, only what it tells is asked for, and that goes on after `late`; without it
 * nobody asks any more after `late`. What asking again may mend is asked further after `failed`: a server that starts again is found.
 */
export function startPoll<T, F>(parts: PollParts<T, F>, tell: PollEvents<T, F>): () => void {
  const { plan, page } = parts
  let stopped = false
  let stopWaiting = () => {}
  let stopPush: (() => void) | null = null
  let told = false
  let asking = false
  let askAgain = false
  let isLate = false
  let elapsed = 0
  let seenSince = parts.now()
  let turn = 0
  let failures = 0

  const end = () => {
    stopped = true
    stopWaiting()
    stopPush?.()
  }
  const wait = (askedSeconds?: number) => {
    stopWaiting()
    if (isLate) return
    elapsed += parts.now() - seenSince
    seenSince = parts.now()
    const ms = told ? plan.deadlineMs - elapsed : nextWait(plan, turn++, elapsed, askedSeconds)
    if (ms === null || ms <= 0) {
      isLate = true
      return tell.late(told)
    }
    stopWaiting = parts.later(ms, () => {
      if (!page.hidden()) return told ? wait() : void look()
      elapsed += parts.now() - seenSince
      const stopListening = page.onShown(() => {
        stopListening()
        seenSince = parts.now()
        void look()
      })
      stopWaiting = stopListening
    })
  }
  const pushed: Pushed = {
    open: () => {
      told = true
      if (isLate) tell.late(told)
      // Something may have changed between the last answer and now.
      void look()
    },
    changed: () => void look(),
    lost: () => {
      if (!told) return
      told = false
      turn = 0
      if (isLate) tell.late(told)
      else if (!asking) wait()
    },
  }
  const look = async () => {
    askAgain = asking
    if (asking || stopped) return
    asking = true
    stopWaiting()
    const answer = await parts.ask()
    asking = false
    if (stopped) return
    if (answer.ok) {
      failures = 0
      tell.value(answer.value)
      if (!parts.pending(answer.value)) return end()
      stopPush ??= parts.push?.(pushed) ?? null
      if (askAgain) return void look()
      return wait(parts.askedSeconds?.(answer.value))
    }
    failures += 1
    if (!parts.retryable(answer.refusal)) {
      end()
      return tell.failed(answer.refusal)
    }
    if (failures >= plan.failures) tell.failed(answer.refusal)
    if (!told && !isLate) return wait()
    // What was told is still to be read, and is not told twice; rarely while the server is away.
    const ms = failures < plan.failures ? plan.firstMs : plan.mostMs
    stopWaiting = parts.later(ms, () => void look())
  }
  void look()
  return end
}
