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
    ['123 - 45 - 6789', '••• - •• - 6789'],
    ['１２３-４５-６７８９', '•••-••-6789'],
    ['123\u200b45\u200b6789', '•••\u200b••\u200b6789'],
    ['SS# 123-456-789', 'SS# •••-••6-789'],
    ['soc sec 123456789', 'soc sec •••••6789'],
    ['my social\n123456789', 'my social\n•••••6789'],
    ['123456789', '•••••6789'],
    ['Juan 123456789 DOB 01/02/1980', 'Juan •••••6789 DOB 01/02/1980'],
    ['123-45-6789 01/02/1980', '•••-••-6789 01/02/1980'],
    ['SSN 123456789 305-555-0142', 'SSN •••••6789 305-555-0142'],
    [
      'my social is one two three four five six seven eight nine',
      'my social is • • • • • six seven eight nine',
    ],
    [
      'mi seguro social: uno dos tres cuatro cinco seis siete ocho nueve',
      'mi seguro social: • • • • • seis siete ocho nueve',
    ],
    ['my account at Chase is 1234567890', 'my account at Chase is ••••••7890'],
    ['mi número de cuenta bancaria es el 3055550142', 'mi número de cuenta bancaria es el ••••••0142'],
    ['account number is 345-678-9012', 'account number is •••-•••-9012'],
    ['CLABE 032180000118359719', 'CLABE ••••••••••••••9719'],
    ['2026-11-27_statement_1234567890.pdf', '2026-11-27_statement_••••••7890.pdf'],
    ['eStatement_000012345678_2026-10.pdf', 'eStatement_••••••••5678_2026-10.pdf'],
    ['IBAN DE89 3704 0044 0532 0130 00', 'IBAN DE•• •••• •••• •••• ••30 00'],
    ['5555555555554444 12/28 123', '••••••••••••4444 12/28 123'],
    ['4242424242424242 123', '••••••••••••4242 123'],
    ['4242.4242.4242.4242', '••••.••••.••••.4242'],
    ["driver's license FL D123-456-78-901-0", "driver's license FL D•••-•••-••-901-0"],
    ['pasaporte 123456789', 'pasaporte •••••6789'],
    ['mi cuenta 1234567890, llámeme al 786-555-0133', 'mi cuenta ••••••7890, llámeme al 786-555-0133'],
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
  'WhatsApp +52 1 55 1234 5678',
  'Question about my account: 305-555-0142',
  'About the account at Chase call 3055550142',
  'Money in the account: 125000.00',
  'la cuenta es de 120000 dólares',
  'account 12-01-2026 to 12-31-2026',
  'Chase account 2026-10.pdf',
  'checking account 10-2026.pdf',
  'bank account_202610.pdf',
  'SSN sent 11/27/2026 9am',
  'invoice 12-3456789',
  'número de caso 26-1234567',
  'account 01924567-1234-7abc-8def-0123456789ab',
  'https://track.example/?n=4242424242424242',
  'USPS 9405 5112 0620 4567 8901 23',
  'account with invoice 20231145',
  'driver license renewed 11/27/2026; license no. CGC1512345',
  'llámeme al tres cero cinco cinco cinco cinco cero uno cuatro dos',
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

test.each(['de ', 'number ', 'a', '1 ', 'account at x y ', 'one '])(
  'a long text of %j is read to its end',
  (unit) => expect(withoutNumbers(`${unit.repeat(20_000)}. SSN 123-45-6789`)).toContain('SSN •••-••-6789'),
)
