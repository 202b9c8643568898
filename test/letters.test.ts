// The letters that core takes for printable are those of the papers' fonts: their own tables are read.
import { expect, test } from 'vitest'
import { printable, settable } from '#core/ground/letters.ts'
import { openedFont } from '#platform/paper/typeface.ts'

const scripts = ['latin', 'hebrew', 'arabic'] as const
const inFonts = (code: number) =>
  scripts.some((script) =>
    (['regular', 'bold'] as const).every((weight) => openedFont(script, weight).hasGlyphForCodePoint(code)),
  )
const haveAll = (letters: string) => [...letters].every((letter) => inFonts(letter.codePointAt(0)!))
const codes = Array.from({ length: 0x30000 }, (_, code) => code).filter(
  (code) => (code >= 0x20 && code < 0xd800) || code >= 0xe000,
)
const hex = (code: number) => code.toString(16)

test('no letter or sign is taken that the fonts can set in no form', () => {
  const wrong = codes.filter((code) => {
    const letter = String.fromCodePoint(code)
    return printable(letter) !== null && settable(letter, haveAll) === null
  })
  expect(wrong.map(hex)).toEqual([])
})

// Above U+FB00 stand forms of letters that have places of their own.
const past = /[\u0237\u0460-\u047f\u0524\u0525\u08a0-\u08ff\u2113]/
test('no letter of the five scripts that the fonts have is refused, but for some that nobody bears', () => {
  const five = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}]/u
  const left = codes.filter((code) => {
    const letter = String.fromCodePoint(code)
    if (code >= 0xfb00 || past.test(letter)) return false
    return five.test(letter) && /[\p{L}\p{M}]/u.test(letter) && inFonts(code) && printable(letter) === null
  })
  expect(left.map(hex)).toEqual([])
})
