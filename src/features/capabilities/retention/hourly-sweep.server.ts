// Runs the sweep and the watch over answers that are due once an hour in the process that runs the jobs; several processes doing so at once do no harm.
import type { Deps } from '#platform/deps.ts'
import { watchAnswers } from '../answer-clock/watch-answers.server.ts'
import { sweepEnvelopes } from '../signing/sweep-envelopes.server.ts'
import { runPart } from './run-part.server.ts'
import { sweep } from './sweep.server.ts'

const HOUR_MS = 3_600_000
/** Not in the first busy moments of a start. */
const FIRST_MS = 60_000
const MOST_ROUNDS = 50

/** Starts the clock; `stop` ends it and resolves when a running sweep is done. */
export function sweepHourly(deps: Deps): { readonly stop: () => Promise<void> } {
  let stopped = false
  let running: Promise<void> | null = null
  const run = async () => {
    const watched = await runPart(deps.log, 'answers that are due', () => watchAnswers(deps))
    if (watched && watched.warned + watched.noticed) deps.log.info(watched, 'answers that are due')
    const envelopes = await runPart(deps.log, 'envelopes', () => sweepEnvelopes(deps))
    if (envelopes && envelopes.expired + envelopes.resumed) deps.log.info(envelopes, 'envelopes')
    for (let round = 0; round < MOST_ROUNDS && !stopped; round++) {
      const swept = await sweep(deps)
      if (Object.values(swept).every((touched) => touched === 0)) return
      deps.log.info(swept, 'kept no longer than needed')
    }
  }
  const start = () => {
    running ??= run()
      .catch((error: unknown) =>
        deps.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'the sweep failed'),
      )
      .finally(() => {
        running = null
      })
  }
  const first = setTimeout(start, FIRST_MS)
  const timer = setInterval(start, HOUR_MS)
  first.unref()
  timer.unref()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(first)
      clearInterval(timer)
      await running
    },
  }
}
