// The reasons of a decline are all there, once, in the order of the reader's alphabet, and are found by what somebody types.
import { describe, expect, test } from 'vitest'
import { en } from '#core/words/notice/en.ts'
import { groupedReasons, reasonGroups } from './reason-groups.ts'

const titles = (group: string) => (group === 'credit' ? 'Credit' : '')
const codesOf = (found: ReturnType<typeof groupedReasons>) =>
  found.flatMap(({ reasons }) => reasons.map(({ code }) => code))

describe.each(['en', 'es'] as const)('%s', (language) => {
  test('every reason once, by the alphabet in its group, the named ones before all others', () => {
    const named = ['liens', 'debt-burden', 'no-longer-known']
    const found = groupedReasons(language, titles, named)
    expect(codesOf(found).toSorted()).toEqual(Object.keys(en).toSorted())
    expect(found.map(({ group }) => group)).toEqual(['named', ...reasonGroups])
    expect(found[0]!.reasons.map(({ code }) => code).toSorted()).toEqual(['debt-burden', 'liens'])
    for (const { reasons } of found) {
      const texts = reasons.map(({ text }) => text)
      expect(texts).toEqual(texts.toSorted((a, b) => a.localeCompare(b, language)))
    }
  })
})

test('nothing is named without a decision', () => {
  expect(groupedReasons('en', titles).map(({ group }) => group)).toEqual([...reasonGroups])
})

test.each([
  ['en', 'tax lien', ['liens']],
  ['en', ' LIENS  tax ', ['liens']],
  ['es', 'cuentas vencidas xyz', []],
  ['es', 'region', []],
] as const)('%s: "%s" finds %j', (language, search, codes) => {
  expect(codesOf(groupedReasons(language, titles, [], search))).toEqual(codes)
})

test('accents are not needed, and the title of a group finds the group', () => {
  const plain = codesOf(groupedReasons('es', titles, [], 'credito'))
  expect(plain.length).toBeGreaterThan(0)
  expect(plain).toEqual(codesOf(groupedReasons('es', titles, [], 'crédito')))
  expect(codesOf(groupedReasons('en', titles, [], 'credit'))).toEqual(
    expect.arrayContaining(['liens', 'open-bankruptcy']),
  )
})
