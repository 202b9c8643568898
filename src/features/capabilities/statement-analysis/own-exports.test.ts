// What banks export is uploaded like a PDF: read, proven as far as it carries a proof, shown to staff, and handed out as what no program runs.
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShownReadings } from '#features/staff/statements/readings-contract.ts'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { madeZip } from '../../../../test/made-zip.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let uma: Member
beforeAll(async () => {
  t = await testApp()
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
})
afterAll(() => t.close())

let count = 0
async function applicant(): Promise<Applicant> {
  count += 1
  const own = { email: `export${count}@shop.example` }
  return apply(t, { business: own, pg: { ...own, phone: `(207) 555-${String(2800 + count)}` } })
}
const send = (a: Applicant, name: string, content: string | Uint8Array, kind?: string) =>
  a.who.upload(kind ? '/api/apply/upload-file' : '/api/apply/upload-statements', [
    ['file', { name, type: 'application/octet-stream', bytes: Buffer.from(content as string) }],
    ...(kind ? [['filetype', kind] as const] : []),
    ['sf_leadid', a.leadid],
  ])
const shown = async (a: Applicant) => {
  await openFile(uma, a.id)
  const { body } = await uma.who.get(`/api/staff/applications/${a.id}`)
  return (body.statementReadings as unknown as ShownReadings).statements
}

const july = [
  'Description,,Summary Amt.',
  'Beginning balance as of 07/01/2026,,"1,000.00"',
  'Total credits,,"2,500.00"',
  'Total debits,,"-2,000.00"',
  'Ending balance as of 07/31/2026,,"1,500.00"',
  '',
  'Date,Description,Amount,Running Bal.',
  '07/01/2026,Beginning balance as of 07/01/2026,,"1,000.00"',
  '07/06/2026,"SQUARE INC DES:DEPOSIT","2,500.00","3,500.00"',
  '07/20/2026,"=HYPERLINK(""http://x.example"";""RENT"")","-2,000.00","1,500.00"',
].join('\r\n')

it('a CSV with balances is proven, tells its month and serves the tool; staff get it as text', async () => {
  const a = await applicant()
  const sent = await send(a, 'stmt.csv', july)
  expect(sent.status, sent.text).toBe(200)
  expect(sent.body).toMatchObject({
    statement_months: 1,
    documents: [{ months: ['2026-07'], standing: 'fine' }],
  })
  await t.worker.drain()
  const [statement] = await shown(a)
  expect(statement).toMatchObject({
    name: 'stmt.csv',
    refusal: null,
    accounts: [
      { from: '2026-07-01', to: '2026-07-31', opening: 100_000, closing: 150_000, lines: 2, isProven: true },
    ],
  })
  const lines = await uma.who.get(`/api/staff/applications/${a.id}/statement-lines/${statement!.document}`)
  expect((lines.body.accounts as unknown as { lines: unknown[] }[])[0]!.lines[1]).toMatchObject({
    date: '2026-07-20',
    text: '=HYPERLINK("http://x.example";"RENT")',
    cents: -200_000,
  })
  const { body } = await uma.who.post('/api/aggregation/get-ba-source', { appnum: a.id })
  const { url } = body.source as unknown as { url: string }
  const data = await uma.who.post('/api/aggregation/get-ba-data', { url })
  expect(data.body.months).toMatchObject([{ iso: '2026-07', mg: 2_500 }])
  const got = await uma.who.get(`/api/staff/applications/${a.id}/documents/${statement!.document}`)
  expect(got.headers['content-disposition']).toMatch(/^attachment; filename="stmt\.txt"/)
  expect(got.headers['content-type']).toMatch(/^text\/csv/)
  expect(got.headers['x-content-type-options']).toBe('nosniff')
})

