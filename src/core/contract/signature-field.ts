// The answer that is a signature.
import { signatureKind } from '#core/fields/signature.ts'
import { en } from '#core/words/signature-field/en.ts'
import { es } from '#core/words/signature-field/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

/** Kept apart (capabilities/answers/sign.server.ts); what stands with the answers says that it was given. */
export const signatureField = {
  signature: field(signatureKind, ['pg.signature'], { secret: true }),
} as const satisfies Fields<keyof typeof en>

export const signatureSet = { fields: signatureField, labels: { en, es } } satisfies FieldSet<keyof typeof en>
