// The owner is asked what deposits were, through the front door: where it decides, by session, list and link; and what each answer leads to.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as deposits from '#features/capabilities/deposit-questions/paths.ts'
import { creditAnswersOf } from '#platform/store/credit-answers.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { listLinks } from '#platform/store/links.ts'
import { settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  applyWith,
  bring,
  countOf,
  policyOfQuestions,
  read,
  say,
  sayAll,
  shop,
  small,
  stageOf,
  stillAskedOf,
  two,
  unnamed,
} from '../../../../test/asked-deposits.ts'
import { linkOf, photo } from '../../../../test/bank-visit-suite.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { BankPicture } from '#features/staff/applications/bank-contract.ts'
import { openTodo } from '../todo/paths.ts'
import { openQuestions } from './paths.ts'

let t: TestApp
const lines: string[] = []
beforeAll(async () => {
  t = await testApp({ env: { POLICY_FILE: policyOfQuestions() }, onLog: (line) => void lines.push(line) })
})
afterAll(() => t.close())

describe('what is asked', () => {
  test('nothing of a file that is clear', async () => {
    const a = await applyWith(t, shop(3_000))
    expect(await stageOf(t, a)).toBe('offered')
    expect(await read(a.who)).toEqual({ state: 'offered', reasons: [], open: true, questions: [] })
    expect(await stillAskedOf(a)).not.toContain('deposits 1')
    expect(await countOf(t, a, 'deposits-asked')).toBe(0)
  })
  test('two deposits that decide, once, as one of the things that are still asked', async () => {
    const a = await applyWith(t, two())
    expect(await stageOf(t, a)).toBe('in-review')
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
    expect(await stillAskedOf(a)).toContain('deposits 2')
    await bring(t, a, two())
    expect(await countOf(t, a, 'deposits-asked')).toBe(1)
  })
  test('nobody else is told, and nothing of it stands in a log', async () => {
    const a = await applyWith(t, two())
    const other = t.visitor()
    expect((await other.post(deposits.readDeposits, { sf_leadid: a.leadid })).status).toBe(403)
    const { code } = await linkOf(t, a, 'confirm-address')
    expect((await other.post(deposits.readDeposits, { link: code })).status).toBe(404)
    await sayAll(t, a, 'other', { words: 'Sold the old oven to Ruth Kessler' })
    expect(lines.filter((line) => /oven|Kessler|CREDIT MEMO/.test(line))).toEqual([])
  })
})

describe('what an answer leads to', () => {
  let a: Applicant
  beforeEach(async () => {
    a = await applyWith(t, small())
    expect(await stageOf(t, a)).toBe('in-review')
  })
  test('a small customer brings a review to an offer, and staff see that it rests on a word', async () => {
    const { questions } = await read(a.who)
    expect(questions).toMatchObject([{ payer: 'GUSTO', deposits: { length: 5 } }])
    await sayAll(t, a, 'customer')
    expect(await stageOf(t, a)).toBe('offered')
    const decision = (await currentDecision(t.db, a.id))!
    expect(decision.result.reasons).toEqual([])
    expect((await read(a.who)).questions).toMatchObject([{ says: 'customer', document: false }])
  })
  test('own money ends it at once, by the revenue that is known', async () => {
    await sayAll(t, a, 'own')
    expect(await stageOf(t, a)).toBe('declined')
    expect((await read(a.who)).open).toBe(false)
  })
  test.each(['unknown', 'other'])('%s stays with a person', async (says) => {
    await sayAll(t, a, says, { words: 'A prize' })
    expect(await stageOf(t, a)).toBe('in-review')
    expect(await stillAskedOf(a)).not.toContain('deposits 1')
    expect((await read(a.who)).questions).toMatchObject([{ says, words: says === 'other' ? 'A prize' : '' }])
  })
  test('another word before it is decided is taken, and both are kept', async () => {
    await sayAll(t, a, 'unknown')
    await sayAll(t, a, 'customer')
    expect(await stageOf(t, a)).toBe('offered')
    // Against their own interest also after the offer.
    await sayAll(t, a, 'own')
    expect(await stageOf(t, a)).toBe('in-review')
    const rows = await creditAnswersOf(t.db, t.deps.keys, a.id)
    expect(rows.map(({ says, lines: { length } }) => `${says} ${length}`)).toEqual([
      'unknown 5',
      'customer 5',
      'own 5',
    ])
  })
})

test('a customer above the limit raises nothing: a paper is asked for, and it counts as one of theirs', async () => {
  const a = await applyWith(t, two())
  await sayAll(t, a, 'customer')
  expect(await stageOf(t, a)).toBe('in-review')
  expect((await read(a.who)).questions.map(({ document }) => document)).toEqual([true, true])
  expect(await stillAskedOf(a)).toContain('customer-paper')
  const { code } = await linkOf(t, a, 'questions')
  const sent = await t.visitor().upload('/api/questions/upload-file', [
    ['file', photo('Invoice')],
    ['filetype', 'Customer Invoice or Contract'],
    ['link', code],
  ])
  expect(sent.status).toBe(200)
  expect(await stillAskedOf(a)).not.toContain('deposits 2')
  await sayAll(t, a, 'loan')
  expect(await stillAskedOf(a)).not.toContain('customer-paper')
})

