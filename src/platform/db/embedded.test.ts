// The embedded database: flushed to the disk at every commit, one process at a time, everything there after a reopening.
import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openEmbedded } from './pglite.ts'

const folder = mkdtempSync(join(tmpdir(), 'underway-db-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every commit reaches the disk, and only one process may open the folder', async () => {
  const directory = join(folder, 'not', 'there', 'yet')
  const db = await openEmbedded(directory)
  await db.script('create table t (a int)')
  // The engine's internals may change: what counts is that the disk was asked.
  const flush = vi.spyOn(fs, 'fsyncSync')
  syncBuiltinESMExports()
  for (let i = 0; i < 20; i++) await db.query('insert into t values ($1::int)', [i])
  expect(flush.mock.calls.length).toBeGreaterThanOrEqual(20)
  flush.mockRestore()
  syncBuiltinESMExports()

  await expect(openEmbedded(directory)).rejects.toThrow('Another process is using the data folder')
  await db.close()
  const again = await openEmbedded(directory)
  expect(await again.query('select count(*) as n from t')).toEqual([{ n: 20 }])
  await again.close()
})
