// Owners are told nothing of signs that a statement was changed: what finds and words them reaches staff's answers, the store and the model alone.
import { expect, test } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'

const allowed =
  /^src\/(?:core\/domain\/(?:statement-signs\/|policy-cells\.ts)|features\/staff\/|features\/capabilities\/statement-analysis\/|platform\/threads\/)/

const files = (readdirSync('src', { recursive: true }) as string[])
  .map((path) => `src/${path}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
const filesWith = (pattern: RegExp): string[] =>
  files.filter((path) => pattern.test(readFileSync(path, 'utf8')))

test('no page, answer or message of an owner can read them', () => {
  const readers = filesWith(
    /from '[^']*(?:statement-signs\/(?!file-facts)|signs-read\.server|look-at-statements\.server)/,
  )
  expect(readers.length).toBeGreaterThan(5)
  expect(readers.filter((path) => !allowed.test(path))).toEqual([])
})

test('what had been added to a file before it was unlocked goes from the upload to its row, and from there to the look at its signs', () => {
  expect(filesWith(/lockedUpdates/).toSorted()).toEqual([
    'src/features/capabilities/statement-analysis/look-at-statements.server.ts',
    'src/features/capabilities/uploads/check-files.server.ts',
    'src/features/capabilities/uploads/keep-documents.server.ts',
    'src/platform/store/documents.ts',
  ])
})

test('a notice says that statements could not be verified, and never a word of fraud', () => {
  for (const language of ['en', 'es']) {
    const words = readFileSync(`src/core/words/notice/${language}.ts`, 'utf8')
    expect(words).toMatch(/'tamper-review': '(?:We could not verify|No pudimos verificar)/)
    expect(words).not.toMatch(/fraud|forg(?:ed|ery)|tampered|falsific/i)
  }
})
