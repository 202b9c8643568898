// What a sample of cases takes: the same for one seed, spread over all places, and all of them in a proof.
import { expect, test } from 'vitest'
import { createSampler } from './sample.ts'

const cases = Array.from({ length: 100 }, (_, place) => place)
const sampled = createSampler({ seed: 1, whole: false })

test('one seed takes the same of a list each time, in its order; another seed or list takes others', () => {
  const taken = sampled(cases, 7, 'a')
  expect(taken).toHaveLength(7)
  expect(taken).toEqual(taken.toSorted((a, b) => a - b))
  expect(createSampler({ seed: 1, whole: false })(cases, 7, 'a')).toEqual(taken)
  expect(sampled(cases, 7, 'b')).not.toEqual(taken)
  expect(createSampler({ seed: 2, whole: false })(cases, 7, 'a')).not.toEqual(taken)
})

test('over many lists every place is taken', () => {
  const taken = new Set(cases.flatMap((list) => sampled(cases, 5, `list ${list}`)))
  expect(taken.size).toBeGreaterThan(95)
})

test('a list that is short enough is taken whole, and so is every list in a proof', () => {
  expect(sampled([1, 2], 5, 'a')).toEqual([1, 2])
  expect(createSampler({ seed: 1, whole: true })(cases, 1, 'a')).toEqual(cases)
})
