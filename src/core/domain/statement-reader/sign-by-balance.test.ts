// Signs by the balances at the ends of days.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { signByBalance, type UnsignedLine } from './sign-by-balance.ts'

const line = (cents: number, more: Partial<UnsignedLine> = {}): UnsignedLine => ({
  date: '2026-01-05',
  text: '',
  cents,
  isSure: false,
  balance: null,
  ...more,
})
const signs = (lines: readonly UnsignedLine[], opening: number | null, closing: number | null) =>
  signByBalance(lines, opening, closing).map(({ cents }) => cents)

it('turns what the balance says was wrong, and nothing more', () => {
  expect(signs([line(-500), line(-300, { balance: 1200 })], 1000, 1200)).toEqual([500, -300])
  expect(signs([line(500), line(-300, { balance: 1200 })], 1000, 1200)).toEqual([500, -300])
})

it('turns as few as it can', () =>
  // 5 in and 5 out: nothing is turned; both would do as well.
  expect(signs([line(500), line(-500, { balance: 1000 })], 1000, 1000)).toEqual([500, -500]))

it('never turns what the table says', () => {
  expect(signs([line(500, { isSure: true }), line(500, { balance: 1000 })], 1000, 1000)).toEqual([500, -500])
  expect(signs([line(500, { isSure: true, balance: 500 })], 1000, 500)).toEqual([500])
})

it('ends the last stretch at the closing balance, where no balance stands on it', () => {
  expect(signs([line(500)], 1000, 500)).toEqual([-500])
  expect(signs([line(500)], 1000, null)).toEqual([500])
  expect(signs([line(500)], null, 500)).toEqual([500])
})

it('begins anew at each balance', () =>
  expect(signs([line(500, { balance: 500 }), line(300), line(-200, { balance: 400 })], 1000, 400)).toEqual([
    -500, -300, 200,
  ]))

it('goes on from a balance where the opening is not known', () =>
  expect(signs([line(-500, { balance: 1500 }), line(-300, { balance: 1800 })], null, 1800)).toEqual([
    -500, 300,
  ]))

it('leaves what cannot be reached as the words had it', () =>
  expect(signs([line(500), line(-300, { balance: 99 })], 1000, 99)).toEqual([500, -300]))

it('always leads from balance to balance where some signs do', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 1, maxLength: 12 }), (wanted) => {
      const closing = 1000 + wanted.reduce((sum, cents) => sum + cents, 0)
      const found = signs(
        wanted.map((cents) => line(Math.abs(cents))),
        1000,
        closing,
      )
      expect(found.reduce((sum, cents) => sum + cents, 1000)).toBe(closing)
      expect(found.map(Math.abs)).toEqual(wanted.map(Math.abs))
    }),
  ))
