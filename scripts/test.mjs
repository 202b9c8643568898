// `npm test`: installs what is needed; beside the unit and API tests: lint, types, format and the tests on the embedded database; then the build and the browser tests. docs/testing.md says what runs where.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { binary, printChecks, run, runChecks } from './checks.mjs'
import { install, tryBuild } from './start.mjs'
import { findBrowser } from './find-browser.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'
import { addReport, countOf, namesOfFailed, secondsOfFiles } from './test-count.mjs'

/** What keeps data itself: the only tests that run on both databases. The browser tests run on the embedded one anyway. */
const onBothDatabases = [
  'src/platform/db/',
  'src/platform/store/',
  'src/platform/outbox/',
  'test/partitions',
  'test/backup',
  'test/durability',
]

const ci = process.env.CI === 'true'
const reports = mkdtempSync(join(tmpdir(), 'underway-reports-'))
/** @type {import('./test-count.mjs').Outcomes} */
const outcomes = new Map()
/**
 * Titles of the steps that failed.
 * @type {string[]}
 */
const failedSteps = []
/** @type {[title: string, seconds: number][]} */
const steps = []
/** @type {[file: string, seconds: number][]} */
const files = []
let notRun = 0

/**
 * Answers how many of the tests had run before. `quiet`: it prints when all is done, since others print meanwhile.
 * @param {string} title
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 */
async function tests(title, args, { env = {}, quiet = false } = {}) {
  if (!quiet) console.log(`\n== ${title}`)
  const file = join(reports, `${title.replace(/\W+/g, '-')}.json`)
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { ok, seconds, printed } = await run(binary('vitest'), ['run', ...report, ...args], { env, quiet })
  if (quiet) console.log(`\n== ${title}\n${printed}`)
  steps.push([quiet ? `${title} (beside the tests)` : title, seconds])
  if (!ok) failedSteps.push(title)
  if (!existsSync(file)) return 0
  const found = /** @type {import('./test-count.mjs').Report} */ (JSON.parse(readFileSync(file, 'utf8')))
  for (const [name, spent] of secondsOfFiles(found)) files.push([relative('.', name), spent])
  return addReport(outcomes, found)
}

/**
 * Runs what nothing runs beside; its time counts as a step.
 * @template T
 * @param {string} title
 * @param {() => T} work
 */
function timed(title, work) {
  const began = Date.now()
  const answer = work()
  steps.push([title, (Date.now() - began) / 1000])
  return answer
}

/** @type {(command: string, ...args: string[]) => boolean} */
const isThere = (command, ...args) => spawnSync(command, args).error === undefined
const { readsPdf, checksPdf, signs, bin } = timed('Packages', () => {
  install({ dev: true })
  return {
    readsPdf: isThere('pdfsig', '-v') || installPackage('poppler-utils'),
    checksPdf: isThere('qpdf', '--version') || installPackage('qpdf'),
    signs: isThere('openssl', 'version') || installPackage('openssl'),
    bin: process.env.TEST_DATABASE_URL ? null : (findPostgres() ?? installPostgres()),
  }
})
for (const [there, name] of /** @type {const} */ ([
  [readsPdf, 'poppler-utils'],
  [checksPdf, 'qpdf'],
  [signs, 'openssl'],
])) {
  if (there) continue
  console.log(`\n== NOT RUN: papers, seals and timestamps by other people's tools. Install ${name}.`)
  if (ci) notRun++
}

const server = bin ? await startPostgres(bin, { durable: false }) : null
const url = process.env.TEST_DATABASE_URL ?? server?.quickUrl
let onBoth = 0
const checking = runChecks()
if (url) {
  // Three workers, since they wait for the server as much as they work.
  const onServer = tests('Unit and API tests, Postgres server', ['--maxWorkers', '3'], {
    env: { TEST_DATABASE_URL: url },
  })
  // Mostly one long file that waits for servers which it kills.
  const embedded = tests(
    'Tests of what keeps data, embedded database',
    ['--maxWorkers', '1', ...onBothDatabases],
    { env: { TEST_DATABASE_URL: '' }, quiet: true },
  )
  // Whichever ends last sees the other's.
  onBoth = (await onServer) + (await embedded)
} else {
  await tests('Unit and API tests, embedded database', [], { env: { TEST_DATABASE_URL: '' } })
  console.log(
    '\n== NOT RUN: tests on a Postgres server. Install Postgres 15 or later, or set TEST_DATABASE_URL.',
  )
  if (ci) notRun++
}
await server?.stop()
const checked = await checking
for (const [title, { seconds }] of checked) steps.push([`${title} (beside the tests)`, seconds])
failedSteps.push(...printChecks(checked))

if (!timed('Build', tryBuild)) failedSteps.push('Build')
console.log('\n== Bytes of the first page')
if (spawnSync(process.execPath, ['scripts/bench.mjs', 'size'], { stdio: 'inherit' }).status !== 0)
  failedSteps.push('Bytes of the first page')
const browser = await findBrowser()
if (browser)
  await tests('Browser tests', ['--config', 'vitest.e2e.config.ts'], { env: { CHROME_PATH: browser } })
else {
  console.log('\n== NOT RUN: browser tests. Install Chromium or Chrome, or set CHROME_PATH.')
  if (ci) notRun++
}

rmSync(reports, { recursive: true, force: true })
console.log('\n== Where the time went, in seconds')
for (const [title, seconds] of steps) console.log(`${seconds.toFixed(0).padStart(5)}  ${title}`)
console.log('Longest files')
for (const [file, seconds] of files.sort(([, a], [, b]) => b - a).slice(0, 20))
  console.log(`${seconds.toFixed(0).padStart(5)}  ${file}`)

const failed = countOf(outcomes, 'failed') + notRun || failedSteps.length
console.log(`\nDistinct tests; ${onBoth} of them ran on both databases.`)
console.log(
  `${countOf(outcomes, 'passed')} passed, ${failed} failed, ${countOf(outcomes, 'skipped')} skipped`,
)
// Named last, where the end of a long log shows them.
for (const name of [...failedSteps, ...namesOfFailed(outcomes)]) console.log(`Failed: ${name}`)
process.exit(failed ? 1 : 0)

function installPostgres() {
  return installPackage('postgresql') ? findPostgres() : null
}

/**
 * In CI only, where the machine is thrown away. Answers whether it is there now.
 * @param {string} name
 */
function installPackage(name) {
  if (!ci || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`\nInstalling ${name} (Debian package) ...`)
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  return (
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'ignore' })
      .status === 0
  )
}
