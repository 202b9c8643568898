// Exports as workbooks: days by their formats, shared texts, several sheets; what is not a value is not read.
import { expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'

const book = (sheets: string, more: Record<string, string> = {}) => {
  const parts: Record<string, string> = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/><sheet name="b" state="hidden" r:id="rId9"/><sheet name="c" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId9" Target="http://evil.example/x" TargetMode="External"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Date</t></si><si><t>Description</t></si><si><r><t>Am</t></r><r><t>ount</t></r><rPh><t>no</t></rPh></si><si><t xml:space="preserve"> Balance </t></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[Red]&quot;d&quot;0.00"/><numFmt numFmtId="165" formatCode="m/d/yy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="165"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>Notes</t></is></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': sheets,
    ...more,
  }
  return readWorkbook((name) => parts[name] ?? null)
}
const heads =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c><c r="E1" t="s"><v>3</v></c></row>'
const rows = `<row r="900000"><c r="A2" s="1"><v>46175</v></c><c r="B2" t="str"><f>HYPERLINK("http://x","A")</f><v>A</v></c><c r="D2" s="2"><v>-99.989999999999995</v></c><c r="E2"><v>0.01</v></c></row>
<row r="4"><c r="A4" t="d"><v>2026-06-04T00:00:00</v></c><c r="B4" t="e"><v>#REF!</v></c><c r="D4"><v>1E2</v></c><c r="E4"><v>100.01</v></c></row>`

it('the sheet with the table is read and proven', () => {
  expect(book(`<x:worksheet><x:sheetData>${heads}${rows}</x:sheetData></x:worksheet>`)).toMatchObject({
    value: {
      accounts: [
        {
          isProven: true,
          opening: 10_000,
          closing: 10_001,
          lines: [
            { date: '2026-06-02', text: 'A', cents: -9999 },
            { date: '2026-06-04', text: '', cents: 10_000 },
          ],
        },
      ],
    },
  })
})

it('without a table, or with more cells than are read, it is refused', () => {
  expect(book('<worksheet/>')).toEqual({ ok: false, refusal: 'no-statement' })
  const many = `<row>${'<c><v>1</v></c>'.repeat(1_000)}</row>`.repeat(601)
  expect(book(`<worksheet>${many}</worksheet>`)).toEqual({ ok: false, refusal: 'too-long' })
  expect(readWorkbook(() => null)).toEqual({ ok: false, refusal: 'no-statement' })
})
