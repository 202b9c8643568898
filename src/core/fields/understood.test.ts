// What people write from outside: the value means what was typed, or there is an error; nothing becomes another valid answer.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessNameKind } from './business-name.ts'
import { currencyKind, fundingNeededKind, monthlySalesKind } from './currency.ts'
import { dateOfBirthKind } from './date-of-birth.ts'
import { einKind } from './ein.ts'
import { emailKind } from './email.ts'
import type { FieldKind } from './field-kind.ts'
import { last4Kind } from './last4.ts'
import { ownershipKind, percentKind } from './percent.ts'
import { phoneKind } from './phone.ts'
import { ssnKind } from './ssn.ts'
import { stateKind } from './state.ts'
import { homeStreetKind, streetKind } from './street.ts'
import { readText, understood } from './understood.ts'
import { websiteKind } from './website.ts'
import { monthKind, yearKind } from './year.ts'
import { zipKind } from './zip.ts'

/** No case writes a value back: the table holds kinds of any. */
type Kind = Omit<FieldKind<unknown>, 'show' | 'mask'>

const today = '2026-11-27'
const REFUSED = null
type Table = readonly (readonly [kind: Kind, means: unknown, texts: readonly string[]])[]

const table = [
  // maskito#593 and ngx-mask#1611: pasted dates are read wrongly.
  [
    dateOfBirthKind,
    '1981-03-15',
    [
      'March 15, 1981',
      'Mar. 15th, 1981',
      '15 March 1981',
      'the 15th of March, 1981',
      'Sunday, March 15, 1981',
      "March 15 '81",
      '15-Mar-1981',
      '1981 March 15',
      '15 de marzo de 1981',
      'domingo, 15 de marzo del 1981',
      'marzo 15, 1981',
      '1981-03-15',
      '1981/03/15',
      '1981-03-15T00:00:00.000Z',
      '19810315',
      '03151981',
      '15031981',
      '15/03/1981',
      '15.03.1981',
      '03/15/81',
      '3-15-1981',
      '3 / 15 / 1981',
      '３／１５／１９８１',
      'DOB: 3/15/1981',
      'D.O.B. 03-15-1981',
      'born on March 15, 1981',
      'my birthday is March 15, 1981',
      'fecha de nacimiento: 15 de marzo de 1981',
      'nací el 15 de marzo de 1981',
      '3/15/1981\u00a0',
    ],
  ],
  [
    dateOfBirthKind,
    REFUSED,
    [
      'March 1981',
      '1981',
      '05.03.1981',
      '3/15/15',
      '3/15/1',
      '3/15/19',
      '1/1/26',
      '82279',
      '2/30/1981',
      '031581',
      'March 15, 1981 and April 2, 1982',
      '03/15/1981 12:00',
      '1121980',
      'March 15',
      'mañana',
      'DOB 1981',
      'born in March 1981',
      'issued 3/15/1981',
    ],
  ],
  // ISO's basic form: no other reading has a year of birth.
  [dateOfBirthKind, '2001-03-15', ['20010315', '03152001', '15032001']],
  [dateOfBirthKind, '1912-10-12', ['19121012']],
  [dateOfBirthKind, REFUSED, ['20270315', '18990315', '00010315', '03150001', '20150315', '20013103']],
  [dateOfBirthKind, '2005-03-03', ['3.3.2005', '3/3/05', '3 de mar. de 2005']],
  [
    phoneKind,
    '2075550142',
    [
      '(207) 555-0142',
      '+1 207 555 0142',
      '1-207-555-0142',
      '0012075550142',
      'tel:+1-207-555-0142',
      'TEL;TYPE=CELL:(207) 555-0142',
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+12075550142',
      '\u202a+1 (207) 555\u20110142\u202c',
      '２０７ ５５５ ０１４２',
      '207.555.0142',
      '207\u00a0555\u00a00142',
      'cell: 207-555-0142',
      'Mobile phone 207.555.0142',
      'my cell is 207-555-0142',
      '(207) 555-0142 (home)',
      '207-555-0142 celular',
      'teléfono: 207 555 0142',
      'sms:+12075550142',
      'callto:+12075550142',
    ],
  ],
  [
    phoneKind,
    REFUSED,
    [
      '207-555-0142 x12',
      '207-555-0142 ext. 9',
      '(207) 555-0142, extensión 4',
      'tel:+1-207-555-0142;ext=12',
      '207-555-0142 #4',
      '+44 20 7946 0958',
      'tel:+52-207-555-0142',
      '+52 (207) 555-0142',
      '(123) 456-7890',
      '211-555-0142',
      '20755501422',
      '1-800-FLOWERS',
      '207-555-0142 / 207-555-0143',
      '+1 234567890',
      '207-555-0142²',
      '555-0142',
      '298-55-50142 x',
      '(299) 555-0142',
      'fax 207-555-0142',
      'cell 555-0142',
      'cell 207-555-0142 or 207-555-0143',
    ],
  ],
  [
    currencyKind,
    50_000_00,
    [
      '50,000',
      '$50,000.00',
      '50k',
      '50 K',
      '50.000,00',
      '50 000',
      '50 thousand',
      'fifty thousand',
      'Fifty-thousand dollars',
      'cincuenta mil',
      'cincuenta mil dólares',
      'US$ 50,000',
      'about $50,000',
      'unos 50,000 dólares',
      '５０，０００',
      '50 mil',
      '$50 mil dólares',
      '50,000 dlls',
      '50,000 dls.',
      'USD 50,000',
    ],
  ],
  [
    currencyKind,
    1_500_000_00,
    [
      '1.5 million',
      '1,5 millones',
      '1.5M',
      '$1.5MM',
      '1,5 M',
      '1.500.000',
      'un millón quinientos mil',
      'one million five hundred thousand',
    ],
  ],
  [currencyKind, 1_234_56, ['1.234,56', '1,234.56', '$1,234.56 USD']],
  [
    currencyKind,
    REFUSED,
    [
      '50.000',
      '1,5',
      '12,34',
      '50m',
      '1,500M',
      '2 mil',
      '62.5 mil',
      '45 mil pesos',
      '5 mil dls mx',
      '45,000 mil',
      '-500',
      '(500)',
      '€500',
      'MX$ 5000',
      '20,000 - 25,000',
      '50,000+',
      'up to 50k',
      '1,00,000',
      'twenty thirty',
      '1e5',
      '5²',
      '½',
      '$',
    ],
  ],
  [
    monthlySalesKind,
    20_000_00,
    [
      'about $20,000 a month',
      '20k/mo',
      '20,000 per month',
      '$20,000 monthly',
      '20,000 al mes',
      'unos 20,000 mensuales',
      'twenty thousand a month',
    ],
  ],
  [
    monthlySalesKind,
    REFUSED,
    [
      '5~10k',
      '20~30k',
      '$500 $600',
      '6 mo 500',
      'once a month',
      'two mil',
      '20,000 per week',
      '240k a year',
      '20,000 al año',
      '5,000 weekly',
      'not 20,000',
      'at least 20,000',
      'none',
    ],
  ],
  [fundingNeededKind, REFUSED, ['5,000 a month', '499']],
  [
    stateKind,
    'DC',
    ['Washington, D.C.', 'Washington DC', 'D.C.', 'Distrito de Columbia', 'District of Columbia', 'dc'],
  ],
  [stateKind, 'WA', ['Washington', 'Wash.', 'Washington State', 'WA']],
  [
    stateKind,
    'CA',
    ['Calif.', 'california', 'CA, USA', 'US-CA', 'State of California', 'California (CA)', 'ＣＡ'],
  ],
  [stateKind, 'NY', ['N.Y.', 'N. Y.', 'NY - New York', 'Nueva York', 'new york']],
  [stateKind, 'MS', ['Miss.', 'Misisipi', 'MS']],
  [stateKind, 'NC', ['N. Carolina', 'Carolina del Norte', 'N.C.']],
  [stateKind, 'AE', ['AE', 'ae', 'Armed Forces Europe']],
  [stateKind, REFUSED, ['Portland, ME', 'KS/MO', 'Carolina', 'Ontario', 'M', 'APO', 'Mai', 'XX']],
  [
    ssnKind,
    '123456789',
    [
      '123-45-6789',
      '123 45 6789',
      '123\u201145\u20116789',
      '１２３４５６７８９',
      'SSN: 123-45-6789',
      'Social Security number 123456789',
      'mi seguro social es 123-45-6789',
      '123-45-6789.',
    ],
  ],
  [ssnKind, REFUSED, ['12-3456789', '1234567890', '***-**-6789', '6789', '123-45-678O', 'EIN 123-45-6789']],
  [
    einKind,
    '451234567',
    [
      '45-1234567',
      '45 1234567',
      '451234567',
      'EIN 45-1234567',
      'F.E.I.N. 451234567',
      'Federal Tax ID No. 45-1234567',
      'tax id #: 45-1234567',
      'our EIN is 45-1234567',
      '45-1234567;',
    ],
  ],
  [
    einKind,
    REFUSED,
    [
      '123-45-6789',
      '4512345678',
      '45-123456',
      'SSN 45-1234567',
      'EIN pending',
      'EIN 00-1234567',
      '45-1234567 (old)',
    ],
  ],
  [
    zipKind,
    '04101',
    [
      '04101',
      '04101-1234',
      '041011234',
      '０４１０１',
      'ME 04101',
      'Maine 04101-1234',
      'zip code 04101',
      'Zip: 04101.',
    ].concat(['código postal: 04101', 'CP 04101', '04101-', '"04101"', 'my zip is 04101']),
  ],
  [
    zipKind,
    REFUSED,
    ['4101', '041011', 'H0H 0H0', 'NH 04101', 'Portland 04101', 'zip: 4101', '04101-12', '04101/04102'],
  ],
  [last4Kind, '6789', ['6789', ' 6789 ']],
  [last4Kind, REFUSED, ['123-45-6789', '67890', '678']],
  [
    percentKind,
    33,
    [
      '33',
      '33%',
      '33 %',
      '33.00%',
      '33 percent',
      '33 por ciento',
      '３３％',
      '%33',
      '33 pct',
      '33%.',
      'I own 33%',
      'owns 33 percent',
      'ownership: 33',
      'soy dueña del 33%',
      '33% owner',
    ],
  ],
  [
    percentKind,
    REFUSED,
    [
      '33.33',
      '33,3%',
      '0',
      '101',
      '150',
      '1/3',
      'a third',
      '33-50',
      'about 33%',
      'my wife owns 33%',
      'owns 133%',
      '-33%',
    ],
  ],
  [ownershipKind, REFUSED, ['0.5', '1000']],
  [yearKind, 2019, ['2019', ' 2019 ', '２０１９']],
  [yearKind, REFUSED, ['19', "'19", '2099', '20199', 'March 2019', '2019.5', '1699']],
  [monthKind, 3, ['3', '03', 'March', 'mar.', 'marzo']],
  [
    websiteKind,
    'harborlight.example',
    [
      'harborlight.example',
      ' harborlight.example ',
      'harborlight.ｅｘａｍｐｌｅ',
      'harborlight.example.',
      'harborlight.example,',
      '(harborlight.example)',
      'Website: harborlight.example',
      'our site is harborlight.example',
      'nuestra página web es harborlight.example',
    ],
  ],
  [
    websiteKind,
    'https://www.Harbor-Light.example/menu?at=1#top',
    ['https://www.Harbor-Light.example/menu?at=1#top'],
  ],
  [websiteKind, 'facebook.com/HarborLight', ['facebook.com/HarborLight']],
  [websiteKind, 'peña.example', ['peña.example']],
  [
    websiteKind,
    REFUSED,
    [
      'facebook',
      'Facebook: Harbor Light',
      '@harborlight',
      'Harbor Light',
      'owner@harborlight.example',
      'localhost',
    ]
      .concat([
        'http://',
        'www.',
        '127.0.0.1',
        'javascript:alert(1)',
        'ftp://harbor.example',
        'harborlight,com',
      ])
      .concat([
        'harborlight.example and facebook.com/harbor',
        'https://owner:pass@harbor.example',
        'No more Mr. Shop',
      ]),
  ],
  [
    emailKind,
    'ana@harbor.example',
    [
      'ana@harbor.example',
      'MAILTO:ana@harbor.example',
      'mailto:ana@harbor.example?subject=Hi',
      '<ana@harbor.example>',
    ]
      .concat(['Ana Gil <ana@harbor.example>', '"Gil, Ana" <ana@harbor.example>', '(ana@harbor.example)'])
      .concat([
        'ana@harbor.example;',
        'e-mail: ana@harbor.example',
        'correo: ana@harbor.example',
        "'ana@harbor.example'",
      ]),
  ],
  [emailKind, "o'neil@harbor.example", ["o'neil@harbor.example", "<o'neil@harbor.example>"]],
  [
    emailKind,
    REFUSED,
    [
      'ana@harbor.example, eva@harbor.example',
      'ana@a.example <eva@b.example>',
      'Ana <ana@harbor>',
      'mailto:',
      'ana harbor.example',
    ].concat(['ana @harbor.example', 'ana@harbor.example (work)']),
  ],
  [
    businessNameKind,
    "Gil & Son's LLC",
    [
      "Gil & Son's LLC",
      'Gil &amp; Son&#39;s LLC',
      "Legal name: Gil & Son's LLC",
      "Business Name : Gil & Son's LLC",
    ].concat(["Nombre del negocio: Gil &amp; Son's LLC", "Razón social: Gil & Son's LLC"]),
  ],
  [
    businessNameKind,
    REFUSED,
    [
      'N/A',
      'n.a.',
      'None',
      'LLC',
      'Inc.',
      "we don't have one yet",
      'I do not have a name',
      'aún no tengo nombre',
      'Legal name:',
    ],
  ],
  [businessNameKind, "Don't Have a Cow LLC", ["Don't Have a Cow LLC"]],
  [businessNameKind, 'Name Brand Inc', ['Name Brand Inc']],
  [streetKind, '100 Elm St PMB 12', ['100 Elm St PMB 12', 'PMB 12, 100 Elm St', '100 Elm St  PMB 12']],
  [streetKind, '100 Elm St, PO Box 4', ['100 Elm St, PO Box 4']],
  [streetKind, REFUSED, ['PMB 12', 'PO Box 4', 'PO Box 882 Harbor', '418 PO Box 4', 'Apartado 12, Harbor']],
  [homeStreetKind, '77 State Rd 9 PO Box 3', ['77 State Rd 9 PO Box 3']],
  [homeStreetKind, REFUSED, ['100 Elm St PMB 12', 'PMB 12, 100 Elm St', 'PO Box 3']],
  [monthKind, REFUSED, ['13', '0', 'ma', 'first', '3/2019']],
] as const satisfies Table

