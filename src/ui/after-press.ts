// What opens or closes when a field is left waits for the press that left it: a button that moves away from under a finger is not pressed.

/** Runs `act` at once, or, while a button is held down, after that press has been taken. */
export function afterPress(act: () => void): void {
  if (!document.querySelector('button:active')) return act()
  addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
}
