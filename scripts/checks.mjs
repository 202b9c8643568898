// What reads the code without running it: lint, types, format. `npm run check` runs them beside the tests that need no database.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** @typedef {{ ok: boolean, seconds: number, printed: string }} Ran */

const onWindows = process.platform === 'win32'

/** @param {string} command a package's command, where npm puts it */
export const binary = (command) => join('node_modules', '.bin', onWindows ? `${command}.cmd` : command)

/** The compiler that checks types: some five times as quick as the one with an API, which some tests need. */
const tsc = ['node_modules/typescript-7/bin/tsc', '-p']

/** @type {[title: string, command: string, args: string[]][]} */
const list = [
  ['Lint', binary('oxlint'), []],
  ['Types: server', process.execPath, [...tsc, 'tsconfig.server.json']],
  ['Types: browser', process.execPath, [...tsc, 'tsconfig.web.json']],
  ['Types: core', process.execPath, [...tsc, 'tsconfig.core.json']],
  ['Format', binary('oxfmt'), ['--list-different', '.']],
]

/**
 * Runs a command; answers whether it went well, how long it took, and, where it is `quiet`, what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<Ran>}
 */
export async function run(command, args, { env = {}, quiet = false } = {}) {
  const began = Date.now()
  const child = spawn(command, args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    shell: onWindows && command !== process.execPath,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  /** @type {number | null} */
  const status = await new Promise((done) => {
    child.on('error', () => done(1))
    child.on('close', done)
  })
  return { ok: status === 0, seconds: (Date.now() - began) / 1000, printed: printed.trim() }
}

/** Runs all checks, one after the other. */
export async function runChecks() {
  /** @type {[title: string, Ran][]} */
  const done = []
  for (const [title, command, args] of list) done.push([title, await run(command, args, { quiet: true })])
  return done
}

/**
 * Prints what the checks printed; answers the titles of those that failed.
 * @param {[title: string, Ran][]} done
 */
export function printChecks(done) {
  for (const [title, { seconds, printed }] of done)
    console.log(`\n== ${title} (${seconds.toFixed(0)} s)${printed ? `\n${printed}` : ''}`)
  return done.filter(([, { ok }]) => !ok).map(([title]) => title)
}
