// Plain text, shapes, and each word of a purpose and of a company.
import { expect, test } from 'vitest'
import { hasDigit, isCorporate, isPurposeWord, nameWords, plainText, shapeOf } from './words.ts'

test.each([
  ['ACME  Supply, Inc.', 'acme supply inc'],
  [' *ACME-Supply* ', 'acme supply'],
  ['a   b', 'a b'],
  ['a -- b', 'a b'],
  ['Café 12', 'café 12'],
  ['a_b&c', 'a b c'],
  ['', ''],
])('%j in plain words', (text, plain) => expect(plainText(text)).toBe(plain))

test.each([
  ['Acme Supply', 'ACME SUPPLY'],
  ['CAFÉ', 'CAFÉ'],
  ['café', 'CAFÉ'],
  ['ACME 123', 'ACME 123'],
  ['ACME 1234', 'ACME 0'],
  ['ACME 3/2', 'ACME 0'],
  ['ACME 3/2/26 AT 12:30, 1,200.50 555-1234', 'ACME 0 AT 0, 0 0'],
  ['ACME DES:PAYMENT ID:12 INDN:OAK', 'ACME DES:PAYMENT INDN:OAK'],
  ['ACME DES:PAYMENT INDN:OAK CO ID:9 CCD', 'ACME DES:PAYMENT INDN:OAK'],
  ['ACME ID:1 DES:PAYMENT ID:2', 'ACME ID:1 DES:PAYMENT'],
  ['ACME DES:PAYMENT', 'ACME DES:PAYMENT'],
  [' DES:PAYMENT ID:1', ' DES:PAYMENT ID:1'],
  ['ACME ID:1', 'ACME ID:1'],
  ['ORIG CO NAME:ACME SEC:CCD', 'ORIG CO NAME:ACME '],
  ['ORIG CO NAME:ACME TRACE#:9', 'ORIG CO NAME:ACME '],
  ['ORIG CO NAME:ACME IND ID:9', 'ORIG CO NAME:ACME '],
  ['ORIG CO NAME:ACME IND NAME:OAK', 'ORIG CO NAME:ACME INDN:OAK'],
  ['ORIG CO NAME:ACME IND NAME:OAK SEC:CCD', 'ORIG CO NAME:ACME INDN:OAK'],
  ['ORIG CO NAME:ACME', 'ORIG CO NAME:ACME'],
  ['ACME SEC:CCD', 'ACME SEC:CCD'],
  ['ZELLE TO ANA CONF# 12', 'ZELLE TO ANA'],
  ['ZELLE TO CONF# 12; QUISPE', 'ZELLE TO CONF# 12; QUISPE'],
  ['ACME CONF# 12', 'ACME CONF# 12'],
])('%j has the shape %j', (text, shape) => expect(shapeOf(text)).toBe(shape))

test.each(
  'dir ach pmt pmts pymt pymts payment payments paymt paymnt paymts pay payout payouts daily weekly monthly biweekly debit debits credit cr ccd ppd web ctx tel arc dep deposit des settlement settle transfer xfer hcclaimpmt claimpmt claim claims ins prem premium payroll billpay bill autopay crcardpmt epay epayment draft recurring online mobile internet invoice inv edi vendor rent lease fee fees refund disburse disbursement draw repay repayment remit remittance retry loan trans txns usataxpymt tax net wage single pmnt mtot btot disc discount chgs billing subscr subscription stlmt withdrawal purchase ap to from for 12 a1'.split(
    ' ',
  ),
)('%s tells what for', (word) => expect(isPurposeWord(word)).toBe(true))
test.each(['acme', '', 'payer', 'llc'])('%j does not', (word) => expect(isPurposeWord(word)).toBe(false))

test('digits', () => expect(['a1', '9', 'a', ''].map(hasDigit)).toEqual([true, true, false, false]))

test('forms of companies go, the other words stay in their order', () => {
  const forms = 'llc inc corp corporation co company ltd lp llp pllc pc na the dba'.split(' ')
  expect(forms.every(isCorporate)).toBe(true)
  expect(isCorporate('acme')).toBe(false)
  expect(nameWords('the acme  supply co')).toEqual(['acme', 'supply'])
  expect(nameWords('')).toEqual([])
})
