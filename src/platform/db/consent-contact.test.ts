// The migration that gives consents their contact, on an older database: whom it trusts, and whose box it empties.
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { readMigrations } from '../../server/database.ts'
import { textConsent } from '../store/consents.ts'
import { migrate } from './migrate.ts'

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`

test('a consent counts for the number as it is, unless that was corrected after it', async () => {
  const db = await emptyDatabase()
  const all = readMigrations('migrations')
  await migrate(
    db,
    all.filter(({ name }) => name < '003'),
    '0.1.0',
  )
  const lead = (n: number, sms: boolean) =>
    db.query(
      `insert into lead (id, created_at, updated_at, page, variant, brand, language, answers, secrets, source, email_key, phone_key)
       values ($1::uuid, now(), now(), 1, 'finicity', '', 'en', $2::jsonb, '{}', '{}', 'mail', 'phone')`,
      [id(n), JSON.stringify({ cellPhone: '1', smsConsent: sms })],
    )
  const consent = (n: number, kind: string, given: boolean, minute: number) =>
    db.query(
      `insert into consent (lead_id, id, kind, version, language, wording_hash, given, at)
       values ($1::uuid, gen_random_uuid(), $2, 'v', 'en', '', $3, timestamptz '2026-11-01' + make_interval(mins => $4::int))`,
      [id(n), kind, given, minute],
    )
  const corrected = (n: number, field: string, minute: number) =>
    db.query(
      `insert into event (lead_id, id, at, kind, actor, detail)
       values ($1::uuid, gen_random_uuid(), timestamptz '2026-11-01' + make_interval(mins => $2::int), 'answers-corrected', 'staff',
         jsonb_build_object('fields', jsonb_build_array($3::text)))`,
      [id(n), minute, field],
    )
  for (const n of [1, 2, 3, 4, 5]) await lead(n, n !== 5)
  for (const n of [1, 2, 3, 4]) await consent(n, 'sms', true, 1)
  await consent(2, 'e-sign', true, 1)
  await corrected(2, 'cellPhone', 2)
  await corrected(3, 'email', 2)
  await corrected(4, 'cellPhone', 2)
  await consent(4, 'sms', true, 3)
  await consent(5, 'sms', false, 1)
  expect(await migrate(db, all, '0.1.0')).toContain('003-consent-contact')

  const standing = await Promise.all([1, 2, 3, 4, 5].map((n) => textConsent(db, id(n))))
  expect(standing).toEqual(['given', 'other-number', 'given', 'given', 'none'])
  const boxes = await db.query<{ ticked: boolean }>(
    `select answers ? 'smsConsent' as ticked from lead order by id`,
  )
  expect(boxes.map(({ ticked }) => ticked)).toEqual([true, false, true, true, true])
  const signed = await db.query(`select contact_key as for from consent where kind = 'e-sign'`)
  expect(signed).toEqual([{ for: 'mail' }])
  await db.close()
})
