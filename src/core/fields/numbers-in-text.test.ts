// Which numbers are hidden in text that people write, and which stay.
import { describe, expect, test } from 'vitest'
import { longTextKind } from './long-text.ts'
import { withoutNumbers } from './numbers-in-text.ts'

describe('hidden but for the last four digits', () => {
  test.each([
    ['My SSN is 123-45-6789.', 'My SSN is •••-••-6789.'],
    ['123-45-6789', '•••-••-6789'],
    ['it is 123 45 6789, thanks', 'it is ••• •• 6789, thanks'],
    ['123.45.6789', '•••.••.6789'],
    ['123–45–6789', '•••–••–6789'],
    ['ssn:123456789', 'ssn:•••••6789'],
    ['SSN\u00a0123456789', 'SSN\u00a0•••••6789'],
    ['my social security number is 123456789', 'my social security number is •••••6789'],
    ['123456789 is my social', '•••••6789 is my social'],
    ['Mi número de seguro social es 123456789', 'Mi número de seguro social es •••••6789'],
    ['S.S.N. 123456789', 'S.S.N. •••••6789'],
    ['ITIN 912-78-1234', 'ITIN •••-••-1234'],
    ['itin 9 1 2 7 8 1 2 3 4', 'itin • • • • • 1 2 3 4'],
    ['1 2 3 4 5 6 7 8 9', '• • • • • 6 7 8 9'],
    ['1-2-3-4-5-6-7-8-9', '•-•-•-•-•-6-7-8-9'],
    ['EIN 12-3456789', 'EIN ••-•••6789'],
    ['12-3456789', '••-•••6789'],
    ['Tax ID: 123456789', 'Tax ID: •••••6789'],
    ['two: 123-45-6789 and 987-65-4320', 'two: •••-••-6789 and •••-••-4320'],
    ['ssn_123456789.pdf', 'ssn_•••••6789.pdf'],
    ['card 4111 1111 1111 1111 exp 12/28', 'card •••• •••• •••• 1111 exp 12/28'],
    ['378282246310005', '•••••••••••0005'],
    ['account number 000123456789', 'account number ••••••••6789'],
    ['routing 021000021', 'routing •••••0021'],
    ['Cuenta: 12345678', 'Cuenta: ••••5678'],
    ['mi número de cuenta es 9876543210', 'mi número de cuenta es ••••••3210'],
  ])('%s', (typed, kept) => {
    expect(withoutNumbers(typed)).toBe(kept)
    expect(withoutNumbers(kept), 'once more').toBe(kept)
  })
})

test.each([
  'Call me at (512) 555-0134 or 512-555-0134.',
  '+1 512 555 0134',
  'Our sales were $123,456,789 last year',
  'account balance of $150000',
  'my account ending in 6789',
  'TX 78205-1234',
  'invoice 123456789',
  'Statement 2026-11-27 to 2026-12-31',
  'apt. 12, 1234 Main St, 78205',
  'application 0192a7c3-1234-7abc-8def-0123456789ab',
  '1,234,567.89',
  'https://underway.example/l/ab123-45-67890c',
  'the last four of my SSN are 6789',
  'order 99-9999999999',
  '00-1234567 has no prefix that the IRS gives, and 4111111111111112 is no card',
  '',
])('stays: %s', (typed) => expect(withoutNumbers(typed)).toBe(typed))

test('an answer of several lines is kept without them', () =>
  expect(longTextKind.parse('Bakery.\nSSN 123-45-6789')).toEqual({
    ok: true,
    value: 'Bakery.\nSSN •••-••-6789',
  }))

test('nothing but digits changes, and a long text is read in time that grows with it', () => {
  const text = 'account number social 1 - 2 '.repeat(20_000)
  const kept = withoutNumbers(text)
  expect(kept.replace(/[•\d]/g, '0')).toBe(text.replace(/\d/g, '0'))
})
