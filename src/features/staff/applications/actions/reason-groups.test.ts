// The reasons of a decline are all there, once, in the order of the reader's alphabet, and are found by what somebody types.
import { describe, expect, test } from 'vitest'
import { en } from '#core/words/notice/en.ts'
import { groupedReasons, reasonGroups, reasonSentence } from './reason-groups.ts'

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

test('each reason stands with what it is about', () => {
  const byGroup = Object.fromEntries(
    groupedReasons('en', titles).map(({ group, reasons }) => [
      group,
      reasons.map(({ code }) => code).toSorted(),
    ]),
  )
  expect(byGroup).toEqual({
    revenue: [
      'deposit-count',
      'loses-money',
      'revenue-below-minimum',
      'revenue-level',
      'revenue-steadiness',
      'revenue-trend',
    ],
    balance: [
      'balance-level',
      'days-of-cover',
      'negative-days',
      'negative-days-above-maximum',
      'negative-today',
      'nsf-above-maximum',
      'nsf-count',
    ],
    debts: [
      'active-positions',
      'debt-burden',
      'prior-default',
      'receivables-sold',
      'recent-position',
      'too-many-positions',
    ],
    credit: [
      'bankruptcies-several',
      'bankruptcy-history',
      'bankruptcy-policy',
      'bankruptcy-recent',
      'commercial-credit',
      'credit-score',
      'credit-score-of-bureau',
      'credit-unverified',
      'liens',
      'open-bankruptcy',
      'revolving-credit',
    ],
    business: [
      'fleet-size',
      'home-ownership',
      'industry-not-served',
      'industry-risk',
      'online-presence',
      'state-not-served',
      'tax-returns-loss',
      'tax-returns-missing',
      'time-in-business',
      'time-in-business-below-minimum',
      'time-in-business-unverified',
    ],
    capacity: [
      'amount-below-minimum',
      'balance-supports-too-little',
      'burden-leaves-no-room',
      'cash-flow-too-tight',
      'revenue-supports-too-little',
    ],
    verification: ['no-business-account', 'personal-account-only', 'tamper-review'],
  })
  expect(reasonGroups).toEqual(Object.keys(byGroup))
})

test('a sentence in the reader’s language; a code without one stands as it is', () => {
  expect(reasonSentence('liens', 'en')).toBe(en.liens)
  expect(reasonSentence('liens', 'es')).not.toBe(en.liens)
  expect(reasonSentence('no-longer-known', 'es')).toBe('no-longer-known')
})

test('every word is looked for, in the sentence and in the title of the topic together', () => {
  expect(codesOf(groupedReasons('en', titles, ['liens'], 'credit liens'))).toEqual(['liens'])
  expect(groupedReasons('en', titles, ['liens'], 'credit liens').map(({ group }) => group)).toEqual(['named'])
  expect(codesOf(groupedReasons('en', titles, [], 'liens fleet'))).toEqual([])
})
