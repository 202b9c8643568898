// Staff see every answer, choices in their own language.
import { expect, test } from 'vitest'
import { fieldIds, leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { createKeyRing } from '#platform/keys.ts'
import { secretPlace } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { answerTable } from './answer-table.ts'
import { answerText } from './answer-text.ts'
import { answersOf } from './answers.server.ts'

test('every answer that an application can have is shown once, the encrypted ones masked', () => {
  const keys = createKeyRing(makeKeyMaterial())
  const id = '01900000-0000-7000-8000-000000000001'
  const secret = fieldIds.filter((field) => leadFields[field].secret)
  const answer = (field: FieldId) => {
    const [, as] = answerTable[field]
    return as === 'yes-no' ? true : as === 'dollars' || as === 'percent' || as === 'month' ? 1 : '1'
  }
  const lead = {
    id,
    answers: Object.fromEntries(
      fieldIds.filter((field) => !secret.includes(field)).map((field) => [field, answer(field)]),
    ),
    secrets: Object.fromEntries(
      secret.map((field) => [field, keys.seal('123456789', secretPlace(field, id))]),
    ),
  } as unknown as LeadRow
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const shown = answersOf({ keys, log }, lead).flatMap(({ answers }) => answers)
  expect(shown.map(({ field }) => field).toSorted()).toEqual(fieldIds.toSorted())
  expect(
    shown
      .filter(({ mask }) => mask !== undefined)
      .map(({ field }) => field)
      .toSorted(),
  ).toEqual(secret.toSorted())
  for (const { mask } of shown) if (mask) expect(mask).not.toContain('12345')
})

test.each(fieldIds.filter((field) => ['dropdown', 'radio'].includes(leadFields[field].kind.name)))(
  'the choices of %s have their names in both languages',
  (field) => {
    const [, choices] = answerTable[field]
    if (typeof choices === 'string') throw new Error(`staff would read the wire text of ${field}`)
    for (const { value, en, es } of choices) {
      expect(answerText(field, value, 'en')).toBe(en)
      expect(answerText(field, value, 'es')).toBe(es)
    }
  },
)

test('figures have their signs, months their names', () => {
  expect(answerText('requestedAmount', '50,000', 'en')).toBe('$50,000')
  expect(answerText('ownership', '51', 'en')).toBe('51%')
  expect(answerText('startMonth', '3', 'es')).toBe('mar')
  expect(answerText('smsConsent', 'true', 'es')).toBe('Sí')
})
