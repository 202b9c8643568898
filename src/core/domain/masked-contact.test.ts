// Masked contacts tell whose they are to whoever knows them, and nothing more.
import { expect, test } from 'vitest'
import { maskedContact } from './masked-contact.ts'

test.each([
  ['email', 'mara.lopez@shop.example', 'm•••@shop.example'],
  ['email', 'a@b.example', 'a•••@b.example'],
  ['email', '"odd@name"@b.example', '"•••@b.example'],
  ['sms', '+12075550199', '(•••) •••-0199'],
  ['sms', '(207) 555-0199', '(•••) •••-0199'],
  ['email', '', ''],
] as const)('%s %s', (channel, to, masked) => {
  expect(maskedContact(channel, to)).toBe(masked)
})
