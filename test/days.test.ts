// A day is cut out of a timestamp in one place only: after 19 or 20 h in New York the first ten letters of it are tomorrow.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** `date.toISOString().slice(0, 10)`, and the same of what is named as a time: `lead.createdAt.slice(0, 10)`, `event.at.slice(0, 10)`. */
const cut = /toISOString\(\)\s*\.slice\(|(?:At|\.at)\s*\.slice\(/

test('a day is easternDay(instant) of core/ground/eastern-day.ts, or utcDay(instant) of dates.ts', () => {
  const cutting = sourceFiles(['src'], /(?<!\.test)\.tsx?$/)
    .filter((file) => file !== 'src/core/ground/dates.ts')
    .filter((file) => cut.test(readFileSync(file, 'utf8')))
  expect(cutting).toEqual([])
  expect(['now.toISOString().slice(0, 10)', 'event.at.slice(0, 10)', 'lead.createdAt.slice(0)']).toSatisfy(
    (lines: string[]) => lines.every((line) => cut.test(line)),
  )
})
