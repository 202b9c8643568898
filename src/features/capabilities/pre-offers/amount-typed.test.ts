// An amount of one's own: nothing above the top estimate, nothing that is no amount.
import { expect, it } from 'vitest'
import { typedAmountProblem } from './amount-typed.ts'

it('takes amounts up to the largest estimate, as typed', () => {
  for (const typed of ['40,000', '40000', '$1', '12,500.00'])
    expect(typedAmountProblem(typed, 40_000)).toBeNull()
})

it('asks for a lower amount above it, and for a valid one otherwise', () => {
  expect(typedAmountProblem('40,001', 40_000)).toBe('lowerAmount')
  for (const typed of ['0', '', 'a lot', '-5']) expect(typedAmountProblem(typed, 40_000)).toBe('validAmount')
})
