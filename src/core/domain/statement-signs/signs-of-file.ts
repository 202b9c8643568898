// Signs that a file as a whole gives: its writers, its dates, and what was added behind its first end.
import type { FileFacts } from './file-facts.ts'
import { weightClasses, type Sign } from './sign.ts'
import { weightOfWriter } from './writers.ts'

/** Banks that stamp a file when it is fetched do so within the hour of its making, or say the day of the fetch for both. */
const SOON_MS = 24 * 60 * 60 * 1_000

const ofFile = (code: Sign['code'], weight: Sign['weight'], evidence: Sign['evidence']): Sign => ({
  code,
  weight,
  page: null,
  box: null,
  evidence,
})

export function signsOfFile({ producer, creator, history, created, modified, updates }: FileFacts): Sign[] {
  const signs: Sign[] = []
  const named = [producer, creator, ...history]
    .flatMap((name) => {
      const weight = weightOfWriter(name)
      return weight ? [{ name, weight }] : []
    })
    .toSorted((a, b) => weightClasses.indexOf(a.weight) - weightClasses.indexOf(b.weight))
  const [first] = named
  if (first) signs.push(ofFile('made-by-editor', first.weight, { program: first.name }))
  // A signature makes an update of its own; what it signs was whole then.
  const unsigned = updates.filter(({ isSigned }) => !isSigned)
  const heaviest = unsigned.find(({ changes }) => changes === 'content') ?? unsigned[0]
  if (heaviest)
    signs.push(
      ofFile('changed-after-writing', heaviest.changes === 'content' ? 'strong' : 'weak', {
        changes: heaviest.changes,
        times: unsigned.length,
      }),
    )
  if (created && modified && Date.parse(modified) - Date.parse(created) > SOON_MS)
    signs.push(
      ofFile('modified-later', 'weak', { created: created.slice(0, 10), modified: modified.slice(0, 10) }),
    )
  return signs
}
