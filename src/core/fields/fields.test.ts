// What holds for every field kind: formatting is idempotent and loses nothing, and every value comes back from what is shown of it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessNameKind } from './business-name.ts'
import { currencyKind, fundingNeededKind, monthlySalesKind, renewalFundingKind } from './currency.ts'
import { dateOfBirthKind } from './date-of-birth.ts'
import { einKind } from './ein.ts'
import { emailKind } from './email.ts'
import type { FieldKind } from './field-kind.ts'
import { last4Kind } from './last4.ts'
import { nameKind } from './name.ts'
import { ownershipKind, percentKind } from './percent.ts'
import { phoneKind } from './phone.ts'
import { ssnKind } from './ssn.ts'
import { stateKind } from './state.ts'
import { longTextKind } from './long-text.ts'
import { anyTextKind, textKind } from './text.ts'
import { monthKind, yearKind } from './year.ts'
import { zipKind } from './zip.ts'
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { usStates } from '#core/codes/us-states.ts'

const today = '2026-11-20'
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const dollars = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 })
const words = fc
  .array(fc.stringMatching(/^[a-zA-ZñÑáéíóúÁЖшĐØ'-]{2,8}$/), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '))

interface Case<V = unknown> {
  kind: FieldKind<V>
  values: fc.Arbitrary<V>
}
const of = <V>(kind: FieldKind<V>, values: fc.Arbitrary<V>): Case => ({ kind, values }) as unknown as Case

const cases: Case[] = [
  of(textKind, words),
  of(longTextKind, words),
  of(anyTextKind, words),
  of(
    nameKind,
    words.filter((w) => /^\p{L}/u.test(w)),
  ),
  // Signs alone are no firm's name, nor is an address or a sheet's formula.
  of(
    businessNameKind,
    words.filter((text) => /[\p{L}\p{N}]/u.test(text) && !/[<>=@{:]/.test(text)),
  ),
  of(currencyKind, dollars(0, 10_000_000_000)),
  of(fundingNeededKind, dollars(500, 1_000_000)),
  of(renewalFundingKind, dollars(5_000, 1_000_000)),
  of(monthlySalesKind, dollars(0, 100_000_000)),
  // No area code and no exchange begins with 0 or 1 or is an N11, no area code has a 9 in its middle.
  of(phoneKind, fc.stringMatching(/^[2-9][02-8]\d[2-9][02-9]\d{5}$/)),
  of(
    emailKind,
    fc
      .emailAddress({ size: 'small' })
      .map((e) => e.toLowerCase())
      .filter((e) => /^[\w.@-]+$/.test(e)),
  ),
  of(yearKind, fc.integer({ min: 1700, max: 2026 })),
  of(monthKind, fc.integer({ min: 1, max: 12 })),
  of(last4Kind, digits(4)),
  of(
    einKind,
    digits(7).map((d) => `45${d}`),
  ),
  of(
    ssnKind,
    fc
      .tuple(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 9999 }),
      )
      .filter(([area]) => area !== 666 && area < 900)
      .map(([area, group, serial]) =>
        [`${area}`.padStart(3, '0'), `${group}`.padStart(2, '0'), `${serial}`.padStart(4, '0')].join(''),
      ),
  ),
  of(
    zipKind,
    digits(5).filter((zip) => zip >= '00500'),
  ),
  of(stateKind, fc.constantFrom(...usStates.map(({ code }) => code))),
  of(percentKind, fc.integer({ min: 1, max: 100 })),
  of(ownershipKind, fc.integer({ min: 1, max: 100 })),
  of(dateOfBirthKind, fc.integer({ min: -25_567, max: 14_000 }).map(isoFromDayNumber)),
]

describe.each(cases.map((c) => [c.kind.name, c] as const))('%s', (_, { kind, values }) => {
  it('takes every text and formats idempotently', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d ()+.,$%/-]{0,16}$/)),
        (text) => {
          const once = kind.format(text, { today })
          expect(kind.format(once, { today })).toBe(once)
          const tidy = kind.tidy?.(once, { today }) ?? once
          expect(kind.tidy?.(tidy, { today }) ?? tidy).toBe(tidy)
        },
      ),
    )
  })

  it('gives every value back from what it shows, formats and tidies', () => {
    fc.assert(
      fc.property(values, (value) => {
        const shown = kind.show(value)
        const formatted = kind.format(shown, { today })
        expect(formatted).toBe(shown)
        expect(kind.parse(formatted, { today })).toEqual({ ok: true, value })
      }),
    )
  })

  it('formats nothing away that parse accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          values.map((value) => kind.show(value)),
          fc.stringMatching(/^[\d ()+.,$/-]{0,16}$/),
        ),
        (text) => {
          const before = kind.parse(text, { today })
          if (before.ok) expect(kind.parse(kind.format(text, { today }), { today })).toEqual(before)
        },
      ),
    )
  })

  it('can be typed key by key and ends where a paste ends', () => {
    fc.assert(
      fc.property(values, (value) => {
        const shown = kind.show(value)
        const typed = [...shown].reduce((text, key) => kind.format(text + key, { today }), '')
        expect(kind.parse(typed, { today })).toEqual({ ok: true, value })
      }),
    )
  })

  it('refuses nothing but says so', () => {
    const empty = kind.parse('   ', { today })
    if (kind.name !== 'any-text') expect(empty).toEqual({ ok: false, refusal: { key: 'empty' } })
  })
})