test('a paper of one customer is none of another one who is named after it', async () => {
  const a = await applyWith(t, two())
  const [one, other] = (await read(a.who)).questions
  const { code } = await linkOf(t, a, 'questions')
  const send = async (name: string) => {
    t.clock.advance(60_000)
    const fields: [string, ReturnType<typeof photo> | string][] = [
      ['file', photo(name)],
      ['filetype', 'Customer Invoice or Contract'],
      ['link', code],
    ]
    expect((await t.visitor().upload('/api/questions/upload-file', fields)).status).toBe(200)
    t.clock.advance(60_000)
    await settle(t)
  }
  const called = async (id: string, says: string) => {
    expect((await say(a.who, [{ id, says }])).status).toBe(200)
    await settle(t)
    return (await stillAskedOf(a)).includes('customer-paper')
  }
  expect(await called(one!.id, 'customer')).toBe(true)
  await send('Orchard')
  expect(await stillAskedOf(a)).not.toContain('customer-paper')
  expect(await called(other!.id, 'customer')).toBe(true)
  // Without the other one nothing more is needed, and the same word twice asks for nothing anew.
  expect(await called(other!.id, 'loan')).toBe(false)
  expect(await called(one!.id, 'customer')).toBe(false)
  expect(await called(other!.id, 'customer')).toBe(true)
  await send('Peach')
  expect(await stillAskedOf(a)).not.toContain('customer-paper')
})

test('the same twice is one answer; a question that is not asked any more refuses all, and keeps nothing', async () => {
  const a = await applyWith(t, two())
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
  expect(await countOf(t, a, 'deposits-answered')).toBe(1)
})

test('what another device answered meanwhile is not written over unseen', async () => {
  const a = await applyWith(t, two())
  const { code } = await linkOf(t, a, 'questions')
  const other = t.visitor()
  const [one, two_] = (await read(a.who)).questions
  const was = { says: null, words: '' }
  expect((await say(other, [{ id: one!.id, says: 'loan', was }], code)).status).toBe(200)
  const mine = [
    { id: one!.id, says: 'customer', was },
    { id: two_!.id, says: 'own', was },
  ]
  expect(await say(a.who, mine)).toMatchObject({
    status: 409,
    body: { type: 'urn:underway:problem:changed-elsewhere' },
  })
  expect((await read(a.who)).questions.map(({ says }) => says)).toEqual(['loan', null])
  // The same word is no contradiction, and who saw the other one may say otherwise.
  expect((await say(a.who, [{ id: one!.id, says: 'loan', was }])).status).toBe(200)
  const seen = { says: 'loan', words: '' }
  expect((await say(a.who, [{ id: one!.id, says: 'other', words: 'A grant', was: seen }])).status).toBe(200)
  const older = { says: 'other', words: 'A prize' }
  expect((await say(other, [{ id: one!.id, says: 'own', was: older }], code)).status).toBe(409)
  const rows = await creditAnswersOf(t.db, t.deps.keys, a.id)
  expect(rows.map(({ says }) => says)).toEqual(['loan', 'other'])
})

test('fresh data: an answer goes with its lines, whatever their place and ids, and a new line is asked about', async () => {
  const a = await applyWith(t, two())
  const [first] = (await read(a.who)).questions
  await say(a.who, [{ id: first!.id, says: 'unknown' }])
  await settle(t)
  const anew = shop(600)
    .add('2026-09-14', 45_000, unnamed)
    .add('2026-10-12', 60_000, unnamed)
    .add('2026-08-11', 80_000, unnamed)
  for (const line of anew.transactions) (line as { id: string }).id = `n${line.id}`
  await bring(t, a, anew)
  const after = (await read(a.who)).questions.map(({ deposits: [line], says }) => `${line!.date} ${says}`)
  expect(after).toEqual(['2026-08-11 null', '2026-10-12 unknown', '2026-09-14 null'])
  expect((await say(a.who, [{ id: first!.id, says: 'own' }])).status).toBe(409)
  expect(await countOf(t, a, 'deposits-asked')).toBe(2)
})

test('by link: greeted, answered, finished once; the list of what is missing leads there too', async () => {
  const a = await applyWith(t, two())
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
  expect(await countOf(t, a, 'link-finished')).toBe(1)
  const rows = await creditAnswersOf(t.db, t.deps.keys, a.id)
  expect(rows.map(({ linkId }) => linkId !== null)).toEqual([true, true])
})

test('staff see the lines with the owner’s word, apart from their own label, which settles it', async () => {
  const a = await applyWith(t, two())
  await sayAll(t, a, 'unknown')
  await sayAll(t, a, 'customer')
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
  expect(await stageOf(t, a)).toBe('declined')
  const told = await underwriter.who.get(at(''))
  const kinds = (told.body.events as unknown as { kind: string; detail: object }[]).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['deposits-asked', 'deposits-answered']))
})
