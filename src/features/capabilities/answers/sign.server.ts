// What an owner signed with: sealed as one with the wording agreed to, the moment and the network address, and kept apart from the answers.
import { leadFields } from '#core/contract/lead-fields.ts'
import { wireName, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import { compareSignature } from '#core/domain/signed-name.ts'
import { signedHow, type SignedHow } from '#core/fields/signature.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { en } from '#core/words/signature/en.ts'
import { es } from '#core/words/signature/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
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

interface Named {
  readonly firstName?: string
  readonly lastName?: string
}

/** The signer's name where a typed signature bears another one; null for theirs, also written otherwise or in part, and for a drawn one. */
export function nameItLacks(signature: string | undefined, { firstName, lastName }: Named): string | null {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  if (!signature || !name || signedHow(signature) !== 'typed') return null
  return compareSignature(signature, name) === 'other' ? name : null
}

/** What is wrong with a typed signature of an applicant who gave another name; null else. `before`: what they answered earlier. */
export function otherNameIn(
  { values }: ReadAnswers,
  before: Named | undefined,
  language: Language,
): FieldRefusal | null {
  const name = nameItLacks(values.signature, { ...before, ...values })
  if (name === null) return null
  const message = fill(pick({ en, es }, language).notYourName, { name })
  return { field: wireName(leadFields, 'signature'), message }
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
