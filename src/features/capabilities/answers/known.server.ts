// What is known of the answers to a set of fields, as a flow's conditions ask for it: plain ones by value, encrypted ones by presence.
import type { AnswerValue, Known } from '#core/contract/field-set.ts'

type Answers<Id extends string> = Readonly<Partial<Record<Id, AnswerValue>>>

/** Answers as they are stored: of an application, a signer, an affiliate. */
interface Held<Id extends string> {
  readonly answers: Answers<Id>
  /** Field id -> ciphertext. */
  readonly secrets: Readonly<Partial<Record<Id, string>>>
}

/** Answers as a request brings them, checked. */
interface Brought<Id extends string> {
  readonly values: Answers<Id>
  /** Fields that it empties. */
  readonly emptied: readonly Id[]
}

/** The stored answers with those of a request laid over them; either may be absent. */
export function knownOf<Id extends string>(held: Held<Id> | null, brought?: Brought<Id>): Known<Id> {
  const given = (id: Id) => brought?.values[id]
  const emptied = new Set<Id>(brought?.emptied ?? [])
  return {
    has: (id) =>
      given(id) !== undefined ||
      (!emptied.has(id) && (held?.answers[id] !== undefined || held?.secrets[id] !== undefined)),
    get: (id) => given(id) ?? (emptied.has(id) ? undefined : held?.answers[id]),
  }
}
