// Rows as spreadsheets write them, and the line of what cannot be read.
import { expect, test } from 'vitest'
import { readCsv, streamCsv } from './csv.ts'

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
  // Semicolons, tabs and bars, as a program's country sets them; a comma within is then a letter.
  [
    'a;b\n"x;y";1,5',
    [
      [1, 'a', 'b'],
      [2, 'x;y', '1,5'],
    ],
  ],
  [
    'a\tb\n\t2\n1\t',
    [
      [1, 'a', 'b'],
      [2, '', '2'],
      [3, '1', ''],
    ],
  ],
  ['a|b', [[1, 'a', 'b']]],
  ['"a;b",c;d,e', [[1, 'a;b', 'c;d', 'e']]],
  [
    'sep=;\r\na,b;c\r\n1;2',
    [
      [2, 'a,b', 'c'],
      [3, '1', '2'],
    ],
  ],
  // Line ends of old Macs, alone and mixed; lines are counted as an editor shows them.
  [
    'a,b\r\r1,"x\ry"\r2,z\r\n3,',
    [
      [1, 'a', 'b'],
      [3, '1', 'x\ny'],
      [5, '2', 'z'],
      [6, '3', ''],
    ],
  ],
  ['a,b\r1,x"y\r', { line: 2 }],
  ['a,"b\nc', { line: 1 }],
  ['a\nb"c,d', { line: 2 }],
])('%j', (text, rows) => expect(rowsOf(text)).toEqual(rows))

test('in pieces the rows are the same, wherever the text is broken', async () => {
  const texts = [
    'a;b\r\n1;"x\r\ny"\r\n\r\n2;z\r\n',
    'a\tb\r1\tx\r2\ty',
    'sep=,\r\na,b\r\n1,2\r\n',
    '\uFEFFa,b\n1,2',
  ]
  for (const text of texts)
    for (const size of [1, 2, 3, 100]) {
      async function* pieces() {
        for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size))
      }
      const rows: unknown[] = []
      for await (const read of streamCsv(pieces()))
        rows.push(read.ok ? [read.value.line, ...read.value.cells] : read.refusal)
      expect(rows, JSON.stringify([text, size])).toEqual(rowsOf(text))
    }
})
