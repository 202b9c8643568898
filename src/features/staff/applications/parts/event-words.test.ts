// What happened is told in words: the compiler asks for a sentence per kind; here, that each fits its kind and that SQL writes no other.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import type { EventDetails, EventKind } from '#core/contract/event-details.ts'
import type { JobKind } from '#core/contract/job-payloads.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { en } from '#core/words/staff/en.ts'
import { fill } from '#core/words/words.ts'
import type { Database } from '#platform/db/db.ts'
import { testDatabase } from '../../../../../test/database.ts'
import { sourceFiles } from '../../../../../test/source-files.ts'
import { type StaffWord, type StaffWords } from '../../room/words.ts'
import { eventText } from './events.tsx'

type Asked<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Asked<Rest> : never
/** Put in by the page: whom an application was given to, by name. */
type FilledByThePage = 'colleague'
type NeverFilled = {
  [Kind in EventKind]: Exclude<
    Asked<(typeof en)[`event.${Kind}`]>,
    keyof EventDetails[Kind] | FilledByThePage
  >
}[EventKind]
type NeverWritten = Exclude<
  Extract<StaffWord, `event.${string}` | `job.${string}` | `link.${string}`>,
  `event.${EventKind}` | `job.${JobKind}` | `link.${LinkPurpose}`
>

test('a sentence asks only for what its kind tells, and none is for a kind that does not exist', () => {
  expectTypeOf<NeverFilled>().toEqualTypeOf<never>()
  expectTypeOf<NeverWritten>().toEqualTypeOf<never>()
})

describe('events that SQL writes', () => {
  let db: Database
  beforeAll(async () => {
    db = await testDatabase()
  })
  afterAll(() => db.close())

  // An event's kind comes with who did it: `'answers-saved', 'applicant'`.
  const kindsIn = (sql: string): string[] =>
    sql
      .split(/insert into event\b/)
      .slice(1)
      .flatMap((part) =>
        [...part.matchAll(/'([a-z-]+)', '(?:applicant|staff|system|provider)'/g)].slice(0, 1),
      )
      .map(([, kind = '']) => kind)

  test('are of kinds that have their words', async () => {
    const functions = await db.query<{ text: string }>(
      `select prosrc as text from pg_proc where prosrc like '%insert into event%'`,
    )
    const statements = sourceFiles(['src'], /(?<!\.test)\.ts$/).map((file) => readFileSync(file, 'utf8'))
    const kinds = [...functions.map(({ text }) => text), ...statements].flatMap(kindsIn)
    expect(kinds).toEqual(expect.arrayContaining(['answers-saved', 'application-viewed']))
    expect(kinds.filter((kind) => !Object.hasOwn(en, `event.${kind}`))).toEqual([])
  })
})

test('a row of a kind that nobody knows any more is told by its own name', () => {
  const t = ((key: StaffWord, values?: Record<string, string | number>) =>
    fill(en[key], values)) as StaffWords
  const row = { id: 'e', at: '2026-11-22T00:00:00Z', actor: 'system' as const, by: null, ip: null }
  const told = (kind: string, detail: Record<string, unknown>) => eventText(t, 'en', { ...row, kind, detail })
  expect(told('owner-called-back', { minutes: 3 })).toBe('owner called back')
  const held = (beside: EventDetails['decision-held']['beside']) =>
    told('decision-held', { outcome: 'approved', beside })
  expect(new Set([held('offer-chosen'), held('staff-decision'), held('offer-shown')]).size).toBe(3)
  expect(held('offer-shown')).toContain('the offer that the owner sees')
  expect(told('stage-changed', { from: 'draft', to: 'declined' })).toBe('Draft → Declined')
})
