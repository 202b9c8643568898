// The document generator through its front door: who a link opens a paper for, what it says, and that a statement is the Bank tab's to the cent.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Paper, TableBlock } from '#core/paper/paper.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { addMonths, monthOf } from '#core/ground/dates.ts'
import {
  apply,
  eventKinds,
  linkByFrame,
  linkByToken,
  settle,
  type Applicant,
} from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { pageTexts } from '../../../../test/pdf-tools.ts'
import { readZip } from '../../../../test/read-zip.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import type { ListedPapers } from './contract.ts'

let t: TestApp
let staff: Member
let a: Applicant
let b: Applicant
let papers: ListedPapers
const SSN = '123-45-6789'

beforeAll(async () => {
  t = await testApp()
  staff = await staffMember(t, 'underwriter', 'Martin Ortiz')
  a = await apply(t)
  // A form refuses these marks; a name from before may have them.
  await t.db.query(
    `update lead set answers = jsonb_set(answers, '{businessName}', to_jsonb($2::text)) where id = $1::uuid`,
    [a.id, 'Peña & <b>Söhne</b>'],
  )
  await linkByFrame(t, a, { username: 'user_healthy' })
  b = await apply(t)
  await (await linkByToken(t, b, { username: 'user_healthy' })).exchange()
  await settle(t)
  for (const { id } of [a, b]) await openFile(staff, id)
  papers = await listed(a.id)
})
afterAll(() => t.close())

const listed = async (id: string) =>
  (await staff.who.get(`/api/staff/applications/${id}/papers`)).body as unknown as ListedPapers

interface Address {
  readonly doc: string
  readonly id: string
  readonly token: string
  readonly account?: string
  readonly month?: string
}

async function link(
  doc: string,
  more: object = {},
  of = a.id,
  by = staff,
): Promise<Address & { linkId: string }> {
  const { status, body, text } = await by.who.post(`/api/staff/applications/${of}/paper-links`, {
    doc,
    ...more,
  })
  if (status !== 200) throw new Error(text)
  const [kind = '', id = '', token = '', account, month] = String(body.url)
    .split('/docgenerator/')[1]!
    .split('/')
  return { doc: kind, id, token, account, month, linkId: String(body.linkId) }
}
const data = (who: Visitor, { doc, id, token, account, month }: Address) =>
  who.post('/api/doc/get-data', { doc, id, token, ...(account && { account, month }) })
const tableOf = (paper: Paper) => paper.blocks.find((block): block is TableBlock => block.block === 'table')!

describe('a business loan application', () => {
  test('opens for whoever has its link, masked, by the names of the specification', async () => {
    const address = await link('bla')
    expect(address.token).toMatch(/^[\w-]{32}$/)
    const { status, body, text } = await data(t.visitor(), address)
    expect(status).toBe(200)
    const { business, pg, additional_signers: others } = body.model as Record<string, Record<string, unknown>>
    expect(business).toMatchObject({ name: 'Peña & <b>Söhne</b>', monhtlySales: 61_000 })
    expect(Object.keys(business!).sort()).toEqual(
      'address city classification fein industry monhtlySales name requestedAmount startdate state website zip'.split(
        ' ',
      ),
    )
    expect(pg).toMatchObject({ ssn: '•••-••-6789', signed: null })
    expect(others).toEqual([])
    for (const secret of [SSN, '123456789', '12-3456789', '1980-04-12', '04/12/1980'])
      expect(text).not.toContain(secret)
    const paper = body.paper as unknown as Paper
    expect(paper.title).toBe('Business loan application')
    expect(paper.foot).toMatch(
      /^Shared by Martin Ortiz · Nov 16, 2026, .* ET · SHA-256 (?:[0-9a-f]{4} ?){3}$/,
    )
    expect(JSON.stringify(paper)).toContain('has not signed this application')
    // The band as it was stated; the month that follows from it goes on the wire alone.
    expect(business!.startdate).toBe('2021-11')
    expect(JSON.stringify(paper)).toContain('5+ years')
    expect(JSON.stringify(paper)).not.toMatch(/2021-11|Start date/)
    expect(await eventKinds(t, a.id)).toContain('paper-shown')
  })

  test('is the same in its PDF, in the language that is asked for', async () => {
    const { doc, id, token } = await link('bla')
    const file = await t.visitor().get(`/api/doc/pdf/${doc}/${id}/${token}?language=es`)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toBe('attachment; filename="loan-application.pdf"')
    const words = (await pageTexts(file.bytes)).join(' ')
    expect(words).toContain('Solicitud de préstamo comercial')
    expect(words).toContain('Peña & <b>Söhne</b>')
    expect(words).toContain('•••-••-6789')
    expect(words).toContain('5 años o más')
    expect(words).not.toContain('2021')
  })

  test('shows numbers to staff who may see them and say why; that is written down', async () => {
    const reveal = (by: Member, reason: string) =>
      by.who.post(`/api/staff/applications/${a.id}/papers/revealed`, { doc: 'bla', reason })
    expect((await reveal(staff, ' ')).status).toBe(422)
    const { status, body } = await reveal(staff, 'sent to the partner lender')
    expect(status).toBe(200)
    expect((await pageTexts(Buffer.from(String(body.file), 'base64'))).join(' ')).toContain(SSN)
    const [row] = await t.db.query<{ detail: object }>(
      `select detail from event where lead_id = $1::uuid and kind = 'paper-downloaded'`,
      [a.id],
    )
    expect(row!.detail).toEqual({ doc: 'bla', reason: 'sent to the partner lender' })
    const representative = await staffMember(t, 'representative')
    expect((await reveal(representative, 'curious')).status).toBe(403)
  })
})

