// What comes along when text is copied: marks that nobody sees change no answer, turned names are refused, and joiners stay where they join.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessNameKind } from './business-name.ts'
import { openDropdownKind } from './choice.ts'
import { currencyKind, fundingNeededKind, monthlySalesKind } from './currency.ts'
import { dateOfBirthKind } from './date-of-birth.ts'
import { einKind } from './ein.ts'
import { emailKind } from './email.ts'
import type { FieldKind } from './field-kind.ts'
import { last4Kind } from './last4.ts'
import { longTextKind } from './long-text.ts'
import { withoutMarks } from './marks.ts'
import { nameKind, toldNameKind } from './name.ts'
import { ownWritingKind } from './own-writing.ts'
import { ownershipKind, percentKind } from './percent.ts'
import { phoneKind } from './phone.ts'
import { signatureKind } from './signature.ts'
import { ssnKind } from './ssn.ts'
import { stateKind } from './state.ts'
import { homeStreetKind, homeUnitKind, streetKind } from './street.ts'
import { anyTextKind, textKind } from './text.ts'
import { monthKind, yearKind } from './year.ts'
import { zipKind } from './zip.ts'

const options = { today: '2026-11-20' }

/** One answer of each kind that is typed, as people write it. */
const typed: readonly [FieldKind<unknown> | object, string][] = [
  [nameKind, 'Rosa Medina'],
  [businessNameKind, 'Harbor Light LLC'],
  [textKind, 'Main Street'],
  [anyTextKind, 'Suite 4'],
  [longTextKind, 'We bake bread.\nAnd cakes.'],
  [streetKind, '12 Main Street'],
  [homeStreetKind, '12 Main Street'],
  [homeUnitKind, 'B4'],
  [emailKind, 'owner@harbor.example'],
  [phoneKind, '(207) 555-0142'],
  [einKind, '45-1234567'],
  [ssnKind, '123-45-6789'],
  [last4Kind, '6789'],
  [zipKind, '04101'],
  [stateKind, 'ME'],
  [currencyKind, '$50,000'],
  [fundingNeededKind, '50,000'],
  [monthlySalesKind, '20,000'],
  [percentKind, '50'],
  [ownershipKind, '50'],
  [yearKind, '2019'],
  [monthKind, '12'],
  [dateOfBirthKind, '4/12/1980'],
  [signatureKind, 'Rosa Medina'],
  [openDropdownKind([]), 'Bakery'],
]

/** Zero-width space, byte order mark, soft hyphen, word joiner, both direction marks, an isolate's end, a Hangul filler, a selector. */
const unseen = ['\u200b', '\ufeff', '\u00ad', '\u2060', '\u200e', '\u200f', '\u3164', '\ufe0f', '\u200d']

describe('marks that are heaped on one letter', () => {
  const heaped = `An${'\u0301\u0323\u0302'.repeat(20)}a Medina`
  it.each([nameKind, businessNameKind, ownWritingKind, signatureKind, anyTextKind, longTextKind, streetKind])(
    '$name',
    (kind) => expect(kind.parse(heaped, options).ok).toBe(false),
  )
  it.each(['Nguyễn Thị Hằng'.normalize('NFD'), 'བསྒྲུབས་', 'မြွှေ', 'क्ष्म्य', 'שָׁלוֹם', 'مُحَمَّد'])(
    '%s is a name',
    (name) => expect(ownWritingKind.parse(name).ok).toBe(true),
  )
})

describe.each(typed.map(([kind, text]) => [(kind as FieldKind<unknown>).name, kind, text] as const))(
  '%s',
  (_name, given, text) => {
    const kind = given as FieldKind<unknown>
    it('reads the same with marks that nobody sees, wherever they stand', () => {
      const clean = kind.parse(text, options)
      expect(clean.ok).toBe(true)
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.nat(text.length), fc.constantFrom(...unseen)), { minLength: 1, maxLength: 4 }),
          (marks) => {
            const marked = marks.reduce((so, [at, mark]) => so.slice(0, at) + mark + so.slice(at), text)
            expect(kind.parse(marked, options)).toEqual(clean)
            if (kind.tidy)
              expect(kind.parse(kind.tidy(kind.format(marked, options), options), options)).toEqual(clean)
          },
        ),
      )
    })
  },
)

