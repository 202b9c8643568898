// One part of the hourly work: when it fails it is logged and runs again in an hour, and the other parts go on.
import type { Log } from '#platform/deps.ts'

/** Answers what the part did; undefined when it failed. */
export async function runPart<Done>(
  log: Log,
  part: string,
  work: () => Promise<Done>,
): Promise<Done | undefined> {
  try {
    return await work()
  } catch (error) {
    log.error({ part, error: error instanceof Error ? error.name : 'unknown' }, 'a part of the sweep failed')
    return undefined
  }
}
