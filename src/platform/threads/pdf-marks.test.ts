// What is drawn on a page of a PDF, in its order: places, fonts, ways of drawing, boxes and notes, of pages written by hand.
import { expect, test } from 'vitest'
import { factsOfPdf } from './pdf-facts.ts'

const stream = (text: string, head = '') => `<<${head}/Length ${text.length}>>\nstream\n${text}\nendstream`
const NOTE_BOX = '[100 100 200 120]'

/** One page of 612 x 792 points. `page`: more of its dictionary. */
function pdfOf(content: string, page = ''): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R${page}/Resources<</Font<</F1 5 0 R/F2 6 0 R>>/ExtGState<</G1 <</ca 0.2>>>>/XObject<</X1 7 0 R>>>>>>`,
    stream(content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+Courier/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 126/Widths[${'600 '.repeat(95)}]>>`,
    stream(
      'BT /F1 10 Tf 5 5 Td (in a form) Tj ET',
      '/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Matrix[1 0 0 1 100 0]/Resources<</Font<</F1 5 0 R>>>>',
    ),
    `<</Type/Annot/Subtype/Stamp/F 4/Rect${NOTE_BOX}/AP<</N 9 0 R>>>>`,
    stream(
      'BT /F1 10 Tf 2 2 Td (9,999.99) Tj ET',
      '/Type/XObject/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</F1 5 0 R>>>>',
    ),
  ]
  let file = '%PDF-1.7\n'
  const starts = objects.map((object, at) => {
    const start = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const start of starts) file += `${String(start).padStart(10, '0')} 00000 n \n`
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

async function drawn(content: string, page?: string) {
  const bytes = pdfOf(content, page)
  const { pages, isCut } = await factsOfPdf(bytes, bytes.slice(), 60_000)
  return { ...pages[0]!, isCut }
}
const rounded = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x, y, width, height].map((number) => Math.round(number * 100) / 100)

test('a text stands where it is drawn, from the top left corner, with the width of its letters', async () => {
  const { marks, width, height, isCut } = await drawn('BT /F1 10 Tf 72 700 Td (1,234.50) Tj ET')
  expect([width, height, isCut]).toEqual([612, 792, false])
  expect(marks).toMatchObject([
    {
      text: '1,234.50',
      font: 'Helvetica',
      colour: '#000000',
      spacing: 0,
      order: 0,
      isInvisible: false,
      isNote: false,
      isDrawn: false,
    },
  ])
  // Six digits of 556 and two points of 278 thousandths (Adobe Helvetica metrics).
  expect(rounded(marks[0]!)).toEqual([72, 92, 38.92, 10])
})

test('a box over a text comes after it, with its colour; frames, lines and what shows through hide nothing', async () => {
  const { marks, areas } = await drawn(
    [
      'BT /F1 10 Tf 72 700 Td (below) Tj ET',
      '1 1 1 rg 70 695 60 15 re f',
      '10 10 50 50 re S',
      '10 10 m 60 60 l 90 10 l f',
      '/G1 gs 300 300 20 20 re f',
    ].join('\n'),
  )
  expect(areas).toMatchObject([{ kind: 'box', colour: '#ffffff' }])
  expect(rounded(areas[0]!)).toEqual([70, 82, 60, 15])
  expect(areas[0]!.order).toBeGreaterThan(marks[0]!.order)
})

test('ways of drawing are told, and end where the page ends them', async () => {
  const { marks } = await drawn(
    [
      'q 2 0 0 2 10 20 cm 1 0 0 rg BT /F2 5 Tf 3 Tr 0.5 Tc 10 10 Td (hidden) Tj ET Q',
      'q /G1 gs BT /F1 10 Tf 50 500 Td (faint) Tj ET Q',
      'BT /F1 10 Tf 50 400 Td (plain) Tj ET',
    ].join('\n'),
  )
  expect(marks).toMatchObject([
    { text: 'hidden', font: 'Courier', isInvisible: true, colour: '#ff0000', spacing: 1 },
    { text: 'faint', font: 'Helvetica', isInvisible: false, colour: null, spacing: 0 },
    { text: 'plain', isInvisible: false, colour: '#000000', x: 50, y: 392 },
  ])
  // Six letters of 600 thousandths with half a point behind each, twice as large.
  expect(rounded(marks[0]!)).toEqual([30, 752, 42, 10])
})

test('pieces of a row: a gap as wide as a blank parts words, and the next row stands below by its leading', async () => {
  const { marks } = await drawn(
    'BT /F1 10 Tf 12 TL 72 700 Td [(12) -500 (May) -50 (be)] TJ T* (below) Tj (right) Tj ET',
  )
  expect(marks.map(({ text }) => text)).toEqual(['12 Maybe', 'below', 'right'])
  expect(marks.map(({ y }) => y)).toEqual([92, 104, 104])
  expect(marks[2]!.x).toBeCloseTo(marks[1]!.x + marks[1]!.width, 2)
})

test('forms stand where the page puts them; what is turned is left out, and on a turned page it is the rest', async () => {
  const sideways = 'BT /F1 10 Tf 0 1 -1 0 300 300 Tm (sideways) Tj ET'
  const content = `/X1 Do ${sideways} BT /F1 10 Tf 1 0 0 1 72 700 Tm (upright) Tj ET`
  const { marks } = await drawn(content)
  expect(marks.map(({ text, x, y }) => [text, x, y])).toEqual([
    ['in a form', 105, 787],
    ['upright', 72, 92],
  ])
  const turned = await drawn(content, '/Rotate 90')
  expect(turned).toMatchObject({ width: 792, height: 612, marks: [{ text: 'sideways', x: 300, y: 300 }] })
})

test('a stamp that lies over the page is told with its text', async () => {
  const { marks, areas } = await drawn('BT /F1 10 Tf 72 700 Td (1.00) Tj ET', '/Annots[8 0 R]')
  expect(marks).toMatchObject([
    { text: '1.00', isNote: false },
    { text: '9,999.99', isNote: true },
  ])
  expect(areas).toMatchObject([{ kind: 'note', x: 100, y: 672, width: 100, height: 20 }])
})

test('a page with more on it than is looked at is cut, and says so', async () => {
  const many = await drawn(`BT /F1 1 Tf 72 700 Td ${'(a) Tj '.repeat(30_100)}ET`)
  expect(many.marks).toHaveLength(30_000)
  expect(many.isCut).toBe(true)
})
