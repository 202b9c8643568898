// What a page makes of a refused call: who is told, and what is shown at which field.
import { expect, test } from 'vitest'
import { leadFields } from '#core/contract/lead-fields.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { CallFailure } from './answer.ts'
import { onRefusal, tellListeners } from './refusal-news.ts'
import { refusedFields } from './refused-fields.ts'

const problem = (errors: { field: string; message: string }[] = []): CallFailure => ({
  kind: 'problem',
  status: 422,
  code: 'invalid-fields',
  title: 'Please look again.',
  errors,
  extra: {},
})

test('refusals are told by their code to whoever listens, until they stop', () => {
  const heard: string[] = []
  const stopFirst = onRefusal((code) => {
    heard.push(`first: ${code}`)
    stopFirst()
  })
  const stopSecond = onRefusal((code) => heard.push(`second: ${code}`))
  const answer = refused(problem())
  expect(tellListeners(answer)).toBe(answer)
  expect(heard).toEqual(['first: invalid-fields', 'second: invalid-fields'])
  tellListeners(answer)
  expect(heard.slice(2)).toEqual(['second: invalid-fields'])
  tellListeners(ok(1))
  tellListeners(refused({ kind: 'offline' }))
  stopSecond()
  tellListeners(answer)
  expect(heard).toHaveLength(3)
})

test('a message stands at its field, by the name that it has on the wire', () => {
  const errors = [
    { field: 'business.email', message: 'Which e-mail?' },
    { field: 'nobody.knows', message: 'What?' },
  ]
  expect(refusedFields(leadFields, problem(errors), 'en')).toEqual({
    byField: { email: 'Which e-mail?' },
    problem: '',
  })
})

test('the tax id of a sole proprietor is an SSN, of others an EIN', () => {
  const refusal = problem([{ field: 'business.tid', message: 'Which number?' }])
  expect(refusedFields(leadFields, refusal, 'en').byField).toEqual({ ein: 'Which number?' })
  expect(refusedFields(leadFields, refusal, 'en', true).byField).toEqual({ ssn: 'Which number?' })
})

test('where no field says it, one sentence does', () => {
  const unknown = problem([{ field: 'nobody.knows', message: 'What?' }])
  for (const refusal of [problem(), unknown])
    expect(refusedFields(leadFields, refusal, 'en')).toEqual({ byField: {}, problem: 'Please look again.' })
  const offline = refusedFields(leadFields, { kind: 'offline' }, 'es')
  expect(offline.byField).toEqual({})
  expect(offline.problem).toMatch(/conexión/i)
})
