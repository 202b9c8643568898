// What an operator approves: a text by its digest. Production sends no other, a demo says that it is a sample.
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { textDigest, textKinds, textStanding } from './text-digest.server.ts'

const standing = (env: Record<string, string>) =>
  textStanding({ config: readConfig({ DATABASE_URL: 'postgres://x', ...env }) }, 'funding-agreement')
const digest = textDigest('funding-agreement')
const production = { NODE_ENV: 'production' }

test.each([
  ['production', production, null],
  ['production, another digest', { ...production, TEXTS_APPROVED: '0'.repeat(64) }, null],
  [
    'production, another template',
    { ...production, TEXTS_APPROVED: textDigest('affiliate-agreement') },
    null,
  ],
  ['production, approved', { ...production, TEXTS_APPROVED: `${'0'.repeat(64)}, ${digest}` }, 'approved'],
  ['a demo that runs as production does', { ...production, DEMO: '1' }, 'sample'],
  ['elsewhere', {}, 'sample'],
  ['elsewhere, approved', { TEXTS_APPROVED: digest }, 'approved'],
])('%s', (_name, env, expected) => expect(standing(env)).toBe(expected))

test('each text has a digest of its own', () => {
  expect(new Set(textKinds.map(textDigest)).size).toBe(textKinds.length)
  expect(digest).toMatch(/^[0-9a-f]{64}$/)
})

test('who signs for the funder is a name, a title and an address', () => {
  const read = (CONTRACT_COUNTERSIGNER: string) =>
    readConfig({ CONTRACT_COUNTERSIGNER }).contract.countersigner
  expect(read('Ada Fields, Chief Credit Officer <ada@funder.example>')).toEqual({
    name: 'Ada Fields',
    title: 'Chief Credit Officer',
    email: 'ada@funder.example',
  })
  expect(read('')).toBeNull()
  for (const wrong of ['Ada Fields', 'Ada Fields <ada@funder.example>', 'Ada, Officer', ', x <a@b.c>'])
    expect(() => read(wrong)).toThrow('CONTRACT_COUNTERSIGNER')
  expect(readConfig({ CONTRACT_GOVERNING_STATE: 'ME' }).contract.governingState).toBe('Maine')
  expect(() => readConfig({ CONTRACT_GOVERNING_STATE: 'Maine' })).toThrow('CONTRACT_GOVERNING_STATE')
})
