// A re-check where the operator bought transactions: the bank is read by them, and what is kept and decided is what a report gives.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { apply, linkByToken, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let staff: Member
beforeAll(async () => {
  t = await testApp({ env: { PLAID_TRANSACTIONS: '1' } })
  staff = await staffMember(t, 'underwriter')
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => t.close())

const decided = async ({ id }: Applicant) => {
  const [row] = await t.db.query<{ result: { months?: unknown; offers?: unknown } }>(
    `select result from decision where lead_id = $1::uuid and current`,
    [id],
  )
  return row!.result
}

test('staff ask for fresh data: transactions, no second report, the same decision', async () => {
  const a = await apply(t)
  await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
  await settle(t)
  const first = await decided(a)

  const asked: string[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname)
    return real(input, init)
  })
  await openFile(staff, a.id)
  expect((await staff.who.post(`/api/staff/applications/${a.id}/bank/refresh`)).status).toBe(200)
  await settle(t)
  expect(asked).toContain('/transactions/sync')
  // The previous report is reported as done with; none is asked for.
  expect(asked.filter((path) => path.startsWith('/asset_report'))).toEqual(['/asset_report/remove'])
  const histories = await t.db.query('select 1 from bank_history where lead_id = $1::uuid', [a.id])
  expect(histories).toHaveLength(2)
  expect(await decided(a)).toEqual(first)
  expect((await a.who.get('/api/bank-link/state')).body).toMatchObject({ state: 'linked', reason: null })
})
