// Runs something when it is asked for, but not more often than every so many milliseconds; what was asked for meanwhile runs once, at the end.

export function atMostEvery<T>(
  ms: number,
  later: (ms: number, run: () => void) => unknown,
  run: (what: T) => void,
): (what: T) => void {
  let resting = false
  let wanted: { readonly what: T } | null = null
  const go = (what: T) => {
    resting = true
    later(ms, () => {
      resting = false
      const next = wanted
      wanted = null
      if (next) go(next.what)
    })
    run(what)
  }
  return (what) => {
    if (resting) wanted = { what }
    else go(what)
  }
}
