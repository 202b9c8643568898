// Proven statements are analysed as a bank's own lines are: what staff see of them, who decides, what counts once, what is missing.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstDay, lastDay } from '#core/ground/dates.ts'
import type { BankPicture } from '#features/staff/applications/bank-contract.ts'
import type { LinkedAccount } from '#features/staff/aggregation/aggregation-contract.ts'
import type { MendedStatement, ShownReadings } from '#features/staff/statements/readings-contract.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { statementPdf } from '../../../../test/made-files.ts'
import { madeBankOfAmerica, type MadeStatement } from '../../../../test/made-statements.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let uma: Member
beforeAll(async () => {
  t = await testApp()
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
})
afterAll(() => t.close())

let count = 0
async function applicant(): Promise<Applicant> {
  count += 1
  const own = { email: `feed${count}@shop.example` }
  return apply(t, { business: own, pg: { ...own, phone: `(207) 555-${String(1900 + count)}` } })
}

const OPENING = 2_000_000
/** What a month of `statement` leaves. */
const LEFT = 100_000
const days = (month: string) =>
  Array.from({ length: 20 }, (_, at) => `${month}-${String(at + 4).padStart(2, '0')}`)
/** Twenty days of card sales, a rent, twenty payments to a lender, and a fee for a returned item. */
function statement(month: string, at: number, mask = '4321'): MadeStatement {
  return {
    opening: OPENING + at * LEFT,
    from: firstDay(month),
    to: lastDay(month),
    mask,
    lines: [
      ...days(month).map((date) => ({ date, text: 'SQUARE INC DES:SQ DEPOSIT', cents: 200_000 })),
      ...days(month).map((date) => ({ date, text: 'ONDECK CAPITAL DES:ACH PMT', cents: -15_000 })),
      { date: `${month}-20`, text: 'RENT OF THE SHOP', cents: -3_596_500 },
      { date: `${month}-21`, text: 'NSF RETURNED ITEM FEE', cents: -3_500 },
    ],
  }
}
const six = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
const statements = (months = six) => months.map((month) => statement(month, six.indexOf(month)))

/** `note`: makes them other files with the same lines. */
const upload = (a: Applicant, made: readonly MadeStatement[], note?: string): Promise<string[]> =>
  uploadTexts(
    a,
    made.map((each) => [
      [madeBankOfAmerica(each), ...(note ? [note] : [])].join('\n'),
      each.from.slice(0, 7),
    ]),
  )

async function uploadTexts(
  a: Applicant,
  made: readonly (readonly [text: string, month: string])[],
): Promise<string[]> {
  const answer = await a.who.upload('/api/apply/upload-statements', [
    ...made.map(([text], at) => {
      const lines = text.split(/\n\f?/)
      const pages = Array.from({ length: Math.ceil(lines.length / 30) }, (_, page) => page * 30)
      const bytes = statementPdf(...pages.map((from) => lines.slice(from, from + 30)))
      return ['file', { name: `s${at}.pdf`, type: 'application/pdf', bytes }] as const
    }),
    ...made.map(
      ([, month], idx) => ['fileinfo', JSON.stringify({ idx, file: `s${idx}.pdf`, month })] as const,
    ),
    ['sf_leadid', a.leadid],
  ])
  expect(answer.status, answer.text).toBe(200)
  await settle(t)
  return (answer.body.documents as unknown as { id: string }[]).map(({ id }) => id)
}
const at = ({ id }: Applicant, rest = '') => `/api/staff/applications/${id}${rest}`
async function bankOf(a: Applicant) {
  await openFile(uma, a.id)
  const answer = await uma.who.get(at(a, '/bank'))
  expect(answer.status, answer.text).toBe(200)
  return answer.body as unknown as { bank: BankPicture; accounts: LinkedAccount[] }
}
const codes = ({ findings }: BankPicture) => findings.map(({ code }) => code)
const stageOf = async ({ id }: Applicant) =>
  (await t.db.query<{ stage: string }>(`select stage from lead where id = $1::uuid`, [id]))[0]!.stage

it('six months become months, classes, positions and returned items; a word of staff counts; a person decides', async () => {
  const a = await applicant()
  await upload(a, statements())
  const { bank, accounts } = await bankOf(a)
  expect(accounts).toMatchObject([
    {
      accnum: '4321',
      institution: 'Bank of America, N.A.',
      provider: 'statements',
      use: 'operating',
      balance: 26_000,
    },
  ])
  expect(bank.months.map(({ month, trueRevenue, nsf }) => [month, trueRevenue, nsf])).toEqual(
    six.map((month) => [month, 4_000_000, 1]),
  )
  expect(bank.positions).toMatchObject([{ lender: 'OnDeck', payment: 15_000, cadence: 'daily' }])
  expect(codes(bank)).not.toContain('statement-months-missing')
  const decided = await decisionOf(t, a.id)
  expect(decided).toMatchObject({ outcome: 'review', origin: 'model' })
  expect(decided.result.reasons).toContainEqual({ code: 'read-from-statements', values: {} })
  expect(await stageOf(a)).toBe('in-review')
  const [position] = bank.positions
  const said = await uma.who.post(at(a, '/bank/label'), {
    kind: 'position',
    of: position!.id,
    says: 'rejected',
  })
  expect(said.status, said.text).toBe(200)
  expect((await bankOf(a)).bank.positions[0]).toMatchObject({ label: 'rejected' })
})