// A contact as phones copy it: in an embedding or an isolate of its own.
describe('a pasted telephone number', () => {
  it.each([
    ['\u202a+1 (207) 555-0142\u202c', '2075550142'],
    ['\u2068(207) 555-0142\u2069', '2075550142'],
    ['\u202d207-555-0142\u202c', '2075550142'],
  ])('%j is %s', (text, value) => {
    expect(phoneKind.parse(text)).toEqual({ ok: true, value })
    expect(phoneKind.tidy!(text)).toBe('(207) 555-0142')
  })

  it.each(['\u202a+44 20 7946 0958\u202c', '\u200e+52 55 1234 5678', '\u2066+49 30 901820\u2069'])(
    'of another country is left as it is, and refused: %j',
    (text) => {
      expect(phoneKind.format(text)).toBe(withoutMarks(text))
      expect(phoneKind.parse(text).ok).toBe(false)
    },
  )
})

describe('a name', () => {
  const turning = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']

  it.each(turning)('with %j is refused, and stays as it was pasted until it is corrected', (mark) => {
    for (const kind of [nameKind, businessNameKind]) {
      const text = `Rosa ${mark}Medina`
      expect(kind.parse(text)).toEqual({ ok: false, refusal: { key: 'turned' } })
      expect(kind.tidy!(text)).toBe(text)
    }
  })

  it.each([
    ['a word of Persian', 'علی‌رضا'],
    ['a conjunct of Hindi', 'क्‍षमा'],
    ['of Sinhala', 'ශ්‍රී'],
    ['of Malayalam', 'അവന്‍റെ'],
  ])('keeps its joiner between letters that join: %s', (_of, name) => {
    expect(/[\u200c\u200d]/.test(name)).toBe(true)
    expect(toldNameKind.parse(name)).toEqual({ ok: true, value: name.normalize('NFC') })
    expect(ownWritingKind.parse(name)).toEqual({ ok: true, value: name.normalize('NFC') })
    expect(nameKind.tidy!(name)).toBe(name.normalize('NFC'))
  })

  it.each([
    ['between letters that do not', 'Ro\u200dsa', 'Rosa'],
    ['at the end', 'علی\u200c', 'علی'],
    ['at the beginning', '\u200cعلی', 'علی'],
    ['beside a space', 'علی\u200c رضا', 'علی رضا'],
    ['between a letter that joins and one that does not', 'ع\u200ca', 'عa'],
  ])('loses a joiner %s', (_where, name, kept) =>
    expect(nameKind.parse(name)).toEqual({ ok: true, value: kept }),
  )

  it.each(['\u3164', '\u115f\u1160', '\uffa0', '\u200b\u200d'])('that nobody can see is none: %j', (name) =>
    expect(nameKind.parse(name)).toEqual({ ok: false, refusal: { key: 'empty' } }),
  )

  it.each(['X', 'Ö', 'O.', '李', '한', 'E'])('of one letter is one: %s', (name) =>
    expect(toldNameKind.parse(name)).toEqual({ ok: true, value: name }),
  )

  it('keeps a joiner that is typed last, until the field is left', () => {
    expect(nameKind.format('علی\u200c')).toBe('علی\u200c')
    expect(nameKind.tidy!('علی\u200c')).toBe('علی')
  })
})

it('sees a box of the post office behind a mark', () =>
  expect(streetKind.parse('P\u200b.O. B\u00adox 12')).toEqual({ ok: false, refusal: { key: 'poBox' } }))

it('an empty cell of Braille, which looks like no letter at all, is no name', () => {
  expect(businessNameKind.parse('\u2800\u2800').ok).toBe(false)
  expect(businessNameKind.parse('Harbor\u2800 LLC')).toEqual({ ok: true, value: 'Harbor LLC' })
})
