// The analysis of a bank history: made once, in a thread, kept sealed, and made again when the history or the engine is another.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { BANK_ENGINE, keepable, newPositionsOn } from '#core/domain/kept-analysis.ts'
import { newId } from '#platform/ids.ts'
import { addConnection, addHistory, changeConnection, historyPlace } from '#platform/store/bank-data.ts'
import { sliceHistory } from '#platform/threads/slice-history.ts'
import type { Threads } from '#platform/threads/threads.ts'
import { makeHistory } from '../../../../bench/bank-lines.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember } from '../../../../test/staff.ts'
import minimal from '../../journeys/apply/minimal.json' with { type: 'json' }
import { decideApplication } from '../decision/decide.server.ts'
import { readAnalysis } from './read-analysis.server.ts'

let t: TestApp
let threads: Threads
/** How many times histories were analysed. */
let made = 0
beforeAll(async () => {
  t = await testApp()
  threads = t.deps.threads
})
afterAll(() => t.close())
beforeEach(() => {
  made = 0
  const run: Threads['run'] = (name, given) => {
    if (name === 'analyse-histories') made += 1
    return threads.run(name, given)
  }
  Object.assign(t.deps, { threads: { ...threads, run } })
})

const history = makeHistory(3_000, 0.3)

async function applied(): Promise<string> {
  const { body } = await t.visitor().post('/api/apply/lead', { model: minimal, page: 0 })
  return t.deps.keys.readLeadCode(String(body.leadid))!.id
}

async function addBank(leadId: string, of = history) {
  const now = t.clock()
  const connection = { leadId, id: newId(now) }
  await addConnection(t.db, { ...connection, provider: 'plaid', state: 'linking' }, now)
  await changeConnection(t.db, connection, { state: 'linked' }, now)
  await refresh(connection, of)
  return connection
}

async function refresh(connection: { leadId: string; id: string }, of = history) {
  t.clock.advance(1_000)
  const id = newId(t.clock())
  const packed = await threads.run('pack-history', { ...(await sliceHistory(of)), place: historyPlace(id) })
  if (!packed.ok) throw new Error(packed.refusal)
  await addHistory(t.db, connection, { id, data: packed.value }, t.clock())
}

async function read(leadId: string) {
  const answer = await readAnalysis(t.deps, leadId)
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value
}

/** A member of staff who said why this file is looked at. */
async function opened(id: string) {
  const { who } = await staffMember(t, 'underwriter')
  await who.post(`/api/staff/applications/${id}/open`, { reason: 'underwriting' })
  return who
}

test('no history, no analysis: nothing is made up', async () => {
  expect(await read(await applied())).toBeNull()
  expect(made).toBe(0)
})

test('staff, the decision and ten readers at once make it once; it is the engine’s, and lies sealed', async () => {
  const id = await applied()
  await addBank(id)
  const all = await Promise.all(Array.from({ length: 10 }, () => read(id)))
  const first = all[0]!.analysis
  expect(first).toEqual(keepable(analyseBank(history, { asOf: first.asOf })))
  expect(all.map((each) => each!.analysis)).toEqual(Array(10).fill(first))
  const page = await (await opened(id)).get(`/api/staff/applications/${id}/bank`)
  expect(page.body.bank).toMatchObject({ refreshedOn: history.refreshedOn, excluded: first.excluded })
  await t.db.query(`update lead set stage = 'bank-needed' where id = $1::uuid`, [id])
  await decideApplication(t.deps)({
    id: '',
    kind: 'decide-application',
    leadId: id,
    payload: {},
    attempt: 9,
    since: t.clock(),
  })
  expect(made).toBe(1)
  const rows = await t.db.query<{ data: Uint8Array }>(
    'select data from bank_analysis where lead_id = $1::uuid',
    [id],
  )
  expect(Buffer.from(rows[0]!.data).includes(first.accounts[0]!.account.institution)).toBe(false)
})

test('a new history, a second bank and a new engine each ask for another analysis; the last one is kept', async () => {
  const id = await applied()
  const bank = await addBank(id)
  await read(id)
  await refresh(bank, makeHistory(2_000, 0.3))
  await read(id)
  expect(made).toBe(2)
  await addBank(id)
  await read(id)
  expect(made).toBe(3)
  await t.db.query(`update bank_analysis set engine = 'older' where lead_id = $1::uuid`, [id])
  await read(id)
  await read(id)
  expect(made).toBe(4)
  const kept = await t.db.query('select engine from bank_analysis where lead_id = $1::uuid', [id])
  expect(kept).toEqual([{ engine: BANK_ENGINE }])
})

test('another industry asks for another analysis where its buyers are known, and the same one for none', async () => {
  const id = await applied()
  await addBank(id)
  await read(id)
  const say = (general: string, below: string) =>
    t.db.query(
      `update lead set answers = answers || jsonb_build_object('generalIndustry', $2::text, 'industry', $3::text) where id = $1::uuid`,
      [id, general, below],
    )
  await say('Manufacturing', 'Food and Beverage')
  const { analysis } = (await read(id))!
  expect(analysis).toEqual(
    keepable(
      analyseBank(history, { asOf: analysis.asOf, labels: { positions: [], credits: [], trade: 'food' } }),
    ),
  )
  await say('Wholesale', 'Food and Beverage')
  await read(id)
  expect(made).toBe(2)
  await say('Retail', 'Clothing Store')
  await read(id)
  expect(made).toBe(3)
})

test('another day changes the age of positions and nothing else, without another analysis', async () => {
  const id = await applied()
  await addBank(id)
  const before = (await read(id))!.analysis
  t.clock.advance(45 * 86_400_000)
  const after = (await read(id))!.analysis
  expect(after.asOf).not.toBe(before.asOf)
  expect(after).toEqual({
    ...before,
    asOf: after.asOf,
    newPositions: newPositionsOn(before.positions, after.asOf),
  })
  expect(after).toEqual(keepable(analyseBank(history, { asOf: after.asOf })))
  expect(made).toBe(1)
})

test('a thread that fails is reported, nothing is kept or made up, and the decision tries again', async () => {
  const id = await applied()
  await addBank(id)
  const who = await opened(id)
  for (const [fault, status] of [
    ['busy', 429],
    ['too-slow', 500],
  ] as const) {
    Object.assign(t.deps, { threads: { ...threads, run: async () => ({ ok: false, refusal: fault }) } })
    expect(await readAnalysis(t.deps, id)).toEqual({ ok: false, refusal: fault })
    expect((await who.get(`/api/staff/applications/${id}/bank`)).status).toBe(status)
    await t.db.query(`update lead set stage = 'bank-needed' where id = $1::uuid`, [id])
    expect(
      await decideApplication(t.deps)({
        id: '',
        kind: 'decide-application',
        leadId: id,
        payload: {},
        attempt: 9,
        since: t.clock(),
      }),
    ).toEqual({ retry: `the bank history was not analysed: ${fault}` })
  }
  expect(await t.db.query('select 1 from bank_analysis where lead_id = $1::uuid', [id])).toEqual([])
})