describe('a link', () => {
  test('opens nothing but the paper that it was made for', async () => {
    const [account] = papers.accounts
    const made = await link('statements', { account: account!.key, month: account!.months[1] })
    const other = await link('bla', {}, b.id)
    const wrong: Partial<Address>[] = [
      { doc: 'bla' },
      { doc: 'report' },
      { id: other.id },
      { account: '00000000' },
      { month: account!.months[2] },
      { token: other.token },
      { token: 'M'.repeat(32) },
    ]
    for (const change of wrong) {
      const { status, body } = await data(t.visitor(), { ...made, ...change })
      expect([change, status, body.type]).toEqual([change, 404, 'urn:underway:problem:link-invalid'])
    }
    // What the address leaves out, the link knows.
    expect((await data(t.visitor(), { doc: made.doc, id: made.id, token: made.token })).status).toBe(200)
  })

  test('ends with its time, when it is taken back, and with whoever made it', async () => {
    const late = await link('bla')
    const revoked = await link('bla')
    await staff.who.post(`/api/staff/applications/${a.id}/links/${revoked.linkId}/revoke`, {})
    expect((await data(t.visitor(), revoked)).status).toBe(404)
    const leaving = await staffMember(t, 'underwriter')
    await openFile(leaving, a.id)
    const theirs = await link('bla', {}, a.id, leaving)
    expect((await data(t.visitor(), theirs)).status).toBe(200)
    await t.db.query(`update staff set disabled_at = now() where email = $1`, [leaving.email])
    expect((await data(t.visitor(), theirs)).status).toBe(404)
    t.clock.advance(15 * 86_400_000)
    expect((await data(t.visitor(), late)).status).toBe(404)
    t.clock.advance(-15 * 86_400_000)
  })

  test('is made by staff who may share the file and said why they open it', async () => {
    const fresh = await staffMember(t, 'underwriter')
    const { status, body } = await fresh.who.post(`/api/staff/applications/${a.id}/paper-links`, {
      doc: 'bla',
    })
    expect([status, body.type]).toEqual([403, 'urn:underway:problem:reason-needed'])
    expect(
      (await staff.who.post(`/api/staff/applications/${a.id}/paper-links`, { doc: 'oppbla' })).status,
    ).toBe(200)
    const nowhere = { doc: 'statements', account: '00000000', month: '2026-09' }
    expect((await staff.who.post(`/api/staff/applications/${a.id}/paper-links`, nowhere)).status).toBe(404)
    expect(papers.docs).toEqual(['bla', 'oppbla', 'statements', 'offer-summary', 'decision-memo'])
  })
})

