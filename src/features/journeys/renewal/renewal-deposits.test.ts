// A renewal asks about the deposits that decide, as the first application does: through the front door, by a link, with what was said before.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameBusiness } from '#features/staff/paths.ts'
import type { BankPicture } from '#features/staff/applications/bank-contract.ts'
import { creditAnswersOf } from '#platform/store/credit-answers.ts'
import { eventKinds, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import {
  applyWith,
  bring,
  policyOfQuestions,
  read,
  say,
  sayAll,
  small,
  two,
} from '../../../../test/asked-deposits.ts'
import { linkOf } from '../../../../test/bank-visit-suite.ts'
import { fundedBusiness, linkToBusiness } from '../../../../test/businesses.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let underwriter: Member
beforeAll(async () => {
  t = await testApp({ env: { POLICY_FILE: policyOfQuestions() } })
  underwriter = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

/** A renewal of a business, with the bank that it has. */
async function renewed(businessId: string): Promise<Applicant> {
  const { code } = await linkToBusiness(t, businessId)
  const who = t.visitor()
  for (const [call, more] of [
    ['verify-link', {}],
    ['apply-form/', { model: { requestedAmount: '30000', use_of_funds: 'Payroll' } }],
    ['use-bank', {}],
    ['finish', {}],
  ] as const)
    expect(await who.post(`/api/rn/${call}`, { link: code, ...more })).toMatchObject({ status: 200 })
  await settle(t)
  const [lead] = await t.db.query<{ id: string }>(
    `select id from lead where business_id = $1::uuid and kind = 'renewal'`,
    [businessId],
  )
  const id = lead!.id
  return { who, leadid: (await linkOf(t, { id } as Applicant, 'questions')).code, id }
}
async function pictureOf({ id }: Pick<Applicant, 'id'>): Promise<BankPicture> {
  await openFile(underwriter, id)
  const { body } = await underwriter.who.get(`/api/staff/applications/${id}/bank`)
  return (body as unknown as { bank: BankPicture }).bank
}

describe('deposits that decide a renewal', () => {
  let renewal: Applicant
  let first: Applicant
  beforeAll(async () => {
    const funded = await fundedBusiness(t, underwriter)
    first = funded.applicant
    renewal = await renewed(funded.id)
    await bring(t, renewal, two())
  })
  test('are asked of its owner, and nobody is asked again about the application before it', async () => {
    expect(await eventKinds(t, renewal.id)).toContain('deposits-asked')
    expect(await eventKinds(t, first.id)).not.toContain('deposits-asked')
    const { questions, open } = await read(renewal.who, renewal.leadid)
    expect(open).toBe(true)
    expect(questions.flatMap(({ deposits }) => deposits.map(({ amount }) => amount)).sort()).toEqual([
      4_500_000, 6_000_000,
    ])
  })
  test('are decided on with the owner’s word, kept with the renewal alone', async () => {
    const { questions } = await read(renewal.who, renewal.leadid)
    const said = questions.map(({ id }) => ({ id, says: 'own' }))
    expect((await say(renewal.who, said, renewal.leadid)).status).toBe(200)
    await settle(t)
    expect((await decisionOf(t, renewal.id)).inputs.ownersWord).toMatchObject({ count: 2 })
    expect(await creditAnswersOf(t.db, t.deps.keys, renewal.id)).toHaveLength(2)
    expect(await creditAnswersOf(t.db, t.deps.keys, first.id)).toHaveLength(0)
  })
})

test('what the first application called a customer is asked anew; staff read both words apart', async () => {
  const a = await applyWith(t, small())
  await sayAll(t, a, 'customer')
  const named = await underwriter.who.post(nameBusiness.path.replace(':id', a.id), {})
  expect(named.status).toBe(200)
  const renewal = await renewed(String(named.body.businessId))
  await bring(t, renewal, small())
  const { questions } = await read(renewal.who, renewal.leadid)
  expect(questions.map(({ says }) => says)).toEqual([null])
  const said = questions.map(({ id }) => ({ id, says: 'loan' }))
  expect((await say(renewal.who, said, renewal.leadid)).status).toBe(200)
  await settle(t)
  expect((await pictureOf(renewal)).ownersWord?.questions.map(({ says }) => says)).toEqual(['loan'])
  expect((await pictureOf(a)).ownersWord?.questions.map(({ says }) => says)).toEqual(['customer'])
})
