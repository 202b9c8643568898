// What the evidence says against an owner's word, and what is asked whatever it changes, through the front door: each finding by its own lines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#core/ground/dates.ts'
import type { SampleHistory } from '#core/domain/cases/sample-history.ts'
import type { BankPicture } from '#features/staff/applications/bank-contract.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  applyWith,
  bring,
  monthly,
  policyOfQuestions,
  read,
  sayAll,
  shop,
  stageOf,
  unnamed,
} from '../../../../test/asked-deposits.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let underwriter: Member
beforeAll(async () => {
  t = await testApp({ env: { POLICY_FILE: policyOfQuestions() } })
  underwriter = await staffMember(t, 'underwriter', 'Uma Underwriter')
})
afterAll(() => t.close())

const amountsOf = async (a: Applicant) =>
  (await read(a.who)).questions.flatMap(({ deposits }) => deposits.map(({ amount }) => amount / 100))
/** As staff see it. */
async function againstOf(a: Applicant): Promise<(string | null)[]> {
  const at = (rest: string) => `/api/staff/applications/${a.id}${rest}`
  await underwriter.who.post(at('/open'), { reason: 'underwriting' })
  const { bank } = (await underwriter.who.get(at('/bank'))).body as unknown as { bank: BankPicture }
  return bank.ownersWord!.questions.map(({ against }) => against)
}
const codesOf = async (a: Applicant) =>
  (await currentDecision(t.db, a.id))!.result.reasons.map(({ code }) => code)

/** Checks that clear a day before their deposit, or after it: no party is named on either side. */
function circle(history: SampleHistory, first: 'check' | 'deposit', scale = 1): SampleHistory {
  for (const [at, date, dollars] of [
    [0, '2026-08-11', 3_100],
    [1, '2026-09-15', 3_900],
    [2, '2026-10-14', 4_700],
  ] as const) {
    const [out, back] = first === 'check' ? [date, addDays(date, 1)] : [addDays(date, 1), date]
    history.add(out, -dollars * scale, `CHECK # ${2_200 + at}`).add(back, dollars * scale, 'DEPOSIT')
  }
  return history
}

describe('the word ‘a customer’ does not count', () => {
  test.each([
    ['of money that goes round', () => circle(shop(700), 'check'), 'circle'],
    ['of what names a lender', () => monthly(shop(700), 3_000, 'WIRE IN ORIG:J SMITH REF KAPITUS'), 'lender'],
    ['of what has an own number', () => monthly(shop(700), 3_000, 'ACH CREDIT GUSTO 4471'), 'own-account'],
  ] as const)('%s', async (_, history, against) => {
    const a = await applyWith(t, history(), { mask: '4471' })
    const known = (await decisionOf(t, a.id)).inputs.months
    const count = (await amountsOf(a)).length
    expect(count).toBeGreaterThan(0)
    await sayAll(t, a, 'customer')
    expect(await stageOf(t, a)).toBe('in-review')
    const { inputs } = await decisionOf(t, a.id)
    // Within the limit of a word, each month; and none of it counts.
    expect(inputs.months).toEqual(known)
    expect(inputs.ownersWord).toEqual({ count, counted: 0, looks: count, documents: 0 })
    expect(await codesOf(a)).toContain('deposits-to-look-at')
    expect(new Set(await againstOf(a))).toEqual(new Set([against]))
    // The owner is accused of nothing, and asked for no paper.
    expect((await read(a.who)).questions.every(({ document }) => !document)).toBe(true)
  })
  test('nor is it held against another number, or against the same words of a business of that name', async () => {
    const a = await applyWith(t, monthly(shop(700), 3_000, 'ACH CREDIT GUSTO 44710'), { mask: '4471' })
    await sayAll(t, a, 'customer')
    expect(await stageOf(t, a)).toBe('offered')
    expect(await againstOf(a)).toEqual([null])
  })
})

describe('asked whatever it changes', () => {
  const large = { balance: 100_000_000 }
  /** Twenty-one of one payer, each below a tenth of a month. */
  const round = (): SampleHistory => {
    const history = shop(20_000)
    let at = 0
    for (let date = '2025-12-04'; date < '2026-10-25'; date = addDays(date, 15))
      history.add(date, 28_000 + (at++ % 9) * 500, 'ACH CREDIT GUSTO')
    return history
  }
  const leaves = (history: SampleHistory): SampleHistory => {
    for (const month of ['09', '10'])
      history
        .add(`2026-${month}-12`, 60_000, unnamed)
        .add(`2026-${month}-13`, -35_000, 'WIRE OUT BNF:GALE HOLDINGS')
        .add(`2026-${month}-14`, -25_000, 'WIRE OUT BNF:ORRIN TRUST')
    return history
  }
  test.each([
    ['one-off', () => shop(20_000).add('2026-10-12', 100_000, unnamed), [100_000]],
    ['in-and-out', () => leaves(shop(20_000)), [60_000, 60_000]],
  ] as const)('%s', async (code, history, amounts) => {
    const a = await applyWith(t, history(), large)
    expect(await codesOf(a)).toContain(code)
    expect(await amountsOf(a)).toEqual(amounts)
  })
  test('round amounts', async () => {
    const a = await applyWith(t, round(), large)
    expect(await codesOf(a)).toContain('round-amounts')
    expect((await read(a.who)).questions).toMatchObject([{ payer: 'GUSTO' }])
  })
  test('what goes round and stays is not, where it changes nothing', async () => {
    const a = await applyWith(t, circle(shop(20_000), 'check', 25), large)
    expect(await codesOf(a)).toContain('circle')
    expect(await amountsOf(a)).toEqual([])
  })
  test('a finding that fresh data takes away asks no more', async () => {
    const a = await applyWith(t, shop(20_000).add('2026-10-12', 100_000, unnamed), large)
    await bring(t, a, shop(20_000), large)
    expect(await amountsOf(a)).toEqual([])
    expect(await stageOf(t, a)).toBe('offered')
  })
})
