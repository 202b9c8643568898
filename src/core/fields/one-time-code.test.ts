// Codes as people type and paste them.
import { expect, it } from 'vitest'
import { codeIn, oneTimeCode } from './one-time-code.ts'

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['１２３４５６', '123456'],
  ['Your code is 123456. It ends in 10 minutes.', '123456'],
  ['123456 is your code. Do not share 123456 with anybody.', '123456'],
  ['Su código: 123 456', '123456'],
  // Another figure behind it or before it is no part of it.
  ['123456 10 minutes', '123456'],
  ['123 456 10 minutos', '123456'],
  ['123-456 5min', '123456'],
  ['123456 10-minute code', '123456'],
  ['Your code 123456 11/27', '123456'],
  ['Your code 123456 11-27-2026', '123456'],
  ['Your code 123456 27.11.2026', '123456'],
  ['Your code 123456 2026-11-27', '123456'],
  ['Your code 123456 10:45', '123456'],
  ['11/27 10:45 123456 is your code', '123456'],
  ['11/27/2026 123456 is your code', '123456'],
  ['Your code 123456 10 minutes, then 654321', ''],
  ['123456 654321 are codes', ''],
  // A card's number, an account's, a telephone's.
  ['card 3782 822463 10005', ''],
  ['Acct:1234 567890', ''],
  ['123456-7890 is the account', ''],
  ['123456 7890 is the account', ''],
  ['207 555 0142 is my phone', ''],
  ['2 123456 is the account', ''],
  // A digit more, two codes or a phone number: no six of them are the code.
  ['1234567', ''],
  ['12345', ''],
  ['123456 or 654321', ''],
  ['(207) 555-0142', ''],
  ['code 123 456 789', ''],
  ['', ''],
])('%o holds %o', (text, code) => {
  expect(codeIn(text)).toBe(code)
  expect(oneTimeCode.format(text)).toBe(code || text)
})
