// One mailbox, however its address is spelt.
import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ana@shop.example', 'ana@shop.example'],
  ['ana+bank@shop.example', 'ana@shop.example'],
  ['ana+a+b@shop.example', 'ana@shop.example'],
  ['+ana@shop.example', '+ana@shop.example'],
  ['a.na@shop.example', 'a.na@shop.example'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['', ''],
  ['no address', 'no address'],
])('%s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
