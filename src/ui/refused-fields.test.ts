// What a form shows of a refusal: at its fields, else as a whole.
import { expect, test } from 'vitest'
import { leadFields } from '#core/contract/lead-fields.ts'
import type { CallFailure } from './answer.ts'
import { refusedFields } from './refused-fields.ts'

const refusal = (...errors: [field: string, message: string][]): CallFailure => ({
  kind: 'problem',
  status: 422,
  code: 'invalid-fields',
  title: 'Please check your answers',
  errors: errors.map(([field, message]) => ({ field, message })),
  extra: {},
})
const shown = (failure: CallFailure, sole?: boolean) => refusedFields(leadFields, failure, 'en', sole)

test('each field has its message, and then nothing is said of the whole; a name that is no field’s is left out', () => {
  expect(shown(refusal(['pg.fn', 'First'], ['nothing.here', 'x'], ['business.zip', 'Zip']))).toEqual({
    byField: { firstName: 'First', businessZip: 'Zip' },
    problem: '',
  })
})

test('where no field is named, the whole has the refusal’s words', () => {
  for (const failure of [refusal(), refusal(['nothing.here', 'x'])])
    expect(shown(failure)).toEqual({ byField: {}, problem: 'Please check your answers' })
  const offline = shown({ kind: 'offline' })
  expect(offline.byField).toEqual({})
  expect(offline.problem).not.toBe('')
  expect(refusedFields(leadFields, { kind: 'offline' }, 'es').problem).not.toBe(offline.problem)
})

test('a tax id is the owner’s for a sole proprietor alone', () => {
  const failure = refusal(['business.tid', 'Tax id'])
  expect(shown(failure).byField).toEqual({ ein: 'Tax id' })
  expect(shown(failure, true).byField).toEqual({ ssn: 'Tax id' })
})
