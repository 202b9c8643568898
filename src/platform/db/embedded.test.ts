// The embedded database: flushed to the disk at every commit, one process at a time, everything there after a reopening.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { flushCount } from './durable-fs.ts'
import { openEmbedded } from './pglite.ts'

const folder = mkdtempSync(join(tmpdir(), 'underway-db-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every commit reaches the disk, and only one process may open the folder', async () => {
  const directory = join(folder, 'not', 'there', 'yet')
  const db = await openEmbedded(directory)
  await db.script('create table t (a int)')
  const before = flushCount()
  for (let i = 0; i < 20; i++) await db.query('insert into t values ($1::int)', [i])
  expect(flushCount() - before).toBeGreaterThanOrEqual(20)

  await expect(openEmbedded(directory)).rejects.toThrow('Another process is using the data folder')
  await db.close()
  const again = await openEmbedded(directory)
  expect(await again.query('select count(*) as n from t')).toEqual([{ n: 20 }])
  await again.close()
})
