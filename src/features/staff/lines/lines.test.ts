// The lines of an opened file through the front door: what they add up to, how they are narrowed, what a word of staff would change and does.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, eventKinds, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { BankPicture } from '../applications/bank-contract.ts'
import type { LabelPreview, LinesFilter, LinesHead, LinesPage } from './lines-contract.ts'

let t: TestApp
let rep: Member
let underwriter: Member
let a: Applicant
beforeAll(async () => {
  t = await testApp()
  rep = await staffMember(t, 'representative', 'Rosa Rep')
  underwriter = await staffMember(t, 'underwriter', 'Uma Underwriter')
  a = await apply(t)
  await linkByFrame(t, a, { username: 'user_stacked' })
  await settle(t)
})
afterAll(() => t.close())

const at = (rest: string) => `/api/staff/applications/${a.id}${rest}`
const head = async (account = 'all') =>
  ((await underwriter.who.get(at(`/lines/${account}`))).body as unknown as { lines: LinesHead }).lines
const list = (stamp: string, filter: LinesFilter = {}, from = 0, account = 'all') =>
  underwriter.who.post(at(`/lines/${account}/list`), { stamp, from, filter })
const page = async (filter: LinesFilter = {}, from = 0) =>
  (await list((await head()).stamp, filter, from)).body as unknown as LinesPage

test('nothing is shown before the file is opened, nothing to others, and a look is written down', async () => {
  expect((await underwriter.who.get(at('/lines/all'))).status).toBe(403)
  expect((await rep.who.get(at('/lines/all'))).status).toBe(403)
  await openFile(underwriter, a.id)
  const before = (await eventKinds(t, a.id)).filter((kind) => kind === 'bank-viewed').length
  const shown = await head()
  expect(shown.months.length).toBeGreaterThanOrEqual(6)
  expect((await eventKinds(t, a.id)).filter((kind) => kind === 'bank-viewed')).toHaveLength(before + 1)
  expect((await underwriter.who.get(at('/lines/00000000'))).status).toBe(404)
  expect((await list('another stamp')).status).toBe(409)
})

