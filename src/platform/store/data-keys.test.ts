// Data keys of a month are numbered from one, each number once.
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { addDataKey, nextDataKeyId } from './data-keys.ts'

test('the next key of a month has the next number, whatever other months have', async () => {
  const db = await testDatabase()
  const now = new Date('2026-11-16T15:00:00Z')
  const row = { service: 's', wrappingKey: 'w', wrapped: 'x', fingerprint: 'f', sealsFrom: now }
  for (const id of ['d202611-1', 'd202611-2']) {
    expect(await nextDataKeyId(db, '202611')).toBe(id)
    await addDataKey(db, { ...row, id }, now)
  }
  expect(await nextDataKeyId(db, '202611')).toBe('d202611-3')
  expect(await nextDataKeyId(db, '202612')).toBe('d202612-1')
  await db.close()
})
