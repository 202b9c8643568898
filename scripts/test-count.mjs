// Counts distinct tests over several vitest reports: a test that runs on two databases is one, and failed if it fails on either.

/**
 * @typedef {'passed' | 'failed' | 'skipped'} TestOutcome
 * @typedef {Map<string, TestOutcome>} Outcomes by file, name, and which of several of that name
 * @typedef {{ status: string, fullName: string }} TestResult
 * @typedef {{ name: string, status: string, startTime?: number, endTime?: number, assertionResults: TestResult[] }} FileResult
 * @typedef {{ testResults: FileResult[] }} Report what vitest's JSON reporter writes
 */

/** @type {Record<TestOutcome, number>} */
const rank = { skipped: 0, passed: 1, failed: 2 }
/** @type {(status: string) => TestOutcome} */
const outcomeOf = (status) => (status === 'passed' || status === 'failed' ? status : 'skipped')

/**
 * Adds the tests of a report to `outcomes`; answers how many were there before.
 * @param {Outcomes} outcomes
 * @param {Report} report
 */
export function addReport(outcomes, report) {
  let again = 0
  /** @type {(key: string, outcome: TestOutcome) => void} */
  const add = (key, outcome) => {
    const before = outcomes.get(key)
    if (before) again++
    if (!before || rank[outcome] > rank[before]) outcomes.set(key, outcome)
  }
  for (const { name: file, status, assertionResults } of report.testResults) {
    /** @type {Map<string, number>} */
    const times = new Map()
    for (const test of assertionResults) {
      // Two tests of one file may share a name: the n-th of one run is the n-th of the other.
      const nth = (times.get(test.fullName) ?? 0) + 1
      times.set(test.fullName, nth)
      add(`${file}\n${test.fullName}\n${nth}`, outcomeOf(test.status))
    }
    // A file that could not be loaded, or failed around its tests, holds no failed test: it counts as one.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) add(file, 'failed')
  }
  return again
}

/**
 * The tests that failed, a line each: file and name.
 * @param {Outcomes} outcomes
 */
export const namesOfFailed = (outcomes) =>
  [...outcomes]
    .filter(([, outcome]) => outcome === 'failed')
    .map(([key]) => key.split('\n').slice(0, 2).join(': '))

/**
 * How many ended so.
 * @param {Outcomes} outcomes
 * @param {TestOutcome} outcome
 */
export const countOf = (outcomes, outcome) => [...outcomes.values()].filter((each) => each === outcome).length

/**
 * How long the tests of each file took, hooks included.
 * @param {Report} report
 * @returns {[file: string, seconds: number][]}
 */
export const secondsOfFiles = (report) =>
  report.testResults.map(({ name, startTime = 0, endTime = 0 }) => [name, (endTime - startTime) / 1000])
