// `npm test` counts distinct tests: one that runs on both databases counts once, and as failed if it fails on either.
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const report = (file: string, ...tests: [name: string, status: string][]) => ({
  testResults: [
    {
      name: file,
      status: tests.some(([, status]) => status === 'failed') || !tests.length ? 'failed' : 'passed',
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
    },
  ],
})

/** Counts through the script itself, in a process of its own as `npm test` does. */
function count(...reports: readonly unknown[]): unknown {
  const script = `import { addReport, countOf } from './scripts/test-count.mjs'
    const outcomes = new Map()
    const again = ${JSON.stringify(reports)}.map((each) => addReport(outcomes, each))
    console.log(JSON.stringify({ again, passed: countOf(outcomes, 'passed'), failed: countOf(outcomes, 'failed'), skipped: countOf(outcomes, 'skipped') }))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  )
}

it('a test on two databases is one, and fails if it fails on either', () => {
  const embedded = report('a.test.ts', ['x', 'passed'], ['x', 'passed'], ['y', 'passed'], ['z', 'pending'])
  const server = report('a.test.ts', ['x', 'passed'], ['x', 'failed'], ['y', 'passed'], ['z', 'passed'])
  expect(count(embedded, server)).toEqual({ again: [0, 4], passed: 3, failed: 1, skipped: 0 })
  expect(count(embedded, report('b.test.ts', ['x', 'passed']))).toMatchObject({ passed: 4, skipped: 1 })
})

it('a file that cannot be loaded is a failure', () => {
  expect(count(report('a.test.ts', ['x', 'passed']), report('a.test.ts'))).toMatchObject({
    passed: 1,
    failed: 1,
  })
})
