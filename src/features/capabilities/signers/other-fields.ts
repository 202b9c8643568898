// What is asked of whoever names somebody else to sign: a name and an e-mail address (specification 2, section 3).
import { field, type FieldSet, type Fields } from '#core/contract/field-set.ts'
import { emailKind } from '#core/fields/email.ts'
import { toldNameKind } from '#core/fields/name.ts'
import { en } from '#core/words/signers/en.ts'
import { es } from '#core/words/signers/es.ts'

export type OtherField = 'otherName' | 'otherEmail'

export const otherFields = {
  otherName: field(toldNameKind, ['pg.otherName']),
  otherEmail: field(emailKind, ['pg.otherEmail']),
} as const satisfies Fields<OtherField>

const labelsOf = ({ otherName, otherEmail }: Readonly<Record<OtherField, string>>) => ({
  otherName,
  otherEmail,
})

export const otherSet = {
  fields: otherFields,
  labels: { en: labelsOf(en), es: labelsOf(es) },
} satisfies FieldSet<OtherField>
