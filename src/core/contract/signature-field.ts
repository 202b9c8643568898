// The answer that is a signature.
import { flagKind } from '#core/fields/checkbox.ts'
import { signatureKind } from '#core/fields/signature.ts'
import { en } from '#core/words/signature-field/en.ts'
import { es } from '#core/words/signature-field/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

/** Kept apart (capabilities/answers/sign.server.ts); what stands with the answers says that it was given. */
export const signatureField = {
  signature: field(signatureKind, ['pg.signature'], { secret: true }),
  /** A typed name that is a variant of theirs is how they write it (spec 293). It goes with the signature, and stands with no answers. */
  signatureVariant: field(flagKind, ['pg.signaturevariant']),
} as const satisfies Fields<keyof typeof en>

export const signatureSet = { fields: signatureField, labels: { en, es } } satisfies FieldSet<keyof typeof en>
