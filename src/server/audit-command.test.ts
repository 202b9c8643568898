// The log of events as an operator watches it: chained, streamed without what is personal, verified against what was kept elsewhere.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportHead } from '#platform/audit/audit-block.ts'
import { createAuditSigner } from '#platform/audit/audit-signer.ts'
import { auditHead, chainEvents } from '#platform/audit/chain-events.ts'
import { openAuditSink } from '#platform/audit/audit-sink.ts'
import { streamEvents } from '#platform/audit/stream-events.ts'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { apply } from '../../test/applicant.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { staffMember } from '../../test/staff.ts'
import { readKeptHeads, verifyAudit } from './audit-command.ts'

const material = makeKeyMaterial()
const signer = createAuditSigner(material)
const folder = mkdtempSync(join(tmpdir(), 'underway-audit-'))
const file = join(folder, 'events.jsonl')

let t: TestApp
beforeAll(async () => {
  t = await testApp({ keys: material })
  const { who } = await staffMember(t, 'underwriter')
  const a = await apply(t)
  await who.post(`/api/staff/applications/${a.id}/open`, { reason: 'underwriting' })
  t.clock.advance(120_000)
  await chainEvents(t.db, signer, t.clock())
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

const verify = async (heads?: string) => {
  const said: string[] = []
  await verifyAudit(t.db, signer, (line) => void said.push(line), heads)
  return said
}
const lines = () =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('each event is a line of ids and kinds; a line that could not be written comes again, none twice otherwise', async () => {
  const failing = () => Promise.reject(new Error('the disk is full'))
  await expect(streamEvents(t.db, failing, t.clock())).rejects.toThrow('the disk is full')
  const count = await streamEvents(t.db, openAuditSink(file), t.clock())
  expect(await streamEvents(t.db, openAuditSink(file), t.clock())).toBe(0)
  const events = lines().filter(({ type }) => type === 'audit-event')
  const stored = await t.db.query<{ id: string }>('select id from event union all select id from staff_event')
  expect(events.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort())
  expect(count).toBe(stored.length)
  for (const event of events)
    expect(Object.keys(event)).toEqual([
      'type',
      'at',
      'log',
      'kind',
      'actor',
      'actorId',
      'subject',
      'id',
      'block',
    ])
  expect(events.map(({ at }) => String(at)).every((at) => new Date(at).toISOString() === at)).toBe(true)
  expect(lines().at(-1)).toMatchObject({
    type: 'audit-head',
    number: 1,
    previous: '0'.repeat(64),
    rows: count,
  })
})

test('a whole log says so, with the heads of the stream; a forged head and a file without one are told', async () => {
  const compared = await verify(file)
  expect(compared).toContain('0 events are not chained yet.')
  expect(compared).toContain('The chain holds 1 heads that were kept elsewhere.')
  expect((await verify()).join()).toContain('No head that was kept elsewhere was compared')
  const head = readKeptHeads(file)[0]!
  const manifest = join(folder, 'manifest.json')
  // As a backup of this version notes it, and as an earlier one did.
  for (const kept of [exportHead((await auditHead(t.db))!), head]) {
    writeFileSync(manifest, JSON.stringify({ auditHead: kept }))
    expect(await verify(manifest)).toContain('The chain holds 1 heads that were kept elsewhere.')
  }
  writeFileSync(manifest, JSON.stringify({ auditHead: { ...head, hash: '0'.repeat(64) } }, null, 2))
  await expect(verify(manifest)).rejects.toThrow('1 faults in 1 blocks')
  writeFileSync(manifest, '{}')
  await expect(verify(manifest)).rejects.toThrow('There is no head')
})

test('blocks that were cut off are told by the number of the last', async () => {
  await t.db.query(`update audit_cursor set block = 3 where reader = 'chain'`)
  const said: string[] = []
  await expect(verifyAudit(t.db, signer, (line) => void said.push(line))).rejects.toThrow('1 faults')
  expect(said).toEqual(['Block 3: the chain went as far as this block once, and its end was taken away'])
  await t.db.query(`update audit_cursor set block = 1 where reader = 'chain'`)
})

test('a fault is said with its block and its row', async () => {
  const [row] = await t.db.query<{ lead_id: string; id: string }>('select lead_id, id from event limit 1')
  await t.db.script(
    `alter table event disable trigger user; update event set kind = 'other' where id = '${row!.id}'`,
  )
  const said: string[] = []
  await expect(verifyAudit(t.db, signer, (line) => void said.push(line))).rejects.toThrow('1 faults')
  expect(said).toEqual([`Block 1: an event was changed (${row!.lead_id}/${row!.id})`])
})
