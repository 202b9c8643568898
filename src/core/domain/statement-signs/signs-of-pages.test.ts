// What hides a figure of an account's line is a strong sign; what a bank's form hides elsewhere is not.
import { expect, test } from 'vitest'
import { restOfReading } from '../../../../test/made-readings.ts'
import type { AccountReading } from '../statement-reader/read-statement.ts'
import type { Area, Mark, PageFacts } from './file-facts.ts'
import { signsOfPages } from './signs-of-pages.ts'

const mark = (text: string, x: number, y: number, order: number, more: Partial<Mark> = {}): Mark => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 9,
  font: 'Body',
  spacing: 0,
  colour: '#000000',
  order,
  isInvisible: false,
  isNote: false,
  isDrawn: false,
  ...more,
})
const area = (kind: Area['kind'], over: Mark, order: number): Area => ({
  kind,
  x: over.x - 1,
  y: over.y - over.height,
  width: over.width + 2,
  height: over.height + 3,
  order,
  colour: kind === 'box' ? '#ffffff' : null,
})
const figure = mark('1,077.85', 500, 300, 1)
const page = (areas: readonly Area[], marks: readonly Mark[] = [figure]): PageFacts => ({
  width: 612,
  height: 792,
  marks,
  areas,
})
const accountAt = (y: number): AccountReading => ({
  mask: '4821',
  kind: 'checking',
  from: '2026-01-01',
  to: '2026-01-31',
  opening: 0,
  closing: 107_785,
  ...restOfReading,
  lines: [
    {
      date: '2026-01-05',
      text: 'DEPOSIT',
      cents: 107_785,
      balance: null,
      isSure: true,
      section: 0,
      place: { page: 1, x: 40, y, width: 500, height: 9 },
    },
  ],
})
const told = (facts: PageFacts, account: AccountReading) =>
  signsOfPages([facts], [account]).map(({ code, weight }) => `${code} ${weight}`)

test('a figure of a line below a box or a picture', () => {
  expect(told(page([area('box', figure, 2)]), accountAt(300))).toEqual(['text-covered strong'])
  expect(told(page([area('picture', figure, 2)]), accountAt(300))).toEqual(['text-covered strong'])
})

test('the same where no line of an account stands', () => {
  expect(told(page([area('box', figure, 2)]), accountAt(500))).toEqual(['text-covered medium'])
  expect(told(page([area('picture', figure, 2)]), accountAt(500))).toEqual([])
})

test('a white box over the first figures of an amount, where the whole row is one text', () => {
  const row = mark('ACH SYSCO CORPORATION 12/24/25 1,432.11 DR', 100, 300, 1)
  const start = mark('1,', 100 + 31 * 5, 300, 1)
  expect(told(page([area('box', start, 2)], [row]), accountAt(300))).toEqual(['text-covered strong'])
  expect(told(page([area('box', start, 0)], [row]), accountAt(300))).toEqual([])
  expect(told(page([area('box', mark('SYSCO', 120, 300, 1), 2)], [row]), accountAt(300))).toEqual([])
})

test('a box that was there before the figure, and one beside it, hide nothing', () => {
  expect(told(page([area('box', figure, 0)]), accountAt(300))).toEqual([])
  expect(told(page([area('box', mark('1', 540, 300, 0), 2)]), accountAt(300))).toEqual([])
})

test('a note that is an amount; one that is a remark', () => {
  const note = mark('8,202.84', 500, 320, 3, { isNote: true })
  expect(told(page([area('note', note, 2)], [figure, note]), accountAt(300))).toEqual([
    'note-over-page strong',
  ])
  const remark = mark('see page 2', 500, 340, 3, { isNote: true })
  expect(told(page([area('note', remark, 2)], [figure, remark]), accountAt(300))).toEqual([
    'note-over-page medium',
  ])
})
