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
