// What opens or closes when a field is left waits for the press that left it: what moves away from under a finger is not pressed.

/** Runs `act` at once, or, while something is held down, after that press has been taken. */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act()
  addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
}