interface Report {
  readonly report: {
    readonly items: readonly {
      readonly accounts: readonly {
        readonly transactions: readonly { readonly date: string; readonly amount: number }[]
        readonly historical_balances: readonly { readonly date: string; readonly current: number }[]
      }[]
    }[]
  }
}
interface Months {
  readonly months: readonly {
    readonly month: string
    readonly gross: number
    readonly averageDailyBalance: number
    readonly negativeDays: number
    readonly nsf: number
  }[]
}

describe('a statement', () => {
  test.each([
    ['one provider', () => a],
    ['the other', () => b],
  ])('by %s equals the Bank tab to the cent, in every full month', async (_, whose) => {
    const { id } = whose()
    const { accounts } = await listed(id)
    const { lines: head } = (await staff.who.get(`/api/staff/applications/${id}/lines/${accounts[0]!.key}`))
      .body as unknown as { lines: Months }
    const tab = head.months
    const today = monthOf(easternDay(t.clock()))
    const full = accounts[0]!.months.filter((month) => month < today && month > addMonths(today, -6))
    expect(full.length).toBeGreaterThan(3)
    for (const month of full) {
      const { body } = await data(
        t.visitor(),
        await link('statements', { account: accounts[0]!.key, month }, id),
      )
      const facts = factsOf(body.paper as unknown as Paper)
      const shown = tab.find((each) => each.month === month)!
      expect([month, facts['Total deposits']]).toEqual([month, shown.gross])
      expect(facts['ADB (average daily balance)']).toBe(shown.averageDailyBalance)
      expect(facts['NEDs (negative ending days)']).toBe(shown.negativeDays)
      expect(facts['NSFs (returned or unpaid items)']).toBe(shown.nsf)
      expect(facts['Opening balance']! + facts['Total deposits']! + facts['Total withdrawals']!).toBe(
        facts['Closing balance'],
      )
      const { plaid } = body.model as unknown as { plaid: string }
      const [account] = (JSON.parse(plaid) as Report).report.items[0]!.accounts
      const taken = account!.transactions.reduce(
        (sum, { amount }) => sum - Math.min(0, Math.round(amount * 100)),
        0,
      )
      expect(taken).toBe(shown.gross)
      expect(Math.round(account!.historical_balances.at(-1)!.current * 100)).toBe(facts['Closing balance'])
    }
  })

  test('ends each day but the first with its balance, and the last of them with the closing one', async () => {
    const [account] = papers.accounts
    const { body } = await data(
      t.visitor(),
      await link('statements', { account: account!.key, month: account!.months[1] }),
    )
    const paper = body.paper as unknown as Paper
    const { rows, strong } = tableOf(paper)
    const days = rows.filter(([day]) => day !== false).length
    expect(strong).toHaveLength(days - 1)
    expect(strong).not.toContain(1)
    expect(rows.at(-1)![3]).toBe(factsOf(paper)['Closing balance'])
    expect(JSON.stringify(paper)).toContain('Balances are counted back from the balance of')
  })
})

const factsOf = (paper: Paper): Record<string, number> =>
  Object.fromEntries(
    paper.blocks.flatMap((block) =>
      block.block === 'facts' ? block.items.map(({ label, value }) => [label, value as number]) : [],
    ),
  )

