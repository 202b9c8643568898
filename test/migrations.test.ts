// Upgrades are rolling: processes of the release before go on while a migration is applied and after it. So a migration adds now, and what
// it replaces is taken away one release later, by a file that says so.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Queryable } from '#platform/db/db.ts'
import { migrate, oldestRelease } from '#platform/db/migrate.ts'
import { readMigrations } from '../src/server/database.ts'
import { emptyDatabase } from './database.ts'
import { brokenFor, readShape, rowsTaken, type Shape } from './schema-shape.ts'

/** The last migration of the first release. Older ones are as they are. */
const FIRST_RELEASE = '092-register-key'

/** What a rule cannot know: why processes of the release before bear it. */
const borne: Readonly<Record<string, string>> = {
  '093-decisions-that-go-out': "release 0.1.0 writes no decision in the state 'going-out'",
  '114-doubts-of-numbers':
    'its unique index takes the place of a stricter one, and older processes write no number',
  '118-plain-search': 'its triggers fill a column that older processes do not know, and refuse nothing',
  '119-words-filled-later':
    'its triggers empty a column that older processes do not know, and refuse nothing',
}

const all = readMigrations('migrations')
const later = all.filter(({ name, repeatable }) => !repeatable && name > FIRST_RELEASE)
const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(
  ([, version]) => version!,
)

let db: Database
let shape: Shape
beforeAll(async () => {
  db = await emptyDatabase()
  await migrate(
    db,
    all.filter(({ name, repeatable }) => repeatable || name <= FIRST_RELEASE),
    '0.1.0',
  )
  shape = await readShape(db)
})
afterAll(() => db.close())

const NO_MORE = new Error('taken back')
/** What a migration of these statements breaks; nothing of it stays. */
async function judge(statements: readonly string[]): Promise<string[]> {
  let found: string[] = []
  await db
    .transaction(async (tx: Queryable) => {
      for (const statement of statements) await tx.query(statement)
      found = [...brokenFor(shape, await readShape(tx)), ...rowsTaken(statements.join(';'), shape)]
      throw NO_MORE
    })
    .catch((error: unknown) => {
      if (error !== NO_MORE) throw error
    })
  return found
}

test.each([
  ['drop table offer_choice cascade', 'table offer_choice is dropped or renamed'],
  ['alter table offer_choice rename to choice', 'table offer_choice is dropped or renamed'],
  ['alter table lead drop column step', 'column lead.step is dropped or renamed'],
  ['alter table lead rename column step to furthest', 'column lead.step is dropped or renamed'],
  ['alter table lead add column more text not null', 'column lead.more must be given'],
  [
    `alter table lead alter column email_key set default '', alter column email_key set not null`,
    'column lead.email_key must be given',
  ],
  ['alter table lead alter column step type varchar(3)', 'column lead.step is of another type'],
  [`alter table lead add check (step <> 'owner')`, 'check lead.lead_step_check may refuse what was taken'],
  ['create unique index one_step on lead (business_name)', 'unique lead.one_step may refuse what was taken'],
  ['drop function write_saves_4(jsonb)', 'function write_saves_4(jsonb) is dropped or renamed'],
  ['drop trigger event_append_only on event', 'trigger event.event_append_only is dropped or renamed'],
  ['delete from sms_opt_out', 'rows of sms_opt_out are deleted'],
  ['truncate sms_opt_out', 'rows of sms_opt_out are deleted'],
])('it refuses: %s', async (statement, sentence) => {
  expect(await judge([statement])).toContain(sentence)
})

test.each([
  ['a table', ['create table more (id uuid primary key, kind text not null check (length(kind) > 1))']],
  ['a column', ['alter table lead add column more text']],
  ['a column with a default', [`alter table lead add column more text not null default 'x'`]],
  ['a check of a new column', [`alter table lead add column more int check (more > 0)`]],
  ['a unique new column', ['alter table lead add column more text unique']],
  ['an index', ['create index more on lead (state)']],
  ['another function', [`create function write_saves_9(items jsonb) returns int language sql as 'select 1'`]],
  [
    'rows of a table of its own',
    ['create table more (id int)', 'insert into more values (1)', 'delete from more'],
  ],
])('it takes %s', async (_what, statements) => {
  expect(await judge(statements)).toEqual([])
})

test('a list of values may grow and not shrink', async () => {
  const start = `alter table sms_opt_out add column kind text, add constraint kinds check (kind in ('a', 'b'))`
  const before = shape
  await db.script(start)
  try {
    shape = await readShape(db)
    const replace = (list: string) => [
      'alter table sms_opt_out drop constraint kinds',
      `alter table sms_opt_out add constraint kinds check (kind in (${list}))`,
    ]
    expect(await judge(replace(`'a', 'b', 'c'`))).toEqual([])
    expect(await judge(replace(`'a', 'c'`))).toEqual(['check sms_opt_out.kinds may refuse what was taken'])
  } finally {
    await db.script('alter table sms_opt_out drop column kind')
    shape = before
  }
})

describe.each(later)('migration $name', ({ name, sql }) => {
  test('leaves the release before at work, or says which is the oldest that may serve', async () => {
    const before = await readShape(db)
    await migrate(db, [...all.filter((each) => !each.repeatable && each.name <= name)], '0.1.0')
    const broken = [...brokenFor(before, await readShape(db)), ...rowsTaken(sql, before)]
    const oldest = oldestRelease(sql)
    if (oldest) expect(released).toContain(oldest)
    else if (broken.length)
      expect(
        borne[name] ?? `Say what bears it (docs/how-to/change-the-schema.md): ${broken.join('; ')}`,
      ).toBe(borne[name])
  })
})

test('what is said to be borne is still there', () => {
  for (const name of Object.keys(borne)) expect(later.map((each) => each.name)).toContain(name)
})
