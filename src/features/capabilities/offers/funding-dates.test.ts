// The day the deals' dates rest on: told only while it is true of every deal.
import { expect, it } from 'vitest'
import { fundingDates } from './funding-dates.ts'

const weekly = { frequency: 'weekly', paymentsCount: 13, finalDate: '2027-02-22' } as const

it('is the first bank day after the decision, with the first payment a week later, put off by holidays', () => {
  expect(fundingDates([weekly], '2026-11-20', '2026-11-20')).toEqual({
    funded: '2026-11-23',
    first: '2026-11-30',
  })
  const overChristmas = { frequency: 'weekly', paymentsCount: 1, finalDate: '2026-12-28' } as const
  expect(fundingDates([overChristmas], '2026-12-17', '2026-12-17')).toEqual({
    funded: '2026-12-18',
    first: '2026-12-28',
  })
})

it('is not told once it has passed, nor where a deal rests on another day', () => {
  expect(fundingDates([weekly], '2026-11-20', '2026-11-23')).not.toBeNull()
  expect(fundingDates([weekly], '2026-11-20', '2026-11-24')).toBeNull()
  expect(
    fundingDates([weekly, { ...weekly, finalDate: '2027-02-23' }], '2026-11-20', '2026-11-20'),
  ).toBeNull()
  expect(fundingDates([], '2026-11-20', '2026-11-20')).toBeNull()
})
