// Numbers of descriptors: equal words give one number, other words another, however many there are and whatever they hash to.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { detectionTerms } from '#core/codes/detection-terms.ts'
import { lenders } from '#core/codes/lenders.ts'
import { classOf } from './classify.ts'
import { Descriptors } from './descriptors.ts'
import { findPhrases } from './phrases.ts'

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

const classesOf = (lines: readonly string[]) => {
  const descriptors = new Descriptors()
  return lines.map((line) => descriptors.classes[descriptors.numberOf(line)])
}
const lenderOf = (line: string): string | undefined => lenders[classesOf([line])[0]?.lender ?? -1]?.name

it.each([
  ['FC 12 MARKETPLACE', 'FC MARKETPLACE'],
  ['7 VENTURES ACH', '250 VENTURES ACH'],
  ['2501 VENTURES ACH', '250 VENTURES ACH'],
  ['9ABC ACH DEBIT', 'KAPITUS77 ACH DEBIT'],
  ['FORWARD X1', 'FORWARD FINANCING88'],
  ['KAPITUS 4 – SERVICING', 'KAPITUS SERVICING'],
])('%j before it does not hide the lender of %j', (before, line) => {
  expect(lenderOf(line)).toBeDefined()
  expect(classesOf([before, line])[1]).toEqual(classesOf([line])[0])
  expect(classesOf([line, before])[1]).toEqual(classesOf([before])[0])
})

it('a line that says something else by its references has a descriptor apart; all others keep theirs together', () => {
  const descriptors = new Descriptors()
  const numbers = [
    'FC MARKETPLACE 1',
    'FC 12 MARKETPLACE',
    'FC MARKETPLACE',
    'FC 9 9 MARKETPLACE 3',
    'FC 7 BAKERY',
    'FC BAKERY',
  ]
  expect(numbers.map((line) => descriptors.numberOf(line))).toEqual([0, 1, 0, 1, 2, 2])
})

const phrase = fc.constantFrom(
  ...[
    ...(Object.values(detectionTerms) as (readonly string[])[]).flat(),
    ...lenders.flatMap(({ patterns }) => patterns),
  ],
)
const reference = fc.constantFrom('7', '250', '2501', '12X', 'X9', '#1 2')
const part = fc.oneof(
  phrase,
  phrase.chain((text) => reference.map((number) => text.replace(' ', ` ${number} `))),
  phrase.chain((text) => reference.map((number) => text + number)),
  fc.constantFrom('ventures', 'CAFÉ', 'é7', '–', 'acme'),
  reference,
)
const lines = fc.array(
  fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' ')),
  { minLength: 1, maxLength: 8 },
)

it('whatever came before, a line is what its own text says, with or without its references', () =>
  fc.assert(
    fc.property(lines, (some) => {
      const all = [
        ...some.map((line) => line.replace(/\S*\d\S*/g, '')),
        ...some,
        ...some.map((line) => line.replace(/\d+/g, '8')),
      ]
      const spaced = all.map((line) => (line.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' '))
      expect(classesOf(all)).toEqual(spaced.map((line) => classOf(findPhrases(line))))
    }),
    { numRuns: 1_000 },
  ))