test('the figures above are those of the bank part, and the lines behind them add up', async () => {
  const { bank } = (await underwriter.who.get(at('/bank'))).body as unknown as { bank: BankPicture }
  const shown = await head()
  const same = ({
    month,
    gross,
    trueRevenue,
    nsf,
  }: {
    month: string
    gross: number
    trueRevenue: number | null
    nsf: number
  }) => ({
    month,
    gross,
    trueRevenue,
    nsf,
  })
  expect(shown.months.map(same)).toEqual(bank.months.map(same))
  expect(shown.balances).toEqual(bank.dailyBalances.balances)
  for (const { month, trueRevenue, gross } of shown.months) {
    const revenue = await page({ month, figure: 'revenue' })
    expect(revenue.sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(trueRevenue)
    const left = await page({ month, figure: 'left-out' })
    expect(revenue.moneyIn + left.moneyIn).toBe(gross)
  }
  const [lane] = shown.lanes
  const paid = await page({ position: lane!.id, direction: 'out' })
  expect(paid.total).toBeGreaterThanOrEqual(lane!.paid.length)
  for (const line of paid.lines) expect(line).toMatchObject({ class: 'lender-payment', lender: lane!.lender })
})

test('pages go on where the last one ended, each within 200 kB, and hold no more than asked for', async () => {
  const { stamp } = await head()
  const seen: number[] = []
  for (let from = 0; ; from += 100) {
    const answer = await list(stamp, { sort: 'oldest' }, from)
    expect(answer.text.length).toBeLessThan(200_000)
    const { lines, total } = answer.body as unknown as LinesPage
    seen.push(...lines.map((line) => line.at))
    if (from + 100 >= total) {
      expect(seen).toHaveLength(total)
      break
    }
  }
  expect(seen).toEqual([...seen].sort((one, other) => one - other))
  const [account] = (await head()).accounts
  const { lines } = (await list(stamp, {}, 0, account!.key)).body as unknown as LinesPage
  expect(lines.find(({ why }) => why !== 'pending')!.balance).toBe(account!.balance)
})

test('a preview says what would change and keeps nothing; saved with a reason, it changes', async () => {
  const { lines } = await page({ figure: 'revenue', direction: 'in', sort: 'largest' })
  const line = lines.find(({ date }) => date < t.clock().toISOString().slice(0, 7))!
  const month = line.date.slice(0, 7)
  const revenueOf = async () => (await head()).months.find((each) => each.month === month)!.trueRevenue!
  const before = await revenueOf()
  const asked = { kind: 'credit', of: line.id, says: 'refund', month }
  const answer = await underwriter.who.post(at('/bank/label/preview'), asked)
  expect(answer.status).toBe(200)
  const preview = answer.body as unknown as LabelPreview
  expect(preview.now.monthRevenue).toBe(before)
  expect(preview.then.monthRevenue).toBe(before - line.amount)
  expect(preview.then.averageRevenue!).toBeLessThan(preview.now.averageRevenue!)
  expect(await revenueOf()).toBe(before)
  const stamp = (await head()).stamp
  const reason = 'The customer sent the invoice of the return'
  const kept = await underwriter.who.post(at('/bank/label'), {
    kind: 'credit',
    of: line.id,
    says: 'refund',
    reason,
  })
  expect(kept.status).toBe(200)
  expect((await list(stamp)).status).toBe(409)
  expect(await revenueOf()).toBe(before - line.amount)
  expect((await page({ figure: 'said' })).lines).toMatchObject([
    {
      id: line.id,
      class: 'refund',
      why: 'said',
      revenue: false,
      said: { says: 'refund', by: 'Uma Underwriter', reason },
    },
  ])
  await underwriter.who.post(at('/bank/label'), { kind: 'credit', of: line.id, says: null })
  expect(await revenueOf()).toBe(before)
  expect((await page({ figure: 'said' })).total).toBe(0)
})

test('a rejected position is seen in the preview; a debit is no credit, a made-up line none at all', async () => {
  const [lane] = (await head()).lanes
  const month = '2026-10'
  const preview = (
    await underwriter.who.post(at('/bank/label/preview'), {
      kind: 'position',
      of: lane!.id,
      says: 'rejected',
      month,
    })
  ).body as unknown as LabelPreview
  expect(preview.then.burden!).toBeLessThan(preview.now.burden!)
  const [debit] = (await page({ direction: 'out' })).lines
  for (const of of [debit!.id, 'nothing'])
    expect(
      (await underwriter.who.post(at('/bank/label'), { kind: 'credit', of, says: 'refund' })).status,
    ).toBe(409)
})

test('the calls of the specification: months by the full-month rule, lines as a list, nothing by another id', async () => {
  const shown = await head()
  const [account] = shown.accounts
  const accountid = `${a.id}.${account!.key}`
  const shared = (await underwriter.who.post(at('/share'), { kind: 'aggregation' })).body
  const link = String(shared.url).split('/').at(-1)!
  const guest = t.visitor()
  await guest.post('/api/aggregation/get-accounts', { link, pass: shared.accessCode, appnum: '' })
  const ask = (call: string, body: object) => guest.post(`/api/aggregation/${call}`, body)
  const answer = await ask('get-aggregation', {
    custid: a.id,
    timestamp: t.clock().getTime() / 1000,
    accountid,
  })
  expect(answer.status).toBe(200)
  expect(answer.text.length).toBeLessThan(200_000)
  const { months, transactions, urls } = answer.body as unknown as {
    months: { month: string; complete: boolean; mg: number; txs: number }[]
    transactions: { id: string; postedDate: number; amount: number; description: string; accountId: string }[]
    urls: { txs: string; next: string | null }
  }
  const own = (await underwriter.who.get(at(`/lines/${account!.key}`))).body as unknown as {
    lines: LinesHead
  }
  expect(months.map(({ complete }) => complete)).toEqual(own.lines.months.map(({ counted }) => counted))
  expect(months.filter(({ complete }) => complete).length).toBeGreaterThanOrEqual(4)
  expect(months.at(-1)!.complete).toBe(false)
  expect(months.map(({ mg }) => Math.round(mg * 100))).toEqual(own.lines.months.map(({ gross }) => gross))
  expect(urls.next).toBe(`${urls.txs}?from=400`)
  const all = [...transactions]
  while (all.length % 400 === 0) {
    const next = await guest.get(`${urls.txs}?from=${all.length}`)
    expect(next.text.length).toBeLessThan(200_000)
    all.push(...(next.body as unknown as typeof transactions))
  }
  expect(all.length).toBeGreaterThanOrEqual(months.reduce((sum, { txs }) => sum + txs, 0))
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect((await guest.get(urls.txs)).body).toEqual(transactions)
  // Half a year earlier other months were complete.
  const earlier = Math.floor(new Date(`${months.at(-3)!.month}-15T12:00:00Z`).getTime() / 1000)
  const summary = (await ask('get-account-summary', { timestamp: earlier, accountid })).body as unknown as {
    months: typeof months
  }
  expect(summary.months.map(({ complete }) => complete).lastIndexOf(true)).toBe(months.length - 4)
  for (const [body, status] of [
    [{ accountid: 'x' }, 404],
    [{ accountid: `${a.id}.00000000` }, 404],
    [{ accountid, custid: crypto.randomUUID() }, 404],
  ] as const)
    expect((await ask('get-aggregation', body)).status).toBe(status)
  for (const who of [rep.who, underwriter.who, t.visitor()])
    expect((await who.post('/api/aggregation/get-account-summary', { accountid })).status).toBe(404)
})

test('lines that a refresh brought are marked and found by themselves, a first fetch marks none', async () => {
  // One that was declined is not refreshed.
  a = await apply(t, { business: { email: 'fresh@shop.example' }, pg: { phone: '(207) 555-0177' } })
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  await openFile(underwriter, a.id)
  const before = await head()
  expect(before.fresh).toBe(0)
  t.clock.advance(4 * 86_400_000)
  underwriter = await staffMember(t, 'underwriter')
  await openFile(underwriter, a.id)
  expect((await underwriter.who.post(at('/bank/refresh'))).status).toBe(200)
  await settle(t)
  const after = await head()
  const fresh = await page({ figure: 'fresh' })
  expect(after.fresh).toBeGreaterThan(0)
  expect(fresh.total).toBe(after.fresh)
  expect(fresh.lines.every((line) => line.fresh && line.date >= before.refreshedOn)).toBe(true)
})