/** As a browser has it: pasted whole, or key by key; then the field is left, and what it shows goes to the server. */
function shownOf(kind: Kind, text: string, how: 'paste' | 'keys'): string {
  const options = { today }
  const typed =
    how === 'paste'
      ? kind.format(text, options)
      : [...text].reduce((before, key) => kind.format(before + key, options), '')
  const left = kind.tidy!(how === 'paste' ? text : typed, options)
  if (kind.parse(left, options).ok || !kind.late) return left
  return kind.tidy!(understood(kind, left, today), options)
}

describe.each(table)('%o means %s', (kind: Kind, means, texts) => {
  it.each(texts)('%s', (text) => {
    const read = readText(kind, text, { today })
    expect(read.ok ? read.value : REFUSED).toEqual(means)
    const pasted = kind.parse(shownOf(kind, text, 'paste'), { today })
    expect(pasted.ok ? pasted.value : REFUSED).toEqual(means)
  })
})

it('shows what it understood in the form of the field', () => {
  const shown = (kind: Kind, text: string) => shownOf(kind, text, 'paste')
  expect(shown(dateOfBirthKind, 'March 15, 1981')).toBe('3/15/1981')
  expect(shown(fundingNeededKind, 'fifty thousand')).toBe('50,000')
  expect(shown(phoneKind, 'tel:+12075550142')).toBe('(207) 555-0142')
  expect(shown(stateKind, 'Washington, D.C.')).toBe('DC')
  expect(shown(stateKind, 'Portland, ME')).toBe('Portland, ME')
})

