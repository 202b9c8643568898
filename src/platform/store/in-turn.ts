// Work on one application goes one after the other in this process: at the same moment it would only overtake itself.
import { DatabaseTrouble } from '../db/trouble.ts'

/** So many may wait for one application: a person's windows never come near it, and what a program piles up is sent away. */
const MOST_WAITING = 32

interface Turn {
  readonly last: Promise<unknown>
  /** Those that wait, and the one that runs. */
  readonly count: number
}

const turns = new Map<string, Turn>()

/**
 * Runs `work` once what was begun under the same id has ended, well or badly. Where too many wait already it throws a `DatabaseTrouble`
 * of kind 'busy' at once: the caller comes again in a moment.
 */
export async function runInTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(id)
  if (before && before.count > MOST_WAITING) throw new DatabaseTrouble('busy', null)
  const mine = before ? before.last.then(work, work) : work()
  turns.set(id, { last: mine, count: (before?.count ?? 0) + 1 })
  try {
    return await mine
  } finally {
    const now = turns.get(id)!
    if (now.last === mine) turns.delete(id)
    else turns.set(id, { ...now, count: now.count - 1 })
  }
}
