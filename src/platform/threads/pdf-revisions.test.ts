// Updates behind the first end of a PDF: of what the pages show, of names alone, with a signature; a file written for the web has none.
import { describe, expect, test } from 'vitest'
import { signsOfFile } from '#core/domain/statement-signs/signs-of-file.ts'
import type { FileFacts } from '#core/domain/statement-signs/file-facts.ts'
import { instantOf } from './pdf-facts.ts'
import { updatesOf } from './pdf-revisions.ts'

const end = (at: number) =>
  `xref\n0 1\n0000000000 65535 f \ntrailer<</Size 9/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`
const page =
  '3 0 obj\n<</Type/Page/Parent 2 0 R/Contents 4 0 R>>\nendobj\n4 0 obj\n<</Length 2>>stream\nBT\nendstream\nendobj\n'
const first = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n${page}${end(99)}`
const updates = (...added: string[]) =>
  updatesOf(Buffer.from(first + added.map((part) => part + end(9)).join(''), 'latin1'))

test('a file as it was first written has none', () => expect(updates()).toEqual([]))

test.each([
  [
    'the stream that a page is drawn from',
    '4 0 obj\n<</Length 2>>stream\nET\nendstream\nendobj\n',
    'content',
    false,
  ],
  [
    'a page with other content',
    '3 0 obj\n<</Type/Page/Contents 8 0 R>>\nendobj\n8 0 obj\n<</Length 2>>stream\nET\nendstream\nendobj\n',
    'content',
    false,
  ],
  ['names and dates', '7 0 obj\n<</ModDate(D:20260101)>>\nendobj\n', 'other', false],
  ['a note', '7 0 obj\n<</Type/Annot/Subtype/FreeText>>\nendobj\n', 'form', false],
  ['a signature', '7 0 obj\n<</Type/Sig/ByteRange[0 1 2 3]>>\nendobj\n', 'other', true],
])('an update of %s', (_what, added, changes, isSigned) => {
  expect(updates(added)).toEqual([{ changes, isSigned }])
})

test('written for the web it has two ends and no update; one more is one', () => {
  const web = `%PDF-1.7\n9 0 obj\n<</Linearized 1/L 500>>\nendobj\n${end(0)}${page}${end(99)}`
  expect(updatesOf(Buffer.from(web, 'latin1'))).toEqual([])
  const changed = `${web}4 0 obj\n<</Length 2>>stream\nET\nendstream\nendobj\n${end(9)}`
  expect(updatesOf(Buffer.from(changed, 'latin1'))).toEqual([{ changes: 'content', isSigned: false }])
})

test('days of a PDF, with and without a zone', () => {
  expect(instantOf("D:20260131083000-05'00'")).toBe('2026-01-31T13:30:00.000Z')
  expect(instantOf('D:20260131')).toBe('2026-01-31T00:00:00.000Z')
  expect([instantOf('January'), instantOf(undefined), instantOf('D:20269931')]).toEqual([null, null, null])
})

describe('what a file as a whole says', () => {
  const facts: FileFacts = {
    producer: 'OpenText Output Transformation Engine - 16.6',
    creator: 'OpenText Exstream',
    history: [],
    created: '2026-02-01T08:00:00.000Z',
    modified: '2026-02-01T08:00:09.000Z',
    updates: [],
    pages: [],
    isCut: false,
  }
  const of = (change: Partial<FileFacts>) =>
    signsOfFile({ ...facts, ...change }).map(({ code, weight }) => `${code} ${weight}`)

  test.each([
    'OpenText Output Transformation Engine - 16.6',
    'iText 2.1.7 by 1T3XT; modified using iText 5.5.13',
    'Quadient CXM AG~Inspire~14.3.49.7',
    'GMC Software AG',
    'Compuset 5.30',
    'Xenos D2eVision v2',
    'PDFlib+PDI 9.1.2',
    'ISIS Papyrus',
    'Crawford Technologies PDF Driver Version 4.9',
    'Adobe PDF Library 15.0',
    'Acrobat Distiller 22.0 (Windows)',
  ])('nothing by a bank’s program: %s', (producer) => expect(of({ producer, creator: '' })).toEqual([]))

  test.each([
    ['Adobe Photoshop 24.0 (Windows)', 'strong'],
    ['Canva', 'strong'],
    ['SAMBox 3.0.24 (www.sejda.com)', 'medium'],
    ['Microsoft® Word for Microsoft 365', 'medium'],
    ['iLovePDF', 'weak'],
    ['Skia/PDF m141', 'weak'],
    ['macOS Version 14.4 (Build 23E214) Quartz PDFContext', 'weak'],
  ])('%s: %s', (producer, weight) => {
    expect(of({ producer })).toEqual([`made-by-editor ${weight}`])
    expect(of({ history: [producer] })).toEqual([`made-by-editor ${weight}`])
  })

  test('dates and updates; what a signature adds says nothing', () => {
    expect(of({ modified: '2026-02-03T08:00:00.000Z' })).toEqual(['modified-later weak'])
    expect(of({ created: null, modified: '2026-02-03T08:00:00.000Z' })).toEqual([])
    expect(of({ updates: [{ changes: 'form', isSigned: true }] })).toEqual([])
    expect(of({ updates: [{ changes: 'other', isSigned: false }] })).toEqual(['changed-after-writing weak'])
    expect(of({ updates: [{ changes: 'content', isSigned: false }] })).toEqual([
      'changed-after-writing strong',
    ])
  })
})