describe('a website that there is none of', () => {
  const words = "none|None.|no|No website|N/A|na|no web page yet|we don't have one|not yet|-|".concat(
    'ninguno|no tengo|No tenemos página web|aún no|sin sitio web|no hay',
  )
  it.each(words.split('|'))('%s empties the field', (text) => {
    expect(readText(websiteKind, text)).toEqual({ ok: true, value: '' })
    expect(websiteKind.tidy!(text)).toBe('')
  })
})

describe('any text', () => {
  const kinds = [...new Set(table.map(([kind]) => kind as Kind))]
  const outside = fc.oneof(
    fc.constantFrom(...table.flatMap(([, , texts]) => texts as readonly string[])),
    fc
      .tuple(
        fc.constantFrom(...table.flatMap(([, , texts]) => texts as readonly string[])),
        fc.constantFrom(' ', 'x', '9', '.', ',', '-', '\u00a0', 'k', '%'),
      )
      .map(([text, more]) => text + more),
    fc.stringMatching(/^[\d ()+.,$/%-]{0,16}$/),
    fc.string({ unit: 'grapheme' }),
  )
  const figures = (text: string) => text.replace(/\D/g, '')

  it('means the same to every field as it did before it was formatted, or is refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), outside, (kind, text) => {
        const before = readText(kind, text, { today })
        const pasted = readText(kind, shownOf(kind, text, 'paste'), { today })
        // 'None' empties a website, and an empty field says so by itself.
        if (before.ok && before.value === '') expect(shownOf(kind, text, 'paste')).toBe('')
        else if (before.ok) expect(pasted).toEqual(before)
        else expect(pasted.ok).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('loses no figure while it is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.stringMatching(/^[\d ()+.,$/x-]{0,16}$/), (kind, text) => {
        const typed = [...text].reduce((before, key) => kind.format(before + key, { today }), '')
        expect(figures(typed)).toBe(figures(text))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a text that is longer than any figure', () => {
  it('is not formatted: that took the square of its length, and froze the page of whoever pasted it', () => {
    const pasted = '1'.repeat(50_000)
    for (const [kind] of table) expect((kind as Kind).format(pasted, { today })).toBe(pasted)
    expect(currencyKind.tidy!(pasted)).toBe(pasted)
  })

  // Reading it took the square of its length.
  it.each([
    [phoneKind, `1${'#'.repeat(300)}`],
    [stateKind, `a${' '.repeat(300)}b`],
    [currencyKind, `${'1 '.repeat(300)}k`],
  ] as const)('%o is refused unread', (kind, text) =>
    expect(readText(kind as Kind, text, { today })).toEqual({ ok: false, refusal: { key: 'invalid' } }),
  )
})
