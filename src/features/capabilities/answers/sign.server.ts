// What an owner signed with: sealed as one with the wording agreed to, the moment and the network address, and kept apart from the answers.
import { signedHow, type SignedHow } from '#core/fields/signature.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { newId } from '#platform/ids.ts'
import { consentsOf } from '#platform/store/consents.ts'
import type { NewSignature } from '#platform/store/lead-save.ts'

/** Binds a sealed signature to its row. */
export const signaturePlace = (id: string): string => `application_signature:${id}`

export interface Signing {
  readonly signed: NewSignature
  /** What stands with the answers: that it was signed, and on which day (US Eastern). */
  readonly noted: string
}

/** What is sealed of a signature. `at`: ISO time. */
export interface SealedSignature {
  readonly how: SignedHow
  readonly signature: string
  readonly agreement: unknown
  readonly at: string
  readonly ip: string
  readonly userAgent: string
}

/** `signature`: drawn lines, a PNG as a data address, or a typed name; the application agreement is what it stands under. */
export function sign({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, call: Call, signature: string): Signing {
  const at = clock()
  const id = newId(at)
  const how = signedHow(signature)
  const [agreement] = consentsOf(['agreement'], {}, call.language)
  const { ip, userAgent } = call
  const all: SealedSignature = { how, signature, agreement, at: at.toISOString(), ip, userAgent }
  return {
    signed: { id, sealed: keys.seal(JSON.stringify(all), signaturePlace(id)) },
    noted: `${how} ${easternDay(at)}`,
  }
}
