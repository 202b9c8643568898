// Which decision counts, what the model said last, and that a proposal is settled once.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Database } from '../db/db.ts'
import {
  addDecision,
  currentDecision,
  modelsDecision,
  modelsDecisionsAfter,
  readProposal,
} from './decisions.ts'

const keys = { seal: (text: string) => text }
const leadOf = (n: number) => `0192f0c0-0000-7000-8000-00000000000${n}`
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 16, 15, minutes))
let db: Database
beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.close())

const decide = (n: number, minutes: number, origin: 'model' | 'held' | 'staff' | 'proposal') =>
  addDecision(
    db,
    keys,
    {
      leadId: leadOf(n),
      origin,
      policyVersion: '1',
      result: {} as never,
      outcome: 'approved',
      inputs: {} as never,
      features: {} as never,
    },
    at(minutes),
  )

test('what counts is the latest of the model or of staff; what is held or proposed counts not', async () => {
  const first = await decide(1, 1, 'model')
  expect((await currentDecision(db, leadOf(1)))?.id).toBe(first)
  const held = await decide(1, 2, 'held')
  const proposal = await decide(1, 3, 'proposal')
  expect((await currentDecision(db, leadOf(1)))?.id).toBe(first)
  expect((await modelsDecision(db, leadOf(1)))?.id).toBe(held)
  expect(await readProposal(db, leadOf(1), proposal)).toMatchObject({ proposal: 'open' })
  const last = await decide(1, 4, 'staff')
  expect((await currentDecision(db, leadOf(1)))?.id).toBe(last)
  expect(await readProposal(db, leadOf(1), proposal)).toMatchObject({ proposal: 'replaced' })
  expect(await readProposal(db, leadOf(1), last)).toBeNull()
  expect(await readProposal(db, leadOf(2), proposal)).toBeNull()
})

test('an application that was not decided has no decision', async () => {
  await decide(1, 1, 'model')
  await decide(3, 1, 'staff')
  expect(await currentDecision(db, leadOf(2))).toBeNull()
  expect(await modelsDecision(db, leadOf(3))).toBeNull()
})

test('the model’s latest decisions are read application by application, so many at a time', async () => {
  await decide(1, 1, 'model')
  const one = await decide(1, 2, 'held')
  await decide(2, 3, 'staff')
  const three = await decide(3, 4, 'model')
  const four = await decide(4, 5, 'model')
  const ids = async (after: string | null, count: number) =>
    (await modelsDecisionsAfter(db, after, count)).map(({ id }) => id)
  expect(await ids(null, 10)).toEqual([one, three, four])
  expect(await ids(null, 2)).toEqual([one, three])
  expect(await ids(leadOf(1), 10)).toEqual([three, four])
  expect(await ids(leadOf(4), 10)).toEqual([])
})
