// Whether the bank page was asked for by a press just now. Kept in memory only, so that a reload never opens a bank by itself.
let pressed = false

export const pressToLink = (): void => {
  pressed = true
}

/** Answers once per press. */
export function takePress(): boolean {
  const was = pressed
  pressed = false
  return was
}
