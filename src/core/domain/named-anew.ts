// Whether a person of an application is one who was named before, under another contact: whoever can name them anew could sign as them. Pure.
import { compareSignature } from './signed-name.ts'

/** A name that acted by a contact; `key`: keyed hash of the e-mail address, null where there was none. */
export interface FormerContact {
  readonly name: string
  readonly key: string | null
  /** Until when, ISO time. */
  readonly at: string
}

interface Named {
  readonly name: string
  /** Every keyed hash of the e-mail address. */
  readonly keys: readonly string[]
}

/** What is known of everybody who was ever named in the application. */
interface NamedBefore {
  /** Under what persons acted who are called otherwise now, are reached elsewhere, or were taken off. */
  readonly former: readonly (FormerContact & {
    /** They were there when the first contract went out, and acted so still. */
    readonly inContract: boolean
  })[]
  /** Who else is named now. */
  readonly others: readonly Omit<FormerContact, 'at'>[]
  /** Somebody takes another's place in a contract that went out: they were taken off since, or are called otherwise now. */
  readonly replaces: boolean
  /** A contract went out. */
  readonly out: boolean
}

/**
 * Null where nobody has to wait. Else what acted before in their place: the last contact of that name, or of a variant of it. Of who is
 * named now only the very name counts, since families share a word of theirs; once a contract went out a variant waits too, with no
 * contact to ask, as who is meant may be taken off next. `byName`: they wait for what they are called.
 */
export function actedBefore(
  { name, keys }: Named,
  { former, others, replaces, out }: NamedBefore,
): { readonly key: string | null; readonly byName: boolean } | null {
  const twinOf = (of: string) => others.find((each) => compareSignature(of, each.name) === 'same')
  const twin = twinOf(name)
  if (twin) return { key: twin.key, byName: true }
  for (const like of ['same', 'variant'] as const)
    for (const each of former) {
      // Whoever is still called so is reached where they are.
      if (compareSignature(name, each.name) !== like || twinOf(each.name)) continue
      const { key } = lastOf(each, former)
      if (key === null || !keys.includes(key)) return { key, byName: true }
    }
  // Whoever was added and taken off since is no signer who comes back.
  if (former.some((each) => each.inContract && compareSignature(name, each.name) === 'same')) return null
  if (out && others.some((each) => compareSignature(name, each.name) === 'variant'))
    return { key: null, byName: true }
  return replaces ? { key: null, byName: false } : null
}

const lastOf = ({ name }: FormerContact, former: readonly FormerContact[]): FormerContact =>
  former
    .filter((each) => compareSignature(name, each.name) === 'same')
    .toSorted((one, two) => one.at.localeCompare(two.at))
    .at(-1)!
