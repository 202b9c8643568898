// Owners are told nothing of signs that a statement was changed: what finds and words them reaches staff's answers, the store and the model alone.
import { expect, test } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'

const allowed =
  /^src\/(?:core\/domain\/(?:statement-signs\/|policy-cells\.ts)|features\/staff\/|features\/capabilities\/statement-analysis\/|platform\/threads\/)/

test('no page, answer or message of an owner can read them', () => {
  const files = (readdirSync('src', { recursive: true }) as string[])
    .map((path) => `src/${path}`)
    .filter((path) => /\.tsx?$/.test(path))
  const readers = files.filter((path) =>
    /from '[^']*(?:statement-signs\/|signs-read\.server|look-at-statements\.server)/.test(
      readFileSync(path, 'utf8'),
    ),
  )
  expect(readers.length).toBeGreaterThan(5)
  expect(readers.filter((path) => !allowed.test(path))).toEqual([])
})

test('a notice says that statements could not be verified, and never a word of fraud', () => {
  for (const language of ['en', 'es']) {
    const words = readFileSync(`src/core/words/notice/${language}.ts`, 'utf8')
    expect(words).toMatch(/'tamper-review': '(?:We could not verify|No pudimos verificar)/)
    expect(words).not.toMatch(/fraud|forg(?:ed|ery)|tampered|falsific/i)
  }
})
