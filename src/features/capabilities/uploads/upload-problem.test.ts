// What is said of a file that something before our server did not let through.
import { expect, test } from 'vitest'
import { readAnswer, type CallFailure } from '#ui/answer.ts'
import { uploadProblem } from './upload-problem.ts'

const refusalOf = (status: number, body: string): CallFailure => {
  const answer = readAnswer(status, body, null)
  if (answer.ok) throw new Error('no refusal')
  return answer.refusal
}

const said = (...given: Parameters<typeof uploadProblem>): string => uploadProblem(...given).message

test('what a proxy finds too large is told to be too large, in both languages; our own words go first', () => {
  // As nginx says it.
  const page = '<html><head><title>413 Request Entity Too Large</title></head></html>'
  expect(said(refusalOf(413, page), 'en')).toMatch(/too large .*smaller/)
  expect(said(refusalOf(413, page), 'es')).toMatch(/demasiado grande .*más pequeño/)
  expect(said(refusalOf(413, '{"title":"Ours"}'), 'en')).toBe('Ours')
  expect(said(refusalOf(422, '{"title":"Ours","errors":[{"field":"a","message":"This file"}]}'), 'en')).toBe(
    'This file',
  )
  expect(said(refusalOf(502, page), 'en')).toMatch(/went wrong on our side/)
  expect(said({ kind: 'offline' }, 'en')).toMatch(/no connection/)
})

test('a locked file asks for its password, and says where the one that was told is wrong', () => {
  const problem = (code: string) =>
    uploadProblem(
      refusalOf(422, JSON.stringify({ type: `urn:underway:problem:${code}`, title: 'Locked' })),
      'en',
    )
  expect(problem('protected-pdf')).toEqual({ message: 'Locked', password: 'asked' })
  expect(problem('wrong-password')).toEqual({ message: 'Locked', password: 'wrong' })
  expect(problem('unopened-pdf')).toEqual({ message: 'Locked' })
})
