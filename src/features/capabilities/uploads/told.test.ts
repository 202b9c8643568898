// Whoever sends statements is told what was found in them: whole, with a page missing, twice, an export, none at all, a scan on its way.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { statementPdf } from '../../../../test/made-files.ts'
import { drawn, type Drawn } from '../../../../test/statements/index.ts'
import { pdfOf } from '../../../../test/statements/pdf.ts'
import { at, list, mustAnswer, portalOf } from '../../../../test/portal.ts'
import { openScreen } from '../../portal/paths.ts'
import { requestDocument } from '#platform/store/documents.ts'
import type { ToldFile, ToldStatements } from './told.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const amountOf = (cents: number) => (Math.abs(cents) / 100).toFixed(2)

let count = 0
async function applicant(): Promise<Applicant> {
  count += 1
  const own = { email: `told${count}@shop.example` }
  return apply(t, { business: own, pg: { ...own, phone: `(207) 555-${String(1700 + count)}` } })
}

async function send(a: Applicant, name: string, type: string, bytes: Uint8Array): Promise<string> {
  const answer = await a.who.upload('/api/apply/upload-statements', [
    ['file', { name, type, bytes: Buffer.from(bytes) }],
    ['fileinfo', JSON.stringify({ idx: 0, file: name, month: '2026-07' })],
    ['sf_leadid', a.leadid],
  ])
  expect(answer.status, answer.text).toBe(200)
  return (answer.body.documents as unknown as { id: string }[])[0]!.id
}
/** `without`: a page, from 1. */
const sendPdf = async (a: Applicant, name: string, { sheet }: Drawn, without?: number) => {
  const kept = sheet.with(sheet.pages.filter((_page, at) => at + 1 !== without))
  return send(a, name, 'application/pdf', await pdfOf(kept))
}

interface Heard {
  readonly documents: readonly { readonly id: string; readonly told: ToldFile | null }[]
  readonly told: ToldStatements
}
async function heard(a: Applicant) {
  const { body, text } = await a.who.post('/api/uploads/received', { sf_leadid: a.leadid })
  const answer = body as unknown as Heard
  return {
    text,
    together: answer.told,
    of: (id: string) => answer.documents.find((each) => each.id === id)?.told,
  }
}

it('a whole one is complete, of one with a page missing that page is asked for, until the whole file is there', async () => {
  const a = await applicant()
  const april = drawn('mAndT', 157, 150)
  const { mask, ledger } = april.accounts[0]
  const id = await sendPdf(a, 'april.pdf', april, 2)
  expect((await heard(a)).of(id)).toMatchObject({ state: 'reading', page: null, accounts: [] })
  await t.worker.drain()
  const pages = april.sheet.pages.length
  const first = await heard(a)
  expect(first.of(id)).toMatchObject({
    state: 'read',
    accounts: [{ mask, from: ledger.from, to: ledger.to, state: 'pages-missing', of: pages, missing: [2] }],
  })
  const whole = await sendPdf(a, 'april-whole.pdf', april)
  await t.worker.drain()
  const then = await heard(a)
  expect(then.of(whole)).toMatchObject({
    accounts: [
      { bank: 'Manufacturers and Traders Trust Company', mask, lines: 150, state: 'complete', missing: [] },
    ],
  })
  expect(then.of(id)!.accounts).toMatchObject([{ state: 'elsewhere', of: null, missing: [] }])
  // What was asked for is no second one.
  expect(then.together.twice).toEqual([])
})

it('the portal and a link say what lacks pages, and lead to the whole file', async () => {
  const a = await applicant()
  const april = drawn('mAndT', 157, 150)
  const portal = portalOf(t)
  await t.db.transaction((tx) =>
    requestDocument(
      tx,
      t.deps.keys,
      {
        leadId: a.id,
        kind: 'bank-statement',
        message: '',
        requestedBy: '0192f000-0000-7000-8000-000000000001',
      },
      t.clock(),
    ),
  )
  await sendPdf(a, 'april.pdf', april, 2)
  await t.worker.drain()
  const owner = await portal.logIn(`told${count}@shop.example`)
  const sent = async () => list((await portal.read(owner, a.id)).documents)
  expect(await sent()).toMatchObject([
    { name: 'april.pdf', told: { accounts: [{ state: 'pages-missing', missing: [2] }] } },
  ])
  const open = () => owner.post(at(openScreen.path, a.id), { screen: 'document', document: 'bank-statement' })
  const link = String(mustAnswer(await open()).body.url)
    .split('/')
    .at(-1)!
  const asked = async () =>
    list(mustAnswer(await t.visitor().post('/api/documents/verify-link', { link })).body.requests)
  expect(await asked()).toMatchObject([{ kind: 'bank-statement', fulfilled: false }])
  await sendPdf(a, 'april-whole.pdf', april)
  await t.worker.drain()
  expect(await asked()).toMatchObject([{ kind: 'bank-statement', fulfilled: true }])
  expect(list((await sent()).map(({ told }) => told as object))).toMatchObject([
    { accounts: [{ state: 'complete' }] },
    { accounts: [{ state: 'elsewhere' }] },
  ])
})

