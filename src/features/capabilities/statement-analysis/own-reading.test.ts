// Uploaded statements are read by ourselves: what is kept, what serves where no vendor's figures came, what is said of a difference.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addMonths, firstDay, lastDay } from '#core/ground/dates.ts'
import { refused } from '#core/ground/outcome.ts'
import type { ShownReadings } from '#features/staff/statements/readings-contract.ts'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { statementPdf } from '../../../../test/made-files.ts'
import { madeBankOfAmerica, madeWellsFargo, type MadeStatement } from '../../../../test/made-statements.ts'
import { scanOf } from '../../../../test/scans.ts'
import { drawn } from '../../../../test/statements/index.ts'
import { pdfOf } from '../../../../test/statements/pdf.ts'
import { sweep } from '../retention/sweep.server.ts'
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
  const own = { email: `own${count}@shop.example` }
  return apply(t, { business: own, pg: { ...own, phone: `(207) 555-${String(1800 + count)}` } })
}
const statement = (month: string, opening: number, mask = '4321'): MadeStatement => ({
  opening,
  from: firstDay(month),
  to: lastDay(month),
  mask,
  lines: [
    { date: `${month}-05`, text: 'SQUARE INC DES:DEPOSIT', cents: 250_000 },
    { date: `${month}-20`, text: 'RENT OF THE SHOP', cents: -200_000 },
  ],
})
async function upload(a: Applicant, texts: readonly string[]): Promise<string[]> {
  const answer = await a.who.upload('/api/apply/upload-statements', [
    ...texts.map(
      (text, at) =>
        [
          'file',
          { name: `s${at}.pdf`, type: 'application/pdf', bytes: statementPdf(text.split(/\n\f?/)) },
        ] as const,
    ),
    ...texts.map(
      (_text, idx) =>
        ['fileinfo', JSON.stringify({ idx, file: `s${idx}.pdf`, month: addMonths('2026-07', idx) })] as const,
    ),
    ['sf_leadid', a.leadid],
  ])
  expect(answer.status).toBe(200)
  await t.worker.drain()
  return (answer.body.documents as unknown as { id: string }[]).map(({ id }) => id)
}
const shown = async (id: string) => {
  await openFile(uma, id)
  const { body } = await uma.who.get(`/api/staff/applications/${id}`)
  return body.statementReadings as unknown as ShownReadings
}
const monthsServed = async (a: Applicant) => {
  await openFile(uma, a.id)
  const { body } = await uma.who.post('/api/aggregation/get-ba-source', { appnum: a.id })
  const source = body.source as unknown as { url: string } | null
  if (!source) return null
  const data = await uma.who.post('/api/aggregation/get-ba-data', { url: source.url })
  return data.body.months as unknown as { iso: string; mg: number; neds: number }[]
}

it('those that add up serve the tool; the others are shown with their difference and serve nothing', async () => {
  const a = await applicant()
  const broken = madeWellsFargo(statement('2026-08', 0, '9876')).replaceAll('2,000.00', '2,000.10')
  const ids = await upload(a, [madeBankOfAmerica(statement('2026-07', 100_000)), broken, 'A scan'])
  const { statements } = await shown(a.id)
  const of = (at: number) => statements.find(({ document }) => document === ids[at])
  expect(of(0)).toMatchObject({
    bank: 'Bank of America, N.A.',
    accounts: [
      { mask: '4321', from: '2026-07-01', opening: 100_000, closing: 150_000, lines: 2, isProven: true },
    ],
  })
  expect(of(1)).toMatchObject({ bank: 'Wells Fargo Bank, N.A.', accounts: [{ isProven: false }] })
  expect(of(1)!.accounts[0]!.proof.balance).not.toBe(0)
  expect(of(2)).toMatchObject({ refusal: 'no-statement', accounts: [] })
  expect(await monthsServed(a)).toEqual([
    { iso: '2026-07', mg: 2_500, adb: expect.any(Number) as number, neds: 0, deps: 1 },
  ])
  const rows = await t.db.query(`select * from statement_reading where lead_id = $1::uuid`, [a.id])
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/4321|RENT|America/)
  const lines = await uma.who.get(`/api/staff/applications/${a.id}/statement-lines/${ids[0]}`)
  expect((lines.body.accounts as unknown as { lines: unknown[] }[])[0]!.lines).toContainEqual(
    expect.objectContaining({ date: '2026-07-20', text: 'RENT OF THE SHOP', cents: -200_000 }),
  )
})

it('lines and figures need the reason for opening the file, and are nobody else’s', async () => {
  const a = await applicant()
  const [id] = await upload(a, [madeBankOfAmerica(statement('2026-07', 100_000))])
  const other = await staffMember(t, 'underwriter')
  const { body } = await other.who.get(`/api/staff/applications/${a.id}`)
  expect(body.statementReadings).toEqual({ files: 1, statements: [], reviewFrom: null, differ: [] })
  const path = `/api/staff/applications/${a.id}/statement-lines/${id}`
  expect((await other.who.get(path)).status).toBeGreaterThanOrEqual(403)
  expect((await t.visitor().get(path)).status).toBe(401)
})

