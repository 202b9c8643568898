// `npm test`: installs what is needed, then types, lint, unit and API tests on both databases, the build, and the browser tests.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, install } from './start.mjs'
import { findBrowser } from './find-browser.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'
import { addReport, countOf, namesOfFailed } from './test-count.mjs'

const ci = process.env.CI === 'true'
const reports = mkdtempSync(join(tmpdir(), 'underway-reports-'))
/** Outcome of each distinct test. */
const outcomes = new Map()
/** Titles of the steps that failed. */
const failedSteps = []
let notRun = 0

const onWindows = process.platform === 'win32'
const binary = (command) => join('node_modules', '.bin', onWindows ? `${command}.cmd` : command)

function step(title, command, args, env = {}) {
  console.log(`\n== ${title}`)
  const run = spawnSync(binary(command), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: onWindows,
  })
  if (run.status !== 0) failedSteps.push(title)
}

/** Runs what reads files only, two at a time; what one prints stands together. */
async function checks(list) {
  const waiting = [...list]
  const line = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, command, args] = next
      const run = spawn(binary(command), args, { shell: onWindows })
      let printed = ''
      for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (printed += chunk))
      const status = await new Promise((done) => run.on('close', done))
      console.log(`\n== ${title}\n${printed}`.trimEnd())
      if (status !== 0) failedSteps.push(title)
    }
  }
  await Promise.all([line(), line()])
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
const isThere = (command, ...args) => spawnSync(command, args).error === undefined
const readsPdf = isThere('pdfsig', '-v') || installPackage('poppler-utils')
const checksPdf = isThere('qpdf', '--version') || installPackage('qpdf')
await checks([
  ['Lint', 'eslint', ['.']],
  ['Types: core', 'tsc', ['-p', 'tsconfig.core.json']],
  ['Types: browser', 'tsc', ['-p', 'tsconfig.web.json']],
  ['Types: server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['Format', 'prettier', ['--check', '--log-level', 'warn', '.']],
])
const users = join(reports, 'database-users')
tests('Unit and API tests, embedded database', [], { TEST_DATABASE_URL: '', TEST_DATABASE_USERS: users })

for (const [there, name] of [
  [readsPdf, 'poppler-utils'],
  [checksPdf, 'qpdf'],
]) {
  if (there) continue
  console.log(`\n== NOT RUN: papers and seals by another reader of PDF. Install ${name}.`)
  if (ci) notRun++
}

let onBoth = 0
const bin = process.env.TEST_DATABASE_URL ? null : (findPostgres() ?? installPostgres())
if (process.env.TEST_DATABASE_URL || bin) {
  const server = bin ? await startPostgres(bin, { durable: false }) : null
  // The files that asked for a database in the first run; all others have nothing to say about Postgres.
  const files = existsSync(users) ? [...new Set(readFileSync(users, 'utf8').trim().split('\n'))] : []
  if (files.length)
    // Three workers, since they wait for the server as much as they work.
    onBoth = tests(`API tests, Postgres server (${files.length} files)`, [...files, '--maxWorkers', '3'], {
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
  failedSteps.push('Bytes of the first page')
const browser = await findBrowser()
if (browser) tests('Browser tests', ['--config', 'vitest.e2e.config.ts'], { CHROME_PATH: browser })
else {
  console.log('\n== NOT RUN: browser tests. Install Chromium or Chrome, or set CHROME_PATH.')
  if (ci) notRun++
}

rmSync(reports, { recursive: true, force: true })
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
