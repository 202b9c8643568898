// Staff say what bank lines are: the analysis and the decision are made again, nothing is approved by a label alone, and it can be exported.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportLabels,
  type ExportedLabel,
} from '#features/capabilities/bank-analysis/export-labels.server.ts'
import { apply, eventKinds, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import { addBankLabel, bankLabelsOf, type SaidOf } from '#platform/store/bank-labels.ts'
import type { BankHistory } from '#core/domain/bank-history.ts'
import { keepHistory } from '#features/capabilities/bank-link/keep-history.server.ts'
import { historyPlace, latestHistories, packedHistories, readConnection } from '#platform/store/bank-data.ts'
import { openHistory } from '#platform/threads/open-history.ts'
import type { LinesHead, LinesPage } from '../lines/lines-contract.ts'
import type { Application } from './application-contract.ts'
import type { BankPicture } from './bank-contract.ts'

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

const at = (rest = '') => `/api/staff/applications/${a.id}${rest}`
const page = async () => (await underwriter.who.get(at())).body as unknown as Application
const bank = async () =>
  ((await underwriter.who.get(at('/bank'))).body as unknown as { bank: BankPicture }).bank
const label = (member: Member, body: object) => member.who.post(at('/bank/label'), body)

test('a file must be opened, and the right be had, before anything is said of it', async () => {
  const said = { kind: 'credit', of: 'x', says: 'income' }
  expect((await label(underwriter, said)).status).toBe(403)
  await rep.who.post(at('/assign'), { to: rep.id })
  expect((await label(rep, said)).status).toBe(403)
  await underwriter.who.post(at('/open'), { reason: 'underwriting' })
  expect((await label(underwriter, said)).status).toBe(409)
})

const inEffect = async () => (await page()).decisions.find(({ current }) => current)!

test('rejected positions count nowhere, and an approval that rests on it waits for a person', async () => {
  const { positions } = await bank()
  expect(positions).toHaveLength(3)
  expect((await inEffect()).outcome).toBe('declined')
  expect((await underwriter.who.post(at('/reopen'), { reason: 'They sent payoff letters' })).status).toBe(200)
  expect((await page()).stage).toBe('in-review')
  for (const { id } of positions)
    expect(await label(underwriter, { kind: 'position', of: id, says: 'rejected' })).toMatchObject({
      status: 200,
      body: { decidedAnew: true },
    })
  const after = await bank()
  expect(after.positions.map(({ label: said, confidence }) => [said, confidence])).toEqual([
    ['rejected', 0],
    ['rejected', 0],
    ['rejected', 0],
  ])
  expect(after.activePositions).toBe(0)
  await settle(t)
  const decided = await inEffect()
  expect(decided.outcome).toBe('review')
  // Payments that are no lender's are costs, and more than is sold: that alone is for a person.
  expect(decided.reasons.map(({ code }) => code)).toEqual(['costs-exceed-sales'])
  const said = (await page()).events.find(({ kind }) => kind === 'bank-labelled')
  expect(said).toMatchObject({ by: 'Uma Underwriter', detail: { what: 'position', says: 'rejected' } })
})

test('taken back, the engine speaks again', async () => {
  const position = (await bank()).positions.find(({ label: said }) => said === 'rejected')!
  await label(underwriter, { kind: 'position', of: position.id, says: null })
  await settle(t)
  expect((await bank()).positions.find(({ id }) => id === position.id)).toMatchObject({
    label: null,
    sureness: 'certain',
  })
})

test('a word that later data contradict is told, asks a person, and can be taken back; the history keeps it', async () => {
  const [position] = (await bank()).positions
  const lines = { date: (await bank()).refreshedOn, amount: 125_000, engineSaid: 'unclassed' }
  const said = { leadId: a.id, staffId: underwriter.id }
  await t.db.transaction(async (tx) => {
    const put = (what: SaidOf, transactionIds: string[], text: string) =>
      addBankLabel(
        tx,
        t.deps.keys,
        { ...said, ...what, lines: { ...lines, transactionIds, text } },
        t.clock(),
      )
    await put({ kind: 'credit', says: 'income' }, ['gone-1'], 'WIRE FROM A CUSTOMER')
    await put({ kind: 'position', says: 'confirmed' }, ['gone-2', 'gone-3'], 'Some Funder')
    await put({ kind: 'position', says: 'rejected' }, ['gone-4'], 'Another Funder')
  })
  const told = await bank()
  expect(told.staleLabels.map(({ of, says, why, text }) => [of, says, why, text])).toEqual([
    ['gone-2', 'confirmed', 'no-position', 'Some Funder'],
    ['gone-1', 'income', 'gone', 'WIRE FROM A CUSTOMER'],
  ])
  expect(told.findings).toContainEqual({
    code: 'labels-no-longer-match',
    values: { actual: 2 },
    account: null,
    lines: 0,
  })
  expect(told.positions.find(({ id }) => id === position!.id)?.label).toBe(position!.label)
  for (const { kind, of } of told.staleLabels)
    expect((await label(underwriter, { kind, of, says: null })).status).toBe(200)
  const after = await bank()
  expect(after.staleLabels).toEqual([])
  expect(after.findings.map(({ code }) => code)).not.toContain('labels-no-longer-match')
  expect((await bankLabelsOf(t.db, t.deps.keys, a.id)).filter(({ says }) => says === 'income')).toHaveLength(
    1,
  )
})

test('a line that came twice is counted once, shown with the other one, and said to be two', async () => {
  const from = await latestHistories(t.db, a.id)
  const [stored] = from
  const history = await historyOf(stored!)
  const checking = new Set(history.accounts.flatMap(({ id, kind }) => (kind === 'checking' ? [id] : [])))
  const credit = history.transactions.findLast(
    ({ amount, pending, accountId }) => amount > 0 && !pending && checking.has(accountId),
  )!
  const copy = { ...credit, id: 'copy-1', reference: 'A7781209' }
  await keep(stored!.connectionId, {
    ...history,
    transactions: [
      ...history.transactions.filter(({ id }) => id !== credit.id),
      { ...credit, reference: 'A7781209' },
      copy,
    ],
  })
  const lines = async () => {
    const head = await underwriter.who.get(at('/lines/all'))
    const { stamp, once } = (head.body as unknown as { lines: LinesHead }).lines
    const found = await underwriter.who.post(at('/lines/all/list'), {
      stamp,
      from: 0,
      filter: { figure: 'once' },
    })
    return { once, lines: (found.body as unknown as LinesPage).lines }
  }
  const seen = await lines()
  expect(seen.once).toBe(1)
  const [line] = seen.lines
  expect(line).toMatchObject({ why: 'same-reference', counted: false, twin: { text: credit.description } })
  expect((await bank()).repeats.once).toEqual({ count: 1, moneyIn: credit.amount })
  // A copy is no credit to class, and what stands for itself is none to take apart.
  expect((await label(underwriter, { kind: 'credit', of: line!.id, says: 'income' })).status).toBe(409)
  const other = history.transactions.find(({ id }) => id !== credit.id)!
  expect((await label(underwriter, { kind: 'repeat', of: other.id, says: 'two' })).status).toBe(409)
  const said = { kind: 'repeat', of: line!.id, says: 'two', reason: 'Two sales, two receipts' }
  expect((await label(underwriter, said)).status).toBe(200)
  expect((await lines()).once).toBe(0)
  expect((await bank()).repeats.once.count).toBe(0)
  const event = (await page()).events.findLast(({ kind }) => kind === 'bank-labelled')
  expect(event).toMatchObject({ by: 'Uma Underwriter', detail: { what: 'repeat', says: 'two' } })
  expect((await label(underwriter, { ...said, says: null })).status).toBe(200)
  expect((await lines()).once).toBe(1)
})

/** A stored history as it was fetched. */
async function historyOf({ id }: { id: string }): Promise<BankHistory> {
  const [packed] = await packedHistories(t.db, a.id, [{ id }])
  return openHistory(t.deps.keys, { bytes: packed!.data, place: historyPlace(id) })
}

/** A later fetch of the same connection. */
async function keep(connectionId: string, history: BankHistory): Promise<void> {
  t.clock.advance(60_000)
  const row = (await readConnection(t.db, a.id, connectionId))!
  expect(await keepHistory(t.deps, row, history, null)).toBeNull()
  await settle(t)
}

test('every word is exported in order, without ids and names, and that it was is one event of the application', async () => {
  const lines: ExportedLabel[] = []
  for await (const line of exportLabels(t.deps, { actor: 'system' })) lines.push(line)
  const noted = (await eventKinds(t, a.id)).filter((kind) => kind === 'bank-labels-exported')
  expect(noted).toHaveLength(1)
  expect(lines.map(({ application, kind, says }) => [application, kind, says])).toEqual([
    [1, 'position', 'rejected'],
    [1, 'position', 'rejected'],
    [1, 'position', 'rejected'],
    [1, 'position', null],
    [1, 'credit', 'income'],
    [1, 'position', 'confirmed'],
    [1, 'position', 'rejected'],
    [1, 'position', null],
    [1, 'credit', null],
    [1, 'repeat', 'two'],
    [1, 'repeat', null],
  ])
  expect(JSON.stringify(lines)).not.toContain(a.id)
})