describe('the complete file', () => {
  test('is a ZIP of papers, statements and documents, with an index that hashes each', async () => {
    const file = await staff.who.get(`/api/staff/applications/${a.id}/file.zip`)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip'])
    const read = readZip(file.bytes)
    const names = [...read.keys()]
    expect(names).toEqual(
      expect.arrayContaining([
        'papers/loan-application.pdf',
        'papers/decision-memo.pdf',
        'papers/offer-summary.pdf',
        'records/notes.csv',
        'records/events.csv',
      ]),
    )
    expect(
      names.filter((name) => /^statements\/.*bank-statement-\d{4}-\d\d\.pdf$/.test(name)).length,
    ).toBeGreaterThan(5)
    expect(names.at(-1)).toBe('index.csv')
    const index = read.get('index.csv')!.toString()
    for (const name of names.slice(0, -1)) {
      const hash = createHash('sha256').update(read.get(name)!).digest('hex')
      expect(index).toMatch(new RegExp(`"${name.replace(/[.]/g, '\\.')}",.*"${hash}"`))
    }
    expect(await eventKinds(t, a.id)).toContain('file-downloaded')
    const [message] = names.filter((name) => /^messages\/001-.*-application-received-email\.txt$/.test(name))
    const written = read.get(message!)!.toString()
    expect(written).toMatch(/^To: \S+@/)
    expect(written).toContain('[link]')
    expect(written).not.toMatch(/https?:/)
    const events = read.get('records/events.csv')!.toString()
    for (const kind of ['application-completed', 'bank-linked', 'link-created'])
      expect(events, kind).toContain(`"${kind}"`)
    const memo = (await pageTexts(read.get('papers/decision-memo.pdf')!)).join(' ')
    expect(memo).toContain('The same inputs under the same policy gave the same result.')
    expect(memo).not.toContain('another result')
    // Figures in words, with their units: no name as it is stored, no braces of JSON, no cents without a point.
    expect(memo).toMatch(/Balance on that day \$[\d,]+\.\d\d/)
    expect(memo).not.toMatch(/balanceToday|topPayerShare|[{}]|":/)
  })
})

describe('a credit report', () => {
  let owner: Applicant
  beforeAll(async () => {
    const own = { email: 'reported@shop.example' }
    owner = await apply(t, {
      business: own,
      pg: { ...own, phone: '(207) 555-0190', ssn: '501-22-4000', creditReport: true },
    })
    await linkByFrame(t, owner, { username: 'user_healthy' })
    await settle(t)
    await openFile(staff, owner.id)
    expect((await listed(owner.id)).docs).not.toContain('report')
    await staff.who.post(`/api/staff/applications/${owner.id}/credit/pull`, { personId: null })
    await settle(t)
  })
  const looks = async () =>
    (await eventKinds(t, owner.id)).filter((kind) => kind === 'credit-report-viewed').length

  test.each(['report', 'appreport'])(
    'as %s opens for staff who said why, each look is written down',
    async (doc) => {
      const address = await link(doc, {}, owner.id)
      const before = await looks()
      expect((await data(t.visitor(), address)).body.type).toBe('urn:underway:problem:login-required')
      const fresh = await staffMember(t, 'underwriter')
      expect((await data(fresh.who, address)).body.type).toBe('urn:underway:problem:reason-needed')
      expect(await looks()).toBe(before)
      await openFile(fresh, owner.id)
      const { status, body, text } = await data(fresh.who, address)
      expect(status).toBe(200)
      expect(await looks()).toBe(before + 1)
      const paper = JSON.stringify(body.paper)
      for (const said of ['FICO Score 2', 'Profile Summary', 'Inquiries', 'JAN', 'Underwriting'])
        expect(paper).toContain(said)
      expect(text).not.toContain('4000')
    },
  )

  test('is a PDF for those who may read it, and part of the complete file for them alone', async () => {
    const path = `/api/staff/applications/${owner.id}`
    const rita = await staffMember(t, 'representative')
    const file = await staff.who.get(`${path}/papers/report`)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.headers['content-disposition']).toContain('credit-report.pdf')
    const whole = readZip(Buffer.from((await staff.who.get(`${path}/file.zip`)).bytes))
    expect([...whole.keys()]).toContain('papers/credit-report.pdf')
    // A key for reading opens documents, and no credit report.
    const reading = t.visitor()
    await reading.post('/api/staff/auth-key-login', { authKey: rita.authKey })
    await rita.who.post(`${path}/assign`, { to: rita.id })
    await openFile(rita, owner.id)
    expect((await reading.get(`${path}/papers/report`)).status).toBe(403)
    const theirs = readZip(Buffer.from((await reading.get(`${path}/file.zip`)).bytes))
    expect([...theirs.keys()]).toContain('papers/loan-application.pdf')
    expect([...theirs.keys()]).not.toContain('papers/credit-report.pdf')
  })
})
