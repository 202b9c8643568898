// Names as people and firms have them are kept to the letter; what is no name is refused. Kinds of cases: opencrvs/opencrvs-core#5127,
// keybase-issues#339, osmandapp/OsmAnd#9529 (apostrophes), rydurham/Sentinel#73 (hyphens), va.gov vets-website#22298 (one letter),
// ppannuto/python-titlecase#39 (capitals), bcgov/entity#4370 (firms).
import { describe, expect, test } from 'vitest'
import { businessNameKind } from './business-name.ts'
import { nameKind } from './name.ts'
import { signatureKind } from './signature.ts'

/** Typed, the field left, sent. */
const kept = (kind: typeof nameKind, typed: string) => {
  const read = kind.parse(kind.tidy!(typed))
  return read.ok ? read.value : read.refusal.key
}

describe('a person', () => {
  test.each([
    ...['\u0027', '\u2018', '\u2019', '\u02bb', '\u02bc', '`', '\u00b4', '\u2032'].flatMap((sign) => [
      `O${sign}Shea`,
      `${sign}t Hooft`,
      `Hanakahi${sign}o`,
      `Nic a${sign} Phearsain`,
    ]),
    ...['-', '\u2010', '\u2011', '\u2012', '\u2013'].map((sign) => `Ruiz${sign}López`),
    'U',
    'O',
    'Y Duong',
    'De La O',
    'A.',
    'J.R.R.',
    'Ma. Elena',
    'Downey, Jr.',
    'Wainwright 3rd',
    'Ford III',
    'A/L Muthu',
    's/o Kumar',
    'D/O Raman',
    'a/k/a Bob',
    'Robert (Bob)',
    'William "Bill"',
    'McDONALD',
    'LaToya',
    'ffrench',
    'bell',
    'VAN DYKE',
    'Null',
    'LNU',
    'Łukasz',
    'Groß',
    'Þóra',
    'Işık',
    'Đorđe',
    'Nguyễn',
    'Ọlábísí',
  ])('%s', (name) => expect(kept(nameKind, name)).toBe(name.normalize('NFC')))

  test.each([
    '12345',
    '207-555-0172',
    '412-55-0172',
    'ana@example.test',
    'https://example.test',
    'www.example.test',
    '<b>Ana</b>',
    '{{name}}',
    '${first}',
    '...',
    '---',
    "'",
    '’',
    '()',
    '/',
    '?',
    '=A1',
    '[object Object]',
    'Ana2',
    '3rd',
    ' 3rd',
  ])('not %s', (text) => expect(kept(nameKind, text)).toBe('invalid'))
})

describe('a firm', () => {
  test.each([
    'RJR HVAC LLC',
    'McDONALD PLUMBING',
    'eBuilders LLC',
    'adidas-style co-op llc',
    'X',
    '3M',
    '7-Eleven',
    '#1 Nails',
    '$1 Store',
    '50% Off',
    'Toys“R”Us',
    'E*TRADE',
    'AT&T',
    'A+ Tutoring, Inc.',
    'Hair by Ana @ Main St.',
    '24/7 Towing LLC',
    'B.B.’s Bar-B-Q',
    'Joe & Sons, d/b/a Joe´s',
  ])('%s', (name) => expect(kept(businessNameKind, name)).toBe(name))

  test.each([
    'ana@example.test',
    'https://example.test/a',
    '<img src=x>',
    '...',
    '&&&',
    '{{company}}',
    '=1+1',
  ])('not %s', (text) => expect(kept(businessNameKind, text)).toBe('invalid'))
})

test.each(['Anna ’t Hooft', 'Ravi s/o Kumar', 'Ana Ruiz–López', 'Robert (Bob) Hale'])(
  '%s signs with the name',
  (name) => expect(signatureKind.parse(name)).toEqual({ ok: true, value: name }),
)
