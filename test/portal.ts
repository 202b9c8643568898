// What a test of the portal takes for granted: that a call went well.
import type { Seen } from './visitor.ts'

/** The answer, or an error that says what stood in its place. */
export function mustAnswer(seen: Seen): Seen {
  if (seen.status !== 200) throw new Error(`${seen.status} ${seen.text}`)
  return seen
}
