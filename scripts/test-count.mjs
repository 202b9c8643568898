// Counts distinct tests over several vitest reports: a test that runs on two databases is one, and failed if it fails on either.

const rank = { skipped: 0, passed: 1, failed: 2 }
const outcomeOf = (status) => (status === 'passed' || status === 'failed' ? status : 'skipped')

/** Adds the tests of a vitest JSON report to `outcomes` (key -> 'passed' | 'failed' | 'skipped'); answers how many were there before. */
export function addReport(outcomes, report) {
  let again = 0
  const add = (key, outcome) => {
    const before = outcomes.get(key)
    if (before) again++
    if (!before || rank[outcome] > rank[before]) outcomes.set(key, outcome)
  }
  for (const { name: file, status, assertionResults } of report.testResults) {
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

/** The tests that failed, a line each: file and name. */
export const namesOfFailed = (outcomes) =>
  [...outcomes]
    .filter(([, outcome]) => outcome === 'failed')
    .map(([key]) => key.split('\n').slice(0, 2).join(': '))

/** How many ended so. */
export const countOf = (outcomes, outcome) => [...outcomes.values()].filter((each) => each === outcome).length

/** [file, seconds] of a report: how long each file's tests took, hooks included. */
export const secondsOfFiles = (report) =>
  report.testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000])
