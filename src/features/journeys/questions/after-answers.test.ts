// What follows of an answer, through the front door: what the page says then, links that are over, five payers and six, fresh data, rights, and a new application.
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyAgain } from '#features/capabilities/apply-again/paths.ts'
import { depositsAsked } from '#features/capabilities/deposit-questions/owners-word.server.ts'
import * as deposits from '#features/capabilities/deposit-questions/paths.ts'
import { exportKept } from '#features/capabilities/rights/export-kept.server.ts'
import type { BankPicture } from '#features/staff/applications/bank-contract.ts'
import { creditAnswersOf } from '#platform/store/credit-answers.ts'
import { revokeLink } from '#platform/store/links.ts'
import { deletedWith } from '#platform/store/retention.ts'
import { zipOf } from '#platform/zip.ts'
import { linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  applyWith,
  bring,
  countOf,
  monthly,
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
import { linkOf } from '../../../../test/bank-visit-suite.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { readZip } from '../../../../test/read-zip.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import { openQuestions } from './paths.ts'

const DAY = 86_400_000
let t: TestApp
let underwriter: Member
beforeAll(async () => {
  t = await testApp({ env: { POLICY_FILE: policyOfQuestions() } })
  underwriter = await staffMember(t, 'underwriter', 'Uma Underwriter')
})
afterAll(() => t.close())

async function bankOf({ id }: Applicant): Promise<BankPicture> {
  const at = (rest: string) => `/api/staff/applications/${id}${rest}`
  await underwriter.who.post(at('/open'), { reason: 'underwriting' })
  return ((await underwriter.who.get(at('/bank'))).body as unknown as { bank: BankPicture }).bank
}
const answersTo = async (a: Applicant, says: string) =>
  (await read(a.who)).questions.map(({ id }) => ({ id, says }))

describe('what the page says after an answer', () => {
  test('that it is looked at, then that it is declined, why, and of no paper', async () => {
    const a = await applyWith(t, two())
    expect((await read(a.who)).state).toBe('open')
    const [loan, customer] = (await read(a.who)).questions
    const said = await say(a.who, [
      { id: loan!.id, says: 'loan' },
      { id: customer!.id, says: 'own' },
    ])
    expect(said.body).toMatchObject({ state: 'deciding', open: true, reasons: [] })
    await settle(t)
    expect(await stageOf(t, a)).toBe('declined')
    const { state, open, reasons } = await read(a.who)
    expect({ state, open }).toEqual({ state: 'declined', open: false })
    expect(reasons).toHaveLength(1)
    expect(reasons[0]).toContain('$12,840')
  })
  test('a link that led to a decline is over with it: the portal tells the rest', async () => {
    const a = await applyWith(t, two())
    const { code } = await linkOf(t, a, 'questions')
    const who = t.visitor()
    expect((await say(who, await answersTo(a, 'own'), code)).body).toMatchObject({ state: 'deciding' })
    await settle(t)
    expect(await stageOf(t, a)).toBe('declined')
    expect((await who.post(deposits.readDeposits, { link: code })).status).toBe(404)
  })
  test('the reasons are told in the language of the page', async () => {
    const a = await applyWith(t, small())
    await sayAll(t, a, 'own')
    const { body } = await a.who.post(deposits.readDeposits, {}, { headers: { 'accept-language': 'es' } })
    expect(String((body.reasons as unknown as string[])[0])).toMatch(/^El ingreso mensual/)
  })
  test('that there are offers; that nothing changes any more once one is chosen', async () => {
    const a = await applyWith(t, small())
    await sayAll(t, a, 'customer')
    expect(await read(a.who)).toMatchObject({ state: 'offered', open: true })
    await t.db.query(`update lead set stage = 'offer-chosen' where id = $1::uuid`, [a.id])
    expect(await read(a.who)).toMatchObject({ state: 'closed', open: false, reasons: [] })
    expect((await say(a.who, await answersTo(a, 'own'))).status).toBe(409)
    expect(await creditAnswersOf(t.db, t.deps.keys, a.id)).toHaveLength(1)
  })
  test('nor once a person made the offer', async () => {
    const a = await applyWith(t, small())
    await sayAll(t, a, 'customer')
    await t.db.query(`update decision set origin = 'staff' where lead_id = $1::uuid and current`, [a.id])
    expect(await read(a.who)).toMatchObject({ state: 'offered', open: false })
    expect((await say(a.who, await answersTo(a, 'own'))).status).toBe(409)
    expect((await stillAskedOf(a)).filter((each) => each.startsWith('deposits'))).toEqual([])
  })
  test('questions that nobody answered are not asked any more either', async () => {
    const a = await applyWith(t, two())
    expect(await stillAskedOf(a)).toContain('deposits 2')
    await t.db.query(`update lead set stage = 'offered' where id = $1::uuid`, [a.id])
    expect(await stillAskedOf(a)).toContain('deposits 2')
    await t.db.query(`update decision set origin = 'staff' where lead_id = $1::uuid and current`, [a.id])
    expect(await stillAskedOf(a)).not.toContain('deposits 2')
  })
  test('a paper is needed since the press that made it so, whatever stood between two answers of an earlier one', async () => {
    // Two payers, each within the limit of a word, together beyond it.
    const a = await applyWith(t, monthly(small(), 2_900, 'ACH CREDIT ORCHARD'))
    const { questions } = await read(a.who)
    const idOf = (payer: string) => questions.find((each) => each.payer.includes(payer))!.id
    const sinceOf = async () => (await depositsAsked(t.deps, { id: a.id, stage: 'in-review' })).paperSince
    const press = async (...says: [payer: string, says: string][]) => {
      t.clock.advance(60_000)
      const answers = says.map(([payer, word]) => ({ id: idOf(payer), says: word }))
      expect((await say(a.who, answers)).status).toBe(200)
      return t.clock()
    }
    await press(['GUSTO', 'customer'], ['ORCHARD', 'own'])
    expect(await sinceOf()).toBeNull()
    await press(['ORCHARD', 'customer'], ['GUSTO', 'own'])
    expect(await sinceOf()).toBeNull()
    const last = await press(['GUSTO', 'customer'])
    expect(await sinceOf()).toEqual(last)
  })
  test('an answer while another one is decided on counts too, and each is decided on once', async () => {
    const a = await applyWith(t, two())
    const [one, other] = (await read(a.who)).questions
    const decided = await countOf(t, a, 'application-decided')
    expect((await say(a.who, [{ id: one!.id, says: 'own' }])).status).toBe(200)
    const second = await say(a.who, [{ id: other!.id, says: 'own' }])
    expect(second.body).toMatchObject({ state: 'deciding' })
    await settle(t)
    expect((await decisionOf(t, a.id)).inputs.ownersWord).toMatchObject({ count: 2 })
    expect(await countOf(t, a, 'application-decided')).toBe(decided + 1)
    // While it runs: what comes in between is decided on after it.
    const b = await applyWith(t, two())
    const [first, then] = (await read(b.who)).questions
    await say(b.who, [{ id: first!.id, says: 'unknown' }])
    const [, between] = await Promise.all([t.worker.drain(), say(b.who, [{ id: then!.id, says: 'own' }])])
    expect(between.status).toBe(200)
    await settle(t)
    expect((await decisionOf(t, b.id)).inputs.ownersWord).toMatchObject({ count: 2 })
  })
})

test.each([
  [5, 5, false],
  [6, 0, true],
])('of %i payers who decide %i are asked about', async (payers, asked, beyond) => {
  const history = shop(600)
  for (let at = 0; at < payers; at++) history.add(`2026-10-1${at}`, 19_000 + at * 10, unnamed)
  const a = await applyWith(t, history)
  expect(await stageOf(t, a)).toBe('in-review')
  expect((await read(a.who)).questions).toHaveLength(asked)
  expect((await stillAskedOf(a)).filter((each) => each.startsWith('deposits'))).toEqual(
    asked ? [`deposits ${asked}`] : [],
  )
  const { ownersWord, openCredits } = await bankOf(a)
  expect(ownersWord).toMatchObject({ beyond, questions: { length: asked } })
  expect(openCredits).toHaveLength(payers)
})

describe('fresh data', () => {
  test('a line that is gone, or that its text explains now, is no question any more; what was said of it is kept and counts nothing', async () => {
    const a = await applyWith(t, small())
    await sayAll(t, a, 'customer')
    expect(await stageOf(t, a)).toBe('offered')
    // The bank's text names who paid.
    await bring(t, a, monthly(shop(700), 3_000, 'ACH CREDIT KAPITUS PROCEEDS'))
    expect((await read(a.who)).questions).toEqual([])
    const { inputs } = await decisionOf(t, a.id)
    expect(inputs.ownersWord).toBeUndefined()
    expect(await stageOf(t, a)).toBe('in-review')
    expect(await creditAnswersOf(t.db, t.deps.keys, a.id)).toHaveLength(1)
    expect((await bankOf(a)).ownersWord).toBeNull()
    // It comes back: so does what was said.
    await bring(t, a, small())
    expect((await read(a.who)).questions).toMatchObject([{ says: 'customer' }])
  })
  test('a line whose day the bank put right is the same line', async () => {
    const a = await applyWith(t, two())
    await sayAll(t, a, 'other', { words: 'A prize' })
    const corrected = shop(600).add('2026-10-13', 60_000, unnamed).add('2026-09-15', 45_000, unnamed)
    await bring(t, a, corrected)
    expect((await read(a.who)).questions).toMatchObject([
      { says: 'other', words: 'A prize', deposits: [{ date: '2026-10-13' }] },
      { says: 'other', words: 'A prize' },
    ])
    // And so it is under another id.
    const anew = two()
    for (const line of anew.transactions) (line as { id: string }).id = `n${line.id}`
    await bring(t, a, anew)
    expect((await read(a.who)).questions.map(({ words }) => words)).toEqual(['A prize', 'A prize'])
  })
  test('what staff found in a paper goes before the owner’s word', async () => {
    const a = await applyWith(t, small())
    await sayAll(t, a, 'customer')
    expect(await stageOf(t, a)).toBe('offered')
    for (const { transactionId } of (await bankOf(a)).openCredits)
      await underwriter.who.post(`/api/staff/applications/${a.id}/bank/label`, {
        kind: 'credit',
        of: transactionId,
        says: 'owner-injection',
      })
    await settle(t)
    expect((await decisionOf(t, a.id)).inputs.ownersWord).toBeUndefined()
    // No machine takes back an offer that was shown.
    expect(await stageOf(t, a)).toBe('in-review')
    expect((await read(a.who)).questions).toEqual([])
  })
})

test('answers go out to whoever asks for what is kept of them, and go with the bank’s data', async () => {
  const a = await applyWith(t, two())
  await sayAll(t, a, 'other', { words: 'Sold the old oven' })
  const by = { actor: 'staff', actorId: underwriter.id } as const
  const files = readZip(await buffer(zipOf(exportKept(t.deps, a.id, 'asked', by))))
  const rowsOf = (table: string) => JSON.parse(files.get(`${table}.json`)!.toString()) as object[]
  expect(rowsOf('credit_answer')).toMatchObject([
    { says: 'other', data: { words: 'Sold the old oven', lines: [{ amount: 6_000_000 }] } },
    { says: 'other', data: { lines: [{ amount: 4_500_000 }] } },
  ])
  expect(rowsOf('credit_question')).toMatchObject([{ data: { asked: { length: 2 }, beyond: false } }])
  expect(deletedWith.bank).toEqual(expect.arrayContaining(['credit_answer', 'credit_question']))
})

/** The next application of the same owner, whose bank brings the same lines under ids of its own. */
async function begunAgain(a: Applicant): Promise<Applicant> {
  await t.db.query(`update lead set stage = 'declined' where id = $1::uuid`, [a.id])
  const made = await a.who.post(applyAgain, { sf_leadid: a.leadid, use_bank: false, sms_consent: false })
  const leadid = String(made.body.leadid)
  const b: Applicant = { who: a.who, leadid, id: t.deps.keys.readLeadCode(leadid)!.id }
  await linkByFrame(t, b, { username: 'user_healthy' })
  await settle(t)
  const anew = small()
  for (const line of anew.transactions) (line as { id: string }).id = `${b.id}-${line.id}`
  await bring(t, b, anew)
  return b
}

test.each([
  ['a loan, then a customer', 'loan', 'customer', null],
  ['a customer, then a loan', 'customer', 'loan', 'said-otherwise'],
])('of several earlier applications the last word holds: %s', async (_, first, second, against) => {
  const a = await applyWith(t, small())
  await sayAll(t, a, first)
  const b = await begunAgain(a)
  await sayAll(t, b, second)
  const c = await begunAgain(b)
  await sayAll(t, c, 'customer')
  expect((await bankOf(c)).ownersWord!.questions).toMatchObject([{ against }])
})

test('what was called a loan is no customer’s in the application that is begun after it', async () => {
  const a = await applyWith(t, small())
  await sayAll(t, a, 'loan')
  expect(await stageOf(t, a)).toBe('declined')
  const b = await begunAgain(a)
  expect(await stageOf(t, b)).toBe('in-review')
  expect((await read(b.who)).questions).toMatchObject([{ payer: 'GUSTO', says: null }])
  await sayAll(t, b, 'customer')
  expect(await stageOf(t, b)).toBe('in-review')
  expect((await decisionOf(t, b.id)).inputs.ownersWord).toMatchObject({ counted: 0, looks: 5 })
  expect((await bankOf(b)).ownersWord!.questions).toMatchObject([{ against: 'said-otherwise' }])
})

test('a link that is over, or was taken back, tells and takes nothing', async () => {
  const a = await applyWith(t, two())
  const answers = await answersTo(a, 'own')
  const short = { expiresInDays: 1, detail: {} }
  const [over, back] = [await linkOf(t, a, 'questions', short), await linkOf(t, a, 'questions')]
  const refusedBy = async (code: string) => {
    const who = t.visitor()
    expect((await who.post(openQuestions, { link: code })).status).toBe(404)
    expect((await who.post(deposits.readDeposits, { link: code })).status).toBe(404)
    expect((await say(who, answers, code)).status).toBe(404)
  }
  expect((await read(t.visitor(), over.code)).questions).toHaveLength(2)
  await t.db.transaction((tx) =>
    revokeLink(tx, { leadId: a.id, id: back.id, actorId: underwriter.id }, t.clock()),
  )
  await refusedBy(back.code)
  t.clock.advance(DAY)
  await refusedBy(over.code)
  expect(await creditAnswersOf(t.db, t.deps.keys, a.id)).toEqual([])
})
