// What an owner is still asked for once the bank was read: no voided check where the bank gave the account's numbers.
import { documentsOfAsked, type StillAsked } from '#core/domain/still-asked.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BankAccount } from '#core/domain/bank-history.ts'
import { fundingAccount } from '#core/domain/bank-history.ts'
import { apply, linkByFrame, linkByToken, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const both = ['photo-id', 'voided-check']
const asked = async (a: Applicant) => {
  const { body } = await a.who.post('/api/uploads/received', {})
  return {
    missing: documentsOfAsked(body.asked as unknown as StillAsked[]),
    numbers_known: body.numbers_known,
  }
}
const progress = async (a: Applicant) =>
  (await a.who.post('/api/apply/load-progress', { leadid: a.leadid })).body

test.each([
  ['finicity', async (a: Applicant, bank?: string) => void (await linkByFrame(t, a, { ...healthy, bank }))],
  [
    'plaid',
    async (a: Applicant, bank?: string) => {
      await (await linkByToken(t, a, { ...healthy, bank })).exchange()
    },
  ],
])(
  'by %s: both documents until the bank was read, then only the photo ID; a bank without numbers spares nothing',
  async (_vendor, link) => {
    const a = await apply(t)
    expect(await asked(a)).toEqual({ missing: both, numbers_known: false })
    await link(a)
    expect(await asked(a)).toEqual({ missing: both, numbers_known: false })
    await settle(t)
    expect(await asked(a)).toEqual({ missing: ['photo-id'], numbers_known: true })
    expect(await progress(a)).toMatchObject({ numbers_known: true })
    // The fact alone: a stranger with the lead id does not get even that.
    const stranger = await t.visitor().post('/api/apply/load-progress', { leadid: a.leadid })
    expect(stranger.body).not.toHaveProperty('numbers_known')
    expect(JSON.stringify(await t.db.query('select * from bank_connection'))).not.toMatch(/990000|099999990/)

    const b = await apply(t)
    await link(b, 'Tall Pine Bank')
    await settle(t)
    expect(await asked(b)).toEqual({ missing: both, numbers_known: false })
  },
)

test('a second bank that gives no numbers has the check asked for again', async () => {
  const a = await apply(t)
  await linkByFrame(t, a, healthy)
  await settle(t)
  expect(await asked(a)).toMatchObject({ numbers_known: true })
  await t.db.query(`update lead set stage = 'bank-needed' where id = $1::uuid`, [a.id])
  await (await linkByToken(t, a, { username: 'user_thin', bank: 'Tall Pine Bank' })).exchange()
  await settle(t)
  expect(await asked(a)).toEqual({ missing: both, numbers_known: false })
})

test('a photo ID is then the last document: its page is the end', async () => {
  const a = await apply(t)
  await linkByFrame(t, a, healthy)
  await settle(t)
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [a.id])
  const bytes = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01 an identity', 'latin1')
  const sent = await a.who.upload('/api/apply/upload-file', [
    ['file', { name: 'id.jpg', type: 'image/jpeg', bytes }],
    ['filetype', 'Photo ID'],
    ['sf_leadid', a.leadid],
  ])
  expect(sent).toMatchObject({ status: 200, body: { page: 10 } })
  expect(await asked(a)).toEqual({ missing: [], numbers_known: true })
})

describe('the account that money would go to', () => {
  const account = (id: string, more: Partial<BankAccount> = {}): BankAccount => ({
    id,
    institution: '',
    name: '',
    mask: '',
    kind: 'checking',
    holder: 'business',
    owners: [],
    balance: 0,
    balanceDate: '2026-11-20',
    ...more,
  })
  const line = (accountId: string, amount: number, pending = false) => ({
    id: `${accountId}${amount}`,
    accountId,
    date: '2026-11-20',
    amount,
    description: '',
    pending,
  })
  const of = (accounts: BankAccount[], transactions: ReturnType<typeof line>[] = []) =>
    fundingAccount({ accounts, transactions, refreshedOn: '2026-11-20' })?.id

  test('is the business checking account that takes in most, whatever goes out or is pending', () => {
    const two = [account('a'), account('b', { holder: 'unknown' })]
    expect(of(two, [line('a', 900), line('b', 1000)])).toBe('b')
    expect(of(two, [line('a', 900), line('b', 100), line('b', -5000), line('b', 5000, true)])).toBe('a')
  })
  test('is no savings account, no card and none that the bank calls personal', () => {
    expect(of([account('s', { kind: 'savings' }), account('p', { holder: 'personal' })])).toBeUndefined()
    expect(of([])).toBeUndefined()
  })
})

const healthy = { username: 'user_healthy' }
