// What fields accept and say, case by case, with the texts of the spec to the letter.
import { describe, expect, it } from 'vitest'
import { en } from '#core/words/fields/en.ts'
import { es } from '#core/words/fields/es.ts'
import { businessNameKind } from './business-name.ts'
import { agreementKind, flagKind } from './checkbox.ts'
import { classificationKind, fundsNeededKind } from './listed-choices.ts'
import { generalIndustryKind, industryKind } from './industry.ts'
import { productKind } from './product.ts'
import {
  currencyKind,
  fundingNeededKind,
  monthlySalesKind,
  renewalFundingKind,
  yearlySales,
} from './currency.ts'
import { ageOn, dateOfBirthKind } from './date-of-birth.ts'
import { einKind } from './ein.ts'
import { emailKind } from './email.ts'
import type { FieldKind, FieldOptions } from './field-kind.ts'
import { fieldMessage } from './field-message.ts'
import { last4Kind } from './last4.ts'
import { loanUsesKind } from './multi-select.ts'
import { nameKind } from './name.ts'
import { creditBandKind } from './owner-choices.ts'
import { ownershipKind, percentKind } from './percent.ts'
import { fromE164, phoneKind, toE164 } from './phone.ts'
import { ssnKind } from './ssn.ts'
import { stateKind } from './state.ts'
import { anyTextKind, textKind } from './text.ts'
import { yearKind } from './year.ts'
import { zipKind } from './zip.ts'

const today = '2026-11-20'
const abroad = 'We can keep only numbers with country code +1. Please enter one where we can reach you.'
type Parsing = Pick<FieldKind<unknown>, 'name' | 'parse'>
type Formatting = Pick<FieldKind<unknown>, 'name' | 'format'>
const said = (kind: Parsing, text: string, options: FieldOptions = {}, label = 'First name') => {
  const parsed = kind.parse(text, { today, ...options })
  return parsed.ok ? parsed.value : fieldMessage(parsed.refusal, label, 'en')
}

