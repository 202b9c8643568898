// The analytics id of this browser, from whatever tag the operator has built in; none is built in here. Asked for three times, a second apart (specification 2, section 9).

const TRIES = 3
const EVERY_MS = 1000

/** Where an operator's own tag leaves its id. */
declare global {
  interface Window {
    analyticsId?: string
  }
}

/** Calls `found` once: with the id, or with '' when there is none after the last try. Answers how to stop. */
export function askAnalyticsId(
  read: () => string | undefined,
  found: (id: string) => void,
  later: (run: () => void, ms: number) => () => void = afterwards,
): () => void {
  let stop = () => {}
  const ask = (triesLeft: number) => {
    const id = read() ?? ''
    if (id || triesLeft <= 1) found(id.slice(0, 100))
    else stop = later(() => ask(triesLeft - 1), EVERY_MS)
  }
  ask(TRIES)
  return () => stop()
}

function afterwards(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
