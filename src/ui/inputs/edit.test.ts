// What one key does to a text under a mask is what it does to the plain figures, at every place of the caret.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyKind, fundingNeededKind, monthlySalesKind } from '#core/fields/currency.ts'
import { dateOfBirthKind } from '#core/fields/date-of-birth.ts'
import { einKind } from '#core/fields/ein.ts'
import type { FieldKind } from '#core/fields/field-kind.ts'
import { last4Kind } from '#core/fields/last4.ts'
import { percentKind } from '#core/fields/percent.ts'
import { phoneKind } from '#core/fields/phone.ts'
import { ssnKind } from '#core/fields/ssn.ts'
import { yearKind } from '#core/fields/year.ts'
import { zipKind } from '#core/fields/zip.ts'
import { edited, type Edit, type Edited } from './edit.ts'

type Masked = Pick<FieldKind<unknown>, 'name' | 'format' | 'signs'>

/** Texts as they stand under each mask: whole ones, half ones, and those that a key left behind. */
const masked: readonly (readonly [Masked, readonly string[]])[] = [
  [ssnKind, ['123-45-6789', '123-4', '123', '123-45-67890']],
  [einKind, ['45-1234567', '45-1', '45']],
  [
    phoneKind,
    ['(207) 555-0142', '(207) 5', '(207', '1 (207) 555-0142', '+1 (207) 555-0142', '(207) 555-01422'],
  ],
  [currencyKind, ['100,000', '1,000', '100', '00,000', '1,234,567.50', '0,100']],
  [fundingNeededKind, ['100,000']],
  [monthlySalesKind, ['20,000']],
  [dateOfBirthKind, ['04/12/1980', '4/12/1980', '12/31/1999', '04/1', '/12/1980', '04//1980']],
  [zipKind, ['04101', '0410']],
  [last4Kind, ['1234']],
  [percentKind, ['100', '33']],
  [yearKind, ['2026', '19']],
]

const figuresOf = (text: string): string => text.replace(/[^\d.+]/g, '')
const placeOf = (text: string, caret: number): number => figuresOf(text.slice(0, caret)).length

/** What a browser does to plain text. */
function press(text: string, from: number, to: number, key: string): Omit<Edit, 'before'> {
  const forward = key === 'Delete'
  const typed = forward || key === 'Backspace' ? '' : key
  const [start, end] =
    from !== to || typed !== ''
      ? [from, to]
      : forward
        ? [from, Math.min(from + 1, text.length)]
        : [Math.max(0, from - 1), from]
  const inputType = forward
    ? 'deleteContentForward'
    : key === 'Backspace'
      ? 'deleteContentBackward'
      : key.length > 1
        ? 'insertFromPaste'
        : 'insertText'
  return {
    from,
    to,
    raw: text.slice(0, start) + typed + text.slice(end),
    caret: start + typed.length,
    inputType,
  }
}

const after = (kind: Masked, text: string, from: number, to: number, key: string): Edited =>
  edited(kind, { before: text, ...press(text, from, to, key) })

describe.each(masked.flatMap(([kind, texts]) => texts.map((text) => [kind.name, text, kind] as const)))(
  '%s %s',
  (_name, text, kind) => {
    const places = Array.from({ length: text.length + 1 }, (_, at) => at)

    it.each(['7', 'Delete', 'Backspace', '42'])('%s with a caret does the same as to the figures', (key) => {
      for (const caret of places) {
        const plain = press(figuresOf(text), placeOf(text, caret), placeOf(text, caret), key)
        const now = after(kind, text, caret, caret, key)
        expect([caret, figuresOf(now.text), placeOf(now.text, now.caret)]).toEqual([
          caret,
          plain.raw,
          plain.caret,
        ])
      }
    })

    it.each(['7', 'Delete', 'Backspace', '42'])(
      '%s over a selection does the same as to the figures',
      (key) => {
        for (const from of places)
          for (const to of places.slice(from + 1)) {
            const [first, last] = [placeOf(text, from), placeOf(text, to)]
            const now = after(kind, text, from, to, key)
            // Signs alone are nobody's text: taking them away takes no figure.
            const plain =
              first === last && (key === 'Delete' || key === 'Backspace')
                ? { raw: figuresOf(text), caret: first }
                : press(figuresOf(text), first, last, key)
            expect([from, to, figuresOf(now.text), placeOf(now.text, now.caret)]).toEqual([
              from,
              to,
              plain.raw,
              plain.caret,
            ])
          }
      },
    )

    it.each(['Delete', 'Backspace'] as const)(
      '%s held down empties its side, and never stands still',
      (key) => {
        for (const place of places) {
          let [now, caret] = [text, place]
          for (let left = figuresOf(text).length; left >= 0; left--)
            ({ text: now, caret } = after(kind, now, caret, caret, key))
          const kept = key === 'Delete' ? figuresOf(text.slice(0, place)) : figuresOf(text.slice(place))
          expect([place, figuresOf(now)]).toEqual([place, kept])
        }
      },
    )

    it('takes a letter as it comes, and shows it', () => {
      for (const caret of places) expect(after(kind, text, caret, caret, 'x').text).toContain('x')
    })
  },
)

describe('a text that came by itself', () => {
  const filled = (kind: Masked, before: string, raw: string) =>
    edited(kind, { before, raw, from: null, to: 0, caret: raw.length, inputType: '' })

  it('is whole, though it has the same figures as the one before', () => {
    expect(filled(currencyKind, '50,000', '50000')).toEqual({ text: '50,000', caret: 6, whole: true })
    expect(filled(einKind, '45-1234567', '451234567')).toEqual({ text: '45-1234567', caret: 10, whole: true })
    expect(filled(phoneKind, '', '2075550142').text).toBe('(207) 555-0142')
  })

  it('keeps signs that it brought: they are no mask of this field', () => {
    expect(filled(ssnKind, '', '45-1234567').text).toBe('45-1234567')
    expect(filled(currencyKind, '5,000', '1,5').text).toBe('1,5')
    expect(after(currencyKind, '5,000', 0, 5, '1,5').text).toBe('1,5')
  })
})

it('keeps the caret inside the text, whatever comes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...masked.map(([kind]) => kind)),
      fc.string(),
      fc.string(),
      fc.nat(20),
      fc.nat(20),
      fc.constantFrom('', 'deleteContentForward', 'deleteContentBackward', 'insertText', 'historyUndo'),
      (kind, before, raw, from, at, inputType) => {
        const to = Math.min(from, before.length)
        const now = edited(kind, { before, raw, from: to, to, caret: Math.min(at, raw.length), inputType })
        expect(now.caret).toBeGreaterThanOrEqual(0)
        expect(now.caret).toBeLessThanOrEqual(now.text.length)
      },
    ),
  )
})
