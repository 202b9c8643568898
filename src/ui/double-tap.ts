// The second tap of a double tap presses nothing on the page that the first one led to.

interface Tap {
  /** Milliseconds of the page's clock. */
  readonly at: number
  readonly x: number
  readonly y: number
  /** The place that it was made on. */
  readonly place: string
}

/** As systems take two taps for one gesture. */
const GESTURE_MS = 500
const GESTURE_PX = 24

/** Whether `tap` is the second one of a gesture that began on another place. */
export const strays = (before: Tap | null, tap: Tap): boolean =>
  before !== null &&
  before.place !== tap.place &&
  tap.at - before.at < GESTURE_MS &&
  Math.hypot(tap.x - before.x, tap.y - before.y) < GESTURE_PX

/** `place`: what changes with every page. Until `over` is aborted. Keys are not taps: a press of Enter is meant. */
export function guardDoubleTaps(place: () => string, over: AbortSignal): void {
  let last: Tap | null = null
  const judge = (event: MouseEvent) => {
    if (event.detail === 0) return
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, place: place() }
    // What leads on or sends something; to open or tick a thing by mistake costs nobody anything.
    const leads = event.target instanceof Element && event.target.closest('.btn:not(.quiet)')
    if (!leads || !strays(last, tap)) return void (last = tap)
    event.preventDefault()
    event.stopPropagation()
  }
  // What was answered between two taps makes them two.
  const answered = () => void (last = null)
  document.addEventListener('click', judge, { capture: true, signal: over })
  document.addEventListener('input', answered, { capture: true, signal: over })
}
