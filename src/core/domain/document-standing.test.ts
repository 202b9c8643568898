// Where a document stands, by our judgement and by persons'.
import { expect, test } from 'vitest'
import { isAnswer, standingOf } from './document-standing.ts'

const now = new Date('2026-11-27T12:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  ['of before', null, {}, 'fine'],
  ['usable', 'usable', {}, 'fine'],
  ['unknown', 'unknown', {}, 'with-us'],
  ['unknown, accepted', 'unknown', { acceptedAt: now }, 'fine'],
  ['doubtful', 'doubtful', {}, 'doubtful'],
  ['doubtful, kept', 'doubtful', { keptAt: now }, 'with-us'],
  ['doubtful, kept and accepted', 'doubtful', { keptAt: now, acceptedAt: now }, 'fine'],
  ['unusable', 'unusable', {}, 'unusable'],
  ['unusable, accepted', 'unusable', { acceptedAt: now }, 'fine'],
  ['being judged', 'pending', { uploadedAt: before(59) }, 'checking'],
  ['being judged for an hour', 'pending', { uploadedAt: before(60) }, 'with-us'],
] as const)('%s', (_what, judged, facts, standing) => {
  const row = { judged, keptAt: null, acceptedAt: null, uploadedAt: before(1), ...facts }
  expect(standingOf(row, now)).toBe(standing)
  expect(isAnswer(standing)).toBe(standing !== 'doubtful' && standing !== 'unusable')
})
