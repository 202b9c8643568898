// What lists and duplicates are found by, worked out from answers; and new answers laid over old ones.
import { expect, test } from 'vitest'
import { columnsOf, layOver, registerSubject, taxIndex } from './lead-columns.ts'

const keys = { index: (text: string, purpose: string) => `${purpose}:${text}` }

test('an application without answers is found by its id alone', () => {
  expect(columnsOf(keys, 'ID-1', {})).toEqual({
    businessName: '',
    ownerName: '',
    state: '',
    requestedAmount: null,
    search: 'id-1',
    emailKey: null,
    phoneKey: null,
  })
})

test('a full one by its names, its contacts and its telephone numbers', () => {
  const answers = {
    businessName: 'Blue Door Bakery',
    firstName: 'Ada',
    lastName: 'Example',
    email: 'Ada@example.com',
    cellPhone: '5555550101',
    businessPhone: '5555550102',
    businessState: 'NY',
    homeState: 'NJ',
    requestedAmount: 5_000_000,
  }
  expect(columnsOf(keys, 'id-1', answers)).toEqual({
    businessName: 'Blue Door Bakery',
    ownerName: 'Ada Example',
    state: 'NY',
    requestedAmount: 5_000_000,
    search: 'blue door bakery ada example ada@example.com 5555550101 5555550102 id-1',
    emailKey: 'email:Ada@example.com',
    phoneKey: 'phone:5555550101',
  })
  expect(columnsOf(keys, 'id-1', { lastName: 'Example', homeState: 'NJ' })).toMatchObject({
    ownerName: 'Example',
    state: 'NJ',
    search: 'example id-1',
  })
})

test('an EIN and an SSN of the same digits are not the same', () => {
  expect(taxIndex(keys, 'ein', '123456789')).toBe('tax:123456789')
  expect(taxIndex(keys, 'ssn', '123456789')).toBe('ssn:123456789')
})

test('a register knows a business by its name and its EIN, where it has one', () => {
  const ein = '470000000'
  expect(registerSubject('Blue Door LLC', ein)).toEqual([`Blue Door LLC\0${ein}`, 'register subject'])
  expect(registerSubject('Blue Door LLC')).toEqual(['Blue Door LLC\0', 'register subject'])
})

test('new answers replace old ones, save those that stand once given; emptied ones go', () => {
  type Held = Partial<Record<'a' | 'b' | 'c', number>>
  const old: Held = { a: 1, b: 2 }
  expect(layOver(old, { values: { b: 3, c: 4 } })).toEqual({ a: 1, b: 3, c: 4 })
  expect(layOver(old, { values: { b: 3, c: 4 }, removed: ['a', 'c'] })).toEqual({ b: 3 })
  const kept = layOver(old, { values: { b: 3, c: 4 }, keeps: ['b', 'c'] })
  expect(kept).toEqual({ a: 1, b: 2, c: 4 })
  expect(Object.keys(layOver(old, { values: {}, keeps: ['c'] }))).toEqual(['a', 'b'])
  expect(layOver(old, { values: { b: 3 }, keeps: null })).toEqual({ a: 1, b: 3 })
  expect(old).toEqual({ a: 1, b: 2 })
})
