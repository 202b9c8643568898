// One door for stages: the table judges every move at the row as it is stored, each has its event, and nothing else writes the column.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceFiles } from '../../../test/source-files.ts'
import { testDatabase } from '../../../test/database.ts'
import { mayMove, stages, type Stage } from '#core/domain/lead-stage.ts'
import { readMigrations } from '../../server/database.ts'
import type { Database } from '../db/db.ts'
import { newId } from '../ids.ts'
import { moveStage } from './move-stage.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
const now = new Date('2026-11-16T15:00:00Z')

async function leadIn(stage: Stage): Promise<string> {
  const id = newId(now)
  await db.query(
    `insert into lead (id, created_at, updated_at, stage) values ($1::uuid, $2::timestamptz, $2::timestamptz, $3)`,
    [id, now, stage],
  )
  return id
}

test('every move of the table is made with its event, every other one is not', async () => {
  for (const from of stages)
    for (const to of stages) {
      const id = await leadIn(from)
      const came = await db.transaction((tx) => moveStage(tx, id, to, { actor: 'system' }, now))
      const allowed = mayMove(from, to)
      const [row] = await db.query<{ stage: Stage }>('select stage from lead where id = $1::uuid', [id])
      const events = await db.query(`select kind, detail from event where lead_id = $1::uuid`, [id])
      expect({ from, to, came, stage: row?.stage, events }).toEqual({
        from,
        to,
        came: allowed ? from : null,
        stage: allowed ? to : from,
        events: allowed ? [{ kind: 'stage-changed', detail: { from, to } }] : [],
      })
    }
})

/** Whether a text of SQL sets `stage` of an application: in the list of an update, or in the columns of an insert. */
function writesStage(text: string): boolean {
  const updates = [
    ...text.matchAll(/\bupdate\s+lead\b(?:\s+(?:as\s+)?\w+)?\s+set\b(.*?)(?:\bwhere\b|`|;)/gis),
  ]
  const inserts = [...text.matchAll(/\binsert\s+into\s+lead\s*\(([^)]*)\)/gis)]
  return (
    updates.some(([, list = '']) => /(?:^|[\s,(])stage\s*=|[\s,(]stage\s*[,)][^=]*=/i.test(list)) ||
    inserts.some(([, list = '']) => /\bstage\b/i.test(list))
  )
}

test('only the door and the save write the stage of an application', () => {
  // 001 to 004 are the past: a function that they made is called by nobody any more.
  const sql = readMigrations('migrations').filter(({ name }) => name > '004-lean-save')
  const writers = [
    ...sql.map(({ name, sql: text }) => ({ name, text })),
    ...sourceFiles(['src', 'simulators'], /(?<!\.test)\.tsx?$/).map((name) => ({
      name,
      text: readFileSync(name, 'utf8'),
    })),
  ].filter(({ text }) => writesStage(text))
  expect(writers.map(({ name }) => name)).toEqual([
    'repeatable/write-saves',
    'src/platform/store/move-stage.ts',
  ])
  expect(writesStage("update lead set page = 1, stage = 'offered' where id = $1")).toBe(true)
  expect(writesStage("update lead l set (page, stage) = (1, 'offered') where l.id = $1")).toBe(true)
  expect(writesStage("insert into lead (id, stage) values ($1, 'offered')")).toBe(true)
  expect(writesStage("update lead set page = 1 where stage = 'draft'")).toBe(false)
})
