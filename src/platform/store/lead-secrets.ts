// Where an encrypted answer of an application lives; the place is bound into its ciphertext.
import type { FieldId } from '#core/contract/lead-fields.ts'

export const secretPlace = (field: FieldId, leadId: string): string => `lead.${field}:${leadId}`
