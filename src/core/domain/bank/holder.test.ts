// Own names in bank text: companies cut and whole, owners in any order.
import { describe, expect, test } from 'vitest'
import { checking } from '../cases/sample-history.ts'
import { holderOf } from './holder.ts'

const holder = holderOf([
  { ...checking, owners: ['Harbor Consolidated Bakery LLC', 'Maria J. Lopez', 'Prince'] },
  { ...checking, id: 'two', owners: ['', 'Maria J. Lopez', 'Xy Co'] },
])

test.each([
  ['harbor consolidated bakery', true],
  ['harbor consolidated bakery llc', true],
  ['the harbor consolidated bakery', true],
  ['harbor consolidated bakery boston', true],
  ['harbor consolidated bakerys', false],
  // Cut, from twelve letters on.
  ['harbor conso', true],
  ['harbor cons', false],
  ['harbor const', false],
  ['acme harbor consolidated bakery', false],
  ['harbor supply', false],
  ['maria lopez', false],
  ['xy', false],
  ['', false],
])('%j is an own company’s: %s', (name, is) => expect(holder.isOwnCompany(name)).toBe(is))

test('a company of four letters is one', () => {
  expect(holderOf([{ ...checking, owners: ['Acme LLC'] }]).isOwnCompany('acme')).toBe(true)
  expect(holderOf([{ ...checking, owners: ['Acm LLC'] }]).isOwnCompany('acm')).toBe(false)
})

test.each([
  ['maria lopez', true],
  ['lopez maria', true],
  ['maria j lopez', true],
  ['maria', false],
  ['lopez', false],
  ['mariana lopez', false],
  ['maria lopezz', false],
  ['prince', false],
  ['', false],
])('%j is an owner: %s', (name, is) => expect(holder.isOwner(name)).toBe(is))

test.each([
  ['carlos lopez', true],
  ['lopez carlos', true],
  ['lopez', false],
  ['maria stone', false],
  ['carlos lopezz', false],
  ['', false],
])('%j is of an owner’s family: %s', (name, is) => expect(holder.isOfFamily(name)).toBe(is))

test.each([
  ['lopez m', true],
  ['maria', true],
  ['m lopez', false],
  ['prince', false],
  ['', false],
])('%j begins with a name of one: %s', (name, is) => expect(holder.isFirstNameOrSurname(name)).toBe(is))

test.each([
  ['harbor consolidated bakery', 0],
  ['acme harbor consolidated', 5],
  ['acme harbor supply', -1],
  ['maria lopez', -1],
])('in %j an own name begins at %i', (text, place) => expect(holder.placeIn(text)).toBe(place))

describe('words of a company', () => {
  test.each(
    'llc,inc,corp,corporation,company,co,ltd,lp,llp,pllc,dba,the,and,service,services,group'.split(','),
  )('%s makes none a person', (word) =>
    expect(holderOf([{ ...checking, owners: [`Maria Lopez ${word}`] }]).isOwner(`maria ${word}`)).toBe(false),
  )

  test('another last word does', () =>
    expect(holderOf([{ ...checking, owners: ['Maria Lopez Reyes'] }]).isOwner('maria reyes')).toBe(true))
})
