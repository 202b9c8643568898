// Decisions keep the digest of their policy: a later release must work out the same one for the same file, or their memo could not be replayed.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePolicy } from '#core/domain/policy.ts'
import { policyDigest } from './policy-digest.ts'

const digestOf = (path: string): string => {
  const parsed = parsePolicy(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.ok) throw new Error(parsed.refusal)
  return policyDigest(parsed.value)
}

// Stored since the second half of schema 5; these are the digests of the releases that shipped the files.
test.each([
  [
    'src/core/domain/cases/shipped-policies/5.json',
    '7eb53c6f50595a21e586d3869768d0da0270c00d6ef5bf4e80159ae74be830d4',
  ],
  [
    'src/core/domain/cases/shipped-policies/6.json',
    '28320cf440a45b222553832dbc64257628aedd8c5c044009403c9fe399018a14',
  ],
  [
    'src/core/domain/cases/shipped-policies/7.json',
    '957def92a2fbae74e9a00f8d0205155a98a80b83123ecb63afab315fc6b95938',
  ],
  [
    'src/core/domain/cases/shipped-policies/8.json',
    '957def92a2fbae74e9a00f8d0205155a98a80b83123ecb63afab315fc6b95938',
  ],
  [
    'src/core/domain/cases/shipped-policies/9.json',
    '26f506bc7ad25974df433ab3ea2d4dd0e911321f26c1a0cd57212e9fb068b4e4',
  ],
])('%s has the digest that its decisions keep', (path, digest) => {
  expect(digestOf(path)).toBe(digest)
})
