// Texts that the table takes for one have one shape; what it takes for two is read by its shape.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shapeOf } from './parse/words.ts'
import { TextTable } from './text-table.ts'

/** Each text with the shape that the table gives it. */
function shapes(texts: readonly string[]): { readonly found: string[]; readonly read: number } {
  const table = new TextTable()
  const known: string[] = []
  const found = texts.map((text) => known[table.get(text, (each) => known.push(shapeOf(each)) - 1)] as string)
  return { found, read: known.length }
}

test('lines that differ by numbers and ids are read once', () => {
  const made = (k: number) =>
    `SQUARE INC DES:SQ24${k}0115 ID:T3W${k}X INDN:BLUE DOOR BAKERY${k}1234 CO ID:${k}998877 CCD`
  const texts = Array.from({ length: 50 }, (_, k) => made(k))
  expect(shapes(texts)).toEqual({ found: texts.map(shapeOf), read: 1 })
})

const piece = fc.constantFrom(
  ' DES:',
  ' Des:',
  ' ID:',
  ' id:',
  ' INDN:',
  ' IND NAME:',
  ' Indn:',
  'INDIANA',
  ' CO ID:',
  ' CO ID ',
  ' TRN:',
  'ORIG CO NAME:',
  ' SEC:CCD',
  'ZELLE ',
  ' CONF#',
  ';',
  '12',
  '1234',
  '5678',
  '12/34',
  '12-345',
  '.',
  '-',
  ':',
  ' ',
  'A',
  'b',
  'ACME',
  'AMAZON.C',
  'ABCDEFGH',
  'É',
  '\u0001',
  'x9',
  '7',
  ',',
)
test('whatever the text: the shape is its own', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
        { maxLength: 60 },
      ),
      (texts) => {
        expect(shapes(texts).found).toEqual(texts.map(shapeOf))
      },
    ),
    { numRuns: 400 },
  ))
test('as many as there are, and long ones', () => {
  const texts = Array.from(
    { length: 9_000 },
    (_, k) => `SHOP ${'ABCDEFGHIJ'[k % 10]}${(k * 7_919).toString(36)} ${'X'.repeat(k % 450)}`,
  )
  expect(shapes([...texts, ...texts]).found).toEqual([...texts, ...texts].map(shapeOf))
})
