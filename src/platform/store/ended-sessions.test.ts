// A session that was ended is known as ended, it alone, until its cookie is of no use.
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { endSession, forgetEnded, hasEnded } from './ended-sessions.ts'

test('an ended session is known until it would have run out', async () => {
  const db = await testDatabase()
  const expiresAt = new Date('2026-11-16T15:00:00Z')
  const one = {
    leadId: '0192f0c0-0000-7000-8000-000000000001',
    id: 's',
    expiresAt,
    copiedLink: null,
    mailedLink: null,
  }
  expect(await hasEnded(db, one)).toBe(false)
  await endSession(db, one)
  await endSession(db, one)
  expect(await hasEnded(db, one)).toBe(true)
  expect(await hasEnded(db, { ...one, id: 't' })).toBe(false)
  expect(await hasEnded(db, { ...one, leadId: '0192f0c0-0000-7000-8000-000000000002' })).toBe(false)
  await forgetEnded(db, expiresAt)
  expect(await hasEnded(db, one)).toBe(true)
  await forgetEnded(db, new Date(expiresAt.getTime() + 1))
  expect(await hasEnded(db, one)).toBe(false)
  await db.close()
})
