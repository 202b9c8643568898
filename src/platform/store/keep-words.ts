// Fills in the words that a search finds rows by, shortly after they were saved, in the process that runs the jobs; several processes doing so at once do no harm.
import type { Deps } from '../deps.ts'
import { fillWords } from './plain-search.ts'

const EVERY_MS = 10_000
/** Whoever types saves more often than that: their row is found without words, and filled in once they pause. */
const QUIET_MS = 10_000
/** Of each table: some twenty milliseconds on a server, for so long these rows are held. */
const AT_ONCE = 50

/** Starts the clock; `stop` ends it and resolves when a running round is done. */
export function keepWords({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): {
  readonly stop: () => Promise<void>
} {
  let stopped = false
  let running: Promise<void> | null = null
  const run = async () => {
    const before = new Date(clock().getTime() - QUIET_MS)
    while (!stopped && (await fillWords(db, AT_ONCE, before)) > 0);
  }
  const timer = setInterval(() => {
    running ??= run()
      .catch((error: unknown) =>
        log.error(
          { error: error instanceof Error ? error.name : 'unknown' },
          'words to search by were not filled in',
        ),
      )
      .finally(() => {
        running = null
      })
  }, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
