// Runs at once, then at most every so often, with the latest that was asked for.
import { expect, test } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

test('the first runs at once, of those that come meanwhile the last, at the end of the rest', () => {
  const ran: string[] = []
  const rests: number[] = []
  let rest = () => {}
  const ask = atMostEvery<string>(
    500,
    (ms, run) => {
      rests.push(ms)
      rest = run
    },
    (what) => ran.push(what),
  )
  ask('a')
  ask('b')
  ask('c')
  expect(ran).toEqual(['a'])
  rest()
  expect(ran).toEqual(['a', 'c'])
  // That one is followed by a rest too.
  ask('d')
  expect(ran).toEqual(['a', 'c'])
  rest()
  rest()
  expect(ran).toEqual(['a', 'c', 'd'])
  // Nothing waited: the next one runs at once again.
  ask('e')
  expect([ran.at(-1), rests]).toEqual(['e', [500, 500, 500, 500]])
})
