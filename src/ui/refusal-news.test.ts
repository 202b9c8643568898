// Whoever listens hears the code of every refused call, until they stop.
import { expect, test } from 'vitest'
import { ok, refused } from '#core/ground/outcome.ts'
import type { CallFailure } from './answer.ts'
import { onRefusal, tellListeners } from './refusal-news.ts'

const problem = (code: string) =>
  refused<CallFailure>({ kind: 'problem', status: 403, code, title: '', errors: [], extra: {} })

test('the code of a problem, and nothing of an answer or of a line that broke', () => {
  const heard: string[] = []
  const stop = onRefusal((code) => heard.push(code))
  const answers = [ok(1), problem('login-required'), refused<CallFailure>({ kind: 'offline' })]
  for (const answer of answers) expect(tellListeners(answer)).toBe(answer)
  expect(heard).toEqual(['login-required'])
  expect(stop()).toBeUndefined()
  tellListeners(problem('too-many'))
  expect(heard).toEqual(['login-required'])
})

test('one who stops, or comes, while it is told changes nothing for the others', () => {
  const heard: string[] = []
  const stops = [
    onRefusal(() => {
      heard.push('first')
      stops[0]!()
      stops.push(onRefusal(() => heard.push('late')))
    }),
    onRefusal(() => heard.push('second')),
  ]
  tellListeners(problem('x'))
  expect(heard).toEqual(['first', 'second'])
  stops.forEach((stop) => stop())
})
