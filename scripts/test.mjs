// `npm test`: installs what is needed, then types, lint, unit and API tests on both databases, the build, and the browser tests.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, install } from './start.mjs'
import { findBrowser } from './find-browser.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'

const ci = process.env.CI === 'true'
const reports = mkdtempSync(join(tmpdir(), 'underway-reports-'))
let passed = 0
let failed = 0
let skipped = 0

function step(title, command, args, env = {}) {
  console.log(`\n== ${title}`)
  const bin = join('node_modules', '.bin', process.platform === 'win32' ? `${command}.cmd` : command)
  const run = spawnSync(bin, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) failed ||= 1
  return run.status === 0
}

function tests(title, args, env = {}) {
  const file = join(reports, `${title.replace(/\W+/g, '-')}.json`)
  const before = failed
  step(
    title,
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
  )
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8'))
  passed += report.numPassedTests
  skipped += report.numPendingTests + report.numTodoTests
  failed =
    before +
      report.numFailedTests +
      report.testResults.filter((r) => r.status === 'failed' && !r.assertionResults.length).length || failed
}

install({ dev: true })
step('Types: core', 'tsc', ['-p', 'tsconfig.core.json'])
step('Types: browser', 'tsc', ['-p', 'tsconfig.web.json'])
step('Types: server', 'tsc', ['-p', 'tsconfig.server.json'])
step('Lint', 'eslint', ['.'])
step('Format', 'prettier', ['--check', '--log-level', 'warn', '.'])
tests('Unit and API tests, embedded database', [])

const bin = process.env.TEST_DATABASE_URL ? null : (findPostgres() ?? installPostgres())
if (process.env.TEST_DATABASE_URL || bin) {
  const server = bin ? await startPostgres(bin) : null
  tests('API tests, Postgres server', ['src/platform', 'src/features', 'test'], {
    TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? server.url,
  })
  await server?.stop()
} else {
  console.log(
    '\n== NOT RUN: API tests on a Postgres server. Install Postgres 15 or later, or set TEST_DATABASE_URL.',
  )
  if (ci) failed++
}

build()
const browser = await findBrowser()
if (browser) tests('Browser tests', ['--config', 'vitest.e2e.config.ts'], { CHROME_PATH: browser })
else {
  console.log('\n== NOT RUN: browser tests. Install Chromium or Chrome, or set CHROME_PATH.')
  if (ci) failed++
}

rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed ? 1 : 0)

function installPostgres() {
  if (!ci || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('\nInstalling Postgres (Debian package) ...')
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' })
  return findPostgres()
}
