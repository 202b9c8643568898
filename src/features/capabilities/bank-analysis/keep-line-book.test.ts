// The book of lines of an application with very many: made by a job, kept sealed, read in place of the histories, made again for other ones.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addConnection, changeConnection, readConnection } from '#platform/store/bank-data.ts'
import { makeHistory } from '../../../../bench/bank-lines.ts'
import { apply, settle } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember } from '../../../../test/staff.ts'
import { keepHistory } from '../bank-link/keep-history.server.ts'
import { readLines } from './read-lines.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function linked(lines: number): Promise<{ leadId: string; fetch: (count: number) => Promise<void> }> {
  const { id: leadId } = await apply(t)
  const connection = { leadId, id: newId(t.clock()) }
  await addConnection(t.db, { ...connection, provider: 'plaid', state: 'linking' }, t.clock())
  await changeConnection(t.db, connection, { state: 'linked' }, t.clock())
  const fetch = async (count: number) => {
    t.clock.advance(1_000)
    const row = await readConnection(t.db, leadId, connection.id)
    expect(await keepHistory(t.deps, row!, makeHistory(count, 0.3), null)).toBeNull()
    await settle(t)
  }
  await fetch(lines)
  return { leadId, fetch }
}
const kept = (leadId: string) =>
  t.db.query<{ data: Uint8Array; engine: string }>(
    'select data, engine from bank_line_book where lead_id = $1::uuid',
    [leadId],
  )
const countOf = async (leadId: string) => {
  const read = await readLines(t.deps, leadId)
  return read.ok ? read.value?.book.count : read.refusal
}

test('few lines keep no book', async () => {
  expect(await kept((await linked(2_000)).leadId)).toEqual([])
})

test('many lines keep one, sealed; they are read from it, and from another one after a refresh or a word of staff', async () => {
  const { leadId, fetch } = await linked(20_000)
  const [book] = await kept(leadId)
  expect(Buffer.from(book!.data).includes('First Platypus')).toBe(false)
  // Where the histories cannot be read the book stands for them.
  await t.db.query(`update bank_history set data = '\\x00' where lead_id = $1::uuid`, [leadId])
  expect(await countOf(leadId)).toBe(20_000)
  await fetch(21_000)
  await t.db.query(`update bank_line_book set data = '\\x00' where lead_id = $1::uuid`, [leadId])
  // A book that cannot be opened is made again.
  await t.db.query(
    `delete from bank_history h using bank_history n
    where h.lead_id = $1::uuid and n.lead_id = h.lead_id and n.fetched_at > h.fetched_at`,
    [leadId],
  )
  expect(await countOf(leadId)).toBe(21_000)

  const { who } = await staffMember(t, 'underwriter')
  await openFile({ who }, leadId)
  const at = `/api/staff/applications/${leadId}`
  const { lines: head } = (await who.get(`${at}/lines/all`)).body as unknown as { lines: { stamp: string } }
  const filter = { figure: 'revenue', direction: 'in' }
  const { lines } = (await who.post(`${at}/lines/all/list`, { stamp: head.stamp, from: 0, filter }))
    .body as unknown as { lines: { id: string }[] }
  const said = { kind: 'credit', of: lines[0]!.id, says: 'refund', reason: 'The owner told us' }
  expect((await who.post(`${at}/bank/label`, said)).status).toBe(200)
  await settle(t)
  const [again] = await kept(leadId)
  expect(again!.engine).not.toBe(book!.engine)
})
