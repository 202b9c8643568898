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

interface Signing {
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
  /** The name that it was held against, where it is written otherwise and the signer said that it is theirs. Absent else, and in older ones. */
  readonly variantOf?: string
}

interface Named {
  readonly firstName?: string
  readonly lastName?: string
}

type Signed = ReadAnswers['values']

/** A typed name that is written otherwise or in part; never a drawn one. */
function likenessOf({ signature }: Signed, { firstName, lastName }: Named) {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  if (!signature || !name || signedHow(signature) !== 'typed') return { name, like: 'same' } as const
  return { name, like: compareSignature(signature, name) }
}

/**
 * What is wrong with a typed signature: another name than the signer's (`notTheirs`: how to go on, with {name}), or a variant of it that
 * they did not confirm. Null for theirs, and for a drawn one. `before`: what they answered earlier.
 */
export function otherNameIn(
  { values }: ReadAnswers,
  before: Named | undefined,
  language: Language,
  notTheirs: string = pick({ en, es }, language).notYourName,
): FieldRefusal | null {
  const { name, like } = likenessOf(values, { ...before, ...values })
  if (like === 'same' || (like === 'variant' && values.signatureVariant)) return null
  const message = fill(like === 'variant' ? pick({ en, es }, language).confirmVariant : notTheirs, { name })
  return { field: wireName(leadFields, like === 'variant' ? 'signatureVariant' : 'signature'), message }
}

/**
 * What was signed, or null: drawn lines, a PNG as a data address, or a typed name; the application agreement is what it stands under. The
 * other answers go on without it. `before`: what the signer answered earlier.
 */
export function signIn(
  deps: Pick<Deps, 'keys' | 'clock'>,
  call: Call,
  values: Signed,
  before: Named | undefined,
): { readonly signing: Signing | null; readonly others: Omit<Signed, 'signature' | 'signatureVariant'> } {
  const { signature, signatureVariant: _said, ...others } = values
  if (signature === undefined) return { signing: null, others }
  const { name, like } = likenessOf(values, { ...before, ...values })
  return { signing: sign(deps, call, signature, like === 'variant' ? name : null), others }
}

/** `variantOf`: the name that a typed one is a confirmed variant of. */
export function sign(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  call: Call,
  signature: string,
  variantOf: string | null = null,
): Signing {
  const at = clock()
  const id = newId(at)
  const how = signedHow(signature)
  const [agreement] = consentsOf(['agreement'], {}, call.language)
  const { ip, userAgent } = call
  const all: SealedSignature = {
    how,
    signature,
    agreement,
    at: at.toISOString(),
    ip,
    userAgent,
    ...(variantOf === null ? {} : { variantOf }),
  }
  return {
    signed: { id, sealed: keys.seal(JSON.stringify(all), signaturePlace(id)) },
    noted: `${how} ${easternDay(at)}`,
  }
}
