// Lines of text: where they break, and in which order the words of both directions are seen.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineBreaker } from './lines.ts'

/** Every letter is one point wide, and every font has what it is for. */
const broken = lineBreaker(
  {
    has: (script, _weight, code) => {
      const letter = String.fromCodePoint(code)
      if (script === 'hebrew') return /[\u0590-\u05ff ().,-]/.test(letter)
      return script === 'arabic' ? /[\u0600-\u06ff ]/.test(letter) : code < 0x590
    },
    width: (_script, _weight, _size, text) => [...text].length,
  },
  (letters) => `[${letters}]`,
)
const style = { size: 10, weight: 'regular' } as const
const lines = (text: string, width: number) =>
  broken(text, style, width).map(({ runs }) =>
    runs
      .map((run) => run.text)
      .join('')
      .trimEnd(),
  )
/** From left to right: what runs to the left is turned round, as its font does it. */
const seen = (text: string) =>
  broken(text, style, 1_000)
    .flatMap(({ runs }) => runs)
    .map((run) => (run.leftward ? [...run.text].reverse().join('') : run.text))
    .join('')

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one  two', 20, ['one  two']],
  ['abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
  ['a\nb', 10, ['a', 'b']],
  ['', 10, ['']],
])('%j in %i points', (text, width, expected) => expect(lines(text, width)).toEqual(expected))

// By rules L1-L4 of Unicode Annex 9, as a browser shows them.
test.each([
  ['ACME שלום 12 Inc.', 'ACME 12 םולש Inc.'],
  ['שלום עולם (12) בע״מ', 'מ״עב (12) םלוע םולש'],
  ['by \u2068(דוד)\u2069, 2026', 'by (דוד), 2026'.replace('דוד', 'דוד'.split('').reverse().join(''))],
])('%j is seen as %j', (text, expected) => expect(seen(text)).toBe(expected))

test('no line is wider than it may be, and no word is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 12, unit: 'grapheme-ascii' }), { maxLength: 30 }),
      (given) => {
        const text = given.join(' ')
        const found = broken(text, style, 8)
        for (const { width } of found) expect(width).toBeLessThanOrEqual(8)
        const all = found.map(({ runs }) => runs.map((run) => run.text).join('')).join('')
        expect(all.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      },
    ),
  )
})

test.each([
  ['张伟', '[2]'],
  ['ACH 支付宝 转账 12', 'ACH [5] 12'],
  ['ACH支付12', 'ACH [2] 12'],
  ['支\n付', '[1]|[1]'],
  ['(支付)', '( [2])'],
  ['👨‍👩‍👧 lunch 🇲🇽🇲🇽 ❤️', '[1] lunch [3]'],
  ['राम', '[2]'],
  ['Ｌｏａｎ　①', 'Loan 1'],
  ['a\u200bb\ufe0fc\u00add', 'abc\u00add'],
  ['broken \ufffd\ufffd \ue000', 'broken [3]'],
  ['b\u2003c', 'b c'],
])('%j is set as %s: no letter is a box', (text, expected) =>
  expect(
    broken(text, style, 1_000)
      .map(({ runs }) => runs.map((run) => run.text).join(''))
      .join('|'),
  ).toBe(expected),
)
