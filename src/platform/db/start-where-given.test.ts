// The migration that takes the rule's start months out of answers, on an older database: which it takes, and which were given.
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { readMigrations } from '../../server/database.ts'
import { migrate } from './migrate.ts'

const id = (n: number) => `00000000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
type Told = readonly [band: string | null, year: unknown, month: unknown]

test('a start of the rule goes, and with it what was filled from it; what somebody gave stands', async () => {
  const db = await emptyDatabase()
  const all = readMigrations('migrations')
  await migrate(
    db,
    all.filter(({ name }) => name < '125'),
    '0.1.0',
  )
  const answers = ([yearsInBusiness, startYear, startMonth]: Told) =>
    JSON.stringify({
      businessName: 'Ana LLC',
      ...(yearsInBusiness && { yearsInBusiness }),
      startYear,
      startMonth,
    })
  const lead = (n: number, told: Told, last = '2026-08-20', begun = '2026-08-10') =>
    db.query(
      `insert into lead (id, created_at, updated_at, step, variant, brand, language, answers, secrets, source)
       values ($1::uuid, $3::date + interval '15 hours', $4::date + interval '15 hours', 'contact', 'finicity', '', 'en', $2::jsonb, '{}', '{}')`,
      [id(n), answers(told), begun, last],
    )
  const business = async (n: number, origin: string, told: Told, leads: readonly number[]) => {
    await db.query(
      `insert into business (id, created_at, updated_at, origin, answers) values ($1::uuid, now(), now(), $3, $2::jsonb)`,
      [id(n), answers(told), origin],
    )
    for (const each of leads)
      await db.query(`update lead set business_id = $2::uuid where id = $1::uuid`, [id(each), id(n)])
  }
  const byRule: readonly Told[] = [
    ['5+ years', 2021, 8],
    ['2-5 years', 2024, 8],
    ['1-2 years', 2025, 8],
    ['1-2 years', 2024, 8],
    ['0-1 year', 2026, 2],
    ['0-1 year', 2024, 8],
  ]
  const given: readonly Told[] = [
    ['5+ years', 1985, 3],
    ['5+ years', 2021, 7],
    ['5+ years', 2021, 9],
    ['2-5 years', 2023, 8],
    ['0-1 year', 2026, 3],
    [null, 2021, 8],
    ['ages', 2021, 8],
    ['5+ years', 1985, undefined],
  ]
  for (const [at, told] of [...byRule, ...given].entries()) await lead(at, told)
  // Worked out again in a later month.
  await lead(20, ['5+ years', 2021, 9], '2026-10-01')
  await lead(21, ['0-1 year', 2026, 3], '2026-10-01')
  // Begun again after a decline, and renewed, with what the first one said.
  await lead(22, ['5+ years', 2021, 8], '2026-11-05', '2026-11-05')
  await db.query(
    `insert into event (lead_id, id, at, kind, actor, detail)
     values ($1::uuid, gen_random_uuid(), now(), 'begun-again', 'applicant', jsonb_build_object('from', $2::text))`,
    [id(22), id(0)],
  )
  await lead(23, ['5+ years', 2021, 8], '2026-11-05', '2026-11-05')
  await business(40, 'application', ['5+ years', 2021, 8], [0, 23])
  await business(41, 'application', ['5+ years', 1985, 3], [byRule.length])
  await business(42, 'import', [null, 2021, 8], [])

  expect(await migrate(db, all, '0.1.0')).toContain('125-start-where-given')
  const left = async (table: 'lead' | 'business') => {
    const rows = await db.query<{ id: string }>(
      `select id from ${table} where answers ? 'startYear' and answers ? 'businessName' order by id`,
    )
    return rows.map((row) => Number(row.id.slice(-2)))
  }
  expect(await left('lead')).toEqual([...given.keys()].map((at) => at + byRule.length).concat(21))
  expect(await left('business')).toEqual([41, 42])
  await db.close()
})
