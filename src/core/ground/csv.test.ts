// Rows as spreadsheets write them, and the line of what cannot be read.
import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'

const rowsOf = (text: string) => {
  const read = readCsv(text)
  return read.ok ? read.value.map(({ line, cells }) => [line, ...cells]) : read.refusal
}

test.each([
  ['', []],
  ['a,b', [[1, 'a', 'b']]],
  [
    '\uFEFFa, b \r\nc,\r\n',
    [
      [1, 'a', 'b'],
      [2, 'c', ''],
    ],
  ],
  [
    'a\n\n , \nb',
    [
      [1, 'a'],
      [4, 'b'],
    ],
  ],
  ['"a, ""b""",c', [[1, 'a, "b"', 'c']]],
  [
    '"two\nlines",x\ny,z',
    [
      [1, 'two\nlines', 'x'],
      [3, 'y', 'z'],
    ],
  ],
  ['a,"b\nc', { line: 1 }],
  ['a\nb"c,d', { line: 2 }],
])('%j', (text, rows) => expect(rowsOf(text)).toEqual(rows))
