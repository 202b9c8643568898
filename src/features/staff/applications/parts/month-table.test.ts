// Why a month stands outside the averages, for every case of the bank analysis' rule.
import { expect, test } from 'vitest'
import type { BankPicture } from '../bank-contract.ts'
import { leftOutFor } from './month-table.tsx'

test.each([
  [{ full: true, counted: true, gross: 1 }, null],
  [{ full: true, counted: true, gross: 0 }, 'no-deposits'],
  [{ full: true, counted: false, gross: 5 }, 'older'],
  [{ full: false, counted: false, gross: 5 }, 'incomplete'],
] as const)('%o: %s', (month, why) => {
  expect(leftOutFor(month as BankPicture['months'][number])).toBe(why)
})
