// Every 'ADR 033' that is cited has its record, every 'spec 33' its row, and every test that a row names exists.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const rooms = ['src', 'test', 'docs', 'simulators', 'e2e', 'bench', 'scripts']
const files = sourceFiles(rooms, /\.(ts|tsx|mjs|css|md)$/)
const texts = [...files, 'README.md', 'SECURITY.md', '.env.example']
  // What this test looks for stands in it.
  .filter((file) => file !== 'test/citations.test.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const table = readFileSync('docs/spec-decisions.md', 'utf8')
const rows = [...table.matchAll(/^\| (T?\d+) \|.*\| ([^|]*) \|$/gm)].map(([, number, tests]) => ({
  number: number!,
  tests: tests!,
}))
const records = readdirSync('docs/decisions').map((name) => name.slice(0, 3))

/** 'file: citation' for each match whose number `known` lacks. */
const unknown = (pattern: RegExp, known: readonly string[]): string[] =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, number]) => !known.includes(number!))
      .map(([cited]) => `${file}: ${cited}`),
  )

test('a cited record exists', () => expect(unknown(/\bADR (\w+)/g, records)).toEqual([]))

test('a cited row of the table exists, and no number stands twice', () => {
  const numbers = rows.map(({ number }) => number)
  expect(unknown(/\bspec (T?\d\w*)/gi, numbers)).toEqual([])
  expect(numbers.filter((number, i) => numbers.indexOf(number) < i)).toEqual([])
})

test('neither is called a decision by its number, and no specification is cited like a row', () => {
  expect(unknown(/\bdecisions? (?:record )?\d+\b/gi, [])).toEqual([])
  expect(unknown(/\bspec [123],? sections?\b/gi, [])).toEqual([])
})

test('a row names tests that exist', () => {
  const named = rows.flatMap(({ number, tests }) =>
    [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => ({ number, path: path! })),
  )
  const there = (path: string) => existsSync(path) || files.some((file) => `/${file}`.includes(`/${path}`))
  expect(rows.length).toBeGreaterThan(200)
  expect(named.filter(({ path }) => !there(path)).map(({ number, path }) => `${number}: ${path}`)).toEqual([])
})