it('the same month sent twice counts once, and its lines keep their ids', async () => {
  const a = await applicant()
  await upload(a, statements(six.slice(2)))
  const before = (await bankOf(a)).bank
  await upload(a, [statement('2026-08', 3)], 'Another copy')
  const after = (await bankOf(a)).bank
  expect(after.months.map(({ trueRevenue }) => trueRevenue)).toEqual(
    before.months.map(({ trueRevenue }) => trueRevenue),
  )
  expect(after.positions.map(({ id }) => id)).toEqual(before.positions.map(({ id }) => id))
  expect(codes(after)).not.toContain('statements-disagree')
})

it('a month that is missing is told, and what lies before it is in no figure', async () => {
  const a = await applicant()
  await upload(a, statements(six.filter((month) => month !== '2026-07')))
  const { bank } = await bankOf(a)
  expect(bank.findings).toContainEqual(
    expect.objectContaining({ code: 'statement-months-missing', values: { actual: 1 }, account: '4321' }),
  )
  expect(bank.months.map(({ month }) => month)).toEqual(['2026-08', '2026-09', '2026-10'])
})

it('what was edited and does not add up is in no history; what was taken back is in none any more', async () => {
  const a = await applicant()
  const [, second] = await upload(a, statements(['2026-09', '2026-10']))
  const { bank } = await bankOf(a)
  expect(bank.months.map(({ month }) => month)).toEqual(['2026-09', '2026-10'])
  const taken = await a.who.post('/api/uploads/take-back', { sf_leadid: a.leadid, document: second! })
  expect(taken.status, taken.text).toBe(200)
  await settle(t)
  expect((await bankOf(a)).bank.months.map(({ month }) => month)).toEqual(['2026-09'])
  const kept = await t.db.query(`select 1 from bank_history where lead_id = $1::uuid`, [a.id])
  expect(kept).toHaveLength(1)
  // Two months are too few: the owner is still asked, and nothing was decided.
  expect(await stageOf(a)).toBe('bank-needed')
})

it('beside a linked bank its accounts rule, and an account that it lacks is added', async () => {
  const a = await applicant()
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  const linked = await bankOf(a)
  const own = linked.accounts.find(({ use }) => use === 'operating')!
  await upload(a, [{ ...statement('2026-10', 0), mask: own.accnum.slice(-4) }])
  // Another bank has an account of the same digits: a number of four digits alone is nobody's.
  const beside = await bankOf(a)
  expect(beside.accounts.map(({ provider, accnum }) => [provider, accnum])).toEqual([
    ...linked.accounts.map(({ provider, accnum }) => [provider, accnum]),
    ['statements', own.accnum.slice(-4)],
  ])
  expect(beside.bank.refreshedOn).toBe(linked.bank.refreshedOn)
})

it('where the policy allows it the model decides by itself', async () => {
  const { review } = t.deps.policy
  const of = t as unknown as { deps: { policy: typeof t.deps.policy } }
  const before = t.deps.policy
  of.deps.policy = { ...before, review: { ...review, statementsDecide: true } }
  try {
    const a = await applicant()
    await upload(a, statements())
    const { result } = await decisionOf(t, a.id)
    expect(result.reasons.map(({ code }) => code)).not.toContain('read-from-statements')
  } finally {
    of.deps.policy = before
  }
})

it('where an offer stands, what staff put right in a statement is a new fact: it is decided anew', async () => {
  const a = await applicant()
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  expect(await stageOf(a)).toBe('offered')
  const decisions = async () =>
    (await t.db.query(`select 1 from decision where lead_id = $1::uuid`, [a.id])).length
  const before = await decisions()
  const made = statement('2026-10', 0, '7654')
  const text = madeBankOfAmerica(made).replace('RENT OF THE SHOP -35,965.00', 'RENT OF THE SHOP -35,966.00')
  const [document] = await uploadTexts(a, [[text, '2026-10']])
  expect(await decisions()).toBe(before)
  await openFile(uma, a.id)
  const lines = await uma.who.get(at(a, `/statement-lines/${document}`))
  const [account] = lines.body.accounts as unknown as MendedStatement['accounts']
  const line = account!.lines.findIndex((each) => each.text.includes('RENT OF THE SHOP'))
  const { date, text: words, balance } = account!.lines[line]!
  const mend = { kind: 'change', account: 0, line, date, text: words, cents: -3_596_500, balance }
  const answer = await uma.who.post(at(a, `/statement-mends/${document}`), { latest: null, mends: [mend] })
  expect(answer.body, answer.text).toMatchObject({ accounts: [{ isProven: true }] })
  await settle(t)
  expect(await decisions()).toBe(before + 1)
})

it('a bank that is linked after its statements were read is held against them', async () => {
  const a = await applicant()
  const linked = await applicant()
  await linkByFrame(t, linked, { username: 'user_healthy' })
  await settle(t)
  const own = (await bankOf(linked)).accounts.find(({ use }) => use === 'operating')!
  const [document] = await upload(a, [{ ...statement('2026-10', 0), mask: own.accnum.slice(-4) }])
  const feedOf = async () => {
    await openFile(uma, a.id)
    const { body } = await uma.who.get(at(a))
    const { statements: shown } = body.statementReadings as unknown as ShownReadings
    return shown.find((each) => each.document === document)!
  }
  expect((await feedOf()).feed).toEqual([])
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  const { feed, signs } = await feedOf()
  expect(feed).toMatchObject([{ mask: own.accnum.slice(-4) }])
  // Nothing of the made statement stands in the bank's own data.
  expect(feed[0]!.differences.filter(({ kind }) => kind === 'file-only').length).toBeGreaterThan(0)
  expect(signs.map(({ code }) => code)).toContain('feed-differs')
})
