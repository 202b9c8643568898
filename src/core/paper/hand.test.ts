// A name is drawn as written where the face has all its letters.
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { looksWritten } from './hand.ts'

test.each([
  ['Ana Quispe', true],
  ["Siobhán O'Connor-Łuczak", true],
  ['Siobha\u0301n', true],
  ['Nguyễn Thị Ánh', true],
  ['דוד כהן', false],
  ['Ana 山田', false],
  ['Дмитрий', false],
  ['Z\u0301\u0301', false],
  ['', false],
])('%s: %s', (name, written) => expect(looksWritten(name)).toBe(written))

test('the face has a letter for each that is let through', () => {
  const face = create(readFileSync('fonts/dancing-script/DancingScript-Regular.ttf'))
  const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code).normalize('NFC'))
  const missing = letters.filter(
    (letter) => looksWritten(letter) && !face.hasGlyphForCodePoint(letter.codePointAt(0)!),
  )
  expect(missing).toEqual([])
})