describe('messages', () => {
  it.each<[Parsing, string, unknown, FieldOptions?]>([
    [textKind, '', "This field can't be empty"],
    [textKind, 'a', 'Please enter a valid First name'],
    [textKind, '  Main   St ', 'Main St'],
    [anyTextKind, ' ', ''],
    [anyTextKind, '4', '4'],
    [currencyKind, 'a lot', 'Please enter a valid amount'],
    [currencyKind, '-500', 'Please enter a valid amount'],
    [currencyKind, '50k', 'Please enter a valid amount'],
    [currencyKind, '50.000', 'Please enter a valid amount'],
    [currencyKind, '50,000.00', 50_000_00],
    [currencyKind, '$ 50,000', 50_000_00],
    [currencyKind, '1,5', 'Please enter a valid amount'],
    [currencyKind, '50,000.25', 50_000_25],
    [currencyKind, '50000', 50_000_00],
    [fundingNeededKind, '499', 'Please enter an amount between $500.00 and $1,000,000.00'],
    [fundingNeededKind, '1,000,001', 'Please enter an amount between $500.00 and $1,000,000.00'],
    [fundingNeededKind, '500', 500_00],
    [fundingNeededKind, '1,000,000.00', 1_000_000_00],
    [renewalFundingKind, '4,999', 'Please enter an amount between $5,000.00 and $1,000,000.00'],
    [monthlySalesKind, '20,000.50 USD', 20_000_50],
    [monthlySalesKind, '20k', 'Please enter a valid amount'],
    [monthlySalesKind, '.$5', 'Please enter a valid amount'],
    [monthlySalesKind, '-50,000', 'Please enter a valid amount'],
    [monthlySalesKind, '1e+21', 'Please enter a valid amount'],
    [monthlySalesKind, '20,000 - 25,000', 'Please enter a valid amount'],
    [monthlySalesKind, 'none', 'Please enter a valid amount'],
    [phoneKind, '+1 (207) 555-0142', '2075550142'],
    [phoneKind, '12075550142', '2075550142'],
    [phoneKind, '0012075550142', '2075550142'],
    [phoneKind, '207.555.0142', '2075550142'],
    [phoneKind, '(123) 456-7890', 'Please enter a valid phone number'],
    [phoneKind, '(207) 155-0142', 'Please enter a valid phone number'],
    [phoneKind, '(207) 911-0142', 'Please enter a valid phone number'],
    [phoneKind, '(411) 555-0142', 'Please enter a valid phone number'],
    [phoneKind, '(207) 555-0142', '2075550142'],
    // An N11 is an exchange behind toll-free area codes alone, and 911 nowhere.
    [phoneKind, '800-411-7246', '8004117246'],
    [phoneKind, '800-911-7246', 'Please enter a valid phone number'],
    [phoneKind, '207555014', 'Please enter a valid phone number'],
    [phoneKind, '20755501422', 'Please enter a valid phone number'],
    [phoneKind, '+1 234567890', 'Please enter a valid phone number'],
    [phoneKind, '207-555-0142 x12', 'Please leave out the extension. We can keep only the number itself.'],
    [phoneKind, '+44 20 7946 0958', abroad],
    [phoneKind, '+52 207 555 0142', abroad],
    [phoneKind, '0052 55 1234 5678', abroad],
    ...[
      '011 52 55 1234 5678',
      '00 52 55 1234 5678',
      '0 0 52 55 1234 5678',
      '(011) 52 55 1234 5678',
      '011-52-55-1234-5678',
      '0-11-52-55-1234-5678',
      '(+52) 55 1234 5678',
      '+(52) 55 1234 5678',
      '+0052 55 1234 5678',
      '+011 52 55 1234 5678',
      // As the field writes them while they are typed.
      phoneKind.format('00525512345678'),
      phoneKind.format('011525512345678'),
    ].map((text): [Parsing, string, string] => [phoneKind, text, abroad]),
    [phoneKind, '00 1 207 555 0142', '2075550142'],
    [phoneKind, '011 1 207 555 0142', 'Please enter a valid phone number'],
    [phoneKind, '0 207 555 0142', 'Please enter a valid phone number'],
    [phoneKind, '52 207 555 0142', 'Please enter a valid phone number'],
    [emailKind, ' Owner@Harbor.Example ', 'owner@harbor.example'],
    [emailKind, 'josé@peña.mx', 'josé@peña.mx'],
    [emailKind, 'a@b', 'Please enter a valid email'],
    [emailKind, 'a..b@c.com', 'Please enter a valid email'],
    [emailKind, 'two@at@c.com', 'Please enter a valid email'],
    [yearKind, '1699', 'Please enter a valid year'],
    [yearKind, '2027', 'Please enter a valid year'],
    [yearKind, '2026', 2026],
    [last4Kind, '123', 'Please enter a valid 4 digits.'],
    [einKind, '07-1234567', 'Please enter a valid FEIN'],
    [einKind, '45-123456', 'Please enter a valid FEIN'],
    [einKind, '45-1234567', '451234567'],
    [einKind, '451234567', '451234567'],
    [ssnKind, '123-45-678', 'Please enter a valid SSN'],
    [ssnKind, '123 45 6789', '123456789'],
    [ssnKind, '000-12-3456', 'Please enter a valid SSN'],
    [ssnKind, '666-12-3456', 'Please enter a valid SSN'],
    [ssnKind, '123-00-6789', 'Please enter a valid SSN'],
    [ssnKind, '123-45-0000', 'Please enter a valid SSN'],
    [ssnKind, '900-00-1234', 'Please enter a valid SSN'],
    [ssnKind, '900-45-1234', 'Please enter a valid SSN'],
    [ssnKind, '667-12-3456', '667123456'],
    [ssnKind, '912-70-1234', '912701234'],
    [zipKind, '0410', 'Please enter a valid zip code'],
    [zipKind, '00000', 'Please enter a valid zip code'],
    [zipKind, '041011', 'Please enter a valid zip code'],
    [zipKind, '04101-1234', '04101'],
    [stateKind, 'ZZ', 'Please enter a valid state'],
    [stateKind, 'me', 'ME'],
    [stateKind, 'pr', 'PR'],
    [percentKind, '101', 'Please enter a percentage between 1% and 100%'],
    [percentKind, '60', 'Please enter a percentage between 1% and 50%', { max: 50 }],
    [ownershipKind, '0', 'Please enter a percentage between 1% and 100%'],
    [ownershipKind, '33.00%', 33],
    [ownershipKind, '33.33%', 'Please enter a whole number, without a fraction.'],
    [productKind, 'Working capital', 'Working Capital'],
    [productKind, 'Gold', 'Please enter a valid First name'],
    [classificationKind, 'Corporation', 'Corporation'],
    [creditBandKind, '<550', '<550'],
    [creditBandKind, 'Less than 525', 'Less than 525'],
    [fundsNeededKind, 'With in a week', 'With in a week'],
    [generalIndustryKind, '', "This field can't be empty"],
    [industryKind, 'Clothing', 'Clothing'],
    [industryKind, 'x', 'Please enter a valid First name'],
    [agreementKind, '', 'You must agree to our policies to continue.'],
    [agreementKind, 'on', true],
    [flagKind, '0', false],
    [flagKind, '1', true],
    [loanUsesKind, '', 'Please select at least one option.'],
    [dateOfBirthKind, '2/30/1990', 'Please enter a valid date'],
    [dateOfBirthKind, '2//1990', 'Please enter a valid date'],
    [dateOfBirthKind, '2/29/2004', '2004-02-29'],
    [dateOfBirthKind, '1/1/1899', 'Please enter a valid date'],
    [dateOfBirthKind, '11/20/2008', '2008-11-20'],
    [dateOfBirthKind, '11/21/2008', 'Please enter a valid date. You must be 18 or older.'],
    [dateOfBirthKind, '1985-07-04', '1985-07-04'],
  ])('%o says to %j: %j', (kind, text, expected, options) =>
    expect(said(kind, text, options)).toEqual(expected),
  )

  it('keeps the order of a multi-select and refuses what is not on it', () => {
    expect(said(loanUsesKind, 'Supplies\nInventory')).toEqual('Inventory\nSupplies')
    expect(said(loanUsesKind, 'Supplies\nYacht', {}, 'use of funds')).toBe(
      'Please enter a valid use of funds',
    )
  })

  it('has every message in both languages, with the same placeholders', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect(holes(es[key])).toEqual(holes(en[key]))
    expect(fieldMessage({ key: 'invalid' }, 'Nombre', 'es')).toBe('Escriba un dato válido en «Nombre»')
  })
})

