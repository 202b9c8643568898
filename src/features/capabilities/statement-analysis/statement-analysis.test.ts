// Uploaded statements are analysed once they are enough: what is handed over, what comes back, what staff and the tool make of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesThat } from '#simulators/ocrolus/ocrolus.ts'
import type { ShownAnalysis } from '#features/staff/statements/analysis-contract.ts'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { statementPdf } from '../../../../test/made-files.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let uma: Member
beforeAll(async () => {
  t = await testApp()
  uma = await staffMember(t, 'underwriter', 'Uma Underwriter')
})
afterAll(() => t.close())

const months = ['2026-07', '2026-08', '2026-09', '2026-10']
let count = 0
async function applicant(): Promise<Applicant> {
  count += 1
  const own = { email: `statements${count}@shop.example` }
  return apply(t, { business: own, pg: { ...own, phone: `(207) 555-${String(1700 + count)}` } })
}
/** One file for each month; `holds` of the last one. */
async function upload(a: Applicant, of: readonly string[], holds = ''): Promise<string[]> {
  const answer = await a.who.upload('/api/apply/upload-statements', [
    ...of.map((month, at) => {
      const lines = [`Statement ${month} of ${a.leadid}`, at === of.length - 1 ? holds : '']
      const name = `s${String(at)}.pdf`
      return ['file', { name, type: 'application/pdf', bytes: statementPdf(lines) }] as const
    }),
    ...of.map(
      (month, idx) => ['fileinfo', JSON.stringify({ idx, file: `s${String(idx)}.pdf`, month })] as const,
    ),
    ['sf_leadid', a.leadid],
  ])
  expect(answer.status).toBe(200)
  return (answer.body.documents as unknown as { id: string }[]).map(({ id }) => id)
}
/** Runs the jobs as long as the analysis waits, some minutes at most. */
async function analysed(): Promise<void> {
  for (let looks = 0; looks < 6; looks++) {
    await t.worker.drain()
    t.clock.advance(130_000)
  }
  await t.worker.drain()
}
const shown = async (id: string) => {
  await openFile(uma, id)
  const { body } = await uma.who.get(`/api/staff/applications/${id}`)
  return body.statementAnalysis as unknown as ShownAnalysis | null
}
const kinds = async (id: string) =>
  (
    await t.db.query<{ kind: string }>(
      `select kind from event where lead_id = $1::uuid and kind like '%analys%' order by at, id`,
      [id],
    )
  ).map(({ kind }) => kind)

describe('statements of four months', () => {
  it('are handed over once, read, and kept sealed; fewer are not', async () => {
    const a = await applicant()
    await upload(a, months.slice(0, 3))
    await analysed()
    expect(await shown(a.id)).toBeNull()
    await upload(a, months.slice(3))
    await analysed()
    const analysis = await shown(a.id)
    expect(analysis).toMatchObject({ state: 'received', files: 4, figures: { doubtful: false, unread: [] } })
    expect(analysis!.figures!.accounts).toMatchObject([{ mask: '8759', type: 'CHECKING' }])
    expect(analysis!.figures!.accounts[0]!.months).toHaveLength(4)
    expect(await kinds(a.id)).toEqual(['statements-sent-for-analysis', 'statements-analysed'])
    const rows = await t.db.query(`select * from statement_analysis where lead_id = $1::uuid`, [a.id])
    expect(rows).toContainEqual(expect.objectContaining({ vendor: 'ocrolus', state: 'received' }))
    expect(JSON.stringify(rows)).not.toMatch(/488083738759|Marigold/)
  })

  it('are the tool’s file: alone, with months of source, and by the specification’s calls', async () => {
    const a = await applicant()
    await upload(a, months)
    await analysed()
    await openFile(uma, a.id)
    const source = await uma.who.post('/api/aggregation/get-ba-source', { appnum: a.id })
    const { url } = source.body.source as unknown as { url: string }
    const data = await uma.who.post('/api/aggregation/get-ba-data', { url })
    expect(data.body.months).toHaveLength(4)
    expect((await uma.who.post('/api/aggregation/get-ba-data', { url: `${url.slice(0, -1)}x` })).status).toBe(
      404,
    )
    const file = url.split('/')[1]!
    const tool = await uma.who.post(`/api/staff/applications/${a.id}/offer-tool`, {
      chosen: { accounts: [], file, fico: 'stated' },
    })
    expect(tool.body).toMatchObject({ chosen: { file, accounts: [] } })
    const { inputs } = tool.body as unknown as { inputs: { months: { month: string }[] } }
    expect(inputs.months.map(({ month }) => month)).toEqual(months)
    const other = await applicant()
    const rita = await staffMember(t, 'representative')
    expect((await rita.who.post('/api/aggregation/get-ba-data', { url })).status).toBeGreaterThanOrEqual(403)
    expect(await shown(other.id)).toBeNull()
  })

  it('with a file that was changed are told as doubtful, and the model asks for a person', async () => {
    const a = await applicant()
    await upload(a, months, filesThat.tampered)
    await analysed()
    const analysis = await shown(a.id)
    expect(analysis!.figures).toMatchObject({
      doubtful: true,
      authenticity: 22,
      signals: [{ code: '110-H' }],
    })
    const { body } = await uma.who.post('/api/aggregation/get-ba-source', { appnum: a.id })
    const file = (body.source as unknown as { url: string }).url.split('/')[1]!
    const tool = await uma.who.post(`/api/staff/applications/${a.id}/offer-tool`, {
      chosen: { accounts: [], file, fico: 'stated' },
    })
    expect(tool.body.inputs).toMatchObject({ tamperReviewOpen: true })
  })

  it('one that cannot be read is named', async () => {
    const a = await applicant()
    await upload(a, months, filesThat.refused)
    await analysed()
    expect((await shown(a.id))!.figures!.unread).toEqual(['s3.pdf'])
  })

  it('an outage is waited for; what never ends is given up after three days, and said', async () => {
    const a = await applicant()
    await upload(a, months, filesThat.neverReady)
    t.simulators.ocrolus.failNext(2300, 1)
    await analysed()
    expect(await shown(a.id)).toMatchObject({ state: 'sent', figures: null })
    t.clock.advance(73 * 3_600_000)
    await analysed()
    uma = await staffMember(t, 'underwriter')
    expect(await shown(a.id)).toMatchObject({ state: 'failed', failure: 'too-late' })
  })
})

it('a webhook has it looked at now; a forged one is refused', async () => {
  const a = await applicant()
  await upload(a, months)
  await t.worker.drain()
  const [{ book }] = (await t.db.query<{ book: string }>(
    `select book from statement_analysis where lead_id = $1::uuid and book is not null`,
    [a.id],
  )) as [{ book: string }]
  const post = (body: string, headers: Record<string, string>) =>
    t.server.inject({ method: 'POST', url: '/api/webhooks/ocrolus', payload: body, headers })
  for (let looks = 0; looks < 2; looks++) {
    const { body, headers } = t.simulators.ocrolus.webhookAbout(book)
    expect((await post(body, headers)).statusCode).toBe(200)
    expect((await post(`${body} `, headers)).statusCode).toBe(403)
    t.clock.advance(1000)
    await t.worker.drain()
  }
  expect(await shown(a.id)).toMatchObject({ state: 'received' })
})
