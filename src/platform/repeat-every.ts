// Runs a round again and again in this process, one at a time, until it is stopped.
import type { Deps } from './deps.ts'

export interface Repeated {
  /** Ends the clock; resolves when a running round is done. */
  readonly stop: () => Promise<void>
}

/**
 * `everyMs` between two rounds, in milliseconds, the first after one such time or after `firstMs`; while one runs, none begins. A round that
 * throws is logged as `failed` with the error's name alone, and the next one comes all the same. A long round asks `isStopped` between its parts.
 */
export function repeatEvery(
  { everyMs, firstMs, failed }: { everyMs: number; firstMs?: number; failed: string },
  log: Deps['log'],
  round: (isStopped: () => boolean) => Promise<unknown>,
): Repeated {
  let stopped = false
  let running: Promise<unknown> | null = null
  const start = () => {
    running ??= round(() => stopped)
      .catch((error: unknown) =>
        log.error({ error: error instanceof Error ? error.name : 'unknown' }, failed),
      )
      .finally(() => {
        running = null
      })
  }
  const first = firstMs === undefined ? undefined : setTimeout(start, firstMs).unref()
  const timer = setInterval(start, everyMs).unref()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(first)
      clearInterval(timer)
      await running
    },
  }
}