describe('formatting as typed', () => {
  it.each<[Formatting, string, string]>([
    [currencyKind, '50000', '50,000'],
    [currencyKind, '$50,000.00', '50,000.00'],
    [currencyKind, '007', '007'],
    [currencyKind, '00000', '00,000'],
    [currencyKind, '50.000', '50.000'],
    [currencyKind, '50.000,00', '50.000,00'],
    [currencyKind, '1,5', '1,5'],
    [currencyKind, '50k', '50k'],
    [phoneKind, '1', '(1'],
    [phoneKind, '+1', '+1'],
    [phoneKind, '+12', '+1 (2'],
    [phoneKind, '12075550142', '1 (207) 555-0142'],
    [phoneKind, '207', '(207'],
    [phoneKind, '2075550142', '(207) 555-0142'],
    [phoneKind, '20755501422', '(207) 555-01422'],
    [phoneKind, '+1 (207) 555-0142', '+1 (207) 555-0142'],
    [phoneKind, '(207) 555-0142 ext. 9', '(207) 555-0142 ext. 9'],
    [phoneKind, '+44 20 7946 0958', '+44 20 7946 0958'],
    [ssnKind, '1234567890', '123-45-67890'],
    [ssnKind, '45-1234567', '45-1234567'],
    [ssnKind, 'SSN 123', 'SSN 123'],
    [einKind, '451', '45-1'],
    [zipKind, '04101-1234', '04101-1234'],
    [stateKind, 'me', 'ME'],
    [stateKind, 'Maine', 'MAINE'],
    [percentKind, '150', '150'],
    [percentKind, '33 %', '33'],
    [percentKind, '0', '0'],
    [yearKind, '2099', '2099'],
    [emailKind, 'Ana@Example.COM', 'ana@example.com'],
  ])('%o makes of %j: %j', (kind, text, expected) => expect(kind.format(text)).toBe(expected))

  it('shows what was read when the field is left, and leaves what was not', () => {
    const left = (kind: Pick<FieldKind<unknown>, 'tidy'>, text: string) => kind.tidy?.(text, { today })
    expect(left(currencyKind, '00,050')).toBe('50')
    expect(left(currencyKind, '$50000.00')).toBe('50,000')
    expect(left(currencyKind, '007')).toBe('7')
    expect(left(currencyKind, '50.000')).toBe('50.000')
    expect(left(percentKind, '33.33')).toBe('33.33')
    expect(left(phoneKind, '+1 207 555 0142')).toBe('(207) 555-0142')
    expect(left(zipKind, '04101-1234')).toBe('04101')
    expect(left(stateKind, 'me')).toBe('ME')
    expect(left(dateOfBirthKind, '1985-07-04')).toBe('7/4/1985')
  })

  it.each(["maría o'brien-núñez", 'ANA QUISPE', 'McDONALD', 'bell hooks', 'de la Cruz', 'Li', 'ÑÁÑEZ'])(
    'leaves the capitals of the name %s, the first time too',
    (typed) => expect(nameKind.tidy?.(typed)).toBe(typed),
  )

  it.each(['RJR HVAC LLC', 'harbor house of light llc', "JOE'S CAFE INC.", 'eBay Seller LLC', '3m'])(
    'leaves the capitals of the business name %s',
    (typed) => expect(businessNameKind.tidy?.(typed)).toBe(typed),
  )

  it.each(['Li', 'Zoë', "O'Neil", 'Nguyễn', 'محمد', 'Дмитрий', 'Anne-Marie', 'Jr. Smith, Sr.'])(
    'takes the name %s',
    (name) => expect(nameKind.parse(name)).toEqual({ ok: true, value: name }),
  )
  it.each(['', '-', '1234', '<b>', '.'])('refuses the name %s', (name) =>
    expect(nameKind.parse(name).ok).toBe(false),
  )
})

