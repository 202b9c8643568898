// An application whose bank brought made lines, the questions about its deposits, and what its owner says, through the front door.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { onBankDays, SampleHistory } from '#core/domain/cases/sample-history.ts'
import { keepHistory } from '#features/capabilities/bank-link/keep-history.server.ts'
import * as deposits from '#features/capabilities/deposit-questions/paths.ts'
import { receivedDocuments } from '#features/capabilities/uploads/paths.ts'
import { historyPlace, latestHistories, packedHistories, readConnection } from '#platform/store/bank-data.ts'
import { readLead } from '#platform/store/leads.ts'
import { openHistory } from '#platform/threads/open-history.ts'
import { apply, eventKinds, linkByFrame, settle, type Applicant } from './applicant.ts'
import type { TestApp } from './app.ts'
import type { Visitor } from './visitor.ts'

/** 5,000 dollars of a month count on a word. */
export function policyOfQuestions(): string {
  const file = JSON.parse(readFileSync('policies/2026-11.json', 'utf8')) as {
    sections: Record<string, object>
  }
  file.sections.questions = { owner: 'operator', status: 'set', why: '', values: { withoutDocument: 5_000 } }
  const path = join(mkdtempSync(join(tmpdir(), 'underway-policy-')), 'policy.json')
  writeFileSync(path, JSON.stringify(file))
  return path
}

/** Sales and costs of every bank day. */
export const shop = (dollars: number, refreshedOn = '2026-11-16') =>
  new SampleHistory([], refreshedOn)
    .every('2025-12-01', refreshedOn, onBankDays, dollars, 'MERCHANT BANKCD DEP 4412 DEPOSIT')
    .every('2025-12-01', refreshedOn, onBankDays, -Math.round(dollars * 0.9), 'PURCHASE MAIN ST FOODS')
/** A payer whom no rule calls a customer. */
const named = 'ACH CREDIT GUSTO'
export const unnamed = 'CREDIT MEMO'
export const monthly = (history: SampleHistory, dollars: number, text: string) => {
  for (const month of ['05', '06', '07', '08', '09', '10']) history.add(`2026-${month}-12`, dollars, text)
  return history
}
/** 12,600 a month are known, and two deposits decide. */
export const two = () => shop(600).add('2026-10-12', 60_000, unnamed).add('2026-09-14', 45_000, unnamed)
/** 14,700 a month are known, and what one payer sends each month decides. */
export const small = () => monthly(shop(700), 3_000, named)

interface Question {
  readonly id: string
  readonly payer: string
  readonly deposits: readonly { readonly date: string; readonly amount: number; readonly text: string }[]
  readonly says: string | null
  readonly words: string
  readonly document: boolean
}
interface Listed {
  readonly state: string
  readonly open: boolean
  readonly reasons: readonly string[]
  readonly questions: readonly Question[]
}

export const say = (who: Visitor, answers: object[], link?: string) =>
  who.post(deposits.answerDeposits, { ...(link ? { link } : {}), answers })

export async function read(who: Visitor, link?: string): Promise<Listed> {
  const { status, body } = await who.post(deposits.readDeposits, link ? { link } : {})
  expect(status).toBe(200)
  return body as unknown as Listed
}

export async function sayAll(t: TestApp, a: Applicant, says: string, more: object = {}): Promise<void> {
  const { questions } = await read(a.who)
  const answered = await say(
    a.who,
    questions.map(({ id }) => ({ id, says, ...more })),
  )
  expect(answered.status).toBe(200)
  await settle(t)
}

/** A later fetch: the account stays, with a balance (cents) that none of the lines empties. */
export async function bring(
  t: TestApp,
  a: Applicant,
  made: SampleHistory,
  account: { readonly balance?: number; readonly mask?: string } = {},
): Promise<void> {
  const [stored] = await latestHistories(t.db, a.id)
  const [packed] = await packedHistories(t.db, a.id, [stored!])
  const before = openHistory(t.deps.keys, { bytes: packed!.data, place: historyPlace(stored!.id) })
  const checking = before.accounts.find(({ kind }) => kind === 'checking')!
  t.clock.advance(60_000)
  const row = (await readConnection(t.db, a.id, stored!.connectionId))!
  const history = {
    ...before,
    accounts: [{ ...checking, balance: 20_000_000, ...account }],
    transactions: made.transactions.map((line) => ({ ...line, accountId: checking.id })),
  }
  expect(await keepHistory(t.deps, row, history, null)).toBeNull()
  await settle(t)
}

/** An application whose bank brought these lines. */
export async function applyWith(
  t: TestApp,
  made: SampleHistory,
  account?: Parameters<typeof bring>[3],
): Promise<Applicant> {
  const a = await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  await bring(t, a, made, account)
  return a
}

/** The list of what is still asked: 'deposits 2', a document's kind, or another kind. */
export async function stillAskedOf(a: Applicant): Promise<string[]> {
  const { body } = await a.who.post(receivedDocuments, {})
  return (body.asked as unknown as { kind: string; document?: string; count?: number }[]).map(
    ({ kind, document, count }) => document ?? (count ? `${kind} ${count}` : kind),
  )
}
export const stageOf = async (t: TestApp, a: Applicant) => (await readLead(t.db, a.id))!.stage
export const countOf = async (t: TestApp, a: Applicant, kind: string) =>
  (await eventKinds(t, a.id)).filter((each) => each === kind).length
