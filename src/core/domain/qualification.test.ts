// Who qualifies before any bank data is seen (specification 1, section 4): both minimums at equality, and the register.
import { expect, test } from 'vitest'
import { mqlType, shortfalls } from './qualification.ts'

const minimums = { monthlySales: 20_000_00, monthsInBusiness: 12 }
const stated = {
  monthlySales: 20_000_00,
  monthsInBusiness: 12,
  product: 'Working Capital',
  inDefaultRegister: false,
}

test.each([
  ['just enough of both', {}, 'WC', []],
  ['a cent less', { monthlySales: 19_999_99 }, 'DNQ', ['sales']],
  ['a month less', { monthsInBusiness: 11 }, 'DNQ', ['time-in-business']],
  ['neither', { monthlySales: 0, monthsInBusiness: 0 }, 'DNQ', ['sales', 'time-in-business']],
  ['in the register of defaulted merchants', { inDefaultRegister: true }, 'DNQ', ['register']],
  ['for equipment', { product: 'Equipment Financing' }, 'EQ', []],
  ['for equipment, too little', { product: 'Equipment Financing', monthlySales: 1 }, 'DNQ', ['sales']],
] as const)('%s', (_, change, type, missing) => {
  expect(mqlType({ ...stated, ...change }, minimums)).toBe(type)
  expect(shortfalls({ ...stated, ...change }, minimums)).toEqual(missing)
})

test('what nobody stated falls short of nothing', () => {
  expect(shortfalls({ inDefaultRegister: false }, minimums)).toEqual([])
  expect(shortfalls({ inDefaultRegister: true }, minimums)).toEqual(['register'])
})