it('beside a vendor’s figures ours are the second opinion: other deposits are said', async () => {
  const a = await applicant()
  const months = ['2026-07', '2026-08', '2026-09', '2026-10']
  await upload(
    a,
    months.map((month, at) => madeBankOfAmerica(statement(month, at * 50_000, '8759'))),
  )
  for (let looks = 0; looks < 6; looks++) {
    t.clock.advance(130_000)
    await t.worker.drain()
  }
  uma = await staffMember(t, 'underwriter')
  const { differ, statements } = await shown(a.id)
  expect(statements.every(({ accounts }) => accounts.every(({ isProven }) => isProven))).toBe(true)
  expect(differ[0]).toMatchObject({ mask: '8759', ours: 250_000 })
  expect(differ[0]!.theirs).not.toBe(250_000)
  expect((await monthsServed(a))![0]!.mg).not.toBe(2_500)
})

it('a statement that is taken back serves no more, and the others do again once they are read', async () => {
  const a = await applicant()
  const [first] = await upload(a, [
    madeBankOfAmerica(statement('2026-07', 0)),
    madeBankOfAmerica(statement('2026-08', 50_000)),
  ])
  expect(await monthsServed(a)).toHaveLength(2)
  const taken = await a.who.post('/api/uploads/take-back', { sf_leadid: a.leadid, document: first! })
  expect(taken.status, taken.text).toBe(200)
  expect(await monthsServed(a)).toBeNull()
  await t.worker.drain()
  expect((await monthsServed(a))?.map(({ iso }) => iso)).toEqual(['2026-08'])
})

it('what the release before has read is not shown in its form, and is read again', async () => {
  const a = await applicant()
  await upload(a, [madeBankOfAmerica(statement('2026-07', 0))])
  await t.db.query(`update statement_reading set reader = 1 where lead_id = $1::uuid`, [a.id])
  expect((await shown(a.id)).statements).toMatchObject([{ refusal: 'sealed', accounts: [] }])
  await upload(a, [madeBankOfAmerica(statement('2026-08', 50_000))])
  const { statements } = await shown(a.id)
  expect(statements.map(({ accounts }) => accounts.map(({ isProven }) => isProven))).toEqual([[true], [true]])
})

it('readings go with the other secrets of an abandoned application', async () => {
  const a = await applicant()
  await upload(a, [madeBankOfAmerica(statement('2026-07', 0))])
  const kept = () =>
    t.db.query(
      `select sealed from statement_reading where lead_id = $1::uuid and sealed is not null
      union all select sealed from statement_analysis where lead_id = $1::uuid and sealed is not null`,
      [a.id],
    )
  expect(await kept()).toHaveLength(2)
  t.clock.advance((t.deps.config.retention.drafts + 1) * 86_400_000)
  await sweep(t.deps)
  expect(await kept()).toEqual([])
})

it('a scan is read page by page; what was read stays for a job that begins anew, and goes once the file is read', async () => {
  const a = await applicant()
  const { sheet, accounts } = drawn('trailingMinus', 5, 5)
  const bytes = await scanOf(await pdfOf(sheet), { tilt: 0.8, noise: 25 })
  const { run } = t.deps.threads
  const asked: string[] = []
  let isBusy = true
  t.deps.threads.run = async (name, given, how) => {
    asked.push(name)
    if (name === 'read-statement-lines' && asked.includes('read-scanned-page') && isBusy) {
      isBusy = false
      return refused('busy')
    }
    return run(name, given, how)
  }
  try {
    const answer = await a.who.upload('/api/apply/upload-statements', [
      ['file', { name: 'scan.pdf', type: 'application/pdf', bytes: Buffer.from(bytes) }],
      ['fileinfo', JSON.stringify({ idx: 0, file: 'scan.pdf', month: '2026-07' })],
      ['sf_leadid', a.leadid],
    ])
    expect(answer.status).toBe(200)
    await t.worker.drain()
    const kept = await t.db.query<{ pages: number; sealed: string }>(
      `select pages, sealed from statement_page where lead_id = $1::uuid`,
      [a.id],
    )
    expect(kept).toMatchObject([{ pages: 1 }])
    expect(kept[0]!.sealed).not.toMatch(/Balance|Valley/)
    t.clock.advance(60_000)
    await t.worker.drain()
  } finally {
    t.deps.threads.run = run
  }
  expect(asked.filter((name) => name === 'read-scanned-page')).toHaveLength(1)
  uma = await staffMember(t, 'underwriter')
  const { statements } = await shown(a.id)
  expect(statements).toMatchObject([
    { refusal: null, accounts: [{ mask: accounts[0].mask, lines: 5, isProven: true, isSeen: true }] },
  ])
  expect(await t.db.query(`select from statement_page where lead_id = $1::uuid`, [a.id])).toEqual([])
}, 60_000)
it('a month that does not open with what the one before closed with is a sign: staff see it, a person decides', async () => {
  const a = await applicant()
  const ids = await upload(a, [
    madeBankOfAmerica(statement('2026-07', 100_000)),
    madeBankOfAmerica(statement('2026-08', 170_000)),
  ])
  uma = await staffMember(t, 'underwriter')
  const { statements, reviewFrom } = await shown(a.id)
  const of = (at: number) => statements.find(({ document }) => document === ids[at])!
  expect(of(0)).toMatchObject({ looked: 'whole', feed: [] })
  expect(of(0).score).toBeLessThan(reviewFrom!)
  expect(of(1).signs).toContainEqual({
    code: 'month-does-not-follow',
    weight: 'strong',
    page: null,
    box: null,
    evidence: { closing: 150_000, opening: 170_000, from: '2026-08-01' },
  })
  expect(of(1).score).toBeGreaterThanOrEqual(reviewFrom!)
  const rows = await t.db.query(`select signs, feed from statement_reading where lead_id = $1::uuid`, [a.id])
  expect(JSON.stringify(rows)).not.toMatch(/"code"|month-does/)
})
