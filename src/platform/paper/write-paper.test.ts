// A paper as PDF, read back: what is said, in which order, on which page; and what no name or table may do to it.
import { describe, expect, test } from 'vitest'
import type { Block, Paper } from '#core/paper/paper.ts'
import { askTool, hasTool, pageTexts } from '../../../test/pdf-tools.ts'
import { writePaper } from './write-paper.ts'

const madeAt = new Date('2026-11-22T15:00:00Z')
const paperOf = (blocks: readonly Block[], more: Partial<Paper> = {}): Paper => ({
  kind: 'test',
  version: '1',
  language: 'en',
  title: 'Sample',
  sender: 'Underway',
  foot: 'Foot',
  blocks,
  ...more,
})
const write = (blocks: readonly Block[], more?: Partial<Paper>) => writePaper(paperOf(blocks, more), madeAt)
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => [at + 1, '2026-11-22', `Line ${at + 1}`, -12_345])
const table = (count: number): Block => ({
  block: 'table',
  caption: 'Lines',
  columns: [
    { label: 'No.', as: 'count', rowHead: true },
    { label: 'Day', as: 'date' },
    { label: 'What', as: 'text' },
    { label: 'Amount', as: 'money' },
  ],
  rows: rows(count),
  sums: { label: 'Sum', cells: [null, null, -12_345 * count] },
  empty: 'No lines.',
})

test('the same paper made at the same moment is the same bytes', () => {
  const made = () => Buffer.from(write([table(60)]).bytes)
  expect(made().equals(made())).toBe(true)
})

test('every row stands there once, heads on every page, the sum at the end', async () => {
  const { bytes, pages } = write([table(120)])
  const texts = await pageTexts(bytes)
  expect(texts).toHaveLength(pages)
  expect(pages).toBeGreaterThan(2)
  for (const [at, text] of texts.entries()) {
    expect(text).toContain('No. Day What Amount')
    expect(text).toContain(`Page ${at + 1} of ${pages}`)
  }
  const all = texts.join(' ')
  for (let line = 1; line <= 120; line++) expect(all.split(`Line ${line} `)).toHaveLength(2)
  expect(texts.at(-1)).toContain('Sum -$14,814.00')
})

test('a table without rows says so', async () => {
  expect((await pageTexts(write([table(0)]).bytes)).join()).toContain('No lines.')
})

test('a head of one word is never broken, however little its column holds', async () => {
  const heads = ['Desde', 'Since', 'Día', 'Fecha', 'Month', 'Vencimiento']
  const blocks = heads.map((label): Block => ({
    block: 'table',
    caption: 'Empty',
    columns: [
      { label: 'Prestamista', as: 'text', rowHead: true },
      { label: 'Frecuencia', as: 'text' },
      { label: 'Por pagar, estimado', as: 'money' },
      { label, as: 'date' },
      { label: 'Estado', as: 'text' },
    ],
    rows: [],
    empty: 'None.',
  }))
  const said = (await pageTexts(write(blocks).bytes)).join(' ').split(/\s+/)
  for (const head of heads) expect(said).toContain(head)
})

test('money and days follow the language; what is not known, or of a wrong type, is a dash', async () => {
  const facts: Block = {
    block: 'facts',
    items: [
      { label: 'A', as: 'date', value: '2026-11-22' },
      { label: 'B', as: 'percent', value: 114.0914 },
      { label: 'C', as: 'money', value: 123_456_789 },
      { label: 'D', as: 'money', value: null },
      { label: 'E', as: 'date', value: '2026-02-31' },
      { label: 'F', as: 'money', value: 'much' },
      { label: 'G', as: 'count', value: Number.NaN },
    ],
  }
  const read = async (language: 'en' | 'es') => (await pageTexts(write([facts], { language }).bytes)).join()
  expect(await read('en')).toContain('A Nov 22, 2026 B 114.09% C $1,234,567.89 D - E - F - G -')
  expect(await read('es')).toContain('A 22 nov 2026 B 114.09% C $1,234,567.89')
})

test('a place to sign is known by name, page and position', () => {
  const { places, pages } = write([
    table(40),
    { block: 'signature', place: 'owner', signer: 'Ana Peña', role: 'Owner' },
    { block: 'page-break' },
    { block: 'signature', place: 'funder', signer: 'Underway', role: '' },
  ])
  expect(places.map(({ place, page }) => [place, page])).toEqual([
    ['owner', pages - 1],
    ['funder', pages],
  ])
  for (const { x, y, width, height } of places) {
    expect(x).toBeGreaterThan(0)
    expect(x + width).toBeLessThan(612)
    expect(y).toBeGreaterThan(48)
    expect(y + height).toBeLessThan(792)
  }
})

