// Numbers of descriptors: equal words give one number, other words another, however many there are and whatever they hash to.
import { expect, it } from 'vitest'
import { Descriptors } from './descriptors.ts'

const letters = (n: number): string =>
  Array.from({ length: 5 }, (_, at) => String.fromCharCode(65 + (Math.floor(n / 26 ** at) % 26))).join('')

it('30,000 names that come once, and again with other numbers', () => {
  const descriptors = new Descriptors()
  const line = (n: number, trace: number) => `ZELLE FROM ${letters(n)} CONF# ${trace}X${n}`
  const numbers = Array.from({ length: 30_000 }, (_, n) => descriptors.numberOf(line(n, 1)))
  expect(numbers).toEqual(Array.from({ length: 30_000 }, (_, n) => n))
  for (let n = 0; n < 30_000; n += 7) expect(descriptors.numberOf(line(n, 77_001))).toBe(n)
  expect(descriptors.classes).toHaveLength(30_000)
  expect(descriptors.textOf(29_999)).toBe(`zelle from ${letters(29_999).toLowerCase()} conf 1x29999`)
  // All of them say the same: somebody paid somebody.
  expect(new Set(descriptors.classes).size).toBe(1)
  expect(descriptors.classes[0]).toMatchObject({ personToPerson: true, credit: 0, lender: -1 })
})

it('capitals, marks and references make no other descriptor; another word does', () => {
  const descriptors = new Descriptors()
  const first = descriptors.numberOf('CHECKCARD 0412 SYSCO FOODS 889120 BOSTON MA')
  expect(descriptors.numberOf('checkcard 0931 sysco*foods #112 boston ma')).toBe(first)
  expect(descriptors.numberOf('CHECKCARD 0412 – SYSCO FOODS é9 BOSTON MA')).toBe(first)
  expect(descriptors.numberOf('CHECKCARD 0412 SYSCO FOODS 889120 QUINCY MA')).toBe(first + 1)
  expect(descriptors.numberOf('')).toBe(first + 2)
  expect(descriptors.numberOf('0412 #11')).toBe(first + 2)
})

it('words are told apart where they end, and by letters beyond ASCII', () => {
  const descriptors = new Descriptors()
  const texts = ['AB C', 'A BC', 'ABC', 'A B C', 'CAFÉ', 'CAFE', 'CAF', 'ŁAD', 'AAD', 'LAD']
  expect(texts.map((text) => descriptors.numberOf(text))).toEqual(texts.map((_, at) => at))
  expect(texts.map((text) => descriptors.numberOf(`${text.toLowerCase()} 77`))).toEqual(
    texts.map((_, at) => at),
  )
})
