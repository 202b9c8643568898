// Exports from their bytes: encodings, and files that were made to break whoever opens them.
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { madeZip } from '../../../test/made-zip.ts'
import { readExport } from './read-export.ts'

const csv = (text: string, encoding: BufferEncoding = 'utf8') =>
  readExport(Buffer.from(text, encoding), 'text/csv')
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const table = 'Date,Description,Amount,Balance\n07/01/2026,CAF\u00c9,-1.00,99.00\n07/02/2026,B,2.00,101.00\n'

it('UTF-8, UTF-16, Windows-1252 and letters that were broken before', () => {
  const files = [
    csv(table),
    csv(`\ufeff${table}`, 'utf16le'),
    csv(table, 'latin1'),
    csv(table.replace('\u00c9', '\u00c3\u2030')),
  ]
  for (const file of files)
    expect(file).toMatchObject({ value: { accounts: [{ isProven: true, lines: { 0: { cents: -100 } } }] } })
  expect(csv(`${table}\0\0`)).toEqual({ ok: false, refusal: 'unreadable' })
})

it('28,000 lines are read and proven, more are refused', () => {
  const rows = (count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        `07/${String(1 + Math.floor((at * 28) / count)).padStart(2, '0')}/2026,L,-0.01,${((90_000_00 - at) / 100).toFixed(2)}`,
    )
  expect(csv(`Date,Description,Amount,Balance\n${rows(28_000).join('\n')}`)).toMatchObject({
    value: { accounts: [{ isProven: true }] },
  })
  expect(csv(`Date,Description,Amount,Balance\n${rows(31_000).join('\n')}`)).toEqual({
    ok: false,
    refusal: 'too-long',
  })
  expect(csv(`a,b,1\n"${'x\n'.repeat(5_000_000)}"`)).toMatchObject({ ok: false })
})

it('a workbook that unpacks to more than is read, lies of its sizes, or links to others', () => {
  const book = (parts: Record<string, string | Buffer>) =>
    madeZip(
      { 'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>', ...parts },
      deflateRawSync,
    )
  const links = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'
  const bomb = book({
    'xl/_rels/workbook.xml.rels': links,
    'xl/worksheets/sheet1.xml': Buffer.alloc(100_000_000),
  })
  expect(bomb.length).toBeLessThan(200_000)
  expect(readExport(bomb, XLSX)).toEqual({ ok: false, refusal: 'too-long' })
  const outside = links.replace(
    'Target="worksheets/sheet1.xml"',
    'Target="file:///etc/passwd" TargetMode="External"',
  )
  expect(readExport(book({ 'xl/_rels/workbook.xml.rels': outside }), XLSX)).toEqual({
    ok: false,
    refusal: 'no-statement',
  })
  const cut = book({ 'xl/_rels/workbook.xml.rels': links })
  expect(readExport(cut.subarray(0, cut.length - 30), XLSX)).toEqual({ ok: false, refusal: 'unreadable' })
  cut.fill(0xff, 60, 90)
  expect(readExport(cut, XLSX).ok).toBe(false)
})