describe('secrets and derived values', () => {
  it('shows no more than the last four', () => {
    expect(ssnKind.mask?.('123456789')).toBe('•••-••-6789')
    expect(einKind.mask?.('451234567')).toBe('••-•••4567')
    expect(dateOfBirthKind.mask?.('1985-07-04')).not.toMatch(/\d/)
    expect([ssnKind, einKind, last4Kind, dateOfBirthKind].every((kind) => kind.secret)).toBe(true)
  })

  it('stores phones with +1', () => {
    expect(toE164('2075550142')).toBe('+12075550142')
    expect(fromE164('+12075550142')).toBe('2075550142')
  })

  it('sets the slashes of a date of birth where a month or a day can only be over', () => {
    for (const [typed, shown] of [
      ['04121980', '04/12/1980'],
      ['4/12/1980', '4/12/1980'],
      ['4121980', '4/12/1980'],
      ['4-12-1980', '4/12/1980'],
      ['1980-04-12', '1980-04-12'],
      ['041', '04/1'],
      ['04/', '04/'],
      ['04121980123', '04/12/1980123'],
      ['15031981', '15031981'],
      ['1981', '1981'],
      ['15/03/1981', '15/03/1981'],
      ['15-Mar', '15/Mar'],
      ['April', 'April'],
    ] as const) {
      const byKeys = [...typed].reduce((text, key) => dateOfBirthKind.format(text + key), '')
      expect([typed, byKeys, dateOfBirthKind.format(shown)]).toEqual([typed, shown, shown])
    }
    // A part that was emptied keeps its place.
    expect(['/12/1980', '04//1980', '//'].map((text) => dateOfBirthKind.format(text))).toEqual([
      '/12/1980',
      '04//1980',
      '',
    ])
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
    expect(() => dateOfBirthKind.parse('1/1/1990')).toThrow(RangeError)
  })

  it('estimates yearly sales', () => expect(yearlySales(20_000_00)).toBe(240_000_00))
})
