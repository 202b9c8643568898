// How long what is kept is kept: never shorter than the law has it, and each term from the setting that it belongs to.
import { expect, test } from 'vitest'
import { fates, keptKinds, retentionSchedule } from './retention.ts'

const schedule = retentionSchedule({ drafts: 90, evidenceMonths: 25, applicationMonths: 60 })
/** No month is longer. */
const months = (count: number) => count * 31

test('an application that nobody decided goes after its days, the rest of it with the evidence; erasure at once', () => {
  for (const kind of ['numbers', 'credit', 'bank', 'files'] as const)
    expect(schedule[kind].unfinished, kind).toEqual({ days: 90, least: 0 })
  expect(schedule.application.unfinished).toEqual({ days: months(25), least: 0 })
})

test('what a refusal rests on: 12 months after a notice that is due within 30 days (12 CFR 1002.12(b)(1), 1002.9(a)(1))', () => {
  for (const kind of ['numbers', 'credit', 'bank', 'files'] as const)
    expect(schedule[kind].refused, kind).toEqual({ days: months(25) + 30, least: months(12) + 30 })
})

test('disclosures, and everything of a funded one: four years (10 CCR 952, 23 NYCRR 600.21)', () => {
  const kept = { days: months(60), least: months(48) }
  expect(schedule.application.refused).toEqual(kept)
  for (const kind of keptKinds) expect(schedule[kind].funded, kind).toEqual(kept)
})

test('asked for erasure, nothing goes later than without', () => {
  for (const kind of keptKinds)
    for (const fate of fates)
      expect(schedule[kind][fate].least, `${kind} ${fate}`).toBeLessThanOrEqual(schedule[kind][fate].days)
})