test('a letter that came first as a part of another is read as itself in later papers', async () => {
  const read = async (text: string) => (await pageTexts(write([{ block: 'paragraph', text }]).bytes)).join()
  expect(await read('Żółć Ǖ Ḧ')).toContain('Żółć')
  expect(await read('Zocl UQXZ')).toContain('Zocl UQXZ')
})

describe('hostile words', () => {
  const long = 'x'.repeat(5_000)
  test.each([
    ['markup', '<script>alert(1)</script> & ]]>'],
    ['PDF', ') Tj ET endstream endobj (\\'],
    ['one word without end', long],
    ['combined letters', `Z${'\u0301'.repeat(200)}`],
    ['half a letter and control letters', 'a\ud800b\u0000c\u001bd\u202ee'],
    ['nothing', ''],
    ['letters that no font has', '漢字 🙂'],
  ])('%s', async (_name, words) => {
    const { bytes } = write(
      [
        { block: 'heading', level: 2, text: words },
        { block: 'paragraph', text: words },
        { block: 'facts', items: [{ label: words, as: 'text', value: words }] },
        { block: 'note', title: words, text: words },
        { block: 'figure', label: words, as: 'text', value: words, about: words },
        { block: 'list', ordered: false, items: [words] },
        { ...(table(0) as Extract<Block, { block: 'table' }>), rows: [[1, words, words, 1]] },
        { block: 'signature', place: 'p', signer: words.slice(0, 200), role: words.slice(0, 200) },
        { block: 'image', alt: words, mime: 'image/png', data: 'bm90IGEgcGljdHVyZQ==', width: 100 },
        { block: 'paragraph', text: 'The end.' },
      ],
      { title: words.slice(0, 300), sender: words.slice(0, 300), foot: words.slice(0, 300) },
    )
    expect((await pageTexts(bytes)).join()).toContain('The end.')
  })
})

describe.skipIf(!hasTool('pdftotext'))('by another reader', () => {
  const names = ['Peña, Zoë Łukasz', 'Ωμέγα', 'Жанна', 'שלום עולם (12) בע״מ', 'محمد علي']
  const { bytes } = write(
    [
      { block: 'heading', level: 2, text: 'First & second' },
      { block: 'paragraph', text: 'A paragraph.' },
      { block: 'facts', items: names.map((value) => ({ label: 'Name', as: 'text', value })) },
      { block: 'heading', level: 3, text: 'Below' },
      table(60),
    ],
    { title: 'Peña & Söhne', language: 'es' },
  )

  test('all scripts are read as they were written', () => {
    const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
    const lines = askTool('pdftotext', bytes, ['-layout'], ['-']).replace(marks, '').split('\n')
    const read = lines.map((line) => line.replace(/\s+/g, ' ').trim())
    for (const name of names.filter((one) => !one.includes('('))) expect(read).toContain(`Name ${name}`)
  })

  test('it is tagged, titled, and all of its fonts are embedded with their letters', () => {
    const info = askTool('pdfinfo', bytes)
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(info).toMatch(/Title:\s+Peña & Söhne/)
    const fonts = askTool('pdffonts', bytes).trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThanOrEqual(4)
    for (const font of fonts) expect(font).toMatch(/yes yes yes/)
    expect(askTool('pdfinfo', bytes, ['-meta'])).toContain('Peña &amp; Söhne')
  })

  test('its structure is that of the paper, in the order of reading, without heads and feet', () => {
    const structure = askTool('pdfinfo', bytes, ['-struct-text'])
    const tags = structure.match(/^ *[A-Z][A-Za-z0-9]*(?=[ :]|$)/gm)?.map((tag) => tag.trim()) ?? []
    expect(tags.slice(0, 4)).toEqual(['Document', 'H1', 'H2', 'P'])
    const count = (tag: string) => tags.filter((one) => one === tag).length
    expect([count('L'), count('LI'), count('H3'), count('Table'), count('Caption')]).toEqual([1, 5, 1, 1, 1])
    expect([count('THead'), count('TBody'), count('TFoot'), count('TR')]).toEqual([1, 1, 1, 62])
    expect([count('TH'), count('TD')]).toEqual([4 + 60 + 1, 60 * 3 + 3])
    expect(structure).not.toContain('Página')
    expect(structure.match(/"Amount"/g)).toHaveLength(1)
    expect(askTool('pdfinfo', bytes, ['-struct'])).toMatch(/TH[^\n]*\n\s*\/Scope \/Column|Scope/i)
  })
})
