// Staff put a reading right beside its page: it serves once it adds up, who mended what is kept, and two do not overwrite each other.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Application } from '#features/staff/applications/application-contract.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { statementPdf } from '../../../../test/made-files.ts'
import { madeWellsFargo } from '../../../../test/made-statements.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { MendedStatement } from './readings-contract.ts'

let t: TestApp
let uma: Member
let id = ''
let document = ''
beforeAll(async () => {
  t = await testApp()
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
  const a = await apply(t)
  id = a.id
  const text = madeWellsFargo({
    opening: 0,
    from: '2026-07-01',
    to: '2026-07-31',
    mask: '4321',
    lines: [
      { date: '2026-07-05', text: 'SQUARE INC DES:DEPOSIT', cents: 250_000 },
      { date: '2026-07-20', text: 'RENT OF THE SHOP', cents: -200_000 },
    ],
  }).replace('RENT OF THE SHOP 2,000.00', 'RENT OF THE SHOP 7,000.00')
  const answer = await a.who.upload('/api/apply/upload-statements', [
    ['file', { name: 's.pdf', type: 'application/pdf', bytes: statementPdf(text.split(/\n\f?/)) }],
    ['fileinfo', JSON.stringify({ idx: 0, file: 's.pdf', month: '2026-07' })],
    ['sf_leadid', a.leadid],
  ])
  await t.worker.drain()
  document = (answer.body.documents as unknown as { id: string }[])[0]!.id
  await openFile(uma, id)
})
afterAll(() => t.close())

const lines = async (member = uma) => {
  const answer = await member.who.get(`/api/staff/applications/${id}/statement-lines/${document}`)
  return { status: answer.status, body: answer.body as unknown as MendedStatement }
}
const mend = (latest: string | null, mends: object[], member = uma) => {
  t.clock.advance(1_000)
  return member.who.post(`/api/staff/applications/${id}/statement-mends/${document}`, { latest, mends })
}
const rent = (cents: number) => ({
  kind: 'change',
  account: 0,
  line: 1,
  date: '2026-07-20',
  text: 'RENT OF THE SHOP',
  cents,
  balance: 50_000,
})
const monthsServed = async () => {
  const { body } = await uma.who.post('/api/aggregation/get-ba-source', { appnum: id })
  return body.source !== null
}

it('a misread line, put right, makes the statement serve; the page’s history names who did it', async () => {
  const before = await lines()
  expect(before.body).toMatchObject({
    latest: null,
    mends: [],
    accounts: [{ isProven: false, proof: { breaks: { text: 'RENT OF THE SHOP', by: -500_000 } } }],
  })
  expect(before.body.accounts[0]!.lines[1]).toMatchObject({ cents: -700_000, line: 1, place: { page: 1 } })
  expect(await monthsServed()).toBe(false)
  const answer = await mend(null, [rent(-200_000)])
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    latest: { by: 'Uma Underwriter' },
    accounts: [{ isProven: true, lines: [{ isMended: false }, { isMended: true, cents: -200_000 }] }],
  })
  await t.worker.drain()
  expect(await monthsServed()).toBe(true)
  const page = await uma.who.get(`/api/staff/applications/${id}`)
  const events = page.body.events as unknown as Application['events']
  expect(events.findLast(({ kind }) => kind === 'statement-mended')).toMatchObject({
    by: 'Uma Underwriter',
    detail: { mends: 1, addUp: 1 },
  })
  const kept = await t.db.query(`select * from statement_mend where lead_id = $1::uuid`, [id])
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toMatch(/RENT|4321|200000/)
})

it('whoever saw an older state changes nothing; taken back, the reading stands as it was made', async () => {
  const other = await staffMember(t, 'underwriter')
  await openFile(other, id)
  expect(await mend(null, [rent(-1)], other)).toMatchObject({
    status: 409,
    body: { type: 'urn:underway:problem:changed-elsewhere' },
  })
  const { latest } = (await lines(other)).body
  expect((await mend(latest!.id, [], other)).body).toMatchObject({
    mends: [],
    accounts: [{ isProven: false, lines: [{}, { cents: -700_000, isMended: false }] }],
  })
  await t.worker.drain()
  expect(await monthsServed()).toBe(false)
})

it('a line that is not there, a text for an amount, and who may not: refused, nothing kept', async () => {
  const { latest } = (await lines()).body
  const count = async () =>
    (await t.db.query(`select id from statement_mend where lead_id = $1::uuid`, [id])).length
  const before = await count()
  expect((await mend(latest!.id, [{ ...rent(-1), line: 9 }])).status).toBe(400)
  expect((await mend(latest!.id, [{ ...rent(-1), cents: '1' }])).status).toBe(400)
  expect((await mend(latest!.id, [{ ...rent(-1), date: '2026-02-31' }])).status).toBe(400)
  const unopened = await staffMember(t, 'underwriter')
  expect((await mend(latest!.id, [rent(-1)], unopened)).status).toBe(403)
  const viewer = await staffMember(t, 'representative')
  expect((await mend(latest!.id, [rent(-1)], viewer)).status).toBeGreaterThanOrEqual(403)
  expect(
    (await t.visitor().post(`/api/staff/applications/${id}/statement-mends/${document}`, {})).status,
  ).toBe(401)
  expect(await count()).toBe(before)
})

it('what was mended outlives a newer reader', async () => {
  const { latest } = (await lines()).body
  await mend(latest!.id, [rent(-200_000)])
  await t.db.query(`update statement_reading set reader = 0, sealed = null where lead_id = $1::uuid`, [id])
  expect((await lines()).body).toMatchObject({ accounts: [{ isProven: true }] })
})

it('a page is shown as a picture, to whoever may open the file and said why; a page that is not there is none', async () => {
  const page = (number: number | string, member = uma) =>
    member.who.get(`/api/staff/applications/${id}/statement-pages/${document}/${number}`)
  const first = await page(1)
  expect(first.body).toMatchObject({ picture: { pages: 1, width: 612, height: 792 } })
  const { png } = first.body.picture as unknown as { png: string }
  expect(Buffer.from(png, 'base64').subarray(1, 4).toString()).toBe('PNG')
  expect(first.headers['cache-control']).toContain('no-store')
  expect((await page(99)).body).toEqual({ picture: null })
  expect((await page(0)).status).toBe(400)
  expect((await page(1, await staffMember(t, 'underwriter'))).status).toBe(403)
})

it('turning pages is one look in the log for a person and an hour', async () => {
  const looks = async () =>
    (
      await t.db.query(
        `select 1 from event where lead_id = $1::uuid and kind = 'document-opened' and detail->>'document' = $2`,
        [id, document],
      )
    ).length
  const turn = (member: Member) =>
    member.who.get(`/api/staff/applications/${id}/statement-pages/${document}/1`)
  const me = await staffMember(t, 'underwriter')
  await openFile(me, id)
  const before = await looks()
  for (const minutes of [0, 25, 25]) {
    t.clock.advance(minutes * 60_000)
    expect((await turn(me)).status).toBe(200)
  }
  expect(await looks()).toBe(before + 1)
  const other = await staffMember(t, 'underwriter')
  await openFile(other, id)
  await turn(other)
  expect(await looks()).toBe(before + 2)
  t.clock.advance(25 * 60_000)
  await turn(me)
  expect(await looks()).toBe(before + 3)
})
