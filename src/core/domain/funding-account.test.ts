// Which account a contract names: what the owner said, the only one there is, or none.
import { expect, test } from 'vitest'
import { accountToName, payableAccounts } from './funding-account.ts'

const seen = (mask: string, more: object = {}) => ({ bank: 'Eastport Bank', mask, kind: 'checking', ...more })
const one = { bank: 'Eastport Bank', mask: '4821' }

test('business checking accounts of which bank and four digits are known, each once', () => {
  expect(
    payableAccounts([
      seen('4821'),
      seen('4821'),
      seen('1111', { kind: 'savings' }),
      seen('2222', { personal: true }),
      seen('33'),
      seen('4444', { bank: ' ' }),
      seen('4821', { bank: 'Other Bank' }),
    ]),
  ).toEqual([one, { bank: 'Other Bank', mask: '4821' }])
})

test.each([
  ['nothing is known', null, [], null],
  ['there is one', null, [one], one],
  ['there are two', null, [one, { ...one, mask: '1' }], null],
  ['the owner named another one', { bank: 'X', mask: '0001' }, [one], { bank: 'X', mask: '0001' }],
])('%s', (_name, named, payable, expected) => expect(accountToName(named, payable)).toEqual(expected))
