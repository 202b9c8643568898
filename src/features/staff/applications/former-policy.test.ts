// A workspace whose POLICY_FILE is of the first release and scores one part less: decisions, card, explanation, authority and notice follow it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideWithDeals } from '#core/domain/deals.ts'
import { dealSet, liveFigures, modelsOffer } from '#core/domain/offer-tool/custom-offer.ts'
import { answerOf } from '#core/domain/offer-tool/tool-answer.ts'
import { apply, linkByFrame, settle } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { OpenedTool } from '../offer-tool/tool-contract.ts'
import type { Application } from './application-contract.ts'

interface PartFile {
  sections: { numbers: { values: Record<string, { max: number }> } }
}
const folder = mkdtempSync(join(tmpdir(), 'policy-'))
const lines: string[] = []
let t: TestApp
let uma: Member
beforeAll(async () => {
  const file = JSON.parse(readFileSync('src/core/domain/cases/shipped-policies/1.json', 'utf8')) as PartFile
  const { values } = file.sections.numbers
  delete values['nsf-count']
  values['credit-score']!.max += 10
  writeFileSync(join(folder, 'policy.json'), JSON.stringify(file))
  t = await testApp({ env: { POLICY_FILE: join(folder, 'policy.json') }, onLog: (line) => lines.push(line) })
  uma = await staffMember(t, 'underwriter')
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

const decided = async (username: string) => {
  const a = await apply(t)
  await linkByFrame(t, a, { username })
  await settle(t)
  await openFile(uma, a.id)
  const page = (await uma.who.get(`/api/staff/applications/${a.id}`)).body as unknown as Application
  return { a, page, card: page.decisions.find(({ current }) => current)! }
}

test('the log says at the start that the file is a former one', () => {
  expect(lines.filter((line) => line.includes('has schema 1 of 8'))).toHaveLength(1)
})

test('an approval: the absent part is on no card, nothing is simulated, nobody is limited, and it replays', async () => {
  const { a, page, card } = await decided('user_healthy')
  expect(card.outcome).toBe('approved')
  expect(card.factors.map(({ name }) => name)).toEqual([
    'revenue',
    'balances',
    'positions',
    'credit',
    'business',
  ])
  const row = await decisionOf(t, a.id)
  expect(row.result.factors.find(({ name }) => name === 'nsf')).toMatchObject({ score: 0, maxScore: 0 })
  expect(row.result.factors.reduce((sum, { maxScore }) => sum + maxScore, 0)).toBe(100)
  for (const deal of row.result.deals) expect(deal).not.toHaveProperty('outlook')
  expect(JSON.parse(JSON.stringify(decideWithDeals(t.deps.policy, row.inputs)))).toEqual(row.result)
  expect(page.authority).toMatchObject({ alone: true, limits: [{ limit: 'amount', allowed: 10_000_000 }] })
  const { body } = await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })
  expect((body as unknown as { explanation: { factors: unknown[] } }).explanation.factors).toHaveLength(5)
  // The tool works in the browser, with the policy as it was sent.
  const tool = await uma.who.post(`/api/staff/applications/${a.id}/offer-tool`, {})
  const { policy, inputs, today } = tool.body as unknown as OpenedTool
  const answer = answerOf(policy, inputs, true)
  const set = modelsOffer(policy, answer, 'first')
  const live = liveFigures(policy, inputs, answer, set, dealSet(policy, answer, set, today)!)
  expect(live).toMatchObject({ margin: null, commission: null, costOfFunds: null, netMargin: null })
  expect(live.paymentsInAdb).toBeGreaterThan(0)
})

test('a decline has its reasons without the absent part, and its letter goes out', async () => {
  const { a, card } = await decided('user_stacked')
  expect(card.outcome).toBe('declined')
  expect(card.reasons.map(({ code }) => code)).not.toContain('nsf-count')
  expect(card.reasons.length).toBeGreaterThan(0)
  const sent = await t.db.query<{ template: string }>(
    `select template from message where lead_id = $1::uuid and channel = 'email'`,
    [a.id],
  )
  expect(sent.map(({ template }) => template)).toContain('adverse-action')
})
