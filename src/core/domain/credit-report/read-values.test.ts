// Single values of a bureau's answer: what each reads, and what it takes for nothing.
import { expect, test } from 'vitest'
import {
  amountAboveZero,
  amountOf,
  codedOf,
  countOf,
  dateOf,
  fieldsOf,
  firstAmount,
  joined,
  listOf,
  textOf,
} from './read-values.ts'

const each = <T>(read: (value: unknown) => T, cases: readonly (readonly [unknown, NoInfer<T>])[]) => {
  for (const [value, wanted] of cases) expect([value, read(value)]).toEqual([value, wanted])
}

test('objects and lists of them', () => {
  each(fieldsOf, [
    [{ a: 1 }, { a: 1 }],
    [null, {}],
    [[1], {}],
    ['text', {}],
    [undefined, {}],
  ])
  each(listOf, [
    [
      [{ a: 1 }, null, 'x', { b: 2 }],
      [{ a: 1 }, { b: 2 }],
    ],
    [{ a: 1 }, [{ a: 1 }]],
    [null, []],
    ['text', []],
    [undefined, []],
  ])
})

test('texts', () => {
  each(textOf, [
    ['  x y ', 'x y'],
    [7, '7'],
    [0, '0'],
    [NaN, ''],
    [Infinity, ''],
    [true, ''],
    [null, ''],
    [{}, ''],
  ])
  expect(textOf('x'.repeat(2_001))).toHaveLength(2_000)
  expect(joined('a', null, ' b ', '', 3)).toBe('a b 3')
})

test('counts, amounts in cents, and days', () => {
  each(countOf, [
    ['003', 3],
    ['999999999', 999_999_999],
    ['1234567890', null],
    ['-1', null],
    ['1x', null],
    ['x1', null],
    ['', null],
    [5, 5],
  ])
  each(amountOf, [
    ['00021412', 2_141_200],
    ['0', 0],
    ['999999999999', 99_999_999_999_900],
    ['1234567890123', null],
    ['unknown', 'UNKNOWN'],
    ['UNKNOWN', 'UNKNOWN'],
    ['unknown.', null],
    ['not unknown', null],
    ['1.5', null],
    ['$5', null],
    [undefined, null],
  ])
  each(amountAboveZero, [
    ['1', 100],
    ['0', null],
    ['UNKNOWN', null],
    ['x', null],
  ])
  expect(firstAmount(null, 'x', '2', '3')).toBe(200)
  expect(firstAmount('UNKNOWN', '2')).toBe('UNKNOWN')
  expect(firstAmount()).toBeNull()
  each(dateOf, [
    ['02292024', '2024-02-29'],
    ['02292023', null],
    ['13012024', null],
    ['0229202', null],
    ['022920241', null],
    ['x02292024', null],
    [undefined, null],
  ])
})

test('codes with their text', () => {
  const table = { '01': 'First' }
  expect(codedOf(table, '01')).toEqual({ code: '01', text: 'First' })
  expect(codedOf(table, '02')).toEqual({ code: '02', text: '-' })
  expect(codedOf(table, '')).toEqual({ code: '-', text: '-' })
})
