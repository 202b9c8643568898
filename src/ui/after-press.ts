// Waits until a press has ended: a page that moves between button down and button up loses the press on what moved away.
let waiting: (() => void)[] | null = null

const begin = () => {
  waiting ??= []
}
const end = () => {
  const runs = waiting ?? []
  waiting = null
  // The click itself comes first.
  setTimeout(() => runs.forEach((run) => run()))
}
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', begin, true)
  document.addEventListener('pointerup', end, true)
  document.addEventListener('pointercancel', end, true)
}

/** Runs at once, or after the click of the press that is under way. */
export function afterPress(run: () => void): void {
  if (waiting) waiting.push(run)
  else run()
}
