// The caret stays behind the same characters, wherever a text is edited.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyKind } from '#core/fields/currency.ts'
import { phoneKind } from '#core/fields/phone.ts'
import { ssnKind } from '#core/fields/ssn.ts'
import { caretAfter } from './caret.ts'

const digitsBefore = (text: string, caret: number) => text.slice(0, caret).replace(/\D/g, '')
const kinds = [currencyKind, phoneKind, ssnKind]

describe('caretAfter', () => {
  it('keeps the caret behind the digit that was typed in the middle', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.stringMatching(/^[2-9]\d{1,7}$/),
        fc.integer({ min: 0, max: 12 }),
        fc.constantFrom('2', '7'),
        (kind, digits, at, key) => {
          const shown = kind.format(digits)
          const place = Math.min(at, shown.length)
          const raw = shown.slice(0, place) + key + shown.slice(place)
          const text = kind.format(raw)
          const caret = caretAfter(kind.format, raw, place + 1)
          expect(digitsBefore(text, caret)).toBe(digitsBefore(raw, place + 1))
          expect(text[caret - 1]).toBe(key)
        },
      ),
    )
  })

  it('keeps the caret before what was deleted, and backspace never gets stuck', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.stringMatching(/^[2-9]\d{3,8}$/),
        fc.nat(14),
        (kind, digits, from) => {
          let text = kind.format(digits)
          let caret = Math.min(from, text.length)
          for (let presses = 0; caret > 0; presses++) {
            expect(presses).toBeLessThan(40)
            const raw = text.slice(0, caret - 1) + text.slice(caret)
            const next = caretAfter(kind.format, raw, caret - 1)
            expect(next).toBeLessThan(caret)
            text = kind.format(raw)
            caret = next
          }
        },
      ),
    )
  })

  it('stays inside the text and at its end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.string(), fc.nat(20), (kind, raw, at) => {
        const caret = caretAfter(kind.format, raw, Math.min(at, raw.length))
        expect(caret).toBeGreaterThanOrEqual(0)
        expect(caret).toBeLessThanOrEqual(Math.max(kind.format(raw).length, raw.length))
        expect(caretAfter(kind.format, raw, raw.length)).toBe(kind.format(raw).length)
      }),
    )
  })

  it('ends a paste at its end', () => {
    const pasted = '+1 (207) 555-0142'
    expect(caretAfter(phoneKind.format, pasted, pasted.length)).toBe('(207) 555-0142'.length)
    expect(caretAfter(currencyKind.format, '$50000.00', 9)).toBe('50,000.00'.length)
  })

  it('stays where it is in a text that is formatted already, also before the first digit', () =>
    expect(caretAfter(phoneKind.format, '(207) 555-0142', 1)).toBe(1))
})
