// `npm test`: installs what is needed, then types, lint, unit and API tests on both databases, the build, and the browser tests.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, install } from './start.mjs'
import { findBrowser } from './find-browser.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'
import { addReport, countOf } from './test-count.mjs'

const ci = process.env.CI === 'true'
const reports = mkdtempSync(join(tmpdir(), 'underway-reports-'))
/** Outcome of each distinct test. */
const outcomes = new Map()
let failedSteps = 0
let notRun = 0

function step(title, command, args, env = {}) {
  console.log(`\n== ${title}`)
  const bin = join('node_modules', '.bin', process.platform === 'win32' ? `${command}.cmd` : command)
  const run = spawnSync(bin, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) failedSteps++
}

/** Answers how many of the tests had run before. */
function tests(title, args, env = {}) {
  const file = join(reports, `${title.replace(/\W+/g, '-')}.json`)
  step(
    title,
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
  )
  return existsSync(file) ? addReport(outcomes, JSON.parse(readFileSync(file, 'utf8'))) : 0
}

install({ dev: true })
const readsPdf = spawnSync('pdfsig', ['-v']).error === undefined || installPackage('poppler-utils')
step('Types: core', 'tsc', ['-p', 'tsconfig.core.json'])
step('Types: browser', 'tsc', ['-p', 'tsconfig.web.json'])
step('Types: server', 'tsc', ['-p', 'tsconfig.server.json'])
step('Lint', 'eslint', ['.'])
step('Format', 'prettier', ['--check', '--log-level', 'warn', '.'])
const users = join(reports, 'database-users')
tests('Unit and API tests, embedded database', [], { TEST_DATABASE_URL: '', TEST_DATABASE_USERS: users })

if (!readsPdf) {
  console.log('\n== NOT RUN: papers and seals by another reader of PDF. Install poppler-utils.')
  if (ci) notRun++
}

let onBoth = 0
const bin = process.env.TEST_DATABASE_URL ? null : (findPostgres() ?? installPostgres())
if (process.env.TEST_DATABASE_URL || bin) {
  const server = bin ? await startPostgres(bin) : null
  // The files that asked for a database in the first run; all others have nothing to say about Postgres.
  const files = existsSync(users) ? [...new Set(readFileSync(users, 'utf8').trim().split('\n'))] : []
  if (files.length)
    onBoth = tests(`API tests, Postgres server (${files.length} files)`, files, {
      TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? server.url,
    })
  else notRun++
  await server?.stop()
} else {
  console.log(
    '\n== NOT RUN: API tests on a Postgres server. Install Postgres 15 or later, or set TEST_DATABASE_URL.',
  )
  if (ci) notRun++
}

build()
console.log('\n== Bytes of the first page')
if (spawnSync(process.execPath, ['scripts/bench.mjs', 'size'], { stdio: 'inherit' }).status !== 0)
  failedSteps++
const browser = await findBrowser()
if (browser) tests('Browser tests', ['--config', 'vitest.e2e.config.ts'], { CHROME_PATH: browser })
else {
  console.log('\n== NOT RUN: browser tests. Install Chromium or Chrome, or set CHROME_PATH.')
  if (ci) notRun++
}

rmSync(reports, { recursive: true, force: true })
const failed = countOf(outcomes, 'failed') + notRun || failedSteps
console.log(`\nDistinct tests; ${onBoth} of them ran on both databases.`)
console.log(
  `${countOf(outcomes, 'passed')} passed, ${failed} failed, ${countOf(outcomes, 'skipped')} skipped`,
)
process.exit(failed || failedSteps ? 1 : 0)

function installPostgres() {
  return installPackage('postgresql') ? findPostgres() : null
}

/** In CI only, where the machine is thrown away. Answers whether it is there now. */
function installPackage(name) {
  if (!ci || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`\nInstalling ${name} (Debian package) ...`)
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  return (
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'ignore' })
      .status === 0
  )
}
