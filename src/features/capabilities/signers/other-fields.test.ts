// What names somebody else to sign: a name and an e-mail address.
import { expect, test } from 'vitest'
import { emailKind } from '#core/fields/email.ts'
import { toldNameKind } from '#core/fields/name.ts'
import { en } from '#core/words/signers/en.ts'
import { es } from '#core/words/signers/es.ts'
import { otherSet } from './other-fields.ts'

test('each by its kind, its name on the wire and its own label, and no other words', () => {
  expect(otherSet).toEqual({
    fields: {
      otherName: { kind: toldNameKind, wire: ['pg.otherName'] },
      otherEmail: { kind: emailKind, wire: ['pg.otherEmail'] },
    },
    labels: {
      en: { otherName: en.otherName, otherEmail: en.otherEmail },
      es: { otherName: es.otherName, otherEmail: es.otherEmail },
    },
  })
})
