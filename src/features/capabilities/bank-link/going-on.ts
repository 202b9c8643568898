// A page that goes on by itself after a while: not while somebody has focus or pointer on it, and afresh once both have left (spec 223).

type Hold = 'focus' | 'pointer'
/** `held`: it waits for focus and pointer to leave. `stopped`: it stays for good. */
export type GoingOn = 'counting' | 'held' | 'stopped'

export interface Countdown {
  readonly hold: (by: Hold) => void
  readonly release: (by: Hold) => void
  readonly stop: () => void
}

/** Calls `done` after `ms` milliseconds without a hold; `onChange` hears its state. `stop` also ends it when the page is left. */
export function startCountdown(
  ms: number,
  done: () => void,
  onChange: (state: GoingOn) => void = () => {},
): Countdown {
  const holds = new Set<Hold>()
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = () => {
    clearTimeout(timer)
    if (!stopped && !holds.size) timer = setTimeout(done, ms)
    onChange(stopped ? 'stopped' : holds.size ? 'held' : 'counting')
  }
  count()
  return {
    hold: (by) => {
      holds.add(by)
      count()
    },
    release: (by) => {
      if (holds.delete(by)) count()
    },
    stop: () => {
      stopped = true
      count()
    },
  }
}
