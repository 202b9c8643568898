// What is said of a file that something before our server did not let through.
import { expect, test } from 'vitest'
import { readAnswer, type CallFailure } from '#ui/answer.ts'
import { uploadProblem } from './upload-problem.ts'

const refusalOf = (status: number, body: string): CallFailure => {
  const answer = readAnswer(status, body, null)
  if (answer.ok) throw new Error('no refusal')
  return answer.refusal
}

test('what a proxy finds too large is told to be too large, in both languages; our own words go first', () => {
  // As nginx says it.
  const page = '<html><head><title>413 Request Entity Too Large</title></head></html>'
  expect(uploadProblem(refusalOf(413, page), 'en')).toMatch(/too large .*smaller/)
  expect(uploadProblem(refusalOf(413, page), 'es')).toMatch(/demasiado grande .*más pequeño/)
  expect(uploadProblem(refusalOf(413, '{"title":"Ours"}'), 'en')).toBe('Ours')
  expect(
    uploadProblem(refusalOf(422, '{"title":"Ours","errors":[{"field":"a","message":"This file"}]}'), 'en'),
  ).toBe('This file')
  expect(uploadProblem(refusalOf(502, page), 'en')).toMatch(/went wrong on our side/)
  expect(uploadProblem({ kind: 'offline' }, 'en')).toMatch(/no connection/)
})
