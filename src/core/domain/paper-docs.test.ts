// The address of a paper of the document generator (specification 3, section 2.3), written and read back.
import { expect, test } from 'vitest'
import { isPaperDoc, paperAddress, paperDocNames, paperDocRule, readPaperAddress } from './paper-docs.ts'

test.each([
  [{ doc: 'report', id: '17', token: 'abc' }, 'report/17/abc'],
  [{ doc: 'statements', id: 'b1', token: 'abc', month: '2026-10' }, 'statements/b1/abc/2026-10'],
  [
    { doc: 'statements', id: 'b1', token: 'abc', account: 'acc.1', month: '2026-10' },
    'statements/b1/abc/acc.1/2026-10',
  ],
])('%o is %s', (address, path) => {
  expect(paperAddress(address)).toBe(path)
  for (const pasted of [
    path,
    ` https://underway.example/business/docgenerator/${path} `,
    `https://underway.example/business/docgenerator/${path}?x=1#top`,
  ])
    expect(readPaperAddress(pasted)).toEqual(address)
})

test('an account without a month is no part of an address', () => {
  expect(paperAddress({ doc: 'report', id: '17', token: 'abc', account: 'acc' })).toBe('report/17/abc')
})

test.each([
  '',
  'report',
  'report/17',
  'a/b/c/d/e/f',
  'report/17/a b',
  'report/17/<x>',
  `report/17/${'x'.repeat(201)}`,
])('"%s" is no address', (pasted) => {
  expect(readPaperAddress(pasted)).toBeNull()
})

test('names, and who reads what', () => {
  expect(isPaperDoc('bla')).toBe(true)
  for (const none of ['BLA', 'toString', '']) expect(isPaperDoc(none)).toBe(false)
  const those = (of: (rule: ReturnType<typeof paperDocRule>) => unknown) =>
    paperDocNames.filter((name) => of(paperDocRule(name)))
  expect(those(({ staffOnly }) => staffOnly)).toEqual(['report', 'appreport', 'decision-memo'])
  expect(those(({ right }) => right === 'open-report')).toEqual(['report', 'appreport'])
  expect(those(({ toOwner }) => toOwner)).toEqual(['offer-summary', 'adverse-action', 'counter-offer'])
  expect(those(({ needsOffer }) => needsOffer)).toEqual(['oppbla', 'offer-summary', 'counter-offer'])
  expect(those(({ of }) => of === 'account-month')).toEqual(['statements'])
})