it('without balances nothing is proven and no figure is made', async () => {
  const a = await applicant()
  const rows = ['"07/30/2026","-25.00","*","","BILL PAY"', '"07/01/2026","1200.00","*","","DEPOSIT"']
  const sent = await send(a, 'Checking1.csv', Buffer.from(`\ufeff${rows.join('\n')}`, 'utf16le'))
  expect(sent.body).toMatchObject({ statement_months: 1 })
  await t.worker.drain()
  expect((await shown(a))[0]!.accounts).toMatchObject([
    { lines: 2, isProven: false, opening: null, proof: { balance: null } },
  ])
  const { body } = await uma.who.post('/api/aggregation/get-ba-source', { appnum: a.id })
  expect(body.source).toBeNull()
})

it('of two files for Quicken the later one is proven by the earlier, in whatever order they came', async () => {
  const a = await applicant()
  const ofx = (from: string, to: string, lines: string, left: string) =>
    `OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>99887766<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>${from}<DTEND>${to}${lines}</BANKTRANLIST><LEDGERBAL><BALAMT>${left}<DTASOF>${to}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  const line = '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260810<TRNAMT>50.00<FITID>1<NAME>CAF\u00c9</STMTTRN>'
  for (const [name, text] of [
    ['august.qfx', ofx('20260801', '20260831', line, '150.00')],
    ['july.qbo', ofx('20260701', '20260731', '', '100.00')],
  ] as const)
    expect((await send(a, name, Buffer.from(text, 'latin1'))).status).toBe(200)
  await t.worker.drain()
  expect(
    (await shown(a)).map(({ name, accounts }) => [name, accounts[0]!.opening, accounts[0]!.isProven]),
  ).toEqual([
    ['august.qfx', 10_000, true],
    ['july.qbo', null, false],
  ])
})

const sheet = (rows: readonly (readonly string[])[]) =>
  `<worksheet><sheetData>${rows.map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`
const workbook = (parts: Record<string, string | Buffer>): Buffer =>
  madeZip(
    {
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      ...parts,
    },
    deflateRawSync,
  )

it('a workbook is read, and stays a workbook', async () => {
  const a = await applicant()
  const rows = [
    ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
    ['07/01/2026', 'A', '', '10.00', '110.00'],
    ['07/31/2026', 'B', '5.00', '', '105.00'],
  ]
  const sent = await send(a, 'Export.XLSX', workbook({ 'xl/worksheets/sheet1.xml': sheet(rows) }))
  expect(sent.status, sent.text).toBe(200)
  await t.worker.drain()
  expect((await shown(a))[0]!.accounts).toMatchObject([{ opening: 10_000, closing: 10_500, isProven: true }])
})

describe('refused, with what to send instead', () => {
  const bomb = workbook({ 'xl/worksheets/sheet1.xml': Buffer.alloc(60_000_000, '<row/>') })
  it.each([
    ['a.csv', '<html><script>alert(1)</script></html>', /not that kind of file/],
    ['a.csv', 'Hello, dear, 1 reader\nof this file', /no list of payments/],
    ['a.csv', `a,b,1\n${'x'.repeat(10_000_000)}`, /longer than we can read/],
    ['a.csv', 'a,b,1\0\0\x01', /not that kind of file/],
    ['a.xlsx', bomb, /longer than we can read/],
    [
      'a.xlsx',
      Buffer.from('PK\x03\x04 xl/workbook.xml [Content_Types].xml'.padEnd(200, ' ')),
      /no list of payments/,
    ],
    ['a.ofx', `<OFX>${'<STMTTRN>'.repeat(200_000)}`, /no list of payments/],
    ['a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /\.xls\) can be saved as \.xlsx/],
  ] as const)('%s', async (name, content, words) => {
    const a = await applicant()
    const sent = await send(a, name, content)
    expect(sent.status).toBeGreaterThanOrEqual(400)
    expect(sent.status).toBeLessThan(500)
    expect(sent.text).toMatch(words)
  })

  it('an export is no photo ID, and as a statement it may come by either call', async () => {
    const a = await applicant()
    expect((await send(a, 'a.csv', july, 'Photo ID')).text).toMatch(/extension of/)
    expect((await send(a, 'a.csv', july, 'Bank Statement')).body).toMatchObject({
      documents: [{ months: ['2026-07'] }],
    })
  })
})
