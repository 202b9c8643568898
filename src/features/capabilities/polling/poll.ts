// Asking again until there is an answer: backs off, rests while the tab is hidden, and ends at a deadline (trap T12).
import type { Outcome } from '#core/ground/outcome.ts'

export interface PollPlan {
  /** The first wait, in milliseconds; each further one is half as long again. */
  readonly firstMs: number
  /** No wait is longer. */
  readonly mostMs: number
  /** After this time with the page in sight nobody asks any more. */
  readonly deadlineMs: number
  /** Failures in a row after which the person is told. */
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

export interface PollParts<T, F> {
  readonly plan: PollPlan
  readonly ask: () => Promise<Outcome<T, F>>
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

export interface PollEvents<T, F> {
  readonly value: (value: T) => void
  readonly late: () => void
  readonly failed: (failure: F) => void
}

/** Asks at once; answers how to stop. After `late` or `failed` nobody asks any more. */
export function startPoll<T, F>(parts: PollParts<T, F>, tell: PollEvents<T, F>): () => void {
  const { plan, page } = parts
  let stopped = false
  let stopWaiting = () => {}
  let elapsed = 0
  let seenSince = parts.now()
  let turn = 0
  let failures = 0

  const end = () => {
    stopped = true
    stopWaiting()
  }
  const wait = (askedSeconds?: number) => {
    elapsed += parts.now() - seenSince
    seenSince = parts.now()
    const ms = nextWait(plan, turn++, elapsed, askedSeconds)
    if (ms === null) {
      end()
      return tell.late()
    }
    stopWaiting = parts.later(ms, () => {
      if (!page.hidden()) return void look()
      elapsed += parts.now() - seenSince
      const stopListening = page.onShown(() => {
        stopListening()
        seenSince = parts.now()
        void look()
      })
      stopWaiting = stopListening
    })
  }
  const look = async () => {
    const answer = await parts.ask()
    if (stopped) return
    if (answer.ok) {
      failures = 0
      tell.value(answer.value)
      if (parts.pending(answer.value)) wait(parts.askedSeconds?.(answer.value))
      else end()
      return
    }
    failures += 1
    if (parts.retryable(answer.refusal) && failures < plan.failures) return wait()
    end()
    tell.failed(answer.refusal)
  }
  void look()
  return end
}
