// The policy file of an operator: one of any release starts the server, and what is wrong with it is said with its name.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readPolicy } from './policy-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'policy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const shipped = 'src/core/domain/cases/shipped-policies'
const told = (file: string): string[] => {
  const said: string[] = []
  readPolicy(file, (sentence) => said.push(sentence))
  return said
}
const written = (text: string): string => {
  const file = join(folder, 'policy.json')
  writeFileSync(file, text)
  return file
}

test.each(['1', '2', '3', '4', '5', '6', '7', '8'])(
  'shipped file %s is read, and said to be a former one',
  (name) => {
    const [sentence, ...more] = told(`${shipped}/${name}.json`)
    expect(more).toEqual([])
    expect(sentence).toContain(`${name}.json has schema `)
    expect(sentence).toContain('of 8')
  },
)

test('one of the newest schema is read without a word', () => {
  expect(told('policies/2026-12.json')).toEqual([])
  expect(readPolicy('policies/2026-12.json').version).toBe('2026-12')
})

describe('refused with the name of the file', () => {
  test.each([
    ['{ "schema": 6,', 'is no JSON'],
    ['{ "schema": 9 }', 'reads schemas up to 8'],
    ['{ "schema": "6" }', 'without quotation marks'],
    ['[]', 'no policy'],
    ['{}', 'is missing'],
  ])('%s', (text, sentence) => {
    const file = written(text)
    expect(() => readPolicy(file)).toThrow(`The policy file ${file}`)
    expect(() => readPolicy(file)).toThrow(sentence)
  })
})
