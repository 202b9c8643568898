// The migration that gives applications the keyed hash of what the register was asked for, on an older database: whose it takes, and that old events stay as they were chained.
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { readMigrations } from '../../server/database.ts'
import { createAuditSigner } from '../audit/audit-signer.ts'
import { chainEvents } from '../audit/chain-events.ts'
import { verifyChain } from '../audit/verify-chain.ts'
import { makeKeyMaterial } from '../key-material.ts'
import { migrate } from './migrate.ts'

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`

test('the last one asked for is taken from the log, of applications that keep their numbers; the chain still holds', async () => {
  const db = await emptyDatabase()
  const all = readMigrations('migrations')
  await migrate(
    db,
    all.filter(({ name }) => name < '092'),
    '0.1.0',
  )
  const lead = (n: number, found: string, purged: string | null) =>
    db.query(
      `insert into lead (id, created_at, updated_at, step, variant, brand, language, answers, secrets, source, merchant_defaults, purged_at)
       values ($1::uuid, now(), now(), 'contact', 'finicity', '', 'en', '{}', '{}', '{}', $2, $3::timestamptz)`,
      [id(n), found, purged],
    )
  const asked = (n: number, subject: string, minute: number) =>
    db.query(
      `insert into event (lead_id, id, at, kind, actor, detail)
       values ($1::uuid, gen_random_uuid(), timestamptz '2026-11-01' + make_interval(mins => $3::int), 'merchant-defaults-checked', 'provider',
         jsonb_build_object('hit', false, 'records', 0, 'subject', $2::text))`,
      [id(n), subject, minute],
    )
  await lead(1, 'clear', null)
  await lead(2, 'hit', '2026-11-02')
  await lead(3, 'unknown', null)
  await lead(4, 'clear', null)
  await asked(1, 'second', 2)
  await asked(1, 'first', 1)
  await asked(2, 'gone', 1)
  const signer = createAuditSigner(makeKeyMaterial())
  await chainEvents(db, signer, new Date('2026-11-01T01:00:00Z'))

  expect(await migrate(db, all, '0.1.0')).toContain('092-register-key')
  const keys = await db.query<{ key: string | null }>(`select register_key as key from lead order by id`)
  expect(keys.map(({ key }) => key)).toEqual(['second', null, null, null])
  expect(await verifyChain(db, signer.signers)).toMatchObject({ rows: 3, faults: [] })
  const [old] = await db.query(`select 1 from event where detail->>'subject' = 'gone'`)
  expect(old).toBeDefined()
  await db.close()
})