it('the same month in two files is told, and nothing of amounts, holders or lines', async () => {
  const a = await applicant()
  const one = drawn('mAndT', 4, 40)
  await sendPdf(a, 'one.pdf', one)
  const { sheet } = one
  const again = sheet.pages.map((cells) => [...cells, { ...cells[0]!, text: 'Reprint', x: 500, y: 780 }])
  await sendPdf(a, 'again.pdf', { ...one, sheet: sheet.with(again) })
  await t.worker.drain()
  const { together, text } = await heard(a)
  const { mask, ledger } = one.accounts[0]
  expect(together.twice).toEqual([{ mask, from: ledger.from, to: ledger.to, month: '2025-09' }])
  expect(text).not.toMatch(/opening|closing|holder|proof|isProven|routing|cents|sign/i)
  expect(text).not.toContain(ledger.lines[0]!.text)
})

it('an export, and a file that is no statement', async () => {
  const a = await applicant()
  const csv =
    'Date,Description,Amount\n2026-07-02,CARD SALES,120.00\n2026-07-09,TRANSFER TO CHK ...9920,-40.00\n'
  const exported = await send(a, 'lines.csv', 'text/csv', Buffer.from(csv))
  const letter = await send(a, 'letter.pdf', 'application/pdf', statementPdf(['Dear customer, welcome.']))
  await t.worker.drain()
  const { of, together } = await heard(a)
  expect(of(exported)).toMatchObject({ accounts: [{ mask: null, lines: 2, state: 'received', missing: [] }] })
  expect(of(letter)).toMatchObject({ state: 'unread', unread: 'no-statement', accounts: [] })
  expect(together.mentioned).toEqual(['9920'])
})

it('a scan tells the page that is being read; what was not read within the hour is with a person', async () => {
  const a = await applicant()
  const id = await send(a, 'scan.pdf', 'application/pdf', statementPdf(['A scan']))
  const read = (page: number) =>
    t.db.query(
      `insert into statement_page (lead_id, document_id, page, pages, read_at, sealed)
       values ($1::uuid, $2::uuid, $3, 6, $4::timestamptz, '-')`,
      [a.id, id, page, t.clock()],
    )
  await read(1)
  await read(2)
  expect((await heard(a)).of(id)).toMatchObject({ state: 'reading', page: 3, pages: 6 })
  await t.db.query(`delete from statement_page where lead_id = $1::uuid`, [a.id])
  t.clock.advance(3_600_000)
  expect((await heard(a)).of(id)).toMatchObject({ state: 'kept', page: null })
})

it('a month that neither its sender nor its head told is taken from a reading that is proven; what was told stands', async () => {
  const a = await applicant()
  const months = async (id: string) => {
    const { body } = await a.who.post('/api/uploads/received', { sf_leadid: a.leadid })
    const documents = body.documents as unknown as { id: string; months: string[] }[]
    return documents.find((each) => each.id === id)?.months
  }
  const sendUntold = async (name: string, bytes: Uint8Array) => {
    const answer = await a.who.upload('/api/apply/upload-statements', [
      ['file', { name, type: 'application/pdf', bytes: Buffer.from(bytes) }],
      ['sf_leadid', a.leadid],
    ])
    return (answer.body.documents as unknown as { id: string }[])[0]!.id
  }
  const key = drawn('keyBank', 4, 12).sheet
  const untold = await sendUntold('s.pdf', await pdfOf(key))
  const [first] = drawn('keyBank', 4, 12).accounts[0].ledger.lines
  const other = (text: string) => (text.includes(amountOf(first!.cents)) ? `1${text}` : text)
  const broken = key.with(
    key.pages.map((cells) => cells.map((cell) => ({ ...cell, text: other(cell.text) }))),
  )
  const unproven = await sendUntold('b.pdf', await pdfOf(broken))
  const said = await send(a, 'k.pdf', 'application/pdf', await pdfOf(drawn('keyBank', 4, 13).sheet))
  expect([await months(untold), await months(unproven)]).toEqual([[], []])
  await t.worker.drain()
  expect(await months(untold)).toEqual(['2025-09'])
  expect(await months(unproven)).toEqual([])
  expect(await months(said)).toEqual(['2026-07'])
})
