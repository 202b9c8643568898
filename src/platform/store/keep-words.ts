// Fills in the words that a search finds rows by, shortly after they were saved, in the process that runs the jobs; several processes doing so at once do no harm.
import type { Deps } from '../deps.ts'
import { repeatEvery, type Repeated } from '../repeat-every.ts'
import { fillWords } from './plain-search.ts'

const EVERY_MS = 10_000
/** Whoever types saves more often than that: their row is found without words, and filled in once they pause. */
const QUIET_MS = 10_000
/** Of each table: some twenty milliseconds on a server, for so long these rows are held. */
const AT_ONCE = 50

export function keepWords({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Repeated {
  const failed = 'words to search by were not filled in'
  return repeatEvery({ everyMs: EVERY_MS, failed }, log, async (isStopped) => {
    const before = new Date(clock().getTime() - QUIET_MS)
    while (!isStopped() && (await fillWords(db, AT_ONCE, before)) > 0);
  })
}
