// Routing numbers of banks: each has its check digit and belongs to one bank.
import { expect, test } from 'vitest'
import { bankOfRouting, isRoutingNumber, usBanks } from './us-banks.ts'

const all = usBanks.flatMap(({ routing }) => routing)

test('each routing number has its check digit and stands once', () => {
  expect(all.filter((digits) => !isRoutingNumber(digits))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
  expect(isRoutingNumber('021000022')).toBe(false)
  expect(isRoutingNumber('000000000')).toBe(false)
})

test('a bank is found by it', () => {
  expect(bankOfRouting('121000248')?.legalName).toBe('Wells Fargo Bank, N.A.')
  expect(bankOfRouting('123456780')).toBeUndefined()
})
