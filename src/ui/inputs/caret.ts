// Where the caret belongs after a text was formatted: behind the same letters and digits as before, whatever separators came or went.

const significant = /[\p{L}\p{N}.]/u

/** The caret (a UTF-16 offset) in `format(raw)` for a caret in `raw`. At the end it stays at the end. */
export function caretAfter(format: (text: string) => string, raw: string, caret: number): number {
  const formatted = format(raw)
  if (formatted === raw) return caret
  if (caret >= raw.length) return formatted.length
  // The left part is formatted by itself, so that what formatting drops there (a phone's leading 1) is not counted.
  let left = [...format(raw.slice(0, caret))].filter((character) => significant.test(character)).length
  let at = 0
  for (const character of formatted) {
    if (left === 0) break
    if (significant.test(character)) left--
    at += character.length
  }
  return at
}
