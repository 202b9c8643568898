// The owner is asked what deposits were, through the front door: where it decides, by session, list and link; and what each answer leads to.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onBankDays, SampleHistory } from '#core/domain/cases/sample-history.ts'
import { keepHistory } from '#features/capabilities/bank-link/keep-history.server.ts'
import * as deposits from '#features/capabilities/deposit-questions/paths.ts'
import { receivedDocuments } from '#features/capabilities/uploads/paths.ts'
import { historyPlace, latestHistories, packedHistories, readConnection } from '#platform/store/bank-data.ts'
import { creditAnswersOf } from '#platform/store/credit-answers.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { listLinks } from '#platform/store/links.ts'
import { readLead } from '#platform/store/leads.ts'
import { openHistory } from '#platform/threads/open-history.ts'
import { apply, eventKinds, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { linkOf, photo } from '../../../../test/bank-visit-suite.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import type { BankPicture } from '#features/staff/applications/bank-contract.ts'
import { openTodo } from '../todo/paths.ts'
import { openQuestions } from './paths.ts'

/** 5,000 dollars of a month count on a word. */
function policyFile(): string {
  const file = JSON.parse(readFileSync('policies/2026-11.json', 'utf8')) as {
    sections: Record<string, object>
  }
  file.sections.questions = { owner: 'operator', status: 'set', why: '', values: { withoutDocument: 5_000 } }
  const path = join(mkdtempSync(join(tmpdir(), 'underway-policy-')), 'policy.json')
  writeFileSync(path, JSON.stringify(file))
  return path
}

let t: TestApp
const lines: string[] = []
beforeAll(async () => {
  t = await testApp({ env: { POLICY_FILE: policyFile() }, onLog: (line) => void lines.push(line) })
})
afterAll(() => t.close())

/** Sales and costs of every bank day. */
const shop = (dollars: number, refreshedOn = '2026-11-16') =>
  new SampleHistory([], refreshedOn)
    .every('2025-12-01', refreshedOn, onBankDays, dollars, 'MERCHANT BANKCD DEP 4412 DEPOSIT')
    .every('2025-12-01', refreshedOn, onBankDays, -dollars * 0.9, 'PURCHASE MAIN ST FOODS')
/** A payer whom no rule calls a customer. */
const named = 'ACH CREDIT GUSTO'
const unnamed = 'CREDIT MEMO'
const monthly = (history: SampleHistory, dollars: number, text: string) => {
  for (const month of ['05', '06', '07', '08', '09', '10']) history.add(`2026-${month}-12`, dollars, text)
  return history
}

/** An application whose bank brought these lines. */
async function applyWith(made: SampleHistory): Promise<Applicant> {
  const a = await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  await bring(a, made)
  return a
}

/** A later fetch: the account stays, with a balance that none of the lines empties. */
async function bring(a: Applicant, made: SampleHistory): Promise<void> {
  const [stored] = await latestHistories(t.db, a.id)
  const [packed] = await packedHistories(t.db, a.id, [stored!])
  const before = openHistory(t.deps.keys, { bytes: packed!.data, place: historyPlace(stored!.id) })
  const account = before.accounts.find(({ kind }) => kind === 'checking')!
  t.clock.advance(60_000)
  const row = (await readConnection(t.db, a.id, stored!.connectionId))!
  const history = {
    ...before,
    accounts: [{ ...account, balance: 20_000_000 }],
    transactions: made.transactions.map((line) => ({ ...line, accountId: account.id })),
  }
  expect(await keepHistory(t.deps, row, history, null)).toBeNull()
  await settle(t)
}

interface Question {
  readonly id: string
  readonly payer: string
  readonly deposits: readonly { readonly date: string; readonly amount: number; readonly text: string }[]
  readonly says: string | null
  readonly words: string
  readonly document: boolean
}
const read = async (who: Visitor, link?: string) => {
  const { status, body } = await who.post(deposits.readDeposits, link ? { link } : {})
  expect(status).toBe(200)
  return body as unknown as { readonly open: boolean; readonly questions: readonly Question[] }
}
const say = (who: Visitor, answers: object[], link?: string) =>
  who.post(deposits.answerDeposits, { ...(link ? { link } : {}), answers })
const sayAll = async (a: Applicant, says: string, more: object = {}) => {
  const { questions } = await read(a.who)
  const answered = await say(
    a.who,
    questions.map(({ id }) => ({ id, says, ...more })),
  )
  expect(answered.status).toBe(200)
  await settle(t)
}
const askedOf = async (a: Applicant) => {
  const { body } = await a.who.post(receivedDocuments, {})
  return (body.asked as unknown as { kind: string; document?: string; count?: number }[]).map(
    ({ kind, document, count }) => document ?? (count ? `${kind} ${count}` : kind),
  )
}
const stageOf = async (a: Applicant) => (await readLead(t.db, a.id))!.stage
const countOf = async (a: Applicant, kind: string) =>
  (await eventKinds(t, a.id)).filter((each) => each === kind).length

/** 12,600 a month are known, and two deposits decide. */
const two = () => shop(600).add('2026-10-12', 60_000, unnamed).add('2026-09-14', 45_000, unnamed)
/** 14,700 a month are known, and what one payer sends each month decides. */
const small = () => monthly(shop(700), 3_000, named)

describe('what is asked', () => {
  test('nothing of a file that is clear', async () => {
    const a = await applyWith(shop(3_000))
    expect(await stageOf(a)).toBe('offered')
    expect(await read(a.who)).toEqual({ open: true, questions: [] })
    expect(await askedOf(a)).not.toContain('deposits 1')
    expect(await countOf(a, 'deposits-asked')).toBe(0)
  })
  test('two deposits that decide, once, as one of the things that are still asked', async () => {
    const a = await applyWith(two())
    expect(await stageOf(a)).toBe('in-review')
    const { open, questions } = await read(a.who)
    expect(open).toBe(true)
    expect(questions).toMatchObject([
      {
        payer: '',
        deposits: [{ date: '2026-10-12', amount: 6_000_000, text: unnamed }],
        says: null,
        document: false,
      },
      { payer: '', deposits: [{ date: '2026-09-14', amount: 4_500_000, text: unnamed }], says: null },
    ])
    expect(await askedOf(a)).toContain('deposits 2')
    await bring(a, two())
    expect(await countOf(a, 'deposits-asked')).toBe(1)
  })
  test('nobody else is told, and nothing of it stands in a log', async () => {
    const a = await applyWith(two())
    const other = t.visitor()
    expect((await other.post(deposits.readDeposits, { sf_leadid: a.leadid })).status).toBe(403)
    const { code } = await linkOf(t, a, 'confirm-address')
    expect((await other.post(deposits.readDeposits, { link: code })).status).toBe(404)
    await sayAll(a, 'other', { words: 'Sold the old oven to Ruth Kessler' })
    expect(lines.filter((line) => /oven|Kessler|CREDIT MEMO/.test(line))).toEqual([])
  })
})

describe('what an answer leads to', () => {
  let a: Applicant
  beforeEach(async () => {
    a = await applyWith(small())
    expect(await stageOf(a)).toBe('in-review')
  })
  test('a small customer brings a review to an offer, and staff see that it rests on a word', async () => {
    const { questions } = await read(a.who)
    expect(questions).toMatchObject([{ payer: 'GUSTO', deposits: { length: 5 } }])
    await sayAll(a, 'customer')
    expect(await stageOf(a)).toBe('offered')
    const decision = (await currentDecision(t.db, a.id))!
    expect(decision.result.reasons).toEqual([])
    expect((await read(a.who)).questions).toMatchObject([{ says: 'customer', document: false }])
  })
  test('own money ends it at once, by the revenue that is known', async () => {
    await sayAll(a, 'own')
    expect(await stageOf(a)).toBe('declined')
    expect((await read(a.who)).open).toBe(false)
  })
  test.each(['unknown', 'other'])('%s stays with a person', async (says) => {
    await sayAll(a, says, { words: 'A prize' })
    expect(await stageOf(a)).toBe('in-review')
    expect(await askedOf(a)).not.toContain('deposits 1')
    expect((await read(a.who)).questions).toMatchObject([{ says, words: says === 'other' ? 'A prize' : '' }])
  })
  test('another word before it is decided is taken, and both are kept', async () => {
    await sayAll(a, 'unknown')
    await sayAll(a, 'customer')
    expect(await stageOf(a)).toBe('offered')
    // Against their own interest also after the offer.
    await sayAll(a, 'own')
    expect(await stageOf(a)).toBe('in-review')
    const rows = await creditAnswersOf(t.db, t.deps.keys, a.id)
    expect(rows.map(({ says, lines: { length } }) => `${says} ${length}`)).toEqual([
      'unknown 5',
      'customer 5',
      'own 5',
    ])
  })
})

test('a customer above the limit raises nothing: a paper is asked for, and it counts as one of theirs', async () => {
  const a = await applyWith(two())
  await sayAll(a, 'customer')
  expect(await stageOf(a)).toBe('in-review')
  expect((await read(a.who)).questions.map(({ document }) => document)).toEqual([true, true])
  expect(await askedOf(a)).toContain('customer-paper')
  const { code } = await linkOf(t, a, 'questions')
  const sent = await t.visitor().upload('/api/questions/upload-file', [
    ['file', photo('Invoice')],
    ['filetype', 'Customer Invoice or Contract'],
    ['link', code],
  ])
  expect(sent.status).toBe(200)
  expect(await askedOf(a)).not.toContain('deposits 2')
  await sayAll(a, 'loan')
  expect(await askedOf(a)).not.toContain('customer-paper')
})

test('the same twice is one answer; a question that is not asked any more refuses all, and keeps nothing', async () => {
  const a = await applyWith(two())
  const { questions } = await read(a.who)
  const [one, other] = questions
  const both = [say(a.who, [{ id: one!.id, says: 'own' }]), say(a.who, [{ id: one!.id, says: 'own' }])]
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  expect(await creditAnswersOf(t.db, t.deps.keys, a.id)).toHaveLength(1)
  const mixed = [
    { id: other!.id, says: 'loan' },
    { id: 'x'.repeat(22), says: 'loan' },
  ]
  expect((await say(a.who, mixed)).status).toBe(409)
  expect((await say(a.who, [])).status).toBe(400)
  expect((await say(a.who, [{ id: one!.id, says: 'gift' }])).status).toBe(400)
  expect(await creditAnswersOf(t.db, t.deps.keys, a.id)).toHaveLength(1)
  expect(await countOf(a, 'deposits-answered')).toBe(1)
})

test('fresh data: an answer goes with its lines, whatever their place and ids, and a new line is asked about', async () => {
  const a = await applyWith(two())
  const [first] = (await read(a.who)).questions
  await say(a.who, [{ id: first!.id, says: 'unknown' }])
  await settle(t)
  const anew = shop(600)
    .add('2026-09-14', 45_000, unnamed)
    .add('2026-10-12', 60_000, unnamed)
    .add('2026-08-11', 80_000, unnamed)
  for (const line of anew.transactions) (line as { id: string }).id = `n${line.id}`
  await bring(a, anew)
  const after = (await read(a.who)).questions.map(({ deposits: [line], says }) => `${line!.date} ${says}`)
  expect(after).toEqual(['2026-08-11 null', '2026-10-12 unknown', '2026-09-14 null'])
  expect((await say(a.who, [{ id: first!.id, says: 'own' }])).status).toBe(409)
  expect(await countOf(a, 'deposits-asked')).toBe(2)
})

test('by link: greeted, answered, finished once; the list of what is missing leads there too', async () => {
  const a = await applyWith(two())
  const { code } = await linkOf(t, a, 'questions')
  const who = t.visitor()
  expect((await who.post(openQuestions, { link: code })).body).toMatchObject({ first_name: 'Ana' })
  const { questions } = await read(who, code)
  const todo = await linkOf(t, a, 'todo')
  const missing = await t.visitor().post(openTodo, { link: todo.code })
  expect(missing.body.asked).toContainEqual({ kind: 'deposits', count: 2 })
  expect((await read(t.visitor(), todo.code)).questions).toEqual(questions)
  const answers = questions.map(({ id }) => ({ id, says: 'unknown' }))
  for (let time = 0; time < 2; time++) expect((await say(who, answers, code)).status).toBe(200)
  expect((await listLinks(t.db, a.id)).find(({ purpose }) => purpose === 'questions')).toMatchObject({
    finishedAt: expect.any(Date) as Date,
  })
  expect(await countOf(a, 'link-finished')).toBe(1)
  const rows = await creditAnswersOf(t.db, t.deps.keys, a.id)
  expect(rows.map(({ linkId }) => linkId !== null)).toEqual([true, true])
})

test('staff see the lines with the owner’s word, apart from their own label, which settles it', async () => {
  const a = await applyWith(two())
  await sayAll(a, 'unknown')
  await sayAll(a, 'customer')
  const underwriter = await staffMember(t, 'underwriter', 'Uma Underwriter')
  const at = (rest: string) => `/api/staff/applications/${a.id}${rest}`
  await underwriter.who.post(at('/open'), { reason: 'underwriting' })
  const bank = async () =>
    ((await underwriter.who.get(at('/bank'))).body as unknown as { bank: BankPicture }).bank
  const { questions, beyond } = (await bank()).ownersWord!
  expect(beyond).toBe(false)
  expect(questions).toMatchObject([
    {
      lines: [{ date: '2026-10-12', amount: 6_000_000, description: unnamed, label: null }],
      says: 'customer',
      document: true,
      against: null,
      before: [{ says: 'unknown' }],
    },
    { says: 'customer' },
  ])
  for (const { lines: of } of questions)
    await underwriter.who.post(at('/bank/label'), {
      kind: 'credit',
      of: of[0]!.transactionId,
      says: 'owner-injection',
    })
  await settle(t)
  // Their word is the last one: nothing is asked any more, and the known revenue decides.
  expect((await bank()).ownersWord).toBeNull()
  expect(await stageOf(a)).toBe('declined')
  const told = await underwriter.who.get(at(''))
  const kinds = (told.body.events as unknown as { kind: string; detail: object }[]).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['deposits-asked', 'deposits-answered']))
})
