// Runs the sweep and the watch over answers that are due once an hour in the process that runs the jobs; several processes doing so at once do no harm.
import type { Deps } from '#platform/deps.ts'
import { repeatEvery, type Repeated } from '#platform/repeat-every.ts'
import { watchAnswers } from '../answer-clock/watch-answers.server.ts'
import { sweepEnvelopes } from '../signing/sweep-envelopes.server.ts'
import { runPart } from './run-part.server.ts'
import { sweep } from './sweep.server.ts'

const HOUR_MS = 3_600_000
/** Not in the first busy moments of a start. */
const FIRST_MS = 60_000
const MOST_ROUNDS = 50

export const sweepHourly = (deps: Deps): Repeated =>
  repeatEvery(
    { everyMs: HOUR_MS, firstMs: FIRST_MS, failed: 'the sweep failed' },
    deps.log,
    async (isStopped) => {
      const watched = await runPart(deps.log, 'answers that are due', () => watchAnswers(deps))
      if (watched && watched.warned + watched.noticed) deps.log.info(watched, 'answers that are due')
      const envelopes = await runPart(deps.log, 'envelopes', () => sweepEnvelopes(deps))
      if (envelopes && envelopes.expired + envelopes.resumed) deps.log.info(envelopes, 'envelopes')
      for (let round = 0; round < MOST_ROUNDS && !isStopped(); round++) {
        const swept = await sweep(deps)
        if (Object.values(swept).every((touched) => touched === 0)) return
        deps.log.info(swept, 'kept no longer than needed')
      }
    },
  )
